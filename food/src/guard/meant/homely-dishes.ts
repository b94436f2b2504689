/** Dishes of families' kitchens whose names are also sold ready-made: each with what it is made of where the list has nothing of the allergen. */
import { type DishName, dish, flour, minced, potato, rice, vegetable } from './dishes.ts'

const sugar = 'sugar|zucker|sucre|azucar|acucar|zucchero|\\bgula\\b|cheeni|syrup|\\bdates?\\b|糖'
const fruit =
  'apple|pear|peach|plum|cherr|berr|mango|apricot|lemon|lime|orange|banana|pineapple|pumpkin|apfel|birne|pflaume|kirsch|pomme|poire|fraise|framboise|citron|manzana|limon|fresa|mela|mele|limone|fragol|maca|morango'
const meat =
  'chicken|turkey|beef|pork|lamb|duck|goose|bones?\\b|carcass|mutton|hahnchen|huhn|rind|schwein|poulet|boeuf|porc|pollo|cerdo|ternera|manzo|maiale|ayam|daging'
const legumes =
  'bean|lentil|\\bpeas?\\b|chickpea|linse|erbse|bohne|lentille|haricot|pois|lenteja|garbanzo|alubia|ceci|fagioli|lenticchie|\\bdal\\b|rajma|chana'
const cocoa = 'cocoa|cacao|kakao'
const greens =
  'kartoffel|kurbis|gemuse|tomate|lauch|mohre|karotte|zwiebel|spinat|brokkoli|blumenkohl|kohl|zucchini|pilz|champignon'

export const homelyDishes: readonly DishName[] = [
  dish(
    '(?:buddha|grain|power|nourish|salad|veggie|rainbow) bowls?',
    `${rice}|quinoa|millet|potato|lentil|chickpea|bean`,
  ),
  dish('sweet potato toasts?', 'sweet potato'),
  dish('(?:[a-z]+ )?pates?', 'mushroom|lentil|bean|aubergine|eggplant|chickpea|liver'),
  dish('popcorn', 'popping corn|popcorn|kernels'),
  dish('sushi(?: bowls?| rolls?| salads?| bake| balls?)?', rice),
  dish(
    '(?:bone |vegetable |homemade )*(?:stocks?|broths?)(?: from (?:[a-z]+ )?bones)?',
    `${meat}|${vegetable}`,
  ),
  dish('caramels?|toffees?|toffee apples?|karamell?|caramelo|caramello', sugar),
  dish(
    'crackers?|crispbreads?|knackebrot',
    'seeds?\\b|flaxseed|linseed|leinsamen|chickpea flour|rice flour|buckwheat',
  ),
  dish('(?:beef |turkey |mushroom )?jerky', `${meat}|mushroom`),
  dish('gnocchi|gnudi', `${potato}|${flour}`),
  dish('stuffings?', `${rice}|mushroom|potato|quinoa|chestnut|sausage`),
  dish('sauerkraut|kimchi', 'cabbage|kohl|radish|daikon'),
  dish('chimichurri|salsa verde|gremolata|mojo', 'parsley|coriander|perejil|prezzemolo|cilantro'),
  dish(
    '(?:mint |green |tomato |mango |coconut |coriander |tamarind )?(?:chutneys?|relish(?:es)?)|chatni',
    `${fruit}|tomat|tamatar|onion|cucumber|beetroot|mint|pudina|coriander|dhaniya|coconut|tamarind`,
  ),
  dish(
    'pickles?|pickled [a-z]+|achaar|achar',
    `${fruit}|${vegetable}|cucumber|onion|cabbage|radish|beetroot|ginger|jalapeno`,
  ),
  dish('candied [a-z]+', sugar),
  dish('whipped toppings?|whipped (?:coconut )?cream|chantilly', 'coconut cream|coconut milk|aquafaba'),
  dish('(?:pumpkin|apple|cherry|berry|blueberry|mince) pie filling', fruit),
  dish(
    'chocolate(?: [a-z]+){0,2} (?:mousses?|puddings?|pots?|sauces?|smoothies?|shakes?|truffles?|balls|bites|bars?|fudge|porridge|oats|granola|custards?|sorbets?|spread|bark)|(?:hot )?chocolate',
    cocoa,
  ),
  dish(
    '(?:(?:nice|banana|mango|frozen|dairy free|vegan|one ingredient|homemade) )*ice creams?|[a-z]*(?:bananen|erdbeer|himbeer|mango|frucht|kokos)eis',
    'banana|mango|coconut|berr|banane|beeren',
  ),
  dish('(?:crustless )?(?:tuna|egg|chicken|chickpea) salads?', 'tuna|egg|chicken|chickpea'),
  dish('(?:linsen|erbsen|bohnen)(?:creme?)?(?:suppe|eintopf|topf|curry|salat|bratlinge|bolognese)', legumes),
  dish(
    `(?:${greens})(?:n|s)?(?:creme?)?(?:suppe|eintopf|auflauf|pfanne|topf|gratin|salat|curry|bratlinge|puffer|puree|stampf|rosti)`,
    greens,
  ),
  dish(
    '(?:hackfleisch|huhner|hahnchen|rindfleisch|reis|nudel|wurst)(?:suppe|eintopf|auflauf|pfanne|topf|salat|curry|brei)',
    `${meat}|${rice}|nudel|wurst|hack`,
  ),
  dish(
    'hackballchen|hacksteaks?|frikadellen?|buletten?|bouletten?|fleischpflanzerl|hackbraten|polpettine|polpette|boulettes?|albondigas',
    minced,
  ),
  dish('waffeln?|gaufres?|gofres?|cialde', flour),
  dish('purees?(?: maison| de [a-z ]+| di [a-z]+)?|pure di [a-z]+', `${potato}|${vegetable}`),
  dish(
    '(?:soupes?|veloutes?|potages?) (?:de |d |du |des |a la |au |aux |a l )?[a-z]+(?: de [a-z]+)?',
    `${vegetable}|${legumes}|potiron|courgette|oignon|tomate|poireau|champignon|basilic`,
  ),
  dish('pot au feu|potees?', meat),
  dish(
    'tartes?(?: aux?| a la) [a-z]+|gateaux?(?: moelleux| fondant)?(?: aux?| a la) [a-z]+',
    `${fruit}|amande|${flour}`,
  ),
  dish('taboules?(?: de [a-z ]+)?|tabbouleh', 'quinoa|chou fleur|cauliflower|millet|sarrasin'),
  dish('papillotes?', 'saumon|poisson|cabillaud|poulet|legume|courgette|carotte'),
  dish('mousses? (?:au|aux|de|di|al) [a-z]+', `${fruit}|chocolat|cioccolato|cacao`),
  dish('insalata di riso|riso freddo', rice),
  dish(
    '(?:zuppa|minestra|crema|passata|vellutata) di [a-z]+|zuppa|minestra',
    `${legumes}|${vegetable}|pomodor|cipoll|verdur`,
  ),
  dish('crocchette|croquetas|krokettensa?|kroketten', `${potato}|${legumes}|${rice}`),
  dish(
    'pisto(?: manchego)?|sanfaina|piperade|ratatouille(?: nicoise)?',
    'calabacin|berenjena|pimiento|tomate|courgette|aubergine|poivron',
  ),
  dish('rajma(?: chawal| masala)?|chole|(?:kala )?chana(?: masala)?|dal (?:tadka|fry)|tadka dal', legumes),
  dish('kanda poha|(?:aloo |batata |vegetable )?poha', 'poha|flattened rice'),
  dish(
    '(?:bajra |millet |quinoa |oats |dalia |moong dal |masoor dal )?kh?ichdi',
    `bajra|millet|quinoa|oats|${rice}|\\bdal\\b`,
  ),
  dish('perkedel(?: kentang| jagung)?|bergedel|begedil', `${potato}|jagung|kentang`),
  dish('(?:(?:prawn|cockle|egg) free )?(?:fried |char )?kway teow', 'kway teow|rice noodle|hor fun'),
  dish('鸡块|雞塊|土豆鸡块|鸡丁', '鸡|雞'),
  dish('番茄牛腩|红烧牛肉|土豆牛肉|土豆炖牛肉', '牛'),
]

/**
 * Further dishes, of English kitchens and of others: each with what it is made of where the list has nothing of the allergen.
 * What makes a dish that dish ('satay' and its peanuts) is either replaced by something on the list, or the name stays a doubt.
 */
import {
  type DishName,
  dish,
  egg,
  englishDishes,
  flour,
  minced,
  plantMilk,
  potato,
  rice,
  vegetable,
} from './dishes.ts'
import { homelyDishes } from './homely-dishes.ts'

const freeOfGluten =
  'gluten ?free|glutenfrei|sans gluten|sin gluten|senza glutine|sem gluten|glutensiz|rice flour|cornflour|cornmeal|cornstarch|polenta|cornflakes'
const dough = `${flour}|${freeOfGluten}|puff pastry|shortcrust|pastry|dough|teig|pate brisee|pate feuilletee|\\bmasa\\b|sfoglia|yufka|filo`
const bread =
  'bread|baguette|\\brolls?\\b|\\bbuns?\\b|toast|brot|brotchen|\\bpain\\b|\\bpan\\b|\\bpane\\b|\\bpao\\b|ekmek|ekmegi|ciabatta|sourdough|bagel|pitta|pita|naan|wrap|tortilla|lettuce|rice cakes?|面包|麵包|パン|빵'
const meat = `${minced}|huhn|hahnchen|poulet|pollo|frango|tavuk|ayam|\\bga\\b|鸡|雞|鶏|닭|ไก่|دجاج|rind|boeuf|ternera|\\bcarne\\b|manzo|\\bdana\\b|daging|\\bbo\\b|牛|소고기|schwein|porc|cerdo|porco|maiale|babi|\\bheo\\b|\\bthit\\b|肉|돼지|لحم|lamm|agneau|cordero|kuzu|kambing|pute|dinde|pavo|peru|tempeh|jackfruit|mutton|duck|sausage`
const noodles = `${freeOfGluten}|rice noodle|rice stick|glass noodle|vermicelli|soba|noodle|pasta|spaghetti|macaroni|penne|nudel|fideos|bihun|bee ?hoon|kway teow|banh pho|米线|面|麺|당면|국수`
const fruit =
  'apple|pear\\b|pears\\b|peach|plum|cherr|berr|rhubarb|mango|manga|apricot|lemon|orange|banana|pumpkin|apfel|birne|pflaume|kirsch|pommes?\\b|poires?\\b|peche|cerise|fraise|manzana|melocoton|limon|\\bmaca\\b|\\bmela\\b|\\bmele\\b|pesca|elma|armut'
const legumes =
  'chickpea|gram flour|besan|lentil|\\bbeans?\\b|\\bpeas?\\b|\\bdals?\\b|garbanzo|kichererbse|pois chiche'
const instead = `${plantMilk}|coconut|soy yogh?urt|vegan|dairy ?free|tofu`

const furtherDishes: readonly DishName[] = [
  dish(
    'pizzas?|calzones?|focaccias?|pizza margherita|pizza marinara|flammkuchen|pissaladiere|manakish|pide',
    `${dough}|cauliflower|coliflor|blumenkohl`,
  ),
  dish(
    'pies?|tarts?|tartes?|tartlets?|quiches?|pasties|turnovers?|strudels?|crostata|empanadas?|samosas?',
    dough,
  ),
  dish(
    'lasagnes?|lasagnas?|cannelloni|pasta (?:bakes?|salads?|e fagioli)|mac (?:and|n) cheese|macaroni cheese|arrabbiata|puttanesca|spaghetti bolognese|spag bol|noodle (?:soups?|salads?)|chow mein|lo mein|stir fried noodles|singapore noodles|japchae|dan dan noodles',
    noodles,
  ),
  dish(
    '(?:spring|summer|rice paper|cabbage|lettuce) (?:rolls?|wraps?)|goi cuon|nem cuon|nem ran|cha gio|gyozas?|dumplings?',
    'rice paper|banh trang|cabbage leaves|lettuce|rice flour|gluten ?free',
  ),
  dish(
    'sandwich(?:es)?|toasties?|paninis?|panini|bruschettas?|crostini|banh mi|bagels?|sliders?|(?:falafel )?wraps?|pitas?',
    bread,
  ),
  dish('kebabs?|kabobs?|gyros|souvlaki|shawarma|doner', `${meat}|${vegetable}`),
  dish(
    'bibimbap|donburi|gyudon|kimbap|gimbap|nasi goreng(?: kampung| ayam)*|nasi uduk|nasi lemak|arroz (?:con pollo|chaufa|a la cubana)|kabsa|mandi|machboos|dolmas?|kh?ichdi|pulav|pilav|jollof|rice (?:bowls?|salads?|balls?)|insalata di riso|reissalat|salade de riz|ensalada de arroz|덮밥|牛丼|炊き込みご飯|饭团|كبسة|مندي|برياني|बिरयानी|पुलाव|खिचड़ी',
    rice,
  ),
  dish(
    '(?:spanish |potato |vegetable |herb |mushroom |cheese )?(?:omelett?e?s?|frittatas?|tortilla)|omelette (?:nature|aux fines herbes)|egg (?:custards?|drop soup|muffins?|bites|salad|scrambles?)|scrambles?|devill?ed eggs?|meringues?|pavlovas?|menemen|shakshuka|shakshouka|蒸蛋|蛋羹|계란찜|달걀찜|ไข่ตุ๋น|ไข่ลูกเขย',
    `${egg}|chickpea flour|gram flour|besan|tofu|aquafaba`,
  ),
  dish(
    'custards?|egg custards?|creme caramel|flans?',
    `${egg}|custard powder|cornflour|cornstarch|${plantMilk}`,
  ),
  dish(
    'curr(?:y|ies)|vindaloo|jalfrezi|madras|rogan josh|rendang|gulai|dhansak|bhuna|balti|sambar|rasam|kuzhambu|chana masala|咖喱|咖哩|カレー|카레',
    `${meat}|${legumes}|${vegetable}|coconut|santan|spinach|aubergine|eggplant|egg`,
  ),
  dish('kormas?|tikka masalas?|tikkas?|makhani|butter chicken|massaman|tom kha', instead),
  dish('(?:green )?papaya salads?|som tam', 'papaya'),
  dish('sambals?', 'chill?i|cili|cabai|cabe|lada|tomat'),
  dish('rice balls?', `${rice}|rice flour|glutinous`),
  dish(
    '(?:ポテト|マカロニ|野菜|豆)?サラダ',
    'じゃがいも|マカロニ|きゅうり|レタス|トマト|にんじん|キャベツ|豆',
  ),
  dish(
    '(?:豆乳)?(?:クリーム)?シチュー|グラタン|ポタージュ',
    '豆乳|ココナッツ|じゃがいも|にんじん|かぼちゃ|肉',
  ),
  dish('(?:パン|ホット)ケーキ|クレープ|蒸しパン', '米粉|小麦粉|バナナ|そば粉|おから'),
  dish('松饼|鬆餅|薄饼|薄餅|煎饼|煎餅|蛋饼|蛋餅|蛋糕', '面粉|麵粉|米粉|燕麦|香蕉|玉米'),
  dish('فطائر|فطيرة|بان ?كيك', 'دقيق|طحين|شوفان|موز'),
  dish(
    '[가-힣]* ?(?:수프|스프|샐러드)',
    '감자|호박|양파|버섯|두부|두유|닭|상추|오이|토마토|당근|채소|고구마|옥수수',
  ),
  dish('satays?|satay sauce', 'almond butter|sunflower|cashew butter|tahini|pumpkin seed'),
  dish('teriyaki|bulgogi', 'tamari|aminos'),
  dish(
    'schnitzels?|escalopes?|katsu|nuggets|goujons|tenders|milanesa',
    `${freeOfGluten}|ground almonds|potato starch`,
  ),
  dish(
    'goulash|gulasch|stroganoff|sayur lodeh|lodeh|casseroles?|stews?|hot ?pots?|tagines?|chill?i con carne|chill?is?|stir fr(?:y|ies)|fajitas?|fajita fillings?|sweet and sour|jerk chicken|feijoada|cassoulet|pot roasts?|roasts?|blanquettes?|bourguignon|ayam (?:goreng|penyet)|soto(?: ayam)?|opor(?: ayam)?|semur|thit kho(?: trung)?|bo (?:luc lac|kho)|rouladen|karniyarik|guvec|cacciatora|불고기|제육볶음|红烧肉|紅燒肉|肉じゃが|كفتة',
    `${meat}|${legumes}|mushroom|potato|terung|terong|kacang panjang|wortel`,
  ),
  dish(
    'moussakas?|ratatouille|caponata|hash|rosti|latkes|kartoffelpuffer|reibekuchen|puffer|perkedel|croquettes?|hachis parmentier|bubble and squeak|colcannon',
    `${potato}|aubergine|eggplant|berenjena|melanzan|patlican`,
  ),
  dish('budin[oi]', 'latte di (?:mandorl|riso|avena|soia|cocco)'),
  dish('bolachas?', 'farinha|aveia|amendoim'),
  dish('buchweizenpfannkuchen|reispfannkuchen|hirsepfannkuchen', flour),
  dish('(?:紫米)?糯米[飯饭]', '糯米|紫米'),
  dish('साबूदाना खिचड़ी', 'साबूदाना'),
  dish('chees(?:y|iness)', 'nutritional yeast'),
  dish('(?:besan )?ladd?oos?|laddus?', 'besan|gram flour|semolina|coconut|rava'),
  dish('beef bowls?', 'beef'),
  dish('(?:cauliflower )?cous ?cous', 'cauliflower'),
  dish(
    'gratins?(?: dauphinois)?|dauphinoise',
    `${potato}|chard|mangold|kale|spinach|broccoli|courgette|leek|cauliflower|parsnip|fennel`,
  ),
  dish(
    'soups?|broths?|borscht|veloutes?|potages?|vichyssoise|sopas?|zuppas?|vellutatas?|corba|corbasi|cremesuppen?',
    `${vegetable}|${meat}|${rice}|${legumes}|tomato|mushroom|onion|spinach`,
  ),
  dish(
    `(?:chocolate |choc |choc chip |chocolate chip |banana |carrot |lemon |oat )?(?:tortes?|brownies?|blondies?|cookies?|cakes?|muffins?|loaf|sponges?|cupcakes?|scones?|shortbread|biscuits?|flapjacks?|mug cakes?)|lemon drizzle|banana bread|gingerbread|sticky toffee puddings?|steamed puddings?|(?:energy|granola|cereal) bars?|bolo(?: de [a-z]+)?|bizcocho(?: de [a-z]+)?|torta(?: di [a-z]+)?|gateau(?: au [a-z]+)?|[a-z]*kuchen`,
    flour,
  ),
  dish('cobblers?|crumbles?|clafoutis', `(?:${fruit})[^]*(?:${flour})|(?:${flour})[^]*(?:${fruit})`),
  dish(
    'chia puddings?|sorbets?|smoothies?|kolak(?: [a-z]+)?|mousse (?:de|au|di) [a-z]+|mousses?|fools?',
    `${fruit}|chia|cocoa|chocolate|${plantMilk}`,
  ),
  dish(
    '(?:bircher|overnight|homemade|toasted) (?:muesli|mueslis|oats|granola)|bircher',
    '\\boats?\\b|quinoa|millet',
  ),
  dish(
    'pakoras?|(?:onion )?bhajis?|dosas?|idlis?|socca|farinata|cheela|rotis?|naans?|chapatis?|parathas?|arepas?|pupusas?|tamales?|pao de queijo|cornbread|flatbreads?|पराठा|रोटी',
    `${flour}|gram flour|besan|urad|tapioca|\\bmasa\\b|millet|sorghum|ragi|jowar|bajra|${freeOfGluten}`,
  ),
  dish(
    'coleslaws?|slaws?|(?:potato|greek|russian|waldorf) salads?|kartoffelsalat|fattoush',
    `${potato}|cabbage|lettuce|cucumber|carrot`,
  ),
  dish('mayos?|mayonnaise|aioli', `aquafaba|${plantMilk}|soy milk`),
  dish('tzatziki|raita|ranch', `${instead}|cucumber`),
  dish('gravy|bechamel|white sauce', `cornflour|cornstarch|rice flour|arrowroot|${plantMilk}|gluten ?free`),
]

/** All dishes that a list may be one of. */
export const allDishes: readonly DishName[] = [...englishDishes, ...furtherDishes, ...homelyDishes]

/** What a step makes of a batter or a mash, without the title naming it: 'fry thin pancakes'. */
export const madeInSteps: readonly DishName[] = [
  dish(
    '(?:fry|cook|make|shape|form)(?: (?:into|as|in))? (?:thin|small|little|big) (?:pancakes?|crepes?|fritters?)',
    flour,
  ),
  dish(
    '(?:to|into|as|make|until) (?:a |the |thin |thick |smooth |runny |loose )*batters?|(?:the|this) batter',
    `${flour}|${legumes}|urad|${rice}`,
  ),
  dish(
    '(?:formate|formare|fate|fare)(?: delle| dei)? (?:polpettine|polpette|crocchette)|(?:hackballchen|bratlinge|frikadellen|klosse|kuchlein|taler) (?:formen|braten)|formez (?:des )?(?:boulettes|galettes)|(?:forma|formar|haz) (?:las |unas )?(?:albondigas|hamburguesas|croquetas)',
    `${minced}|${legumes}|${potato}`,
  ),
  dish('(?:bratensaft|bratenfond)(?: (?:ubergiessen|begiessen|angiessen|servieren))?', meat),
  dish(
    '(?:a |the |some |quick |simple )*(?:pan )?gravy (?:from|with|out of) (?:the )?(?:pan |roasting |cooking |meat )?(?:juices|drippings|fat)',
    meat,
  ),
  dish('(?:haz|hacer|prepara|preparar|con) (?:un |el )?sofrito', 'cebolla|ajo'),
  dish(
    '(?:fare|fate|fai|preparare|preparate) (?:un |il )?(?:soffritto|sugo)|(?:nel|col|il|con il|al) sugo',
    'cipolla|aglio|pomodor|pelati|passata',
  ),
  dish('veloute (?:bien )?(?:lisse|onctueux|cremeux|fin)', vegetable),
  dish(
    '(?:ka |ki |mein |upar )?tadka(?: dal)?|chhaunk|baghar|vaghar',
    '\\bjeera|\\bcumin|\\blehsun|\\bgarlic|\\bhing',
  ),
]

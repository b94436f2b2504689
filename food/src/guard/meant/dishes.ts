/**
 * Names of dishes that usually hold an allergen and needn't: 'risotto' of rice, onions and oil has no milk. Where the list of
 * ingredients holds what the dish is made of, and nothing of the allergen, the list is believed. Steps may name it once the title does.
 */
export interface DishName {
  /** The words of the name, folded, as a title or a step has them. */
  readonly name: RegExp
  /** What must stand among the ingredients, folded: what is called by the dish's name alone may be bought ready-made. */
  readonly madeOf: RegExp
}

const spaced = '\\p{Script=Latin}\\p{M}{0,2}'

/** A dish by the words of its name, and what it is made of. */
export const dish = (name: string, madeOf: string): DishName => ({
  name: new RegExp(`(?<!${spaced})(?:${name})(?!${spaced})`, 'gu'),
  madeOf: new RegExp(madeOf, 'u'),
})

export const rice =
  '\\brice\\b|\\breis\\b|\\briz\\b|arroz|\\briso\\b|\\bnasi\\b|\\bberas\\b|pirinc|\\bgao\\b|\\bcom\\b|米|饭|飯|ご飯|ごはん|쌀|밥|ข้าว|चावल|\\bchawal\\b|அரிசி|أرز|رز'
export const egg =
  'eggs?\\b|\\beier?\\b|oeufs?|\\bhuevos?\\b|\\bovos?\\b|\\buov[ao]\\b|yumurta|\\btelur|\\btrung\\b|蛋|卵|たまご|계란|달걀|ไข่|अंड|\\banda\\b|\\bande\\b|முட்டை|بيض'
export const flour =
  'flour|buckwheat|\\bbesan\\b|\\bmasa\\b|polenta|cornmeal|sarrasin|sarraceno|saraceno|buchweizen|reismehl|maismehl|kichererbsenmehl|farine|harina|farinha|farina|mehl\\b|ground almonds|\\bgaleux\\b|\\boats?\\b|\\bbananas?\\b'
export const potato =
  'potato|kartoffel|pommes? de terre|patatas?\\b|\\bpapas?\\b|batata|patate|kentang|cauliflower|parsnip|swede|pumpkin'
export const plantMilk =
  '(?:coconut|oat|soy|soya|almond|cashew|rice|plant|hemp|pea) (?:milk|drink|cream|yogh?urt)|kokosmilch|hafer|lait de coco|leche de coco|latte di cocco|leite de coco|santan'
/** Of an animal it is a finding of its own: the dish then says nothing about milk. */
const milk = '\\bmilk\\b|\\bmilch\\b|\\blait\\b|\\bleche\\b|\\bleite\\b|\\bdoodh\\b'
export const minced =
  'mince|minced|ground|lentil|turkey|chicken|lamb|beef|pork|mushroom|beans?\\b|chickpea|hack|hachee?|picada|macinat|kima|\\bkeema\\b'
export const vegetable =
  'corn\\b|squash|pumpkin|potato|cauliflower|leek|carrot|courgette|zucchini|broccoli|calabaza|zanahoria|calabacin|puerro|potiron|courge|carotte|kurbis|mohre|karotte|zucca|abobora|cenoura'

/** Words before or behind a dish's name that hold no allergen: of any other, the dish says nothing. */
const plain =
  '(?:mushroom|vegetable|veggie|corn|sweetcorn|pumpkin|squash|butternut|tomato|chicken|lentil|banana|date|oat|oats|rice|chickpea|potato|sweet potato|courgette|zucchini|apple|blueberry|strawberry|raspberry|lemon|orange|cocoa|coconut|carrot|beetroot|bean|black bean|leek|spinach|pea|asparagus|saffron|buckwheat|quinoa|millet|polenta|simple|easy|quick|fluffy|little|small|thin|funghi|pomodoro|zafferano|zucca|asparagi|calabaza|zanahoria|calabacin|verduras|puerros|potiron|courgettes|carottes|poireaux|tomate|champignons)'

/** Dishes that are known in English kitchens. */
export const englishDishes: readonly DishName[] = [
  dish('(?:shepherds|cottage) pies?', potato),
  dish(
    '(?:student |quick |easy )?fried rice|stir fried rice|arroz frito|riz saute|炒饭|炒飯|炒めご飯|볶음밥|ข้าว ?ผัด|com (?:chien|rang)(?: chay)?|nasi goreng',
    rice,
  ),
  dish(
    '(?:milk )?rice pudding|milk rice|milchreis|riz au lait|arroz con leche|arroz doce|kheer',
    `(?:${rice})[^]*(?:${plantMilk}|${milk})|(?:${plantMilk}|${milk})[^]*(?:${rice})`,
  ),
  dish(`(?:${plain} )?risottos?(?: (?:ai|al|alla|allo|agli|con|mit|aux|au) ${plain})?`, rice),
  dish(`(?:${plain} )?paellas?|pilafs?|pilau|pulao|biryani|jambalaya|congee|jook`, rice),
  dish(
    `(?:${plain} )?(?:pancakes?|crepes?|waffles?|blinis?|drop scones?|fritters?)|pfannkuchen|eierkuchen|panquecas?|panqueques?|tortitas?|frittelle|crespelle`,
    `${flour}|${potato}|courgette|zucchini|corn\\b|lentil`,
  ),
  dish('galettes?(?: de (?:sarrasin|ble noir|riz|pommes de terre))?(?: bretonnes?)?', flour),
  dish(
    `(?:play )?(?:scones?|muffins?|cookies?|biscuits?|brownies?|cupcakes?|flatbreads?|(?:${plain} )?cakes?|${plain} bread|soda bread)|kuchen|gateau|bizcocho|torta|bolo`,
    flour,
  ),
  dish('crumbles?', flour),
  dish('onigiri|omusubi|[塩梅鮭昆布]{0,2}(?:おにぎり|おむすび|むすび)', rice),
  dish('tort(?:it|ill)as? de maiz', 'maiz'),
  dish('burrito bowls?|taco bowls?|taco salads?', `${rice}|beans?\\b|quinoa`),
  dish('burritos?|fajitas?|enchiladas?|wraps?|quesadillas?|tacos?', 'tortilla|wrap|taco'),
  dish(`(?:${plain} )?chowders?`, vegetable),
  dish(
    `(?:crema|veloute|cremesuppe|creme|vellutata) (?:de|di|d|of) ${plain}|cream of ${plain}(?: soup)?`,
    vegetable,
  ),
  dish(
    `(?:${plain} (?:and )?)*energy (?:balls?|bites?|bars?)`,
    '\\bdates?\\b|\\boats?\\b|seeds?\\b|coconut|datteln|dattes|datiles',
  ),
  dish('granolas?|mueslis?|flapjacks?|trail mix', '\\boats?\\b|seeds?\\b|rice|coconut|buckwheat|quinoa'),
  dish(
    `(?:${plain} )?porridge|congee`,
    `${rice}|quinoa|millet|buckwheat|polenta|cornmeal|amaranth|\\boats?\\b`,
  ),
  dish('tortillas? (?:de (?:patatas?|papas?)|espanola)', potato),
  dish(
    'omelett?e?s?|frittatas?|scrambled eggs?|(?:huevos )?revueltos?|uova strapazzate|ovos mexidos|tortilla francesa|ruhrei(?:er)?|oeufs brouilles|menemen|shakshuka|egg curry|egg scramble|trung chien|telur dadar|炒蛋|番茄炒蛋|西红柿炒鸡蛋|玉子焼き|卵焼き|계란말이|ไข่เจียว|egg bhurji',
    egg,
  ),
  dish(
    'meatballs?|meatloaf|meat loaf|bolognese|ragu|keema|frikadellen?|bouletten?|albondigas|polpette|koftas?|koftes?|kofte|burgers?|hamburgers?|patties',
    minced,
  ),
  dish(
    'mashed potato(?:es)?|mash|potato salad|colcannon|(?:puree|salade) de pommes? de terre|kartoffelpuree|kartoffelsalat|ensalada de (?:papa|patata)s?|insalata di patate|salada de batatas?',
    potato,
  ),
  dish(`(?:${plain} )?hummus|falafels?`, 'chickpea|garbanzo|pois chiche|kichererbse|ceci|beetroot|beans?\\b'),
  dish(
    'pesto|pestos',
    '(?:basil|spinach|kale|coriander|parsley)[^]*\\boil\\b|\\boil\\b[^]*(?:basil|spinach|kale|coriander|parsley)',
  ),
  dish('pad thai|pho', 'rice noodle|rice stick|kway teow|hor fun|banh pho|sen lek'),
  dish('lattes?|golden milk|milkshakes?|smoothie bowl', plantMilk),
  dish('(?:nice|banana|mango|coconut) (?:ice )?cream', 'bananas?\\b|mango|coconut'),
  dish(
    'tabbouleh|tabouleh|tabouli|couscous salad|cauliflower couscous',
    'quinoa|cauliflower|millet|buckwheat',
  ),
  dish('gazpachos?|salmorejo', 'tomato|tomate|pomodor'),
  dish(
    '(?:(?:in|with|mit|en|con|al|a la) )?(?:sugo|tomato sauce|salsa (?:de tomate|di pomodoro)|sauce tomate|tomatensauce)',
    'tomato|tomate|pomodor',
  ),
  dish('minestrone|ribollita', 'beans?\\b|carrot|courgette|zucchini|fagioli'),
  dish('hot chocolate', plantMilk),
  dish('summer rolls?|fresh spring rolls?|rice paper rolls?', 'rice paper'),
  dish('nachos', 'tortilla chips?|corn chips?'),
  dish(
    '(?:(?:in|mit) )?tomatenso(?:ss|s)e|tomatensuppe|sopa de tomate|zuppa di pomodoro|soupe a la tomate',
    'tomate|pomodor',
  ),
]

/** Diets and refusals that a student may write into the preferences: each is a rule over foods, and a hard filter. */
import { dietNames, namedDiet } from '../../diet-names.ts'
import type { Food } from '../../foods.ts'
import { type Avoids, asTold, drinksNamed } from './in-lines.ts'

/** What some words ask for: how the note calls it and whether a dish of these foods keeps it. */
export interface FoodRule {
  label: string
  /** Matched against lower-case text. */
  words: RegExp
  allows: (foods: readonly Food[]) => boolean
  /** The same for what the lines of a recipe name. */
  avoids?: Avoids
}

const none = (test: (food: Food) => boolean) => (foods: readonly Food[]) => !foods.some(test)
const contains =
  (...groups: readonly string[]) =>
  (food: Food): boolean =>
    food.allergens.some((group) => groups.includes(group))
const named =
  (words: RegExp) =>
  (food: Food): boolean =>
    words.test(food.name)

const isAlcohol = named(/^(?:beer|mirin|sake cooking|shaoxing wine|soju|spirits|wine)$/)
const drinks = drinksNamed(isAlcohol)
const isPork = (food: Food): boolean => food.halal === 'no' && !isAlcohol(food)
const isBeef = named(/\bbeef\b|oxtail/)
const isLamb = named(/lamb|mutton/)
const isChicken = (food: Food): boolean =>
  food.category === 'poultry' || (food.category !== 'egg' && /chicken/.test(food.name))
const isSeafood = contains('fish', 'crustaceans', 'molluscs')
const isMeat = (food: Food): boolean => !food.vegetarian && !isSeafood(food)
const isJainRefusal = (food: Food): boolean =>
  !food.vegetarian ||
  food.name === 'honey' ||
  food.allergens.includes('eggs') ||
  /potato|carrot|radish|beetroot|taro|turnip|ginger|turmeric fresh|onion|garlic|shallot|daikon|leek|chives/.test(
    food.name,
  )

const starchy =
  /\brice\b|noodle|bread|pasta|couscous|oats|oatmeal|potato(?!.*leaves)|flour|udon|soba|tortilla|bee hoon|ho fun|\bmee\b|mee (?:pok|sua)|baguette|\bbuns?\b|mantou|sago|quinoa|bulgur|barley|millet|polenta|popcorn|\bcorn\b|cereal|granola|muesli|cracker|biscuit|cookie|cake|pizza|dumpling|wonton|gnocchi|fries|chips|prata|naan|chapati|paratha|tteok|mochi|kueh|yam|taro|cassava|buckwheat|vermicelli|wrapper|popiah|croissant|bagel|muffin|pancake|waffle|porridge|ramyun|sushi|onigiri|sandwich|lasagna|banana|mango|grape$|raisin|dates|honey|sugar|syrup|jam\b|kaya|condensed|soft drink|juice|milo|malt|sweets|candy|chocolate|ice cream|jelly|pudding|custard|starch/
const notStarchy =
  /rice (?:vinegar|bran oil|paper seasoning)|cauliflower|sugar snap|dark chocolate|shirataki|lemon juice|corned|rice wine/
const filed: ReadonlySet<string> = new Set([
  'grains-noodles',
  'bread-bakery',
  'sweets',
  'local-dessert',
  'instant-meals',
])
const isHighCarb = (food: Food): boolean =>
  (filed.has(food.category) || starchy.test(food.name)) && !notStarchy.test(food.name)
const legume = /\bbeans?\b|lentil|\bdal\b|chickpea|hummus|\bpeas?\b|kidney/
const sweetFruit = (food: Food): boolean =>
  food.category === 'fruit' && !/avocado|lemon|lime|berry|calamansi|coconut/.test(food.name)
const isKetoRefusal = (food: Food): boolean =>
  isHighCarb(food) ||
  sweetFruit(food) ||
  (legume.test(food.name) && !/french bean|bean sprout|long bean|beancurd|bean curd/.test(food.name)) ||
  /carrot|beetroot|pumpkin|sweet corn|fresh milk|uht milk|soy milk uht|ketchup|hoisin|teriyaki|sweet chilli|kecap/.test(
    food.name,
  )

/** Ways of eating, named as such: 'vegan', 'halal'. */
export const diets: readonly FoodRule[] = [
  {
    label: 'vegan',
    words: namedDiet(
      dietNames.vegan,
      /\b(?:vegans?|vegane[rnsm]?|v[ée]gane?s?|v[ée]g[ée]talien(?:ne)?s?|vegan[oaie]s?|plant[- ]based|wfpb)(?!\p{L})|\b[vw]egan(?:istisch|in|ka)|纯素|純素|全素|ヴィーガン|비건|веган|वीगन|(?:กิน|อาหาร)เจ|วีแกน|thuần chay|نباتي صرف/u,
    ),
    allows: none((food) => !food.vegan),
    avoids: asTold('vegan'),
  },
  {
    label: 'vegetarian',
    words: namedDiet(
      dietNames.vegetarian,
      /\b(?:(?:lacto[- ]?|ovo[- ]?)*vegetarians?|vegetari(?:sch\w*|er(?:in)?|ër|an[oaie]s?|sk)|v[ée]g[ée]tarien(?:ne)?s?|ve[gj]etaryen(?:im)?|etsiz|veggie|veg|meat ?less|meat[- ]free|fleischlos|sans viande|sin carne|senza carne|tanpa daging|shakahari)(?!\p{L})|\bwegetaria(?:nin|nk|ńsk)|吃素|素食|食素|菜食|ベジタリアン|채식|вегетариан|शाकाहारी|சைவ|มังสวิรัติ|(?<!thuần )\bchay\b|نباتي/u,
    ),
    allows: none((food) => !food.vegetarian),
    avoids: asTold('vegetarian'),
  },
  // Who says which of the two they take leaves the other out.
  {
    label: 'no egg',
    words: /(?<!ovo[- ]?)lacto[- ]?vegetarian/,
    allows: none(contains('eggs')),
    avoids: asTold('eggs'),
  },
  {
    label: 'no dairy',
    words: /(?<!lacto[- ]?)ovo[- ]?vegetarian/,
    allows: none(contains('milk')),
    avoids: asTold('milk'),
  },
  {
    label: 'pescatarian',
    words: namedDiet(dietNames.pescatarian, /\bpesc[aeéo]tari/),
    allows: none(isMeat),
    avoids: asTold('pescatarian'),
  },
  {
    label: 'halal (no pork, no alcohol; check the label of meat and sauces)',
    words: namedDiet(
      dietNames.halal,
      /\bh[ae]l+al\b|\bm[uü]sl[iü]m(?:an)?\b|清真|할랄|ハラー?ル|हलाल|ஹலால்|ฮาลาล|حلال|халял/u,
    ),
    allows: none((food) => food.halal === 'no'),
    avoids: asTold('pork', drinks),
  },
  {
    label: 'kosher style (no pork, no shellfish, no meat with milk)',
    words: namedDiet(dietNames.kosher, /\bkosc?her\b|\b[ck]as?c?her\b|\bcachère|кошер|כשר/u),
    allows: (foods) =>
      !foods.some((food) => isPork(food) || contains('crustaceans', 'molluscs')(food)) &&
      !(foods.some(isMeat) && foods.some(contains('milk'))),
    avoids: asTold('pork, crustaceans, molluscs'),
  },
  { label: 'Jain', words: /\bjain\b/, allows: none(isJainRefusal), avoids: asTold('vegetarian, eggs') },
  {
    label: 'no dairy',
    words: /\bla[ck]tose[- ]?intoleran|\bsütsüz/,
    allows: none(contains('milk')),
    avoids: asTold('milk'),
  },
  {
    label: 'no egg',
    words: /\begg ?less\b|\byumurtasız/,
    allows: none(contains('eggs')),
    avoids: asTold('eggs'),
  },
  {
    label: 'low carb',
    words: /\b(?:low|no|zero)[- ]?carbs?\b|\bcarb[- ]free\b|\batkins\b|低碳水/u,
    allows: none(isHighCarb),
  },
  { label: 'keto', words: /\bketo(?:genic)?\b|生酮/u, allows: none(isKetoRefusal) },
  {
    label: 'no gluten',
    words: /\bc(?:o?[eé]|œ)l[ií]a(?:c|que)|\bz(?:ö|oe)liakie|\bglutensiz/,
    allows: none((food) => !food.glutenFree),
    avoids: asTold('gluten'),
  },
]

/** What may stand after 'no', 'without', 'I don't eat' or before '-free'. Anything else is compared word by word. */
export const refusals: readonly FoodRule[] = [
  {
    label: 'no pork',
    words:
      /\b(?:porks?|pigs?|bacon|ham|lard|babi|porc|cerdo|maiale|porco|schwein\w*|khinzir|domuz\w*|varken\w*|wieprz\w*)\b|猪|豬|豚|돼지|свинин|सूअर|thịt (?:heo|lợn)|หมู|خنزير|பன்றி/u,
    allows: none(isPork),
    avoids: asTold('pork'),
  },
  {
    label: 'no beef',
    words:
      /\b(?:beef|cows?|lembu|sapi|b(?:oe|œ)uf|rind\w*|rund\w*|wołow\p{L}*|ternera|vaca|res|manzo)(?!\p{L})|\bdana\b|sığır|牛(?![奶乳油])|소고기|쇠고기|говядин|गाय|thịt bò|เนื้อวัว|لحم (?:ال)?بقر|மாட்டிறைச்சி/u,
    allows: none(isBeef),
    avoids: asTold('beef'),
  },
  {
    label: 'no lamb',
    words:
      /\b(?:lamb|mutton|kambing|agneau|lamm\w*|cordero|agnello|kuzu|lams\w*)\b|jagnięc|baranin|баранин|羊|ラム肉|양고기|मटन|ஆட்டிறைச்சி|thịt cừu|เนื้อแกะ/u,
    allows: none(isLamb),
    avoids: asTold('lamb'),
  },
  {
    label: 'no chicken',
    words:
      /\b(?:chicken|poultry|ayam|poulet|volaille|h(?:ä|ae)hnchen|gefl(?:ü|ue)gel|pollo|frango|kip(?:filet)?|kurcza\p{L}*|tavuk)(?!\p{L})|鸡肉|雞肉|^[鸡雞]$|鶏(?!卵)|チキン|닭|кури[цн]|चिकन|मुर्ग|^கோழி|^(?:thịt )?gà$|^(?:เนื้อ)?ไก่$|^(?:ال)?دجاج$/u,
    allows: none(isChicken),
    avoids: asTold('chicken'),
  },
  {
    label: 'no red meat',
    words: /\bred meat/,
    allows: none((food) => isBeef(food) || isLamb(food) || isPork(food)),
    avoids: asTold('red meat'),
  },
  {
    label: 'no meat',
    words:
      /(?<!red )\b(?:meats?|daging|viandes?|fleisch|carne|vlees|mięs[ao]?)(?!\p{L})|^et(?:i|ler)?$|^吃?お?肉|^고기|мяс|मांस|^thịt$|เนื้อสัตว์|^(?:ال)?(?:لحم|لحوم)$|^இறைச்சி$/u,
    allows: none(isMeat),
    avoids: asTold('meat'),
  },
  { label: 'low carb', words: /\bcarb(?:s|ohydrates?)?\b/, allows: none(isHighCarb) },
  {
    label: 'no alcohol',
    words: /\b(?:alcohol|wine|alkohol|alcool|arak|liquor|booze)\b|酒|^rượu$/u,
    allows: none(isAlcohol),
    avoids: asTold('', drinks),
  },
  {
    label: 'no seafood',
    words:
      /\b(?:sea ?foods?|makanan laut|fruits de mer|meeresfr(?:ü|ue)chte|frutti di mare|frutos do mar|zeevruchten|owoc\p{L}+ morza|deniz ürün\p{L}+)(?!\p{L})|海鲜|海鮮|海産物|魚介|シーフード|해산물|морепродукт|hải sản|อาหารทะเล|مأكولات بحرية/u,
    allows: none(isSeafood),
    avoids: asTold('fish, crustaceans, molluscs'),
  },
  {
    label: 'no fish',
    words:
      /\b(?:fish|ikan|poissons?|fisch|pescados?|pesce|peixes?|vis|ryb[ayęe]?|ryb(?:ami|ach))(?!\p{L})|(?<!\p{L})balı[kğ]|鱼|魚|생선|рыб|मछली|^(?:con )?cá$|^(?:เนื้อ)?ปลา$|^(?:ال)?(?:سمك|أسماك)$|^மீன்$/u,
    allows: none(contains('fish')),
    avoids: asTold('fish'),
  },
  {
    label: 'no shellfish',
    words: /\b(?:shell ?fish|crustaceans?|mariscos?|crustac[ée]s)(?!\p{L})/u,
    allows: none(contains('crustaceans', 'molluscs')),
    avoids: asTold('crustaceans, molluscs'),
  },
  {
    label: 'no dairy',
    words:
      /\b(?:dairy|lactose|susu|lait|laitages|milch\w*|leche|l[aá]cteos|lactosa|latte|latticini|lattosio|laktose|sütü?|zuivel|melk|nabiału?|mlek[ao])(?!\p{L})|(?<!\w )\bmilk\b|牛奶|奶|牛乳|乳製品|우유|유제품|молок|молочн|दूध|^sữa$|^นม$|^(?:ال)?(?:حليب|ألبان)$/u,
    allows: none(contains('milk')),
    avoids: asTold('milk'),
  },
  {
    label: 'no egg',
    words:
      /(?<!\p{L})(?:eggs?|telur|(?:oe|œ)ufs?|ei|eier|huevos?|uova|ovos?|eieren|yumurta\p{L}*|jaj(?:ka|ek|ko))(?!\p{L})|蛋|卵|玉子|たまご|계란|달걀|яйц|яиц|अंड[ाेो]|^trứng$|^ไข่$|^(?:ال)?بيض$|^முட்டை$/u,
    allows: none(contains('eggs')),
    avoids: asTold('eggs'),
  },
  {
    label: 'no gluten',
    words: /\b(?:gl[uú]tenu?|glutine|wheat)\b|麸质|麩質/u,
    allows: none((food) => !food.glutenFree),
    avoids: asTold('gluten'),
  },
  {
    label: 'no soy',
    words: /\bso[yj]a?\b|大豆|đậu nành|ถั่วเหลือง/u,
    allows: none(contains('soy')),
    avoids: asTold('soy'),
  },
  {
    label: 'no nuts',
    words:
      /\b(?:(?:pea)?nuts?|nüsse|noten|orzech\p{L}*|frutos secos|frutta secca|kuruyemiş)(?!\p{L})|^(?:noix|nueces|noci|kacang|ถั่ว)$|花生|坚果|ナッツ|견과|орех|مكسرات/u,
    allows: none(contains('nuts', 'peanuts')),
    avoids: asTold('nuts, peanuts'),
  },
]

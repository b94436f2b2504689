/** Kinds of food that people name as one: 'red meat', 'citrus', 'alliums'. Each stands for all its foods in the table, in any language. */
import type { AllergenGroup } from '../allergens/groups.ts'
import type { FoodCategory } from '../foods.ts'
import { listed } from '../word-lists.ts'
import { dishesOf, meatsOf } from './dishes-of-meat.ts'
import type { FoodName } from './lexicon.ts'
import { wordsOfPattern } from './pattern-words.ts'

/** A kind of food by the words that people call it and the foods that belong to it. */
export interface FoodKind {
  readonly label: string
  /** Matched on folded text, from end to end. */
  readonly words: RegExp
  /** The same words, one by one. */
  readonly called: readonly string[]
  /** Looked for in a recipe as they stand, beside the names of the foods. */
  readonly forms: readonly string[]
  readonly groups: readonly AllergenGroup[]
  readonly holds: (name: FoodName) => boolean
}

interface Rule {
  readonly forms: string
  readonly names?: RegExp
  readonly not?: RegExp
  /** Names of foods of the kind that tell of another one: 'teriyaki chicken' among the braised meats. */
  readonly otherNames?: RegExp
  readonly categories?: readonly FoodCategory[]
  readonly groups?: readonly AllergenGroup[]
  readonly also?: (name: FoodName) => boolean
}

const never = /(?!)/

/** `words` are alternatives of a pattern: singular, plural and the usual translations. */
function kind(label: string, words: string, rule: Rule): FoodKind {
  const { names = never, not = never, otherNames = never, categories = [], groups = [], also } = rule
  const named = (text: string) => names.test(text) && !not.test(text)
  return {
    label,
    words: new RegExp(`^(?:${words})$`, 'u'),
    called: wordsOfPattern(words),
    forms: listed(rule.forms),
    groups,
    holds: (entry) =>
      (named(entry.food.name) && !otherNames.test(entry.name.toLowerCase())) ||
      named(entry.name.toLowerCase()) ||
      (categories.includes(entry.food.category) && !not.test(entry.food.name)) ||
      (also?.(entry) ?? false),
  }
}

const beef =
  /\bbeef|mixed mince|\bsteak\b(?! sauce)|oxtail|brisket|corned beef|pastrami|bulgogi|galbi|ribeye|sirloin|striploin|\bveal\b|salami|pepperoni|frankfurter|hot ?dogs?\b(?! bun)|bologna|meatball|burger(?! bun)|lasagn|bolognese|pho\b|rendang|chilli con carne|\bkebab|lahmacun|beef/
const pork =
  /\bpork|\bbacon\b|\bham\b|\blard\b|prosciutto|pancetta|chorizo|salami|pepperoni|lap cheong|lup cheong|chinese sausage|bak kwa|luncheon meat|\bspam\b|char siew|char siu|siew mai|xiao long bao|zongzi|sausage raw|vienna sausage|frankfurter|hot ?dogs?\b(?! bun)|\bpate\b|ngoh hiang|wu xiang|meat floss|samgyeopsal|spare ribs|pai gu|braised meat|lor bak|bratwurst|mortadella|dumplings?\b|gyoza|wonton|bak kut teh|sausage roll|black pudding|liver sausage|cold cuts|currywurst|scotch egg|tamales|banh mi|carbonara|mixed mince|wild boar|pork/
const noPork =
  /bresaola|turkey|chicken|beef|vegan|vegetarian|plant|halal|wrapper|skin|veggie|steak|dumpling wrapper/
const ofOtherMeat =
  /^(?!.*(?:pork|bacon|\bham\b)).*\b(?:chicken|turkey|duck|beef|lamb|prawn|shrimp|fish|tofu)\b/
const lamb = /\blamb|mutton|\bgoat meat|venison|\bkebab|lahmacun/
const poultry =
  /chicken|poultry|\bturkey|\bduck\b|\bgoose\b|\bquail\b(?! egg)|satay|wingettes|nuggets|hainanese/
const noPoultry =
  /chickpea|eggs?$|duck egg|goose ?berr|vegan|mock|vegetarian|chicken of the woods|rice chilli/
const game =
  /venison|rabbit|deer|boar|pheasant|partridge|hare\b|grouse|pigeon|kangaroo|game bird|quail(?! egg)/
const citrus =
  /\blemons?\b|\blimes?\b|\borange\b|grapefruit|pomelo|calamansi|kalamansi|clementine|mandarin|tangerine|satsuma|yuzu|kumquat|kaffir|makrut|ponzu|marmalade|citron|citrus|\bkam\b|limau/
const noCitrus = /lemongrass|lemon ?balm|lemon basil|orange (?:sweet potato|(?:bell )?pepper)|lemon thyme/
const stoneFruit =
  /\bpeach|\bplum\b|apricot|nectarine|cherry|cherries|\bprune|umeboshi|suan mei|mango|\bolive(?!.*oil)|lychee|damson|greengage/
const noStoneFruit = /cherry tomato|plum tomato|green mango chutney|pandan/
const berries = /berry|berries|acai|goji|currant|ribena|jam\b|fruit preserve/
const noBerries = /peppercorn|juniper/
const nightshades =
  /tomato|\bpotato|\bchilli|\bchili\b|capsicum|bell pepper|red pepper|green pepper|yellow pepper|eggplant|aubergine|brinjal|terong|paprika|cayenne|gochujang|gochugaru|sambal|goji|wolfberr|ketchup|salsa|passata|marinara|tabasco|sriracha|hot sauce|tomatillo|pimento|jalapeno|curry|kimchi|harissa|pizza|fries|hash brown|tater|crisps|\bchips$|gnocchi|laksa|rendang|achar|masala/
const noNightshades =
  /sweet potato|curry lea(?:f|ves)|garam masala|masala (?:chai|tea)|pizza base|kimchi vegan white|cassava|corn chips|vegetable chips|tapioca|fish and chips snack/
const legumes =
  /\bbeans?\b(?!.*sprout skin)|bean sprout|lentil|\bdal\b|\bdhal|chickpea|garbanzo|hummus|\bpeas?\b|edamame|\bsoya?\b|soybean|tofu|beancurd|tempeh|natto|miso|doenjang|peanut|groundnut|lupin|kacang|mangetout|snow pea|dou miao|pea shoots|tau kwa|tau pok|taupok|tau huay|douhua|doufu|yuba|fu chuk|inari|aburaage|tvp|taucu|doubanjiang|hoisin|black bean|ssamjang|tamari|teriyaki|satay|jicama|fenugreek|besan|gram flour|red bean|mung|cellophane|tang hoon|glass noodles|dangmyeon|protein powder|plant-based|impossible|beyond mince|omni/
const noLegumes = /coffee bean|cocoa bean|vanilla bean|jelly bean|cacao/
const alliums =
  /onion|garlic|shallot|\bleek|chive|scallion|kuchai|ku chai|bawang|ramson|kimchi|pesto|hummus|aioli|sambal|salsa|curry paste|rendang|laksa paste|stock|bouillon|broth|tzatziki|bolognese|marinara/
const mushrooms =
  /mushroom|shiitake|shimeji|enoki|eryngii|champignon|portobello|porcini|truffle(?!.*choc)|black fungus|white fungus|wood ear|snow fungus|chanterelle|morel|cepe|quorn|fungus/
const noMushrooms = /chocolate truffle|truffles? praline/
const corn =
  /\bcorn\b|cornflour|cornmeal|cornflakes|popcorn|polenta|maize|masa\b|hominy|grits\b|nachos|doritos|tortilla chips|taco shell|baking powder|icing sugar|powdered sugar|custard powder|glucose syrup|twisties|cheetos/
const noCorn = /corned|peppercorn/
const coconut =
  /coconut|santan|kaya\b|srikaya|laksa|rendang|desiccated|nata de coco|ondeh|kueh dadar|kueh salat|bubur cha|cendol|chendol|pulut hitam|nasi lemak|gula melaka|curry thai|thai curry|copra|kopra/
const seeds =
  /\bseeds?\b|sesame|tahini|halva|halwa|hummus|linseed|flaxseed|pepitas|kuaci|chia|poppy|goma|furikake|mustard|dukkah|za.?atar|sunflower kernels|quinoa/
const noSeeds = /seedless|deseeded|lotus seed paste|grapeseed/
const alcohol =
  /\bbeer|\blager|\bstout\b|\bwine\b|\bsake\b|mirin|soju|makgeolli|vodka|whisky|whiskey|\bgin\b|\brum\b|brandy|liqueur|champagne|prosecco|sherry|\bport\b|spirits|shaoxing|hua tiao|vanilla extract|cider\b|kombucha|cognac|bourbon|tequila|amaretto|kahlua|baileys/
const noAlcohol =
  /vinegar|wine gum|ginger (?:beer|ale)|alcohol[ -]free|non[ -]alcoholic|root beer|beer mustard|cider vinegar/
const caffeine =
  /coffee|\btea\b|\bteh\b|kopi|matcha|sencha|espresso|latte|cola\b|coke|pepsi|energy drink|red bull|chocolate|cocoa|cacao|milo|kombucha|guarana|oolong|earl grey|pu er|nutella|brownie|oreo|kitkat|snickers|cold brew|yuja|bubble tea|boba tea|mocha/
const noCaffeine =
  /chrysanthemum|tea egg|herbal|chamomile|peppermint|bak kut teh|ginger tea|honey citron|barley|decaf|tea towel/
const gelatine =
  /gelatin|marshmallow|gumm(?:y|ies)|jelly(?! grass)|jello|haribo|pudding cup|panna cotta|mousse|nougat|fruit snacks|collagen|trifle|yogurt fruit/
const noGelatine = /grass jelly|konjac|agar|vegan|jellyfish/
const gelatineForms =
  'gelatin, gelatine, gelatina, e441, marshmallow, s’mores, żelki, galareta, galaretka, galaretki, gummy, gummies, jelly, jello, jell-o, panna cotta, aspic, 明胶, 吉利丁, ゼラチン, 젤라틴, gélatine, haribo'
/** What is most often set with gelatine of pigs, where nothing says otherwise. */
const porkGelatine =
  /gelatin|marshmallow(?! (?:fluff|creme))|gumm(?:y|ies)|jelly crystals|jello|haribo|panna cotta|collagen/
const latex =
  /banana|plantain|pisang|avocado|kiwi|chestnut(?!.*water)|papaya|passion ?fruit|fig\b|mango|melon(?! seed)|tomato|potato|celery|peach|pineapple|nanas/
const noLatex = /sweet potato|bitter melon|winter melon|water chestnut/
const peppers =
  /capsicum|bell pepper|(?:red|green|yellow|roasted|pickled|stuffed) pepper|paprika|\bchilli|\bchili\b|cayenne|gochugaru|gochujang|jalapeno|pimento|pimiento|tabasco|sriracha|sambal|hot sauce|harissa|pepper (?:relish|paste)|ajvar|peri peri|ratatouille|shakshuka|fajita|kimchi(?! vegan white)/
const noPeppers = /black pepper|white pepper|peppercorn|peppermint|sichuan pepper/
const sunflower =
  /sunflower|tournesol|girasol|sonnenblum|ay(?:ç|c)i(?:ç|c)ek|matahari|葵花|向日葵|ひまわり|해바라기|सूरजमुखी|ทานตะวัน|دوار الشمس|عباد الشمس|h(?:ướ|uo)ng d(?:ươ|uo)ng/
const broadBeans = /broad bean|fava bean|doubanjiang|spicy bean paste/
const raised =
  /yeast|marmite|vegemite|\bbread\b(?! flour|crumb)|\bbuns?\b|bagel|baguette|brioche|ciabatta|focaccia|croissant|naan|pita\b|pizza(?! sauce)|bread roll|sandwich|toast|doughnut|donut|danish pastry|pretzel|sourdough|panettone|stollen|crumpet|english muffin|breadcrumbs|bao\b|mantou|you tiao|beer|wine|cider|kombucha|burger\b|hot ?dog/
const notRaised = /soda bread|vinegar|root beer|ginger beer|yeast free|flatbread/
const melons = /cantaloupe|honeydew|watermelon|\bmelon|fruit salad/
const noMelons = /bitter|winter|hairy|fuzzy|melon seed|melon pan|watermelon seed/
const sweetFruit =
  /honey\b|agave|date syrup|corn syrup|fructose|invert sugar|\bjuice|cordial|smoothie|\bdates?\b|raisin|sultana|prune|dried (?:fruit|mango|apricot|cranberr)|\bjam\b|marmalade|fruit|apple|pear\b|chutney|soft drink|golden syrup|molasses|sugarcane/
const noSweetFruit = /pineapple knife|jackfruit seed|breadfruit chips|tomato juice/
const histamine =
  /\bwine\b|champagne|prosecco|\bbeer|\bstout\b|\blager|cider|kombucha|vinegar|balsamic|soy sauce|tamari|fish sauce|oyster sauce|miso|doenjang|gochujang|natto|tempeh|kimchi|sauerkraut|pickle|gherkin|olives?\b|salami|chorizo|pepperoni|prosciutto|\bham\b|bacon|bresaola|pastrami|lap cheong|sausage|parmesan|cheddar|gouda|gruyere|emmental|pecorino|grana|manchego|blue cheese|gorgonzola|stilton|roquefort|brie|camembert|feta|halloumi|tuna|sardine|mackerel|anchov|herring|smoked|canned fish|dried fish|ikan bilis|shrimp paste|belacan|prawn|shrimp|crab|mussel|clam|tomato|ketchup|passata|spinach|eggplant|aubergine|avocado|strawberr|marmite|vegemite|yeast extract|chocolate|cocoa/
const noHistamine = /vegan|wine gum|root beer|ginger beer|bicarb|stick vegetable/
const gamey = (entry: FoodName) => game.test(entry.food.name)
const livestock = (entry: FoodName) =>
  !entry.food.vegetarian &&
  ['meat', 'poultry', 'deli'].includes(entry.food.category) &&
  !/fish|otah|crab stick|prawn/.test(entry.food.name)
const meatDishes =
  /pork|beef|lamb|mutton|\bmeat\b|chicken(?! ?pea)|duck\b|turkey|bacon|\bham\b|sausage|frankfurter|nuggets|satay(?! sauce)|char siew|xiao long bao|siew mai|zongzi|bak chang|dumplings|gyoza|bak kut teh|curry puff|pie savoury|bone broth|stock cube|hotpot soup base|instant noodles|instant soup|retort|canned soup|\blard\b|lasagna|pizza (?!base|sauce)|fried rice|biryani|mixed rice|ready meal|takeaway|soup leftover|rendang|meatball|venison|rabbit|liver|oxtail|goose|quail(?! egg)|\bkebab|chilli con carne|bolognese|lahmacun|black pudding|scotch egg|meatloaf|tamales|currywurst|banh mi|carbonara|mixed mince/
const noMeat =
  /vegan|vegetarian|plant-based|mock meat|veggie|wrapper|skin|egg$|chicken egg|duck egg|coconut meat|crab meat|crabmeat|chicken rice chilli|burger bun|hot dog bun|rice paste chilli/
const redMeat = new RegExp(
  `${beef.source}|${pork.source}|${lamb.source}|${game.source}|mince(?!.*(?:chicken|turkey|soy|plant))|liver|horse meat`,
)
const mammals = new RegExp(`${redMeat.source}|${gelatine.source}|bone broth|beef stock|collagen`)

const beefForms =
  'beef, steak, veal, oxtail, brisket, keema, bulgogi, pastrami, biltong, rindfleisch, boeuf, ternera, carne de res, manzo, 牛肉, 牛腩, 牛排, 牛筋, 牛肚, 牛骨, 牛尾, 牛舌, 牛腱, 소고기, 쇠고기, 불고기, 牛丼, gyudon, daging lembu, rendang'
const porkForms =
  'pork, bacon, ham, lard, manteca, pancetta, prosciutto, chorizo, salami, babi, gammon, pepperoni, speck, guanciale, lardon, mortadella, schweinefleisch, schinken, speck, porc, jambon, lardons, cerdo, jamón, maiale, prosciutto, 猪肉, 豬肉, 猪肝, 豬肝, 猪脚, 豬腳, 猪蹄, 豬蹄, 猪油, 豬油, 猪血, 豬血, 猪肚, 豬肚, 猪排, 豬排, 猪骨, 豬骨, 猪心, 豬心, 猪皮, 豬皮, 猪耳, 豬耳, 五花肉, 肥肠, 肥腸, 叉烧, 叉燒, 腊肠, 火腿, 培根, 돼지, 삼겹살, 豚肉, とんこつ, tonkotsu, tonkatsu, katsudon, とんかつ, トンカツ, カツ丼, bak kwa, bak kut teh, lap cheong, char siu, char siew'
const lambForms =
  'lamb, mutton, kambing, hogget, keema, agneau, lammfleisch, cordero, 羊肉, 羊排, 羊腿, 羊杂, 羊雜, 양고기'
const gameForms = `${meatsOf.game}, ${meatsOf.boar}, ${meatsOf.birds}, kangaroo, bison`
const redMeatDishes = `${dishesOf.beef}, ${dishesOf.pork}, ${dishesOf.lamb}, ${dishesOf.any}`
const redMeatForms = `${beefForms}, ${meatsOf.beef}, ${porkForms}, ${meatsOf.pork}, ${lambForms}, ${meatsOf.lamb}, ${meatsOf.game}, ${meatsOf.boar}, ${meatsOf.horses}, ${redMeatDishes}`

/** All kinds, the narrower before the wider where words overlap. */
export const foodKinds: readonly FoodKind[] = [
  kind(
    'red meat',
    'red meats?|daging merah|rotes fleisch|viande rouge|carne roja|红肉|紅肉|mammal(?:ian)? meats?',
    {
      forms: `red meat, ${redMeatForms}`,
      names: redMeat,
      not: /turkey|chicken|duck|goose|vegan|vegetarian|plant|fish|wrapper|gyoza skin/,
    },
  ),
  kind(
    'alpha-gal',
    'alpha gal(?: syndrome| allergy)?|alphagal|ags|mammals?|mammal products?|galactose alpha 1 3 galactose',
    {
      forms: `alpha gal, mammal, gelatin, gelatine, tallow, suet, ${redMeatForms}`,
      names: mammals,
      not: /turkey|chicken (?!.*pork)|duck|goose|vegan|vegetarian|plant|grass jelly|konjac|agar|wrapper|gyoza skin|beefsteak tomato|beef tomato/,
    },
  ),
  kind(
    'meat',
    'meats?|all meats?|any meats?|flesh|fleisch|viandes?|carnes?|vlees|mi(?:ę|e)s(?:o|a)|daging|肉|肉类|肉類|肉食|고기|육류|お?肉|இறைச்சி',
    {
      forms: `meat, chicken, duck, turkey, goose, sausage, salami, mince, minced meat, 肉, ${meatsOf.birds}, ${meatsOf.others}, ${redMeatForms}, ${dishesOf.chicken}`,
      names: meatDishes,
      not: noMeat,
      also: livestock,
    },
  ),
  kind(
    'pork',
    'porks?|pigs?|pig meat|babi|daging babi|schweinefleisch|schwein|varkensvlees|varken|wieprzowin(?:a|y)|porc|cerdo|maiale|carne de (?:cerdo|porco)|猪肉?|豬肉?|thit (?:heo|lon)|heo|domuz(?: eti)?|หมู|เนื้อหมู|(?:لحم )?(?:ال)?خنزير|सूअर(?: का मांस)?|सुअर(?: का मांस)?|돼지고기|豚肉?|khinzir|swine',
    {
      forms: `${porkForms}, ${meatsOf.pork}, ${meatsOf.boar}, ${dishesOf.pork}, ${gelatineForms}`,
      names: new RegExp(`${pork.source}|${porkGelatine.source}`),
      not: noPork,
      otherNames: ofOtherMeat,
    },
  ),
  kind(
    'beef',
    'beefs?|cows?|cow meat|veal|bovine|lembu|daging lembu|daging sapi|rindfleisch|rind|rundvlees|wo(?:ł|l)owin(?:a|y)|b(?:oe|œ)uf|ternera|manzo|carne de res|牛肉?|소고기|쇠고기',
    {
      forms: `${beefForms}, ${meatsOf.beef}, ${dishesOf.beef}`,
      names: beef,
      not: /vegan|vegetarian|plant|chicken|turkey|lamb|pork ?$|steak sauce|tuna steak|beefsteak tomato|fish|mushroom|cauliflower|salmon|bun\b/,
    },
  ),
  kind(
    'lamb',
    'lambs?|muttons?|sheep|goat meat|kambing|daging kambing|lamm|agneau|cordero|agnello|羊肉?|양고기',
    {
      forms: `${lambForms}, ${meatsOf.lamb}, ${dishesOf.lamb}`,
      names: lamb,
      not: /lambs? lettuce/,
    },
  ),
  kind(
    'poultry',
    'poultry|fowls?|birds?|bird meat|white meats?|gefl(?:ü|u|ue)gel|volailles?|pollame|unggas|家禽|禽肉',
    {
      forms: `poultry, chicken, turkey, duck, hen, 鸡肉, 雞肉, 鸭肉, 鴨肉, 닭, ${meatsOf.birds}`,
      names: poultry,
      not: noPoultry,
      categories: ['poultry'],
    },
  ),
  kind(
    'chicken',
    'chickens?|chicken meat|hens?|ayam|h(?:ü|u)hn|h(?:ä|a)hnchen|poulet|pollo|frango|鸡肉?|雞肉?|닭고기|닭|鶏肉?',
    {
      forms: `chicken, ayam, poulet, hähnchen, huhn, pollo, frango, 鸡肉, 雞肉, 鸡胸, 鸡腿, 鸡翅, 닭, 鶏肉, 唐揚げ, karaage, murgh, manok, geflügelwurst, rosół z kury, 삼계탕, 반계탕, 백숙, nuggets, ${dishesOf.chicken}`,
      names: /chicken|satay(?! sauce)|wingettes|nuggets|hainanese|jook|mid-joint|fung zao/,
      not: noPoultry,
    },
  ),
  kind('duck', 'ducks?|itik|bebek|ente|canard|pato|anatra|鸭肉?|鴨肉?|오리', {
    forms: 'duck, itik, bebek, canard, ente, 鸭肉, 鴨肉',
    names: /\bduck\b/,
    not: /duck egg|salted egg|mock/,
  }),
  kind('turkey', 'turkeys?|truthahn|pute|dinde|pavo|tacchino|火鸡|火雞', {
    forms: 'turkey, dinde, truthahn, pute',
    names: /\bturkey/,
  }),
  kind('game', 'games?|game meats?|wild meats?|wild(?:fleisch)?|gibier|野味', {
    forms: gameForms,
    names: game,
    also: gamey,
  }),
  kind(
    'citrus',
    'citrus(?:es)?|citrus fruits?|citruses|agrumes|zitrusfr(?:ü|u)chte|c(?:í|i)tricos|agrumi|柑橘|柑橘类|limau|シトラス|柑橘類',
    {
      forms:
        'citrus, limoncello, lemon, lime, orange, grapefruit, mandarin, tangerine, clementine, satsuma, pomelo, yuzu, kumquat, calamansi, bergamot, marmalade, ponzu, 柠檬, 檸檬, 橙, 橘, 柚, レモン, ライム, オレンジ, 레몬, 라임, 오렌지, 유자, citron, zitrone, limone, naranja, arancia, jeruk, limau',
      names: citrus,
      not: noCitrus,
    },
  ),
  kind('stone fruit', 'stone ?fruits?|drupes?|steinobst|fruits? (?:à|a) noyaux?|核果', {
    forms:
      'stone fruit, peach, nectarine, plum, apricot, cherry, prune, damson, mango, lychee, umeboshi, 桃, 李子, 杏, 樱桃, 梅, もも, 복숭아, 자두, 체리',
    names: stoneFruit,
    not: noStoneFruit,
  }),
  kind(
    'berries',
    'berr(?:y|ies)|beeren|fruits rouges|baies|bayas|frutti di bosco|莓|莓果|浆果|漿果|ベリー|베리',
    {
      forms:
        'berry, berries, strawberry, blueberry, raspberry, blackberry, cranberry, mulberry, gooseberry, boysenberry, elderberry, goji, acai, currant, 草莓, 蓝莓, いちご, 딸기',
      names: berries,
      not: noBerries,
    },
  ),
  kind(
    'nightshades',
    'night ?shades?|nightshade (?:vegetables?|family)|solanaceae|solanac(?:é|e)es|nachtschatten(?:gew(?:ä|a)chse)?|茄科',
    {
      forms:
        'nightshade, tomato, potato, pepper, chilli, chili, aubergine, eggplant, brinjal, paprika, cayenne, capsicum, jalapeno, ketchup, tomatillo, goji, pimento, 番茄, 土豆, 马铃薯, 茄子, 辣椒, 青椒, トマト, じゃがいも, なす, 토마토, 감자, 가지, 고추',
      names: nightshades,
      not: noNightshades,
    },
  ),
  kind(
    'legumes',
    'legumes?|leguminous|pulses?|beans?|beans and (?:peas|lentils)|h(?:ü|u)lsenfr(?:ü|u)chte|l(?:é|e)gumineuses|legumbres|legumi|kekacang|豆|豆类|豆類|콩류',
    {
      forms:
        'bean, lentil, pea, chickpea, dal, dhal, hummus, soy, soya, tofu, tempeh, peanut, lupin, edamame, miso, natto, besan, falafel, urad, moong, rajma, chana',
      groups: ['lupin', 'peanuts', 'soy'],
      names: legumes,
      not: noLegumes,
    },
  ),
  kind('alliums', 'alliums?|allium family|onion family|lauchgew(?:ä|a)chse|五荤', {
    forms:
      'allium, ramps, ramp, ramson, onion, garlic, shallot, leek, chive, spring onion, scallion, 洋葱, 洋蔥, 大蒜, 蒜, 葱, 韭菜, たまねぎ, にんにく, ねぎ, 양파, 마늘, 대파',
    names: alliums,
  }),
  kind(
    'mushrooms',
    'mushrooms?|fung(?:i|us)|cendawan|jamur|pilze?|champignons?|setas?|hongos?|funghi|cogumelos?|蘑菇|菇|菌|菌类|きのこ|キノコ|버섯',
    {
      forms:
        'mushroom, fungus, fungi, shiitake, enoki, shimeji, portobello, porcini, chanterelle, morel, truffle, oyster mushroom, king oyster, maitake, champignon, 蘑菇, 香菇, 菇, 木耳, きのこ, しいたけ, えのき, しめじ, 버섯, cendawan, kulat',
      names: mushrooms,
      not: noMushrooms,
    },
  ),
  kind(
    'corn',
    'corns?|maize|sweet ?corn|jagung|mais|maïs|ma(?:í|i)z|milho|granturco|玉米|粟米|옥수수|とうもろこし|コーン|சோளம்',
    {
      forms:
        'corn, maize, sweetcorn, cornflour, cornstarch, cornmeal, polenta, popcorn, hominy, grits, masa, nacho, cornflake, jagung, 玉米, 粟米, 옥수수, とうもろこし, コーン, maisstärke, maizena, maíz, arepa, elote, pozole, tamale, high fructose corn syrup, corn syrup',
      names: corn,
      not: noCorn,
    },
  ),
  kind(
    'coconut',
    'coconuts?|kelapa|santan|kokosn(?:uss|üsse|usse)|kokos|noix de coco|coco|cocos|cocco|椰子|椰|코코넛|ココナッツ|தேங்காய்',
    {
      forms:
        'coconut, santan, kelapa, copra, kokos, kokosmelk, kokosmjölk, kokosmælk, kokosmelken, kokosolie, kokosrasp, kokosové, kokosowe, kokosowy, кокос, кокосовое, кокосовый, кокоса, καρύδα, ινδοκάρυδο, hindistan cevizi, جوز الهند, جوز هند, dừa, มะพร้าว, नारियल, coco, cocco, 椰, 코코넛, ココナッツ, தேங்காய், nata de coco, bounty, raffaello, lamington, kokosmakrone, kokosmakronen, kokosflocken, malibu, piña colada, tom kha, tom kha gai, panang curry, massaman curry, green curry, red curry, haupia, klepon, onde onde, macapuno, bebinca, cocadas, quindim',
      names: coconut,
    },
  ),
  kind('seeds', 'seeds?|all seeds|any seeds|samen|saaten|graines|semillas|semi|biji(?: bijian)?|种子|種子', {
    forms: 'seed, sesame, tahini, poppy, chia, flaxseed, linseed, pepita, sunflower, hemp',
    groups: ['mustard', 'sesame'],
    names: seeds,
    not: noSeeds,
  }),
  kind(
    'alcohol',
    'alcohols?|teetotal(?:l?er)?s?|alcoholic drinks?|ethanol|booze|liquors?|spirits?|alkohol|alcool|arak|酒|酒精|알코올|アルコール|お?酒',
    {
      forms:
        'alcohol, wine, beer, sake, mirin, rum, vodka, whisky, whiskey, brandy, sherry, port, liqueur, gin, soju, chuhai, kaoliang, kallu, toddy, tharra, desi daru, areke, pombe, chang’aa, busaa, mnazi, konyagi, waragi, ogogoro, burukutu, akpeteshie, ghvino, saperavi, kindzmarauli, tsinandali, txakoli, retsina, malvasia, grzaniec, żubrówka, żywiec, chicha de jora, pulque, michelada, tusker, red horse, jameson, hennessy, boza, cognac, champagne, prosecco, bourbon, tequila, cider, stout, lager, vermouth, marsala, madeira, amaretto, limoncello, kirsch, kirschwasser, calvados, grappa, ouzo, rakı, pastis, pernod, campari, pisco, mezcal, makgeolli, arak, tuak, baijiu, shaoxing, vin rouge, vin blanc, vino, vinho, wino, wina, piwo, piwa, wódka, wijn, jenever, kırmızı şarap, beyaz şarap, bira, rotwein, weißwein, sekt, weinbrand, eierlikör, advocaat, rumrosinen, rum raisin, tiramisu, bourguignon, coq au vin, mon chéri, mon cheri, trifle, black forest, schwarzwälder, cheese fondue, käsefondue, fondue savoyarde, eggnog, marinière, marinières, zabaglione, zabaione, sabayon, christmas pudding, irish coffee, bloody mary, mojito, caipirinha, piña colada, aperol, sangria, punsch, cannelés, cannelé, baba au rhum, babà, rum baba, crêpes suzette, diplomatico, cointreau, triple sec, grand marnier, curaçao, drambuie, frangelico, kahlua, tia maria, baileys cheesecake, irish cream, aquavit, akvavit, slivovitz, sliwowitz, pálinka, rakija, sambuca, mead, asti, cava, lambrusco, barolo, cidre, pommeau, licor, ginjinha, nalewka, spirytus, miód pitny, likör, kirschlikör, orangenlikör, kaffeelikör, apfelwein, weinschaum, rumtopf, sauce bordelaise, crème de cassis, negroni, hot toddy, arrack, lambanog, tapuy, feni, nabeeth, drunken chicken, drunken prawns, 醉鸡, 醉雞, 醉虾, 醉蝦, 醉蟹, 奈良漬け, 粕漬け, ラムレーズン, 청주, 복분자주, 매실주, शराब, बीयर, मदिरा, சாராயம், เหล้า, نبيذ, 酒, 料酒, みりん, 소주, 맛술',
      names: alcohol,
      not: noAlcohol,
    },
  ),
  kind(
    'caffeine',
    'caffeines?|caffeinated (?:drinks?)|koffein|kafein|caf(?:é|e)ine|cafe(?:í|i)na|caffeina|咖啡因|카페인|カフェイン',
    {
      forms:
        'caffeine, coffee, espresso, tea, matcha, cola, coke, pepsi, red bull, guarana, mate, chocolate, cocoa, cacao, kopi, teh, latte, mocha, milo, 咖啡, 茶, 커피, 녹차, コーヒー, 抹茶',
      names: caffeine,
      not: noCaffeine,
    },
  ),
  kind('sea cucumbers and urchins', 'sea cucumbers and urchins|echinoderms?', {
    forms:
      'sea urchin, oursin, oursins, erizo de mar, riccio di mare, ricci di mare, seeigel, 海胆, 海膽, 雲丹, ウニ, 성게, sea cucumber, seegurke, teripang, gamat, 海参, 海參, なまこ, 해삼, jellyfish, 海蜇, 해파리',
    names: /^(?:sea cucumber|jellyfish)/,
  }),
  kind('gelatine', 'gelatine?s?|gelatin(?:a|e)|g(?:é|e)latine|gelatina|明胶|明膠|吉利丁|젤라틴|ゼラチン', {
    forms: gelatineForms,
    names: gelatine,
    not: noGelatine,
  }),
  kind(
    'pork gelatine',
    'pork gelatine?|(?:gelatine? (?:of|from) )(?:pork|pigs?)|pig gelatine?|schweinegelatine|gélatine de porc',
    {
      forms: gelatineForms,
      names: gelatine,
      not: noGelatine,
    },
  ),
  kind('additives of animals', 'additives? (?:of|from) animals', {
    forms:
      'e471, e472, e472a, e472b, e472c, e472d, e472e, e472f, e627, e631, e635, mono and diglyceride, monoglyceride, diglyceride, disodium inosinate, disodium guanylate, disodium 5 ribonucleotides, lanolin, lanoline',
  }),
  kind('latex-fruit', 'latex(?: ?fruits?(?: syndrome)?)?|latex foods?|latex cross reactive foods?', {
    forms: 'latex, banana, plantain, avocado, kiwi, chestnut, papaya, passion fruit, fig, mango, melon',
    names: latex,
    not: noLatex,
  }),
  kind(
    'sweet and hot peppers',
    'peppers|sweet peppers?|pepper plants?|capsicum annuum|capsicum family|all peppers|bell peppers and chil?lies|peperon(?:e|i)|pimientos?|poivrons|paprikas',
    {
      forms:
        'bell pepper, sweet pepper, red pepper, green pepper, yellow pepper, orange pepper, roasted pepper, stuffed pepper, mixed pepper, peppers, capsicum, paprika, paprikaschote, pimiento, pimento, pimenton, poivron, peperone, peperoni rossi, piment, peperoncino, chilli, chili, chile, jalapeno, cayenne, chipotle, poblano, habanero, serrano, piquillo, padron, 甜椒, 彩椒, 青椒, 红椒, 紅椒, 辣椒, ピーマン, パプリカ, 파프리카, 피망, 고추',
      names: peppers,
      not: noPeppers,
    },
  ),
  kind(
    'sunflower',
    'sunflowers?|sunflower (?:seeds?|kernels?|oil)|sonnenblumen(?:kerne|(?:ö|o)l)?|tournesol|(?:graines|huile) de tournesol|girasole?|semillas de girasol|semi di girasole|bunga matahari|葵花籽?|向日葵',
    {
      forms:
        'sunflower, tournesol, girasol, girasole, sonnenblumen, ayçiçeği, bunga matahari, 葵花, 向日葵, ひまわり, 해바라기',
      names: sunflower,
    },
  ),
  kind(
    'fava beans',
    '(?:fava|broad) ?beans?|favas?|f(?:è|e)ves?|habas?|dicke bohnen?|saubohnen?|favism[oe]?|favismus|fauvisme|g6pd(?: (?:deficiency|mangel))?|蚕豆病?|蠶豆症?|蚕豆症|そら豆|잠두',
    {
      forms:
        'fava, broad bean, fève, fèves, haba, habas, dicke bohne, dicke bohnen, saubohne, saubohnen, ful medames, foul medames, ful mudammas, foul mudammas, ful, bigilla, 胡豆, 兰花豆, 蘭花豆, 茴香豆, 豆瓣, 蚕豆, 蠶豆, そら豆, 잠두',
      names: broadBeans,
    },
  ),
  kind(
    'yeast',
    'yeasts?|baker s yeast|brewer s yeast|bakers yeast|brewers yeast|hefe|levures?|levaduras?|lievito|fermento|ragi tapai|酵母|イースト|이스트|maya',
    {
      forms:
        'yeast, hefe, levure, levadura, lievito, fermento, marmite, vegemite, bovril, sourdough, bread, bun, baguette, brioche, pizza, beer, wine, 酵母, イースト, 이스트',
      names: raised,
      not: notRaised,
    },
  ),
  kind(
    'melon',
    'melons?|melonen?|mel(?:ó|o)n(?:es)?|mel(?:ã|a)o|meloni|kavun|tembikai|甜瓜|蜜瓜|哈密瓜|メロン|멜론',
    {
      forms:
        'melon, watermelon, cantaloupe, honeydew, galia, rockmelon, melone, pastèque, anguria, sandia, melancia, wassermelone, semangka, tembikai, karpuz, kavun, dua hau, 西瓜, 哈密瓜, スイカ, メロン, 수박, 멜론',
      names: melons,
      not: noMelons,
    },
  ),
  kind(
    'histamine',
    'h?istamin(?:e|es|a|ic)?|histamine[ -]?(?:intolerance|rich|foods?)|histaminintoleranz|histaminunvertr(?:ä|a)glichkeit|hit|ヒスタミン|组胺|組胺|히스타민',
    {
      forms:
        'wine, red wine, white wine, rotwein, weißwein, sekt, vin rouge, vin blanc, vino, beer, champagne, vinegar, rotweinessig, weinessig, essig, vinaigre, soy sauce, sojasauce, miso, sauerkraut, kimchi, salami, ham, schinken, aged cheese, parmesan, blue cheese, gorgonzola, roquefort, tuna, thunfisch, sardine, sardinen, anchovy, sardellen, mackerel, makrele, smoked, geräuchert, tomato, spinach, aubergine, eggplant, fish sauce, yeast extract, hefeextrakt',
      names: histamine,
      not: noHistamine,
    },
  ),
  kind(
    'msg',
    'msg|monosodium glutamate|sodium glutamate|glutamates?|glutamat|ajinomoto|aji no moto|vetsin|e ?621|味精|味の素|미원',
    {
      forms:
        'msg, glutamate, glutamat, ajinomoto, aji-no-moto, vetsin, e621, flavour enhancer, flavor enhancer, 味精, 味の素, 미원',
      names: /\bmsg\b|glutamate|ajinomoto|stock cube|bouillon|instant noodles|flavoured crisps/,
    },
  ),
  kind(
    'fructose',
    'fructose(?: malabsorption)?|fruit sugars?|fruktose|fructosa|fruttosio|hfi|果糖|fruits?|all fruits?|obst|fruta|frutas|frutta|buah(?: buahan)?|水果',
    {
      forms:
        'fructose, fruit, honey, agave, fruktose, fructose, fruktosesirup, high fructose corn syrup, corn syrup, invert sugar, golden syrup, juice, sorbitol, apple, pear, mango, date, 果糖, 水果',
      names: sweetFruit,
      not: noSweetFruit,
      categories: ['fruit'],
    },
  ),
  kind(
    'aspartame',
    'aspartames?|aspartam|aspartamo|phenylalanine?s?|phenylalanin|pku|phenylketonuria|phenylketonurie|ph(?:e|é)nylc(?:e|é)tonurie|fenilcetonuria|fenilchetonuria|fenylketonuri(?:a|i)?|苯丙酮尿症|artificial sweeteners?|e ?951|阿斯巴甜|アスパルテーム|아스파탐',
    {
      forms:
        'aspartame, aspartam, aspartamo, phenylalanine, phenylalanin, nutrasweet, equal, canderel, pal sweet, e951, e962, artificial sweetener, sweetener, süßstoff, édulcorant, edulcorante, diet coke, coke zero, coke light, cola zero, cola light, diet cola, zero cola, pepsi max, diet pepsi, pepsi zero, sprite zero, diet sprite, fanta zero, diet soda, diet drink, diet tonic, diet lemonade, no added sugar squash, sugar free squash, sugar free gum, sugarless gum, sugar free jelly, sugar free drink, sugar free soda, sugar free syrup, chewing gum, 阿斯巴甜, 代糖, 零度可乐, 健怡可乐, アスパルテーム, 人工甘味料, 아스파탐',
      names:
        /sweetener|aspartame|\bdiet (?:coke|cola|soda|drink)|(?:coke|cola|pepsi|sprite) (?:zero|light|max)|chewing gum/,
    },
  ),
  kind(
    'bee products',
    'bee products?|bees?|bee pollen|propolis|royal jelly|bienenprodukte|produits de la ruche|productos apicolas|蜂产品|蜂蜜制品',
    {
      forms:
        'honey, honeycomb, bee pollen, propolis, royal jelly, beeswax, mead, honig, met, miel, hydromel, miele, mel, madu, mật ong, honung, honning, miód, мёд, мед, bal, 蜂蜜, 蜂王浆, 蜂胶, 蜜糖, はちみつ, ハチミツ, 꿀, น้ำผึ้ง, शहद, عسل',
      names: /\bhoney\b(?! ?dew)|royal jelly|propolis|\bmead\b/,
      not: /vegan|honeydew/,
    },
  ),
]

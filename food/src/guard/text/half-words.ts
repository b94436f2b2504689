import { wordSet } from '../../word-lists.ts'

/** The words that the halves of an alternative are told by. */

/** How what is told of is cut or kept. */
export const cuts = wordSet(`
  finely roughly coarsely thinly thickly lightly freshly chopped crushed sliced diced grated melted cubed softened torn cut cooked drained toasted broken crumbled shredded minced halved quartered
  chilled frozen thawed warmed warm cold hot rinsed into small large pieces chunks cubes strips slices bits
  fein grob gehackt gerieben geschmolzen zerbröselt gewürfelt geschnitten weich kalt warm fondu fondue râpé râpée haché hachée émietté émiettée rallado rallada picado picada derretida fundido
  grattugiato grattugiata tritato tritata sbriciolata sciolto ralado ralada derretido`)

export const either = wordSet(`
  or oder ou o od lub albo veya yada yahut eller tai nebo alebo vagy sau ili или або либо чи ή أو या atau hoac หรือ 또는 혹은 または もしくは 或 或者 或是
  otherwise alternatively bzw`)
export const both = wordSet('and und et y e ed i ve og och dan 和 与 與 और')
/** Dutch; in English it stands between a measure and its food. */
export const dutch = 'of'
export const leading: ReadonlySet<string> = new Set([...either, ...both, dutch])
/** What stands before each half: 'half plain, half rice flour'. Alone it is an amount. */
export const halving = wordSet('half halb halbe halbes mitad moitie meta metade halve halvt polowa puolet')
/** What says how a half is made and leaves it the half that it is: 'plain or fine rice flour', 'whole or unsweetened oat milk'. */
export const makes = wordSet(`
  unsweetened sweetened organic barista homemade light lite canned tinned fresh frozen thick thin fine coarse white brown raw toasted roasted
  ungesusste ungesusster feines weisses braunes bio`)
/** Beside 'brown rice' it is rice as well, and the flour of wheat beside any other. */
export const whiteBesideBrown: readonly (readonly [white: string, brown: string])[] = [
  ['white', 'brown'],
  ['weisses', 'braunes'],
]
export const longestMake = 2
/** Signs of scripts without spaces are words of their own: 또는 has two. */
export const longestLink = 3

/** Names of foods that say beside another food only of what kind, how it is made or from which animal it is: 'demi-sel', 'râpé', 'casera'. */
export const kinds = wordSet(
  'green fat sweet goat goats sheep duck quail hen hens goose buffalo cow cows egg vanilla sel sale salada salado rape casera casero',
)
export const amounts = wordSet(`
  g gr kg ml l dl cl oz lb lbs x cup cups tsp tbsp teaspoon teaspoons tablespoon tablespoons tin tins can cans carton cartons pack packs packet packets bottle bottles jar jars pot pots tub tubs loaf block blocks
  stick sticks slice slices piece pieces handful handfuls pinch splash dash knob drizzle glass glasses litre litres liter liters pint pints a an the of some about approx
  el tl tasse tassen becher dose dosen packung tasses cuillere cuilleres taza tazas cucharada cucharadas tazza cucchiai xicara colheres szklanka szklanki 杯 克 毫 升 勺 罐 盒`)
/** What asks behind a link for more of the same, or for as much as one likes. */
export const same = wordSet(
  'more less so to as enough both two similar equivalent until extra optional mehr etwas plus moins mas menos piu meno',
)
/** A milk that is called so is one of plants; creams and toppings are often made with caseinate. */
export const nonDairy = /nondairy/
export const claimed = /vegan|plant|free(?!range)|frei|vegetal|wegan|siz$/
/** What says of a line where it goes, and is no half of anything. */
export const headings = wordSet('optional optionally topping either ideally preferably sauce')

/** Plants of milks that the table has under longer names only. */
export const plants = wordSet('soia soja soya soy')
/** How noodles are cut: in 'wide or flat rice noodles' both are of rice. */
export const shapes = wordSet('wide broad flat narrow thin thick fine')
/** Links behind a hyphen, 'Vanille- oder Sojajoghurt': the first half is a word without its end. */
export const hyphened = wordSet('oder und of en eller och og')
/** Words whose halves behind a Dutch link are halves in Dutch. */
export const dutchHead = /(?:melk|boter|kaas|meel|brood|noedels|room)$/
/** What comes in flavours: the strawberry of 'strawberry or soya yoghurt' is no food. */
export const flavoured = /(?:jogh?urt|yogh?urt|butter|mayo(?:nn?aise)?|bread|pesto|noodle|nudel)[sn]?$/
/** What is eaten in place of those; any other food in its singular is a flavour of them. */
export const inPlace = wordSet(`
  oil ghee margarine marge lard shortening dripping suet jam jelly marmalade syrup spread cream milk water stock broth cheese feta halloumi tofu tempeh hummus houmous tahini avocado guacamole
  ketchup mustard salsa pesto mayo mayonnaise yoghurt yogurt butter quark skyr kefir sauce sugar flour vinegar juice rice pasta spaghetti quinoa couscous bulgur toast baguette ciabatta focaccia
  naan pitta pita roti chapati ramen udon soba vermicelli orzo polenta porridge granola muesli salad coconut almond cashew soy soya
  ol air woda wody nuoc su vann vand vatten olivenol rapsol honig marmelade sahne milch wasser reis huile eau riz confiture miel aceite agua arroz olio acqua riso azeite`)
export const number = /^\d+$/
/** Lists of alternatives are short, and every one is read back from each of its parts. */
export const longestList = 4
/** 'Low fat', 'olive oil': more words are a food of their own, and no half. */
export const longestHalf = 2
/** What says of a food behind it how much another one holds: 'reduced salt soy sauce'. */
export const shares = wordSet('low lower reduced less high higher no zero added extra full')
/** What follows a name that stands first: 'lait d'avoine ou entier', 'fusilli senza glutine o integrali'. */
export const particles = wordSet('d de di du des da do z von of au aux al alla a sin sans senza sem')
/** What stands before the word that says of what kind it is, without a particle: 'susu soya', 'mleko sojowe', 'sua hanh nhan'. */
export const nounsFirst = wordSet(
  'susu krim keju mentega tepung roti mi mie mee mihun mleko mleka mlekiem smietana smietany smietanka smietanki maslo masla ser sera jogurt jogurtu maka maki make makaron makaronu chleb chleba bulka sua bo kem banh bot bun pho mlieko mliko lapte',
)

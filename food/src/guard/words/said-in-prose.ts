/** Names that say nothing in titles and steps: what is in the soup, the lines tell. */
import type { FoodName } from '../../resolver/lexicon.ts'
import { isEveryday } from '../text/vocabulary.ts'

/** What any dish is called that may hold meat and need not. */
const dishes: ReadonlySet<string> = new Set([
  'canned soup',
  'curry leftover',
  'fried noodles',
  'fried rice',
  'frozen pizza',
  'instant soup',
  'mixed rice',
  'pizza leftover',
  'pudding cup',
  'soup leftover',
  'stock cube',
  'takeaway food',
])
/** What stands for one of several foods that a line tells apart: the mince of 'lamb mince', the dumplings of 'vegetable dumplings'. */
const short: ReadonlySet<string> = new Set(
  'bouillon broth burger burgers dumpling dumplings fluff hack meatball meatballs mince sausage sausages smokies smoky stock tikka'.split(
    ' ',
  ),
)

/** What names an animal in the name of such a dish, where no kind lists the word by itself. */
const ofAnimal =
  /(?<![a-z])(?:ayam|daging|kambing|lembu|sapi|buntut|ekor|iga|tulang|konro|mutton|gosht)(?![a-z])|[鸡雞牛羊猪豬肉]|排骨|닭|삼계탕|반계탕|곰탕|소고기|돼지|갈비/u

/** Words of meat that say something else in prose: butter is crackling, a spoon is dripping, 'a menudo' is often. */
const otherwiseInProse =
  /^(?:crackling|scratching|brawn|trotter|hock|streaky|dripping|tongue|menudo|burger)s?$/u

/** Whether a word that is looked for tells nothing of what is eaten where it stands in prose. */
export const isOtherInProse = (plain: string): boolean => otherwiseInProse.test(plain)

/** Whether a name tells nothing of what is eaten where it stands in prose. */
export const isVagueInProse = ({ food, plain }: FoodName): boolean =>
  (dishes.has(food.name) && !ofAnimal.test(plain)) ||
  short.has(plain) ||
  isEveryday(plain) ||
  isOtherInProse(plain)

/** Ways of eating that people write among their allergies. */
import type { AllergenGroup } from '../../allergens/groups.ts'
import { foldText } from '../text/fold.ts'

/** Ways of eating that leave out nothing for sure. */
export const preferencesOnly: ReadonlySet<string> = new Set(['hindu', 'keto', 'paleo', 'low carb', 'organic'])

/** What a way of eating leaves out: groups, kinds of food by their labels, and words. */
interface Diet {
  readonly groups: readonly AllergenGroup[]
  readonly kinds: readonly string[]
  readonly words: readonly string[]
}

const seafood: readonly AllergenGroup[] = ['crustaceans', 'fish', 'molluscs']
const slaughtered = ['meat', 'gelatine']
/** Neither has animals of the sea that belong to no group. */
const killed = [...slaughtered, 'sea cucumbers and urchins']
const vegan: Diet = {
  groups: [...seafood, 'eggs', 'milk'],
  kinds: [...killed, 'additives of animals'],
  words: ['honey'],
}
const vegetarian: Diet = { groups: seafood, kinds: killed, words: [] }
const halal: Diet = { groups: [], kinds: ['pork', 'alcohol', 'pork gelatine'], words: [] }
/** What ferments: onions and garlic, wheat, milk sugar, beans, and the fruits and sweeteners with much fructose. */
const fodmaps: Diet = {
  groups: ['gluten', 'milk'],
  kinds: ['alliums', 'legumes', 'fructose', 'mushrooms'],
  words: ['inulin', 'chicory', 'cauliflower', 'asparagus', 'sorbitol', 'xylitol', 'mannitol', 'maltitol'],
}
const fructans: Diet = {
  groups: ['gluten'],
  kinds: ['alliums'],
  words: ['inulin', 'chicory', 'asparagus', 'artichoke'],
}
const polyols: Diet = {
  groups: [],
  kinds: ['stone fruit', 'mushrooms'],
  words: [
    'sorbitol',
    'xylitol',
    'mannitol',
    'maltitol',
    'isomalt',
    'erythritol',
    'apple',
    'pear',
    'cauliflower',
    'avocado',
  ],
}
const kosher: Diet = { groups: ['crustaceans', 'molluscs'], kinds: ['pork', 'pork gelatine'], words: [] }

const called = (diet: Diet, words: string): readonly (readonly [string, Diet])[] =>
  words.split(',').map((word) => [foldText(word.trim()).replaceAll('\n', ' '), diet] as const)

/** Ways of eating that somebody wrote among their allergies are meant as strictly; by their folded names. */
export const diets: ReadonlyMap<string, Diet> = new Map([
  ...called(
    vegan,
    'vegan, vegane, vegano, vegana, végan, végane, végétalien, végétalienne, veganist, weganin, weganka, wegan, plant, 纯素, 純素, 纯素者, 純素者, 全素, ビーガン, ヴィーガン, 비건',
  ),
  ...called(
    vegetarian,
    `vegetarian, mostly vegetarian, mainly vegetarian, vegetarians, pure veg, pure vegetarian, veggie, vegetarisch, vegetarier, vegetarierin, végétarien, végétarienne, vegetariano, vegetariana, vegetariër, wegetarianin, wegetarianka, vejetaryen, vejetaryenim, vegetaryen,
    lacto ovo vegetarian, ovo lacto vegetarian, shakahari, 素食, 素食者, 吃素, ベジタリアン, 채식, 채식주의자, சைவம்`,
  ),
  ['lacto vegetarian', { ...vegetarian, groups: [...seafood, 'eggs'] }],
  ['ovo vegetarian', { ...vegetarian, groups: [...seafood, 'milk'] }],
  ['eggetarian', vegetarian],
  [
    'jain',
    {
      groups: [...seafood, 'eggs'],
      kinds: [...killed, 'alliums'],
      words: ['honey', 'potato', 'carrot'],
    },
  ],
  ...called({ groups: [], kinds: slaughtered, words: [] }, 'pescatarian, pescetarian, pescatarisch'),
  ...called(halal, 'halal, muslim, helal, 清真'),
  ...called(kosher, 'kosher, koscher, casher, jewish'),
  ...['fodmap', 'fodmaps', 'low fodmap', 'low fodmaps', 'high fodmap', 'high fodmaps'].map(
    (word) => [word, fodmaps] as const,
  ),
  ...['fructan', 'fructans'].map((word) => [word, fructans] as const),
  ...['polyol', 'polyols', 'sugar alcohols'].map((word) => [word, polyols] as const),
  ...['gos', 'galactans', 'galactooligosaccharides'].map(
    (word) => [word, { groups: [], kinds: ['legumes'], words: [] }] as const,
  ),
])

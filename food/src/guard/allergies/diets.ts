/** Ways of eating that people write among their allergies. */
import type { AllergenGroup } from '../../allergens/groups.ts'

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
const vegan: Diet = { groups: [...seafood, 'eggs', 'milk'], kinds: slaughtered, words: ['honey'] }
const vegetarian: Diet = { groups: seafood, kinds: slaughtered, words: [] }
const halal: Diet = { groups: [], kinds: ['pork', 'alcohol', 'gelatine'], words: [] }
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
const kosher: Diet = { groups: ['crustaceans', 'molluscs'], kinds: ['pork', 'gelatine'], words: [] }

/** Ways of eating that somebody wrote among their allergies are meant as strictly. */
export const diets: ReadonlyMap<string, Diet> = new Map([
  ...['vegan', 'vegane', 'vegano', 'vegana', 'végan', 'végane', '纯素', '純素', 'ビーガン', '비건'].map(
    (word) => [word, vegan] as const,
  ),
  ...['vegetarian', 'veggie', 'vegetarisch', 'végétarien', 'végétarienne', 'vegetariano', 'vegetariana'].map(
    (word) => [word, vegetarian] as const,
  ),
  ...['素食', '吃素', 'ベジタリアン', '채식'].map((word) => [word, vegetarian] as const),
  ['lacto vegetarian', { ...vegetarian, groups: [...seafood, 'eggs'] }],
  [
    'jain',
    {
      groups: [...seafood, 'eggs'],
      kinds: [...slaughtered, 'alliums'],
      words: ['honey', 'potato', 'carrot'],
    },
  ],
  ['pescatarian', { groups: [], kinds: slaughtered, words: [] }],
  ...['halal', 'muslim', 'helal', '清真'].map((word) => [word, halal] as const),
  ...['kosher', 'koscher', 'casher'].map((word) => [word, kosher] as const),
  ...['fodmap', 'fodmaps', 'low fodmap', 'low fodmaps', 'high fodmap', 'high fodmaps'].map(
    (word) => [word, fodmaps] as const,
  ),
  ...['fructan', 'fructans'].map((word) => [word, fructans] as const),
  ...['polyol', 'polyols', 'sugar alcohols'].map((word) => [word, polyols] as const),
  ...['gos', 'galactans', 'galactooligosaccharides'].map(
    (word) => [word, { groups: [], kinds: ['legumes'], words: [] }] as const,
  ),
])

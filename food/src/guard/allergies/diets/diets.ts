/** Ways of eating that people write among their allergies. */
import type { AllergenGroup } from '../../../allergens/groups.ts'
import { dietNames } from '../../../diet-names.ts'
import { foldText } from '../../text/fold.ts'

/** Ways of eating that leave out nothing for sure. */
export const preferencesOnly: ReadonlySet<string> = new Set([
  'hindu',
  'buddhist',
  'sikh',
  'keto',
  'paleo',
  'low carb',
  'organic',
])

/** What a way of eating leaves out: groups, kinds of food by their labels, and words. */
export interface Diet {
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

const jain: Diet = {
  groups: [...seafood, 'eggs'],
  kinds: [...killed, 'alliums'],
  words: ['honey', 'potato', 'carrot'],
}
const withoutEggs: Diet = { ...vegetarian, groups: [...seafood, 'eggs'] }

const called = (diet: Diet, names: readonly string[]): readonly (readonly [string, Diet])[] =>
  names.map((name) => [foldText(name).replaceAll('\n', ' '), diet] as const)

/** What is left of 'plant-based' without the word that says nothing; inside a longer phrase a plant is any. */
export const plantAlone = 'plant'

/** Ways of eating that somebody wrote among their allergies are meant as strictly; by their folded names. */
export const diets: ReadonlyMap<string, Diet> = new Map([
  ...called(vegan, [...dietNames.vegan, plantAlone, 'mostly vegan']),
  // Thai 'jay' leaves out what smells, too.
  ...called({ ...vegan, kinds: [...vegan.kinds, 'alliums'] }, ['เจ', 'กินเจ', 'อาหารเจ']),
  ...called(vegetarian, [...dietNames.vegetarian, 'mostly vegetarian', 'mainly vegetarian']),
  ...called(withoutEggs, ['lacto vegetarian', 'indian vegetarian', 'hindu vegetarian', '奶素']),
  ...called({ ...vegetarian, groups: [...seafood, 'milk'] }, ['ovo vegetarian', '蛋素']),
  ...called({ ...vegetarian, kinds: [...killed, 'alliums'] }, ['buddhist vegetarian']),
  ...called(jain, ['jain', 'jain vegetarian']),
  ...called({ groups: [], kinds: slaughtered, words: [] }, dietNames.pescatarian),
  ...called(halal, dietNames.halal),
  ...called(kosher, [...dietNames.kosher, 'jewish']),
  ...called(fodmaps, ['fodmap', 'fodmaps', 'low fodmap', 'low fodmaps', 'high fodmap', 'high fodmaps']),
  ...called(fructans, ['fructan', 'fructans']),
  ...called(polyols, ['polyol', 'polyols', 'sugar alcohols']),
  ...called({ groups: [], kinds: ['legumes'], words: [] }, ['gos', 'galactans', 'galactooligosaccharides']),
])

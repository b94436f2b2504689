import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { describe, expect, test } from 'vitest'
import { allergenGroups } from '../allergens/groups.ts'
import { readAllergies } from './allergies/read-allergies.ts'
import { avoiding } from './avoiding.factory.ts'
import { checkRecipe } from './check-recipe.ts'

const withLine = (line: string) => ({
  title: 'Rice bowl',
  ingredients: ['200 g rice', line],
  steps: ['Cook the rice.'],
})
const verdict = (line: string, told: string) => checkRecipe(withLine(line), readAllergies(told))

describe('a line with words that nobody knows', () => {
  test.each(
    rowsOf(`
    100 g zorgle | zorgle
    2 tbsp blorptine paste, chopped | blorptine
    a handful of qwv leaves | qwv
    1 sachet house mix | mix
  `),
  )('%j is shown with a warning', (line, words) => {
    expect(verdict(line, 'peanuts')).toMatchObject({
      ok: true,
      unknown: [{ index: 1, words: expect.stringContaining(words) }],
    })
  })

  test.each(
    rowsOf(`
    by a keystroke | 50 g chese | milk
    by sound | 50 g kasheww | nuts
    by what it holds | 50 g zornmilkine | milk
    by its signs | 花生酪 50 g | peanuts
    by its script | 50 g ถั่วลิสง | peanuts
  `),
  )('that is like an avoided one %s is withheld', (_, line, told) => {
    expect(verdict(line, told).ok).toBe(false)
  })

  test('says nothing to whoever avoids nothing', () => {
    expect(verdict('100 g zorgle', 'none')).toEqual({ ok: true })
  })
})

test.each(
  rowsOf(`
  strawberries | 1 🍓
  🍓 | 100 g strawberries
  kiwi | 2 🥝, sliced
  banana | 🍌
  🥥 | 200 ml coconut milk
  coconut | 🥥
  🧄 | 1 clove of garlic
  garlic | 🧄🧄
  pork | 🥓
  beef | 🥩
  🥩 | 200 g beef
  🐷 | 4 slices of ham
  legumes | 1 🫘
  🫘 | 1 can of kidney beans
  fish | 🍢
  chilli | 1 🌶️
`),
)('an allergy to %s withholds what a picture names: %j', (told, line) => {
  expect(verdict(line, told).ok).toBe(false)
})

test.each(
  rowsOf(`
  rice 🍓, cooked | peanuts
  ✨ 1 onion 🧅 | milk
  200 g carrots 🙂 | milk
  1 🍓 | kiwi, garlic
`),
)('a picture beside a food is no riddle: %j', (line, told) => {
  expect(verdict(line, told)).toEqual({ ok: true })
})

test('a picture of no food that we know is told where it is all that a line says', () => {
  expect(verdict('2 🦇', 'milk')).toEqual({ ok: true, unknown: [{ index: 1, words: '🦇' }] })
})

test.each(
  rowsOf(`
  200gpasta | gluten
  2tbspsoy sauce | soy
  100mlcrab | crustaceans
  1cupmilk | milk
  ½tspsesame oil | sesame
  250gprawns | crustaceans
  peanutsauce | peanuts
  2 tbsp milkandeggs | eggs
`),
)('words written as one (%j) are read apart', (line, told) => {
  expect(verdict(line, told).ok).toBe(false)
})

test.each(
  rowsOf(`
  pork | 4 slices ham
  red meat | 200 g keema
  alpha-gal | 200 g beef slices
  fava beans | 1 fava bean
  oyster mushrooms | 1 oyster mushroom
  peas | 1 pea
  coconut | 200 ml santan
  mushrooms | 4 shiitake
  alcohol | 100 ml red wine
  citrus | 2 calamansi
  corn | 1 tbsp cornflour
  gelatine | 10 marshmallows
  legumes | 1 can chickpeas
  alliums | 2 spring onions
`),
)('an allergy to %s withholds %j', (told, line) => {
  expect(verdict(line, told).ok).toBe(false)
})

test.each(
  rowsOf(`
  pork | 200 g chicken breast
  corn | 1 tsp peppercorns
  apple | 1 custard apple
  citrus | 1 stalk lemongrass
  meat | 1 block firm tofu
  alcohol | 1 portion of rice
  cloves | 2 cloves of garlic
  potatoes | 1 sweet potato
  beef | 1 turkey slice
`),
)('an allergy to %s shows %j', (told, line) => {
  expect(verdict(line, told)).toEqual({ ok: true })
})

test.each(
  rowsOf(`
  Haferflocken | gluten
  200 g Nudeln | gluten
  Grieß | gluten
  Frischkäse | milk
  Rahm | milk
  1 Ei | eggs
  chapelure | gluten
  pane | gluten
  yaourt | milk
  Spätzle | gluten
  pancarrè | gluten
  maionese | eggs
  Ben & Jerry's | milk
  Reese's | peanuts
  digestives | gluten
  Ritter Sport | milk
`),
)('an everyday word or brand (%j) is known', (line, told) => {
  expect(verdict(line, told).ok).toBe(false)
})

test.each(
  rowsOf(`
  30 g Parmigiano Reggiano | eggs
  1 Tahiti lime | sesame
  1 tsp calcium sulphate | sulphites
  100 g lobster mushroom | crustaceans
  200 ml Kokosmilch | milk
  200 ml lait de coco | milk
  1 pincée de noix de muscade | nuts
  6 gambas | fish
`),
)('%j is no reason to withhold from who avoids %s', (line, told) => {
  expect(verdict(line, told).ok).toBe(true)
})

test.each([
  'Turn over and cook for a minute.',
  'Take out of the oven.',
  'Spread half the mixture thinly.',
  'Microwave in bursts of 20 seconds.',
])('%s names no food', (step) => {
  const dish = { title: 'Dinner', ingredients: ['2 potatoes', '1 onion', 'salt'], steps: [step] }
  expect(allergenGroups.filter((group) => !checkRecipe(dish, avoiding(group)).ok)).toEqual([])
})

test('to fish something out is no fish', () => {
  const recipe = { title: 'Rice', ingredients: ['rice', '1 bay leaf'], steps: ['Fish out the bay leaf.'] }
  expect(checkRecipe(recipe, readAllergies('fish'))).toEqual({ ok: true })
})

import { describe, expect, test } from 'vitest'
import { allergenGroups } from '../allergens/groups.ts'
import { type Food, foodNamed } from '../foods.ts'
import { noAllergies } from '../guard/allergies/allergies.ts'
import { judgeReading } from '../guard/check-recipe.ts'
import { readRecipe } from '../guard/reading/reading.ts'
import { nameWords, numberless } from '../names.ts'
import { equipmentNames } from '../recipe.ts'
import { cookbook } from './cookbook.ts'
import { asianCuisines, type CookbookRecipe } from './cookbook-recipe.ts'

const foodsOf = (recipe: CookbookRecipe): Food[] =>
  recipe.ingredients.flatMap((line) => foodNamed(line.food) ?? [])
const share = (holds: (recipe: CookbookRecipe) => boolean): number =>
  cookbook.filter(holds).length / cookbook.length

const loose = new Set(
  'a an and bowl easy for from in of on one pan pot quick small style the to with'.split(' '),
)
/** The words of a title that tell a dish, in any order and number. */
const titleKey = (title: string): string =>
  [...new Set(nameWords(title).map(numberless))]
    .filter((word) => !loose.has(word))
    .toSorted()
    .join(' ')

/** Every recipe once through the guard. */
const readings = cookbook.map((recipe) => ({ recipe, reading: readRecipe(recipe) }))

describe('the cookbook as a whole', () => {
  test('holds at least 450 recipes, 375 of them of 10 to 30 minutes', () => {
    expect(cookbook.length).toBeGreaterThanOrEqual(450)
    expect(cookbook.filter((recipe) => recipe.minutes >= 10).length).toBeGreaterThanOrEqual(375)
  })

  test('names no recipe twice', () => {
    expect(new Set(cookbook.map((recipe) => recipe.id)).size).toBe(cookbook.length)
    expect(new Set(cookbook.map((recipe) => recipe.title.toLowerCase())).size).toBe(cookbook.length)
  })

  test('has no two recipes that are the same in other words or of the same foods', () => {
    const titled = Map.groupBy(cookbook, ({ title }) => titleKey(title))
    const made = Map.groupBy(cookbook, ({ ingredients }) =>
      ingredients
        .map(({ food }) => food)
        .toSorted()
        .join(', '),
    )
    const twice = [...titled.values(), ...made.values()].filter((recipes) => recipes.length > 1)
    expect(twice.map((recipes) => recipes.map(({ id }) => id))).toEqual([])
  })

  test('is at least two fifths vegetarian and half Asian', () => {
    expect(share((recipe) => foodsOf(recipe).every((food) => food.vegetarian))).toBeGreaterThanOrEqual(0.4)
    const asian: readonly string[] = asianCuisines
    expect(share((recipe) => asian.includes(recipe.cuisine))).toBeGreaterThanOrEqual(0.5)
  })

  test.each(allergenGroups)(
    'leaves at least 60 recipes that the guard shows to someone who avoids %s',
    (group) => {
      const left = readings.filter(
        ({ reading }) => judgeReading(reading, { ...noAllergies, groups: [group] }).ok,
      )
      expect(left.length).toBeGreaterThanOrEqual(60)
    },
  )

  test('says next to nothing that the guard takes for a food that is not in it', () => {
    const misread = readings.flatMap(({ recipe, reading }) => {
      const contained = new Set(foodsOf(recipe).flatMap((food) => food.allergens))
      return [...new Set(reading.hits.map(({ group }) => group))].filter((group) => !contained.has(group))
    })
    expect(misread.length / (cookbook.length * allergenGroups.length)).toBeLessThanOrEqual(0.02)
  })

  test.each(equipmentNames)('has at least 10 recipes for a kitchen with %s alone', (name) => {
    const alone = cookbook.filter((recipe) => recipe.equipment.length === 1 && recipe.equipment[0] === name)
    expect(alone.length).toBeGreaterThanOrEqual(10)
  })
})

describe.each(cookbook)('$id', (recipe) => {
  test('names each food once and as the table does', () => {
    const names = recipe.ingredients.map((line) => line.food)
    expect(names.filter((name) => foodNamed(name)?.name !== name)).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  test('has a plain id, 3 to 8 whole sentences, 5 to 30 minutes and one or two portions', () => {
    expect(recipe.id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(recipe.steps.length).toBeGreaterThanOrEqual(3)
    expect(recipe.steps.length).toBeLessThanOrEqual(8)
    for (const step of recipe.steps) expect(step).toMatch(/^[A-Z].{8,}\.$/)
    expect(recipe.minutes).toBeGreaterThanOrEqual(5)
    expect(recipe.minutes).toBeLessThanOrEqual(30)
    expect([1, 2]).toContain(recipe.portions)
  })

  test('can be read by the guard, and every allergen of its foods is found', () => {
    const reading = readings.find((one) => one.recipe === recipe)?.reading
    expect(reading?.unreadable).toEqual([])
    const found = new Set(reading?.hits.map(({ group }) => group))
    expect(foodsOf(recipe).flatMap((food) => food.allergens.filter((group) => !found.has(group)))).toEqual([])
  })

  test('gives an amount for every line and speaks of nothing that breaks the text form', () => {
    for (const line of recipe.ingredients) {
      expect(line.amount).toBeTruthy()
      expect(line.text).toBeTruthy()
    }
    const words = [recipe.title, ...recipe.steps, ...recipe.ingredients.map((line) => line.text)].join('\n')
    expect(words).not.toMatch(/Recipe \d+:|Ingredients:|Instructions:/)
  })
})

/** What makes raw food safe must stand in the steps: the sign by which a cook sees that it is done. */
describe('food safety', () => {
  const steps = (recipe: CookbookRecipe): string => recipe.steps.join(' ')
  const uses = (names: RegExp) => (recipe: CookbookRecipe) =>
    recipe.ingredients.some((line) => names.test(line.food))

  test.each(
    cookbook.filter(
      uses(
        /^(chicken (breast|thigh|wing|mince|drumstick)|turkey|pork (mince|chop|slices|belly)|lamb mince|beef mince)$/,
      ),
    ),
  )('$id tells how to see that the meat is done', (recipe) => {
    expect(steps(recipe)).toMatch(
      /no pink|nothing pink|clear juices|juices (?:must be|are) clear|white (?:and firm right|all|right)|white with clear|cooked through|must be white/,
    )
  })

  test.each(cookbook.filter(uses(/^chicken egg$/)))('$id cooks eggs until set', (recipe) => {
    expect(steps(recipe)).toMatch(/\bset\b|hard-boiled|[Bb]oil the eggs for (?:9|10) minutes/)
  })

  test.each(cookbook.filter(uses(/^cooked rice$/)))('$id heats rice right through', (recipe) => {
    expect(steps(recipe)).toMatch(/piping hot|steaming|[Bb]oil|[Ss]immer/)
  })

  test.each(cookbook.filter(uses(/^(fish fillet white|salmon fillet|mackerel)$/)))(
    '$id tells how to see that the fish is done',
    (recipe) => {
      expect(steps(recipe)).toMatch(/flak/)
    },
  )

  test.each(cookbook.filter(uses(/^prawn$/)))('$id cooks prawns until pink and firm', (recipe) => {
    expect(steps(recipe)).toMatch(/pink and firm/)
  })
})

test('the guard knows every word of every line of the cookbook', () => {
  const unknown = cookbook.flatMap((recipe) =>
    readRecipe(recipe).unknown.map(({ index, words }) => `${recipe.id} ${index}: ${words}`),
  )
  expect(unknown).toEqual([])
})

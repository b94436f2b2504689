import { expect, test } from 'vitest'
import { alone } from '../aliases/alone.ts'
import { languages } from '../aliases/languages.ts'
import { type AllergenGroup, allergenGroups } from '../allergens/groups.ts'
import { foodNamed } from '../foods.ts'
import { noAllergies, uniteAllergies } from './allergies/allergies.ts'
import { checkRecipe } from './check-recipe.ts'

const shapes = ['200 g %', '%, chopped', '%']

function shown(files: typeof languages, lineOf: (text: string) => Line = (text) => text): string[] {
  return files.flatMap((file) =>
    Object.entries(file).flatMap(([food, list]) =>
      list.flatMap((alias) =>
        (foodNamed(food)?.allergens ?? []).flatMap((group) =>
          shapes
            .map((shape) => shape.replace('%', () => alias))
            .filter((line) => isShown(lineOf(line), group))
            .map((line) => `${food}, ${group}: ${line}`),
        ),
      ),
    ),
  )
}

type Line = string | { text: string; itemName: string }

function isShown(line: Line, group: AllergenGroup): boolean {
  const recipe = { title: 'Bowl', ingredients: [line], steps: ['Serve.'] }
  return checkRecipe(recipe, uniteAllergies({ ...noAllergies, groups: [group] })).ok
}

test('a line that is a name for what stands alone is judged by all its foods', () => {
  expect(allergenGroups).toHaveLength(14)
  // A recipe's juice is squeezed; what keeps the bottled one fresh is no reason to withhold it.
  const squeezed = ['lemon juice', 'lime juice'].flatMap((juice) =>
    shapes.map((shape) => `lemon juice bottled, sulphites: ${shape.replace('%', juice)}`),
  )
  expect(shown([alone])).toEqual(squeezed)
})

test('a pantry item with such a name is judged by all its foods wherever it is used', () => {
  expect(shown([alone], (itemName) => ({ text: '200 g rice', itemName }))).toEqual([])
})

test.each([
  ['2 Nuss, gehackt', 'nuts'],
  ['100 g NOODLES', 'gluten'],
  ['noodles or rice', 'gluten'],
  ['200gnoodles', 'gluten'],
  ['1 roti (warm)', 'gluten'],
  ['1 loaf', 'gluten'],
] as const)('%j is withheld from who avoids %s', (line, group) => expect(isShown(line, group)).toBe(false))

test.each([
  ['100 g glass noodles', 'gluten'],
  ['200 g rice noodles, soaked', 'eggs'],
  ['1 cup rice, pan fried', 'gluten'],
  ['1 tsp curry leaves', 'mustard'],
] as const)('%j names another food and is shown to who avoids %s', (line, group) => {
  expect(isShown(line, group)).toBe(true)
})

test('a line that is a name of a language or a brand is judged by all its foods', () => {
  // Thousands of names: each in one of the shapes in turn, and asked for all its groups at once.
  const lost = languages.flatMap((file) =>
    Object.entries(file).flatMap(([food, list]) =>
      list.flatMap((alias, at) => {
        const line = (shapes[at % shapes.length] ?? '%').replace('%', () => alias)
        return notFound(line, foodNamed(food)?.allergens ?? []).map((group) => `${food}, ${group}: ${line}`)
      }),
    ),
  )
  expect(lost).toEqual([])
})

/** The groups of some that a line is not withheld for. */
function notFound(line: string, groups: readonly AllergenGroup[]): readonly AllergenGroup[] {
  if (groups.length === 0) return []
  const recipe = { title: 'Bowl', ingredients: [line], steps: ['Serve.'] }
  const verdict = checkRecipe(recipe, uniteAllergies({ ...noAllergies, groups }))
  if (verdict.ok) return groups
  const found = new Set(verdict.findings.map((finding) => ('group' in finding ? finding.group : undefined)))
  return groups.filter((group) => !found.has(group) && isShown(line, group))
}

/** Recipes in the words of schema.org: in pages as JSON-LD or microdata, in the files of RecipeSage and Nextcloud Cookbook, and nearly so in Mealie's. */
import type { ImportedRecipe } from './draft.ts'
import { wholeTime } from './durations.ts'
import { type Entry, withHeadings } from './headings.ts'
import { mealieEntries } from './mealie.ts'
import { linesOf, oneLine } from './plain-text.ts'
import { countIn, firstText, isShape, listOf, type Shape, shapesIn, textOf } from './shapes.ts'

/** Where recipes lie within what surrounds them. */
const around = ['@graph', 'recipes', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item', 'hasPart']
const deepest = 8
const headingLength = 200

/** The recipes in some data, however they are wrapped. Each part is looked at once: a page may hang one under many names. */
export function schemaRecipes(data: unknown, depth = 0, seen = new Set<Shape>()): ImportedRecipe[] {
  if (depth > deepest) return []
  return shapesIn(data).flatMap((shape) => {
    if (seen.has(shape)) return []
    seen.add(shape)
    if (isRecipe(shape)) return [importedFrom(camelCased(shape))]
    return around.flatMap((key) => schemaRecipes(shape[key], depth + 1, seen))
  })
}

function isRecipe(shape: Shape): boolean {
  const types = listOf(shape['@type']).map(textOf)
  if (types.some((type) => /(?:^|[/:#])Recipe$/i.test(type))) return true
  return textOf(shape['name']) !== '' && ('recipeIngredient' in shape || 'recipe_ingredient' in shape)
}

/** Mealie's files write 'recipe_ingredient' or 'recipeIngredient', after its version. */
const camelCased = (shape: Shape): Shape =>
  Object.fromEntries(
    Object.entries(shape).map(([key, value]) => [
      key.replace(/(?<=[a-z])_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )

function importedFrom(shape: Shape): ImportedRecipe {
  const told = (key: string) => textOf(listOf(shape[key])[0])
  return {
    title: firstText(listOf(shape['name'])[0], shape['headline']),
    ingredients: withHeadings(listOf(shape['recipeIngredient'] ?? shape['ingredients']).flatMap(entriesOf)),
    steps: listOf(shape['recipeInstructions']).flatMap((step) => stepsOf(step)),
    minutes: wholeTime(told('totalTime'), told('prepTime'), firstText(told('cookTime'), told('performTime'))),
    portions: countIn(shape['recipeServings']) || countIn(shape['recipeYield'] ?? shape['yield']),
    address: [shape['orgURL'], shape['orgUrl'], shape['isBasedOn'], shape['url'], shape['@id']]
      .map(textOf)
      .find((address) => /^https?:/i.test(address)),
  }
}

/** RecipeSage writes headings in brackets. */
function entriesOf(value: unknown): Entry[] {
  if (isShape(value)) return mealieEntries(value)
  return linesOf(textOf(value)).map((line) => {
    const [, heading] = /^\[(.+)\]$/.exec(line) ?? []
    return heading === undefined ? { text: line } : { text: heading, isHeading: true }
  })
}

/** A text, a HowToStep, or a HowToSection with steps of its own. */
function stepsOf(step: unknown, depth = 0): string[] {
  if (!isShape(step)) return linesOf(textOf(step)).map((line) => line.replace(/^\[(.+)\]$/, '$1:'))
  const told = (...keys: readonly string[]) => firstText(...keys.flatMap((key) => listOf(step[key])))
  const heading = oneLine(told('title', 'name')).slice(0, headingLength)
  const parts = depth > deepest ? [] : listOf(step['itemListElement'] ?? step['steps'])
  const inner = parts.flatMap((part) => stepsOf(part, depth + 1))
  if (inner.length > 0) return heading === '' ? inner : [`${heading}: ${inner[0]}`, ...inner.slice(1)]
  const lines = linesOf(told('text', 'description', 'item'))
  const [first] = lines
  if (first === undefined) return heading === '' ? [] : [heading]
  // Many pages repeat the step's beginning as its name.
  const isRepeated = heading === '' || first.startsWith(heading.replace(/[.…]+$/, ''))
  return isRepeated ? lines : [`${heading}: ${first}`, ...lines.slice(1)]
}

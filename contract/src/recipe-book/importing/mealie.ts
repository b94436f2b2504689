/** Mealie's recipes: like schema.org's, but for ingredients in parts; and its backup, where parts lie in tables. */
import { writeNumber } from '../../cooking/amounts.ts'
import type { ImportedRecipe } from './draft.ts'
import { wholeTime } from './durations.ts'
import { type Entry, withHeadings } from './headings.ts'
import { oneLine } from './plain-text.ts'
import { countIn, firstText, isShape, listOf, type Shape, shapesIn, textOf } from './shapes.ts'

/** Lines of an ingredient in parts, below the heading that it may carry. */
export function mealieEntries(line: Shape): Entry[] {
  const heading = oneLine(textOf(line['title']))
  const text = oneLine(
    firstText(line['display']) ||
      inParts(line) ||
      firstText(line['originalText'], line['original_text'], line['text'], line['name']),
  )
  return [...(heading === '' ? [] : [{ text: heading, isHeading: true }]), ...(text === '' ? [] : [{ text }])]
}

const nameOf = (part: unknown): string => (isShape(part) ? textOf(part['name']) : textOf(part))

/** A note without a food is all that its writer typed; its quantity means nothing. */
function inParts({ quantity, unit, food, note }: Shape): string {
  const name = nameOf(food)
  if (name === '') return textOf(note)
  const amount = typeof quantity === 'number' && quantity > 0 ? writeNumber(quantity) : ''
  const said = [amount, nameOf(unit), name].filter((part) => part !== '').join(' ')
  return textOf(note).trim() === '' ? said : `${said}, ${textOf(note)}`
}

/** The recipes of a backup's `database.json`; none where the data is something else. */
export function mealieBackup(data: Shape): ImportedRecipe[] {
  if (!Array.isArray(data['recipes_ingredients']) || !Array.isArray(data['recipes'])) return []
  const byId = (table: string) => new Map(shapesIn(data[table]).map((row) => [textOf(row['id']), row]))
  const foods = byId('ingredient_foods')
  const units = byId('ingredient_units')
  const linesFor = rowsByRecipe(data['recipes_ingredients'])
  const stepsFor = rowsByRecipe(data['recipe_instructions'])
  // Each id once: what shares one would have its lines again and again.
  return [...byId('recipes').values()].map((recipe) => {
    const id = textOf(recipe['id'])
    const lines = (linesFor.get(id) ?? []).map((row) => ({
      ...row,
      food: foods.get(textOf(row['food_id'])),
      unit: units.get(textOf(row['unit_id'])),
    }))
    return {
      title: textOf(recipe['name']),
      ingredients: withHeadings(lines.flatMap(mealieEntries)),
      steps: (stepsFor.get(id) ?? []).map((row) =>
        [row['title'], row['text']]
          .map(textOf)
          .filter((text) => text.trim() !== '')
          .join(': '),
      ),
      minutes: wholeTime(
        textOf(recipe['total_time']),
        textOf(recipe['prep_time']),
        firstText(recipe['cook_time'], recipe['perform_time']),
      ),
      portions: countIn(recipe['recipe_servings']) || countIn(recipe['recipe_yield']),
      address: textOf(recipe['org_url']),
    }
  })
}

function rowsByRecipe(table: unknown): ReadonlyMap<string, Shape[]> {
  const rows = listOf(table)
    .filter(isShape)
    .toSorted((a, b) => Number(textOf(a['position'])) - Number(textOf(b['position'])))
  return Map.groupBy(rows, (row) => textOf(row['recipe_id']))
}

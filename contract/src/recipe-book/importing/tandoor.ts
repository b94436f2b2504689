/** Tandoor's own export: a `recipe.json` whose steps carry their ingredients. */
import { writeNumber } from '../../cooking/amounts.ts'
import type { ImportedRecipe } from './draft.ts'
import { type Entry, withHeadings } from './headings.ts'
import { oneLine } from './plain-text.ts'
import { countIn, isShape, type Shape, shapesIn, textOf } from './shapes.ts'

/** The recipe of a `recipe.json`; none where the data is something else. */
export function tandoorRecipes(data: Shape): ImportedRecipe[] {
  const steps = shapesIn(data['steps'])
  if (textOf(data['name']) === '' || steps.length === 0 || !steps.every((step) => 'instruction' in step))
    return []
  const minutes = (countIn(data['working_time']) ?? 0) + (countIn(data['waiting_time']) ?? 0)
  return [
    {
      title: textOf(data['name']),
      ingredients: withHeadings(steps.flatMap(({ ingredients }) => shapesIn(ingredients).map(entryOf))),
      steps: steps.map(instructionOf),
      minutes: minutes > 0 ? minutes : undefined,
      portions: countIn(data['servings']),
      address: textOf(data['source_url']),
    },
  ]
}

const nameOf = (part: unknown): string => (isShape(part) ? textOf(part['name']) : '')

function entryOf({ food, unit, amount, note, is_header: isHeading, no_amount: isUncounted }: Shape): Entry {
  const said = oneLine(textOf(note))
  const name = nameOf(food)
  if (isHeading === true || name === '') return { text: said, isHeading: isHeading === true }
  const count = isUncounted === true ? 0 : Number(textOf(amount))
  const counted = count > 0 ? [writeNumber(count), nameOf(unit)] : []
  const line = [...counted, name].filter((part) => part !== '').join(' ')
  return { text: said === '' ? line : `${line}, ${said}` }
}

/** Steps may name their ingredients by number: `{{ ingredients[0] }}`. */
function instructionOf({ name, instruction, ingredients }: Shape): string {
  const lines = shapesIn(ingredients)
  const text = textOf(instruction).replace(/\{\{\s*ingredients\[(\d{1,3})\]\s*\}\}/g, (_, at: string) =>
    nameOf(lines[Number(at)]?.['food']),
  )
  const heading = oneLine(textOf(name))
  return heading === '' || text.trim() === '' ? heading || text : `${heading}: ${text}`
}

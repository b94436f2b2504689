import { createHash } from 'node:crypto'
import type { Allergies } from '@shelfmate/food/guard/allergies/allergies'
import { checkRecipe } from '@shelfmate/food/guard/check-recipe'
import { readPreferences } from '@shelfmate/food/ranking/diets/preferences'
import { type ServedRecipe, serveWritten, writtenDish } from '@shelfmate/food/ranking/dishes/written'
import { readShelf, type ShelfItem } from '@shelfmate/food/ranking/shelf'
import { takenFor } from '@shelfmate/food/resolver/corrections'
import type { Ai } from '#platform/ai/ai.ts'
import { recipesInAnswer } from '../answers/answer-text.ts'
import type { Wish } from '../cookbook/cookbook.engine.ts'
import { type Idea, ideaOf } from '../idea.ts'
import { shown } from '../shown-recipe.ts'
import { instructions, modelData, repeatsInstructions } from './model-prompt.ts'
import { type ModelRecipe, modelAnswerSchema, readModelRecipe } from './model-recipe.ts'

/** The soonest of a full pantry: a longer list makes a model slower and no better. */
const itemsTold = 60

interface Writing {
  count: number
  allergies: Allergies
  signal: AbortSignal
  beforeRetry: () => Promise<void>
}

/** Ideas as a model writes them: in form, made from the stock, in keeping with the wish, and not yet seen by the guard. */
export async function* ideasFromAi(
  ai: Ai,
  wish: Wish,
  { count, allergies, signal, beforeRetry }: Writing,
): AsyncGenerator<Idea> {
  const items = itemsToTell(wish, allergies)
  const written = ai.write({
    instructions,
    signal,
    beforeRetry,
    data: modelData(wish, items, allergies, count),
    schema: modelAnswerSchema,
    read: (element) => serve(readModelRecipe(element), items),
    readWhole: recipesInAnswer,
  })
  const ids = new Set<string>()
  for await (const recipe of written) {
    const id = idOf(recipe)
    if (!suits(recipe, wish) || ids.has(id) || wish.marks.get(id)?.notForMe) continue
    ids.add(id)
    yield ideaOf({ id, engine: 'ai', ...shown(recipe) }, wish.stock)
  }
}

/** The same for the same texts, so that what is said of a recipe holds when it is written again. */
function idOf({ title, ingredients, steps }: ServedRecipe): string {
  const texts = [title, ...ingredients.flatMap(({ amount = '', text }) => [amount, text]), ...steps]
  return `ai-${createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32)}`
}

/** What may be cooked today, without what is no food and what the student must not eat: a model cannot use what it does not know of. */
function itemsToTell({ stock, today }: Wish, allergies: Allergies): ShelfItem[] {
  return readShelf(stock.items, today, stock.corrections)

    .items.filter(({ name, remark }) => {
      const item = { title: '', ingredients: [{ text: '', itemName: name, remark }], steps: [] }
      return takenFor(name, stock.corrections).kind !== 'noFood' && checkRecipe(item, allergies).ok
    })
    .slice(0, itemsTold)
}

function serve(written: ModelRecipe | undefined, items: readonly ShelfItem[]): ServedRecipe | undefined {
  if (!written || textsOf(written).some((text) => isNoFood(text) || repeatsInstructions(text)))
    return undefined
  const ingredients = written.ingredients.map(({ text, amount, optional, pantry }) => {
    const item = typeof pantry === 'number' ? items[pantry - 1] : undefined
    return { text, optional: optional === true, ...(amount && { amount }), ...(item && { item }) }
  })
  return serveWritten({ ...written, ingredients }, items)
}

const textsOf = ({ title, ingredients, steps }: ModelRecipe) => [
  title,
  ...ingredients.map(({ text, amount }) => `${amount ?? ''} ${text}`),
  ...steps,
]

/** Things that stand in a dorm room and must never stand in a recipe, whoever wrote them into a pantry. */
const noFood =
  /\b(?:bleach|clorox|detergent|dish(?:washing)?[- ](?:soap|liquid)|laundry|disinfectant|dettol|drain cleaner|antifreeze|methanol|isopropyl|rubbing alcohol|hand sanitizer|pesticide|insecticide|rat poison|mothballs?|shampoo|toothpaste|mouthwash|nail polish|batter(?:y|ies) acid|paracetamol|panadol|ibuprofen|sleeping pills?|caffeine pills?|melatonin|nicotine)\b/i
const isNoFood = (text: string) => noFood.test(text)

/** Whether it keeps the filters and what of the preferences is a rule ('no pork', 'vegan'). */
function suits(recipe: ServedRecipe, { preferences, equipment, maxMinutes }: Wish): boolean {
  if (maxMinutes !== undefined && recipe.minutes > maxMinutes) return false
  if (equipment && !recipe.equipment.every((name) => name === 'no cooking' || equipment.includes(name)))
    return false
  return readPreferences(preferences).allows(writtenDish(recipe))
}

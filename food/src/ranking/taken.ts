/** What one line of a recipe takes of the pantry item that fills it. When in doubt a part: nothing is gone unless somebody says so. */
import { singularOf } from '@shelfmate/contract/cooking/nouns'
import type { Takes } from '@shelfmate/contract/recipes/recipes'
import { type Food, type FoodCategory, foodNamed } from '../foods.ts'
import { isStaple } from './dishes/dishes.ts'

interface TakingLine {
  text: string
  amount?: string
}

/** What stands on the shelf for weeks, however often one cooks. */
const lasting: ReadonlySet<FoodCategory> = new Set(['baking', 'condiment', 'herb', 'oil-fat', 'spice'])
/** Raw rice comes in bags by the kilo. */
const lastingUnit = 'kg'

/** Counted one by one; everything else goes by what it is sold in, for 1 tea bag is not the box. */
const single = 'pc'
const containers = new Set([
  'block',
  'bottle',
  'box',
  'can',
  'carton',
  'head',
  'jar',
  'pack',
  'portion',
  'tub',
])
const synonyms: Readonly<Record<string, string>> = {
  bowl: 'portion',
  package: 'pack',
  packet: 'pack',
  piece: single,
  tin: 'can',
}
const unitOf = (word: string): string => synonyms[word] ?? word
const counts = /^(\d{1,3})(?:\s+(?:very\s+)?(?:small|medium|large|big|whole|ripe))*(?:\s+([a-z]+))?$/i
const written = /^(\d{1,3})\s+(?:(?:small|medium|large|big|whole|ripe)\s+)*([^,(]+)/i

/** What a line takes of an item that is this food: so many pieces, a part of one, or so little that it lasts. */
export function takenOf(food: Food | undefined, { text, amount }: TakingLine): Takes {
  if (!food) return 'part'
  if (isStaple(food) || lasting.has(food.category) || food.unit === lastingUnit) return 'lasts'
  const pieces = amount === undefined ? piecesWritten(food, text) : piecesMeasured(food, amount)
  return pieces > 0 ? pieces : 'part'
}

/** '2', '2 large', '1 block': 0 unless the food is counted so. */
function piecesMeasured(food: Food, amount: string): number {
  const [, number = '', word] = counts.exec(amount.trim()) ?? []
  const unit = word === undefined ? single : unitOf(singularOf(word.toLowerCase()))
  const isCounted = unit === unitOf(food.unit) && (unit === single || containers.has(unit))
  return isCounted ? Number(number) : 0
}

/** '2 eggs, beaten', as a model may write it: 0 unless all of it names a food that is counted one by one. */
function piecesWritten(food: Food, text: string): number {
  const [, number = '', name = ''] = written.exec(text.trim()) ?? []
  return food.unit === single && foodNamed(name) !== undefined ? Number(number) : 0
}

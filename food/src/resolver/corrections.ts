/** The foods that a search box finds, and what a typed name is taken for once its owner's corrections count. */
import { type Food, foodNamed, foods } from '../foods.ts'
import { foldText } from '../guard/text/fold.ts'
import { nameKey } from '../names.ts'
import { resolveName } from './resolve.ts'

/** What users say that names mean, by `correctionKey`: a name of the food table, or null for no food. */
export type Corrections = ReadonlyMap<string, string | null>

/** Letters that a name's key leaves out, such as an emoji's, still tell names apart. */
export const correctionKey = (name: string): string => nameKey(name) || name

export interface TakenFor {
  readonly kind: 'food' | 'noFood' | 'unknown'
  readonly foods: readonly Food[]
  readonly isCorrected: boolean
}

/** What a typed name counts as: what its owner said, else what it is taken for. */
export function takenFor(name: string, corrections: Corrections): TakenFor {
  const said = corrections.get(correctionKey(name))
  if (said === null) return { kind: 'noFood', foods: [], isCorrected: true }
  // A food that a later version does not know any more corrects nothing.
  const food = said === undefined ? undefined : foodNamed(said)
  if (food) return { kind: 'food', foods: [food], isCorrected: true }
  const resolution = resolveName(name)
  if (resolution.kind === 'food') return { kind: 'food', foods: resolution.foods, isCorrected: false }
  return { kind: resolution.kind === 'non-food' ? 'noFood' : 'unknown', foods: [], isCorrected: false }
}

/** Foods whose names hold a text, those that begin with it first, after what the resolver takes it for. */
export function searchFoods(text: string, count: number): readonly Food[] {
  const wanted = foldText(text)
  const resolution = resolveName(text)
  const meant = resolution.kind === 'food' ? resolution.foods : []
  const named = (food: Food) => [food.name, ...food.aliases].map(foldText)
  const starting = foods.filter((food) => named(food).some((name) => name.startsWith(wanted)))
  const holding = foods.filter((food) => named(food).some((name) => name.includes(wanted)))
  return [...new Set([...meant, ...starting, ...holding])].slice(0, count)
}

/** What a typed name says beside its food. Packets are named by brand and flavour: 'oreo strawberry' are biscuits that taste of strawberry, 'britannia bread' is bread. */
import { brands } from '../aliases/brands.ts'
import type { Food, FoodCategory } from '../foods.ts'
import { foldText } from '../guard/text/fold.ts'
import { indexPlain } from '../guard/text/indexed-text.ts'
import { namesIn } from './lexicon.ts'

const keyOf = (name: string): string => foldText(name).replace(/[ \n]/g, '')
/** Brands that are words of recipes too, and stand among the names that count alone. */
const words = ['lays', 'ruffles', 'walkers', 'skips', 'alpro']
const brandKeys: ReadonlySet<string> = new Set([...words, ...Object.values(brands).flat().map(keyOf)])

/** What packets taste of, and hardly ever are when a brand of something else stands before. */
const flavours: ReadonlySet<FoodCategory> = new Set<FoodCategory>([
  'fruit',
  'vegetable',
  'herb',
  'nuts-seeds',
  'poultry',
  'meat',
  'seafood',
  'spice',
])

/** The foods of a text's brand beside those that it names: whichever is the packet stands first, and both are minded. */
export function branded(text: string, named: readonly Food[]): readonly Food[] {
  const spans = namesIn(indexPlain([foldText(text)]))
  const span = spans.find(({ names }) => names.some((name) => brandKeys.has(keyOf(name.name))))
  if (!span) return named
  const packet = span.names.filter((name) => brandKeys.has(keyOf(name.name))).map((name) => name.food)
  const [first] = named
  if (!first || packet.includes(first)) return named
  return flavours.has(first.category) && span.from === 0 ? [...packet, ...named] : [...named, ...packet]
}

/** Below this length a name is too often a part of something else, but in scripts whose signs say more. */
const shortestOther = 4
const tellingSigns =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]{2}/u
/** What any meal is called tells of nothing that is named beside it: 'leftover roast potatoes', 'cottage pie ready meal'. */
const vague: ReadonlySet<string> = new Set(['takeaway food', 'frozen ready meal', 'chilled ready meal'])

/** Whether all foods are what any meal may be called. */
export const areVague = (foods: readonly Food[]): boolean => foods.every(({ name }) => vague.has(name))

/** The foods of a text, and behind them what else it names when that holds an allergen that they don't: 'pasta with cheese'. */
export function withOthers(text: string, foods: readonly Food[]): readonly Food[] {
  const held = new Set(foods.flatMap((food) => food.allergens))
  const plain = foldText(text).replace(/[ \n]/g, '')
  const others = namesIn(indexPlain([foldText(text)]))
    .filter(({ from, end }) => end - from >= shortestOther || tellingSigns.test(plain.slice(from, end)))
    .flatMap(({ names }) => names.slice(0, 1).map((name) => name.food))
  const telling = others.filter((food) => !areVague([food]))
  return [...foods, ...telling.filter((food) => food.allergens.some((group) => !held.has(group)))]
}

/** Packets named by brand and flavour: 'oreo strawberry' are biscuits that taste of strawberry, 'britannia bread' is bread. */
import { brands } from '../aliases/brands.ts'
import type { Food, FoodCategory } from '../foods.ts'
import { foldText } from '../guard/fold.ts'
import { indexPlain } from '../guard/indexed-text.ts'
import { namesIn } from './lexicon.ts'

const keyOf = (name: string): string => foldText(name).replace(/[ \n]/g, '')
const brandKeys: ReadonlySet<string> = new Set(Object.values(brands).flat().map(keyOf))

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

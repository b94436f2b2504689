/** What a typed name says beside its food. Packets are named by brand and flavour: 'oreo strawberry' are biscuits that taste of strawberry, 'britannia bread' is bread. */

import { brands } from '../aliases/brands.ts'
import type { Food, FoodCategory } from '../foods.ts'
import { foldText } from '../guard/text/fold.ts'
import { indexPlain } from '../guard/text/indexed-text.ts'
import { unspacedSigns } from '../names.ts'
import { type NameSpan, namesIn } from './lexicon.ts'
import { isLineWord } from './line-words.ts'
import { isBeside } from './pieces.ts'

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
const tellingSigns = new RegExp(`^${unspacedSigns}{2}`, 'u')
/** 'Vla', 'ijs', 'Eis', 'süt'. */
const shortestProduct = 3
/** What any meal is called tells of nothing that is named beside it: 'leftover roast potatoes', 'cottage pie ready meal'. */
const vague: ReadonlySet<string> = new Set(['takeaway food', 'frozen ready meal', 'chilled ready meal'])

/** Whether all foods are what any meal may be called. */
export const areVague = (foods: readonly Food[]): boolean => foods.every(({ name }) => vague.has(name))

/** What things are made to taste of: 'vla aardbei' is custard, 'Eis Vanille' ice cream. */
const tastes = (foods: readonly Food[]): boolean =>
  foods.every(
    ({ name, category }) =>
      name === 'vanilla extract' || category === 'fruit' || category === 'nuts-seeds' || category === 'spice',
  )

/** The foods of a text, and what else it names when that holds an allergen that they don't: 'pasta with cheese'. What tastes of them stands first. */
export function withOthers(text: string, foods: readonly Food[]): readonly Food[] {
  const held = new Set(foods.flatMap((food) => food.allergens))
  const plain = foldText(text).replace(/[ \n]/g, '')
  const others = namesIn(indexPlain([foldText(text)])).flatMap((span) =>
    tellingNames(span, plain, tastes(foods)).map((food) => ({ food, span })),
  )
  const telling = others.filter(
    ({ food }) => !areVague([food]) && food.allergens.some((group) => !held.has(group)),
  )
  const more = telling.map(({ food }) => food)
  return telling[0]?.span.from === 0 && tastes(foods) ? [...more, ...foods] : [...foods, ...more]
}

/** The food that a name means. A short one counts first of all that is only a taste. */
function tellingNames({ from, end, names }: NameSpan, plain: string, isTaste: boolean): readonly Food[] {
  const word = plain.slice(from, end)
  const isTelling =
    end - from >= shortestOther ||
    tellingSigns.test(word) ||
    (isTaste && from === 0 && word.length === shortestProduct && !isBeside(word) && !isLineWord(word))
  return isTelling ? names.slice(0, 1).map(({ food }) => food) : []
}

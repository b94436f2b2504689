/** What amounts are told in: for who reads a recipe's lines, and for who scales them. */
import type { Fineness } from './amounts.ts'
import { pluralOf } from './nouns.ts'

interface Unit {
  word: string
  /** Undefined for what nobody measures. */
  fineness: Fineness | undefined
  /** The same for one and for many. */
  isInvariable: boolean
}

/** By how finely they are taken: words that never change, and words for one that have a plural. */
type Rows = readonly (readonly [fineness: Fineness | undefined, invariable: string, countable: string])[]

const measures: Rows = [
  ['grams', 'g gr mg ml', 'gram'],
  ['litres', 'kg l', 'liter litre'],
  ['tbsp', 'EL tbsp', 'tablespoon tbsps'],
  ['tsp', 'cl fl oz TL tsp', 'ounce teaspoon tsps'],
  ['cups', 'dl lb', 'cup gallon lbs pint pound quart Tasse'],
]
const halves =
  'bag block bottle bowl box bunch bundle can carton Dose handful head jar loaf pack packet portion scoop serving thumb tin tub tube'
const counts: Rows = [
  ['parts', 'Bund', halves],
  ['whole', 'pc Stück', 'clove pcs piece rasher sheet slice sprig stalk stick Zehe'],
  [undefined, 'Prise', 'dash drizzle drop knob pinch splash sprinkle touch'],
]

const unitsIn = (rows: Rows) =>
  rows.flatMap(([fineness, invariable, countable]): Unit[] => [
    ...invariable.split(' ').map((word) => ({ word, fineness, isInvariable: true })),
    ...countable
      .split(' ')
      .flatMap((word) => [word, pluralOf(word)])
      .map((word) => ({ word, fineness, isInvariable: false })),
  ])

const all = unitsIn([...measures, ...counts])
const byWord = new Map(all.map((unit) => [unit.word.toLowerCase(), unit]))

/** All words for units; what is none of these belongs to the food. */
export const unitWords = all.map(({ word }) => word)
/** Those that are weighed or measured out, rather than counted. */
export const measureWords = unitsIn(measures).map(({ word }) => word)

export const unitOf = (word: string): Unit | undefined => byWord.get(word.toLowerCase())

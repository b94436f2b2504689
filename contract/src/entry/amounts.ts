import { limits } from '../api/limits.ts'
import { tidySize } from '../pantry/size.ts'
import type { Lexicon } from './lexicon.ts'
import { lengthAt, phraseAt, type Token } from './tokens.ts'

/** How units of sizes are written, by the unit that is stored. */
const unitWords: Readonly<Record<string, string>> = {
  g: 'g gr gm gms gram grams gramm gramme grammes grammi grammo gramo gramos grama gramas 克 公克',
  kg: 'kg kgs kilo kilos kilogram kilograms kilogramm chilo chili kilogramos 公斤 千克',
  mg: 'mg',
  ml: 'ml mls millilitre millilitres milliliter milliliters mililitro mililitros 毫升',
  cl: 'cl',
  dl: 'dl',
  l: 'l lt ltr ltrs liter liters litre litres litro litros litri 升 公升',
  oz: 'oz ounce ounces',
  lb: 'lb lbs pound pounds',
  'fl oz': 'floz',
  pt: 'pt pint pints',
  gal: 'gal gallon gallons',
}
const units = new Map(
  Object.entries(unitWords).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit])),
)
const joinedPattern = /^(\d{1,5}(?:[.,]\d{1,3})?|½|1\/2|1\/4|3\/4)([^\d.,/]+)$/
const amountPattern = /^(?:\d{1,5}(?:[.,]\d{1,3})?|½|1\/2|1\/4|3\/4)$/
const fractions: Readonly<Record<string, string>> = {
  '½': '0.5',
  '1⁄2': '0.5',
  '1/2': '0.5',
  '1/4': '0.25',
  '3/4': '0.75',
}

const sizeOf = (amount: string, word: string): string | undefined => {
  const unit = units.get(word)
  return unit && tidySize(`${fractions[amount] ?? amount} ${unit}`)
}

const shortestUnitWord = 4

export interface SizeReading {
  length: number
  size: string
  /** Of '6 x 330 ml'. */
  quantity?: number
}

/** The size at a place of a line: '500g', '1,5 l', '6x330ml', '2 x 500 g'. */
export function readSizeAt(
  tokens: readonly Token[],
  at: number,
  { ofFood }: Lexicon,
): SizeReading | undefined {
  const { key = '' } = tokens[at] ?? {}
  const [, joinedCount, rest = key] = /^(\d{1,3})[x×*](\d.*)$/.exec(key) ?? []
  if (joinedCount !== undefined) {
    const each = sizeFrom([{ text: rest, key: rest }, ...tokens.slice(at + 1)], 0)
    return each && { ...each, quantity: Number(joinedCount) }
  }
  const apart = /^\d{1,3}$/.test(key) && /^[x×*]$/.test(tokens[at + 1]?.key ?? '')
  const each = apart ? sizeFrom(tokens, at + 2) : undefined
  if (each) return { size: each.size, length: each.length + 2, quantity: Number(key) }
  const found = sizeFrom(tokens, at)
  // 'a kilo of rice', '500 g de riz'
  return found && { ...found, length: found.length + lengthAt(tokens, at + found.length, ofFood) }
}

function sizeFrom(tokens: readonly Token[], at: number): SizeReading | undefined {
  const { key = '', text = '' } = tokens[at] ?? {}
  const [, amount, unit] = joinedPattern.exec(key) ?? joinedPattern.exec(text) ?? []
  const joined = amount !== undefined && unit !== undefined ? sizeOf(amount, unit) : undefined
  if (joined) return { size: joined, length: 1 }
  const next = tokens[at + 1]
  const number = /^(?:a|an|ein|un|une|una|um|uma)$/.test(key) ? '1' : amountPattern.test(text) ? text : key
  if (!next || !amountPattern.test(number)) return undefined
  const isFluid = next.key === 'fl' && tokens[at + 2]?.key === 'oz'
  // 'a kilo', not 'a g'
  if (number !== key && number === '1' && next.key.length < shortestUnitWord) return undefined
  const apart = sizeOf(number, isFluid ? 'floz' : next.key)
  return apart ? { size: apart, length: isFluid ? 3 : 2 } : undefined
}

export interface CountReading {
  length: number
  quantity: number
  /** Said to be one: 'x2'. */
  isSaid: boolean
}

/** A bare number above this is rather a size whose unit is missing. */
const mostBare = 99

const inRange = (quantity: number) => quantity >= limits.quantityMin && quantity <= limits.quantityMax

/** 'x2', '2x', '×2', 'x 2'. */
export function readMultiplierAt(tokens: readonly Token[], at: number): CountReading | undefined {
  const { key = '' } = tokens[at] ?? {}
  const next = tokens[at + 1]?.key ?? ''
  const [, before, after] = /^(?:[x×*](\d{1,4})|(\d{1,4})[x×*])$/.exec(key) ?? []
  const joined = before ?? after
  if (joined !== undefined) return said(Number(joined), 1)
  if (/^[x×*]$/.test(key) && /^\d{1,4}$/.test(next)) return said(Number(next), 2)
  if (/^\d{1,4}$/.test(key) && /^[x×*]$/.test(next)) return said(Number(key), 2)
  return undefined
}

const said = (quantity: number, length: number) =>
  inRange(quantity) ? { quantity, length, isSaid: true } : undefined

/** '2', 'two', '2 packs of', 'a dozen'; numbers in words at the beginning alone. */
export function readCountAt(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): CountReading | undefined {
  const { key = '' } = tokens[at] ?? {}
  const [, figures, counter] = /^(\d{1,4})(\p{L}*)$/u.exec(key) ?? []
  if (figures !== undefined && counter !== undefined) {
    const quantity = Number(figures)
    if (counter !== '' && !lexicon.counters.has(counter)) return undefined
    const counted = counter === '' ? lengthAt(tokens, at + 1, lexicon.counters) : 1
    if (!inRange(quantity) || (counted === 0 && quantity > mostBare)) return undefined
    const length = counter === '' ? 1 + counted : 1
    return { quantity, length: length + ofLength(tokens, at + length, counted, lexicon), isSaid: counted > 0 }
  }
  const word = at === 0 ? phraseAt(tokens, at, lexicon.numbers) : undefined
  if (!word) return undefined
  const counted = lengthAt(tokens, word.length, lexicon.counters)
  const length = word.length + counted
  return {
    quantity: word.meaning,
    length: length + ofLength(tokens, length, counted, lexicon),
    isSaid: false,
  }
}

const ofLength = (tokens: readonly Token[], at: number, counted: number, { ofFood }: Lexicon) =>
  counted > 0 ? lengthAt(tokens, at, ofFood) : 0

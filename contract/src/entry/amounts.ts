import { limits } from '../api/limits.ts'
import { poundsAndOunces, tidySize } from '../pantry/size.ts'
import { dozen, foldWord, type Lexicon, withPlurals } from './lexicon.ts'
import { lengthAt, phraseAt, type Token, textOf } from './tokens.ts'
import { isWholeName } from './whole-names.ts'

/** How units of sizes are written, by the unit that is stored; those in -s go without saying. */
const unitWords: Readonly<Record<string, string>> = {
  g: 'g gr gm grm gram gramm gramme grammi grammo gramo grama 克 公克',
  kg: 'kg kilo kilogram kilogramm chilo quilo kilogramo 公斤 千克',
  mg: 'mg',
  ml: 'ml millilitre milliliter mililitro 毫升',
  cl: 'cl',
  dl: 'dl',
  l: 'l lt ltr liter litre litro litri 升 公升',
  oz: 'oz ounce',
  lb: 'lb pound',
  'fl oz': 'floz',
  pt: 'pt pint',
  qt: 'qt quart',
  gal: 'gal gallon',
}
const units = new Map(
  Object.entries(unitWords).flatMap(([unit, words]) =>
    withPlurals(words.split(' ')).map((word) => [word, unit]),
  ),
)
/** Weights that people say and no pack bears, in grams. */
const spokenGrams: ReadonlyMap<string, number> = new Map([
  ...(['pfund', 'pond'] as const).map((word) => [word, 500] as const),
  ...(['ons', 'etto', 'etti'] as const).map((word) => [word, 100] as const),
])
/** Whether a word is a unit of a size. */
export const isUnit = (word: string): boolean => units.has(word) || spokenGrams.has(word)

const fractions: Readonly<Record<string, string>> = {
  '1/2': '0.5',
  '1/3': '0.33',
  '2/3': '0.67',
  '1/4': '0.25',
  '3/4': '0.75',
}
const amounts = String.raw`\d{1,5}(?:[.,]\d{1,3})?|1\/[234]|2\/3|3\/4`
const joinedPattern = new RegExp(`^(${amounts})([^\\d.,/]+)$`)
const amountPattern = new RegExp(`^(?:${amounts})$`)

const sizeOf = (amount: string, word: string): string | undefined => {
  const figures = fractions[amount] ?? amount
  const grams = spokenGrams.get(word)
  if (grams !== undefined) return tidySize(`${Math.round(Number(figures.replace(',', '.')) * grams)} g`)
  const unit = units.get(word)
  return unit && tidySize(`${figures} ${unit}`)
}

/** 'a kilo', not 'a g'; 'half kg', not 'half g'. */
const shortestBehind = { number: 4, half: 2 }

/** Whether a word is a part of something, by its looks. */
export const isFraction = (word: string): boolean =>
  /[¼½¾⅓⅔⅛]|^\(?(?:1[/⁄][234]|2[/⁄]3|3[/⁄]4)\)?$/.test(word)

/** '1/2 cucumber', '2 ½ lemons': not a date, where a name follows. */
export const isFractionAt = (tokens: readonly Token[], at: number): boolean =>
  at + 1 < tokens.length &&
  isFraction(tokens[at]?.text ?? '') &&
  (at === 0 || /^\d+$/.test(tokens[at - 1]?.key ?? ''))

interface SizeReading {
  length: number
  size: string
  /** How many there are of the size: 6 in '6 x 330 ml'. */
  quantity?: number
}

/** The size at a place of a line: '500g', '1,5 l', '6x330ml', '2 x 500 g'. */
export function readSizeAt(tokens: readonly Token[], at: number, lexicon: Lexicon): SizeReading | undefined {
  const { key = '' } = tokens[at] ?? {}
  const [, joinedCount, rest = key] = /^(\d{1,3})[x×*](\d.*)$/.exec(key) ?? []
  if (joinedCount !== undefined) {
    const each = sizeFrom([{ text: rest, key: rest }, ...tokens.slice(at + 1)], 0, lexicon)
    return each && { ...withCounter(tokens, at, each, lexicon), quantity: Number(joinedCount) }
  }
  const before = /^[x×*]$/.test(tokens[at + 1]?.key ?? '') ? 2 : 1
  const each = /^\d{1,3}$/.test(key) ? sizeFrom(tokens, at + before, lexicon) : undefined
  // '3 400g tins', but not '2 1/2 lb bags'
  const isPacks =
    at === 0 && !mixedAt(tokens, 0) && lengthAt(tokens, 1 + (each?.length ?? 0), lexicon.counters) > 0
  if (each && (before === 2 || isPacks)) {
    const all = withCounter(tokens, at, { size: each.size, length: each.length + before }, lexicon)
    return { ...all, quantity: Number(key) }
  }
  const found = sizeFrom(tokens, at, lexicon)
  if (!found) return undefined
  // 'a kilo of rice', '500 g de riz', '5kg bag of rice', 'coke 2l bottle'
  const end = at + found.length
  const packed = lengthAt(tokens, end, lexicon.counters)
  const of = lengthAt(tokens, end + packed, lexicon.ofFood)
  // 'Heinz Beanz 415 g (Pack of 4)'
  const holds = of > 0 && /^\d/.test(tokens[end + packed + of]?.key ?? '')
  const isPack = !holds && (of > 0 || (at > 0 && end + packed === tokens.length))
  return { ...found, length: found.length + (isPack ? packed + of : 0) }
}

/** '2 x 400g tins tomatoes', 'tomatoes 2 x 400g tins': with what is counted, where a food begins or ends so. */
function withCounter(
  tokens: readonly Token[],
  at: number,
  found: SizeReading,
  lexicon: Lexicon,
): SizeReading {
  const end = at + found.length
  const counted = isWholeName(tokens, end) ? 0 : lengthAt(tokens, end, lexicon.counters)
  const all = counted > 0 ? counted + lengthAt(tokens, end + counted, lexicon.ofFood) : 0
  const isPack = at === 0 ? end + all < tokens.length : end + all === tokens.length
  return isPack ? { ...found, length: found.length + all } : found
}

/** One measure, or pounds and the ounces behind them: '1lb 8oz'. */
function sizeFrom(tokens: readonly Token[], at: number, lexicon: Lexicon): SizeReading | undefined {
  const found = measureAt(tokens, at, lexicon)
  const [, pounds] = /^(\d+) lb$/.exec(found?.size ?? '') ?? []
  const more = found && pounds !== undefined ? measureAt(tokens, at + found.length, lexicon) : undefined
  const [, ounces] = /^([\d.]+) oz$/.exec(more?.size ?? '') ?? []
  const size = pounds !== undefined && ounces !== undefined ? poundsAndOunces(pounds, ounces) : undefined
  return found && more && size ? { size, length: found.length + more.length } : found
}

function measureAt(tokens: readonly Token[], at: number, lexicon: Lexicon): SizeReading | undefined {
  const mixed = mixedAt(tokens, at)
  const [, figures, unit] = joinedPattern.exec((mixed ?? tokens[at])?.key ?? '') ?? []
  const joined = figures !== undefined && unit !== undefined ? sizeOf(figures, unit) : undefined
  if (joined) return { size: joined, length: mixed ? 2 : 1 }
  const found = amountAt(tokens, at, lexicon)
  if (!found) return undefined
  const { amount, length, shortest } = found
  const { key = '' } = tokens[at + length] ?? {}
  // Chillies, but in Italian.
  const word = key === 'chili' && lexicon.ofFood.has('di') ? 'chilo' : key
  if (word.length < shortest && !spokenGrams.has(word)) return undefined
  const isFluid = word === 'fl' && tokens[at + length + 1]?.key === 'oz'
  const end = at + length + (isFluid ? 2 : 1)
  const [all, more] = withHalf(amount, tokens, end, lexicon)
  const apart = sizeOf(all, isFluid ? 'floz' : word)
  return apart ? { size: apart, length: end + more - at } : undefined
}

/** '1 1/2', '2 ½l': one number. */
function mixedAt(tokens: readonly Token[], at: number): Token | undefined {
  const [whole, part] = [tokens[at], tokens[at + 1]]
  if (!whole || !part || !/^\d{1,3}$/.test(whole.key) || !/^(?:\d\/\d(?!\d)|[¼½¾⅓⅔⅛])/.test(part.text))
    return undefined
  const decimal = part.key.replace(/^\d\/\d/, (fraction) => fractions[fraction] ?? fraction)
  return { text: `${whole.text} ${part.text}`, key: whole.key + decimal.replace(/^0/, '') }
}

/** How many words at a place say that it is a half more: 'two and a half', 'un litre et demi', 'dua setengah'. */
function halfMoreLength(tokens: readonly Token[], at: number, { and, halves, halfMore }: Lexicon): number {
  const before = lengthAt(tokens, at, and)
  const half = before > 0 ? lengthAt(tokens, at + before, halves) : 0
  return half > 0 ? before + half : lengthAt(tokens, at, halfMore)
}

function withHalf(amount: string, tokens: readonly Token[], at: number, lexicon: Lexicon) {
  const more = /^\d+$/.test(amount) ? halfMoreLength(tokens, at, lexicon) : 0
  return [more > 0 ? `${amount}.5` : amount, more] as const
}

/** Whether an 'and' joins a half to what stands before it, rather than two foods. */
export const isBeforeHalf = (tokens: readonly Token[], at: number, lexicon: Lexicon): boolean => {
  const { key = '' } = tokens[at - 1] ?? {}
  const isAmount = /^\d+$/.test(key) || units.has(key) || lexicon.numbers.has(key)
  return isAmount && halfMoreLength(tokens, at, lexicon) > 0
}

/** An amount before its unit, and of how many letters the unit is at least: '2', 'half a', 'two hundred', 'one and a half'. */
function amountAt(tokens: readonly Token[], at: number, lexicon: Lexicon) {
  const half = lengthAt(tokens, at, lexicon.halves)
  if (half > 0) return { amount: '0.5', length: half, shortest: shortestBehind.half }
  const mixed = mixedAt(tokens, at)
  const { key = '' } = mixed ?? tokens[at] ?? {}
  const isFigure = amountPattern.test(key)
  const { meaning = 1, length = 0 } = isFigure
    ? { meaning: fractions[key] ?? key, length: mixed ? 2 : 1 }
    : (phraseAt(tokens, at, lexicon.numbers) ?? {})
  const hundred = lengthAt(tokens, at + length, lexicon.hundreds)
  const end = at + length + hundred
  if (end === at) return undefined
  const [amount, more] = withHalf(`${meaning}${hundred > 0 ? '00' : ''}`, tokens, end, lexicon)
  return { amount, length: end + more - at, shortest: isFigure || hundred > 0 ? 1 : shortestBehind.number }
}

interface CountReading {
  length: number
  quantity: number
  /** Said to be one: 'x2'. */
  isSaid: boolean
}

/** A bare number above this is rather a size whose unit is missing. */
const mostBare = 99

const inRange = (quantity: number) => quantity >= limits.quantityMin && quantity <= limits.quantityMax

/** Arabic as it is typed with figures for letters that others lack: '3asal', '7aleeb'. */
const arabic =
  /^(?:2(?:erfa|raydis|dame)|3(?:adas|asal|asfour|aseer|ein|eish|ejjeh|elke|enab)|7(?:al(?:ee|i|e)b|alaw[ae]|all?oumi|[ou]mm?[ou]s))/

/** '2milk 6eggs' with the counts apart, where the first is so; '7up', '2kilos', '6pack', '3dec' and '3분미트볼' stay what they are. */
export const withCountsApart = (tokens: readonly Token[], lexicon: Lexicon): readonly Token[] =>
  countApart(tokens, lexicon).length === 1
    ? tokens
    : tokens.flatMap((_, at) => countApart(tokens.slice(at), lexicon))

function countApart(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const [first] = tokens
  const [, count = '', word = ''] = /^([1-9]\d?)(\p{Script=Latin}{4,})$/u.exec(first?.text ?? '') ?? []
  const key = foldWord(word)
  const { counters, dozens, spans, months } = lexicon
  const isOther = isUnit(key) || [counters, dozens, spans, months].some((words) => words.has(key))
  const apart = [
    { text: count, key: count },
    { text: word, key },
  ]
  const isName = arabic.test(first?.key ?? '') || isWholeName([...apart, ...tokens.slice(1)])
  return count === '' || isOther || isName ? tokens.slice(0, 1) : apart
}

/** 'x2', '2x', '×2', 'x 2', 'x 4 tins', '4x tins of'. */
export function readMultiplierAt(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): CountReading | undefined {
  const found = timesAt(tokens, at)
  const end = at + (found?.length ?? 0)
  const counted = isWholeName(tokens, end) ? 0 : lengthAt(tokens, end, lexicon.counters)
  const of = counted > 0 ? lengthAt(tokens, end + counted, lexicon.ofFood) : 0
  const isCounted = of > 0 || at === 0 || end + counted === tokens.length
  return found && isCounted ? { ...found, length: found.length + counted + of } : found
}

const times = /^(?:[x×*]|qty)$/

function timesAt(tokens: readonly Token[], at: number): CountReading | undefined {
  const { key = '' } = tokens[at] ?? {}
  const next = tokens[at + 1]?.key ?? ''
  const [, before, after] = /^(?:[x×*](\d{1,4})|(\d{1,4})[x×*])$/.exec(key) ?? []
  const joined = before ?? after
  if (joined !== undefined) return said(Number(joined), 1)
  if (times.test(key) && /^\d{1,4}$/.test(next)) return said(Number(next), 2)
  if (/^\d{1,4}$/.test(key) && times.test(next)) return said(Number(key), 2)
  return undefined
}

const said = (quantity: number, length: number) =>
  inRange(quantity) ? { quantity, length, isSaid: true } : undefined

/** '2', 'two', '2 packs of', '4-pack', 'a six-pack', 'a dozen'; numbers in words at the beginning alone. */
export function readCountAt(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): CountReading | undefined {
  const found =
    packsAt(tokens, at, lexicon) ??
    bakersDozenAt(tokens, at, lexicon) ??
    dozensAt(tokens, at, lexicon) ??
    countAt(tokens, at, lexicon)
  if (!found || !inRange(found.quantity)) return undefined
  const end = at + found.length
  const isPart =
    isFractionAt(tokens, end) ||
    lengthAt(tokens, end, lexicon.hundreds) + halfMoreLength(tokens, end, lexicon) > 0
  return isPart ? undefined : { ...found, length: found.length + lengthAt(tokens, end, lexicon.ofFood) }
}

const packPattern = /^(\d{1,2}|[a-z]+?)(?:er)?-?packs?$/

/** 'a six-pack', '2 6 packs', 'ein Sechserpack', 'box of 12': what all of them hold. */
function packsAt(tokens: readonly Token[], at: number, lexicon: Lexicon): CountReading | undefined {
  const figures = /^\d{1,2}$/.exec(tokens[at]?.key ?? '')?.[0]
  const worded = at === 0 ? phraseAt(tokens, at, lexicon.numbers) : undefined
  const number = figures === undefined ? worded : { meaning: Number(figures), length: 1 }
  // 'six pack' is six of one by itself.
  const [from, packs] = number ? [at + number.length, number.meaning] : [at, 1]
  const [first = '', next = ''] = [tokens[from]?.key, tokens[from + 1]?.key]
  const isApart = number !== undefined && !packPattern.test(first) && /^packs?$/.test(next)
  const [, pieces = ''] = packPattern.exec(isApart ? `${first}${next}` : first) ?? []
  const each = /^\d/.test(pieces) ? Number(pieces) : (lexicon.numbers.get(pieces) ?? 0)
  if (each > 1) return { quantity: packs * each, length: from + (isApart ? 2 : 1) - at, isSaid: true }
  const held = heldAt(tokens, from, lexicon)
  return held && { quantity: packs * held.pieces, length: from + held.length - at, isSaid: true }
}

/** 'box of 12', but not 'bag of 3 bean salad' or 'bag of 2 kg rice'. */
function heldAt(tokens: readonly Token[], at: number, lexicon: Lexicon) {
  const counter = lengthAt(tokens, at, lexicon.counters)
  const of = counter > 0 ? lengthAt(tokens, at + counter, lexicon.ofFood) : 0
  const inside = at + counter + of
  const { key = '' } = tokens[inside] ?? {}
  const isCount = of > 0 && /^[1-9]\d?$/.test(key) && !isWholeName(tokens, inside)
  const isOther =
    isFractionAt(tokens, inside + 1) ||
    (readSizeAt(tokens, inside, lexicon) ?? readMultiplierAt(tokens, inside, lexicon)) !== undefined
  return isCount && !isOther ? { pieces: Number(key), length: counter + of + 1 } : undefined
}

const bakersDozen = 13

/** 'a baker's dozen' */
function bakersDozenAt(tokens: readonly Token[], at: number, lexicon: Lexicon): CountReading | undefined {
  const { meaning = 1, length = 0 } = phraseAt(tokens, at, lexicon.numbers) ?? {}
  const [baker = '', next = ''] = [tokens[at + length]?.key, tokens[at + length + 1]?.key]
  const isSaid = at === 0 && /^bakers?'?s?$/.test(baker) && lexicon.numbers.get(next) === dozen
  return isSaid ? { quantity: meaning * bakersDozen, length: length + 2, isSaid } : undefined
}

/** '2 dozen', 'half a dozen'. */
function dozensAt(tokens: readonly Token[], at: number, lexicon: Lexicon): CountReading | undefined {
  const { amount, length = 0, shortest } = amountAt(tokens, at, lexicon) ?? {}
  const dozens = lengthAt(tokens, at + length, lexicon.dozens)
  if (dozens === 0 || amount === undefined || (at > 0 && shortest !== 1)) return undefined
  return { quantity: Math.round(Number(amount) * dozen), length: length + dozens, isSaid: true }
}

/** Foods, too: counters where the food that they are of follows; 'cube steaks' and 'clove oil' are names. */
const pieces =
  /^(?:(?:cloves|ears|sprigs?|cubes) \p{L}|(?:clove|ear|cube) of$|clove garlic|ear (?:sweet)?corn|cube stock)/iu

function countAt(tokens: readonly Token[], at: number, lexicon: Lexicon): CountReading | undefined {
  const { counters, dozens, numbers } = lexicon
  const [, figures, joined = ''] = /^(\d{1,4})(?:-(?=\p{L}))?([\p{L}'-]*)$/u.exec(tokens[at]?.key ?? '') ?? []
  // 'eggs 10s', 'yakult 5's'
  const counter = at > 0 ? joined.replace(/^'?s$/, 'pcs') : joined
  const number = at === 0 ? phraseAt(tokens, at, numbers) : undefined
  const length = figures === undefined ? (number?.length ?? 0) : 1
  if (length === 0) return undefined
  const isDozens = dozens.has(counter)
  if (counter !== '' && !isDozens && !counters.has(counter)) return undefined
  // '6 packs', '6er Pack'
  const isPiece = at === 0 && pieces.test(textOf(tokens.slice(length, length + 2)))
  const named = isWholeName(tokens, at + length)
  const counted = named ? 0 : lengthAt(tokens, at + length, counters) || Number(isPiece)
  const isSaid = figures !== undefined && (counter !== '' || counted > 0)
  const quantity = number?.meaning ?? Number(figures) * (isDozens ? dozen : 1)
  const isYear = /^(?:19|20)\d\d$/.test(figures ?? '') && counted > 0
  return isYear || (!isSaid && quantity > mostBare)
    ? undefined
    : { quantity, length: length + counted, isSaid }
}

/** '1/2 a', '2½ packs of': how many words begin a name that tell of no whole number. */
export function fractionLength(tokens: readonly Token[], lexicon: Lexicon): number {
  const { amount, length = 0, shortest = shortestBehind.half } = amountAt(tokens, 0, lexicon) ?? {}
  if (shortest === shortestBehind.half || Number.isInteger(Number(amount))) return 0
  const { ofFood, numbers, counters } = lexicon
  const all = [ofFood, numbers, counters, ofFood].reduce(
    (sum, words) => sum + lengthAt(tokens, sum, words),
    length,
  )
  return all < tokens.length ? all : length
}

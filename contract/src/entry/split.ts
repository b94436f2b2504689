import { isBeforeHalf, isFractionAt, readCountAt, readMultiplierAt, readSizeAt } from './amounts.ts'
import type { DateContext } from './dates.ts'
import type { Lexicon } from './lexicon.ts'
import { longestPart } from './parts.ts'
import { readDateAt } from './past-dates.ts'
import { lengthAt, type Token } from './tokens.ts'
import { isWholeName } from './whole-names.ts'

const separators = /[\n\r;；、，]+/u
/** Commas, bars, by which tables part their columns, and the boxes of lists: '✅ milk ✅ eggs'. */
const commas = /(?:[,|•☐☑✓✔✅]\uFE0F?)+/u
/** 'milk / 2 eggs / bread', 'milk + eggs + bread', but not '26 / 11'. */
const listed = /(?<=[^\s\d])\s+[/+]\s+|\s+[/+]\s+(?=\D)/gu
/** 'Milk. Eggs. Bread', as phones make it of two blanks. */
const sentences = /(?<=\p{L}{3})\.\s+(?=\p{Lu})/gu
const longSentences = /(?<=\p{L}{4})\.\s+(?=\p{Lu})/gu
const leastListed = 2
/** '1,5 l' and '2,50 €' are numbers; '2,6 eggs' are two and six. */
const decimalComma =
  /(\d),(\d{1,3}\s*(?:[a-z]{1,2}\b|gram|pfund|pond|ett[io]|milli|litre|liter|litro|(?:k|qu)ilo|%|€|升|克))/gi
const heldComma = '\u0001'
const holdCommas = (text: string) => text.replaceAll(decimalComma, `$1${heldComma}$2`)

/** Where the food that somebody types at `caret` begins and ends in a line. */
export function partAround(text: string, caret: number): { from: number; to: number } {
  const isBetween = (letter: string) => commas.test(letter) || separators.test(letter)
  const letters = holdCommas(text)
  let [from, to] = [caret, caret]
  while (from > 0 && !isBetween(letters.charAt(from - 1))) from -= 1
  while (to < letters.length && !isBetween(letters.charAt(to))) to += 1
  return { from, to }
}

const isOften = (line: string, pattern: RegExp) => (line.match(pattern)?.length ?? 0) >= leastListed
const withCommas = (line: string) => {
  const parted = isOften(line, listed) ? line.replaceAll(listed, ',') : line
  return isOften(parted, longSentences) ? parted.replaceAll(sentences, ',') : parted
}

/** The parts of a line, each with whether it stands behind a comma: then it may tell more of the food before. */
export function partsOf(text: string): { text: string; isBehindComma: boolean }[] {
  return text.split(separators).flatMap((line) =>
    holdCommas(withCommas(line))
      .split(commas)
      .map((part) => part.replaceAll(heldComma, ',').trim())
      .filter((part) => part !== '')
      .map((part, n) => ({ text: part, isBehindComma: n > 0 })),
  )
}

/** The foods of a part, where its words tell them apart for certain. */
export const splitFoods = (tokens: readonly Token[], context: DateContext): (readonly Token[])[] =>
  splitAtAnd(tokens, context).flatMap((food) => splitAtCounts(food, context))

/**
 * A part taken apart at 'and' where that stands between two foods for certain: a number begins the second, or a date or an
 * amount ends the first. 'Mac and cheese' stays whole.
 */
function splitAtAnd(tokens: readonly Token[], context: DateContext): (readonly Token[])[] {
  const { lexicon } = context
  for (let at = 1; at < tokens.length - 1; at++) {
    const length = lengthAt(tokens, at, lexicon.and)
    if (length === 0 || isBeforeHalf(tokens, at, lexicon) || isWholeName(tokens, at - 1)) continue
    const [left, right] = [tokens.slice(0, at), tokens.slice(at + length)]
    if (beginsFood(right, context) || endsWithDate(left, context) || isAmountBefore(left, right, context))
      return [left, ...splitAtAnd(right, context)]
  }
  return [tokens]
}

/** 'rice 1kg and tuna', 'pizza x2 + salad' */
function isAmountBefore(left: readonly Token[], right: readonly Token[], context: DateContext): boolean {
  if (!nameStart.test(right[0]?.text ?? '') || tellsOfBefore(right, context)) return false
  const from = Math.max(1, left.length - longestPart)
  return left.slice(from).some(({ key }, n) => {
    const mayCount = /^[\dx×*]/.test(key) && !numbered.test(left[from + n - 1]?.key ?? '')
    const found = mayCount ? amountBehind(left, from + n, context) : undefined
    return found?.length === left.length - from - n
  })
}

/** What goes on about the food before: 'milk 2l and put in freezer'. */
const goesOn = /^(?:put|keep|kept|store|used?|eat|opened|with|each|per|or|mit|je|oder|avec|ou|con|sin)$/
/** How the food before is, where nothing follows: 'chicken 500g and thawed'. */
const state =
  /^(?:open|thawed|defrosted|chilled|cooked|offen|geoffnet|(?:ein)?gefroren|aufgetaut|(?:ouvert|abiert|apert|(?:de)?congel|surgel).*)$/

/** Whether words behind an 'and' tell of the food before it: 'milk 1l and semi skimmed', but not 'rice 1kg and frozen peas'. */
function tellsOfBefore(tokens: readonly Token[], context: DateContext): boolean {
  if (goesOn.test(tokens[0]?.key ?? '')) return true
  const named = tokens.findIndex(({ key }) => !ofAmountBefore.test(key) && !state.test(key))
  return named === -1 || saysMore(tokens, named, context)
}

/** What stands behind a number in the name of a pizza, and of a Brazilian bread or coffee. */
const ofPizza =
  /^(?:cheese|kase|formaggi|fromages|quesos|queijos|coracoes|graos|stagioni|saisons|estaciones|seasons)/
/** What stands behind a number that tells more of the food before: '1 bacon 8 rashers', '2 curry 4 people'. */
const ofFoodBefore =
  /^(?:rashers?|fingers?|cubes?|tablets?|capsules?|people|persons?|personen|personnes|personas|persone|pessoas|nights)$/
const bread = /^(?:pain|pan|pane|pao)s?$|^(?:panes|paes)$/
const grains = /^cerea(?:les|li|is)$/
/** Before the number of a kind: 'stage 1 formula', 'size 3 nappies'. */
const numbered = /^(?:stage|step|size|phase|number|type|typ|tipo)$/
const mostBetween = 24
/** What tells of the food before where it stands behind a size or a date: '2 milk 1l semi skimmed', 'tuna 145g drained 102g'. */
const ofAmountBefore =
  /^(?:semi|skimmed|whole|full|fat|free|low|light|range|organic|large|medium|small|sliced|plain|fresh|frozen|drained|net|makes|throw|bin|actually|with|each|per|or|protein|mit|je|oder|eiweiss|abgetropft|abtropfgewicht|uitlekgewicht|avec|chacune?|ou|egouttee?s?|poids|con|sin|cada|escurrid[oa]s?|peso|sgocciolat[oaie]|bio)$/

/** A part taken apart where amounts stand between foods: each begins with one, '2 milk 6 eggs 1l juice', or ends with one. */
function splitAtCounts(tokens: readonly Token[], context: DateContext): (readonly Token[])[] {
  if (!beginsFood(tokens, context)) return splitBehindAmounts(tokens, context)
  const { lexicon } = context
  const indexes = [...tokens.keys()].slice(2)
  const counts = indexes.filter((at) => isCountBetween(tokens, at, context))
  const sizes = indexes.filter((at) => isAmountBetween(tokens, at, readSizeAt, context))
  const times = indexes.filter((at) => isAmountBetween(tokens, at, readMultiplierAt, context))
  const first = readSizeAt(tokens, 0, lexicon)
  const isCounted = first === undefined || first.quantity !== undefined
  // One size between two names, '2 milk 1l juice', may be of either.
  const isSure = counts.length > 0 || sizes.length > (first ? 0 : 1) || (isCounted && times.length > 0)
  const starts = isSure ? [...counts, ...sizes, ...times].toSorted((a, b) => a - b) : []
  return [0, ...starts].map((from, n) => tokens.slice(from, starts[n]))
}

/** Whether a size or '2x' stands between two names. */
function isAmountBetween(
  tokens: readonly Token[],
  at: number,
  read: typeof readSizeAt | typeof readMultiplierAt,
  context: DateContext,
): boolean {
  const { lexicon } = context
  const isBehind = endsName(tokens, at, lexicon) && !isInName(tokens, at)
  const found =
    isBehind && !lexicon.and.has(tokens[at - 1]?.key ?? '') ? read(tokens, at, lexicon) : undefined
  const behind = at + (found?.length ?? tokens.length)
  return (
    !saysMore(tokens, behind, context) &&
    isNameAt(tokens, behind) &&
    lengthAt(tokens, behind, lexicon.counters) === 0 &&
    !ofAmountBefore.test(tokens[behind]?.key ?? '')
  )
}

/** One food of a part in which foods end with an amount or a date. */
interface Ended {
  from: number
  /** Without what joins the next: 'rice 1kg and beans 400g'. */
  to: number
  hasSize: boolean
  isCounted: boolean
  isDated: boolean
  /** Ends with '*2', which can be of no food behind. */
  isClosed: boolean
}
const endings = ['hasSize', 'isCounted', 'isDated'] as const
const isEnded = (food: Ended) => endings.some((kind) => food[kind])

/** A part taken apart behind amounts and dates where two foods have one for certain: 'milk*2 eggs*6', 'rice 1kg beans 400g'. */
function splitBehindAmounts(tokens: readonly Token[], context: DateContext): (readonly Token[])[] {
  const foods = datedFoods(tokens, context)
  const [ended, last] = [foods.filter(isEnded), foods.at(-1)]
  const isTwice = endings.some((kind) => ended.filter((food) => food[kind]).length > 1)
  const areNamed = foods.every(({ from }) => from === 0 || mayBegin(tokens, from))
  // 'bread 2 milk 6 eggs'
  const isSure = (last && isEnded(last)) || ended.every(({ isClosed }) => isClosed)
  return isTwice && areNamed && isSure ? foods.map(({ from, to }) => tokens.slice(from, to)) : [tokens]
}

const nameStart = /^(?:\p{L}{3}|\p{Script=Han}|\p{Extended_Pictographic})/u
const mayBegin = (tokens: readonly Token[], at: number) =>
  nameStart.test(tokens[at]?.text ?? '') && !ofAmountBefore.test(tokens[at]?.key ?? '')

/** 'milk fri eggs sat bread sun': short days end foods where each has one, and two are days for certain. */
function datedFoods(tokens: readonly Token[], context: DateContext): Ended[] {
  const foods = endedFoods(tokens, context)
  const dated = foods.filter(({ isDated }) => isDated).length
  const sure = dated + (foods.at(-1)?.isDated ? 0 : 1)
  const loose = dated > 0 && sure > 1 ? endedFoods(tokens, context, true) : foods
  return loose.every(({ isDated }) => isDated) ? loose : foods
}

function endedFoods(tokens: readonly Token[], context: DateContext, isLoose = false): Ended[] {
  const { lexicon } = context
  const none = { hasSize: false, isCounted: false, isDated: false, isClosed: true }
  let food: Ended = { ...none, from: 0, to: tokens.length }
  const foods = [food]
  for (let at = 1; at < tokens.length; ) {
    const amount = amountBehind(tokens, at, context)
    const date = amount ? undefined : readDateAt(tokens, at, context)
    const inPlace = lengthAt(tokens, at, lexicon.inPlace)
    const place = lengthAt(tokens, at + inPlace, lexicon.places)
    // 'coke 330ml cans x6 pepsi 500ml x2'
    const packed = isEnded(food) && !isWholeName(tokens, at) ? lengthAt(tokens, at, lexicon.counters) : 0
    const length = amount?.length ?? date?.length ?? (place > 0 ? inPlace + place : packed)
    food.hasSize ||= amount?.size !== undefined
    food.isCounted ||= amount?.quantity !== undefined
    food.isDated ||= date?.date !== undefined && (date.isPlain || isLoose) && date.isFrom !== true
    if (amount) food.isClosed &&= amount.isClosed
    if (length === 0 && isEnded(food)) {
      food.to = at
      food = { ...none, from: at + lengthAt(tokens, at, lexicon.and), to: tokens.length }
      foods.push(food)
    }
    at = Math.max(at + Math.max(length, 1), food.from)
  }
  return foods
}

/** An amount of the food before a place. */
function amountBehind(tokens: readonly Token[], at: number, context: DateContext) {
  const size = readSizeAt(tokens, at, context.lexicon)
  if (size) return { ...size, isClosed: false }
  const times = readMultiplierAt(tokens, at, context.lexicon)
  if (times) return { ...times, size: undefined, isClosed: /^[x×*]/.test(tokens[at]?.key ?? '') }
  const count = isInName(tokens, at) ? undefined : countBehind(tokens, at, context)
  return count && { ...count, size: undefined, isClosed: false }
}

/** How many there are of the food before a place: '4 tins', and a number that stands there alone. */
function countBehind(tokens: readonly Token[], at: number, context: DateContext) {
  const count = readCountAt(tokens, at, context.lexicon)
  const end = at + (count?.length ?? 0)
  const isOf = lengthAt(tokens, end - 1, context.lexicon.ofFood) > 0
  if (!count || isOf || !/^\d/.test(tokens[at]?.key ?? '')) return undefined
  const isAlone = end === tokens.length || isCountBetween(tokens, at, context)
  return count.isSaid || isAlone ? count : undefined
}

function isCountBetween(tokens: readonly Token[], at: number, context: DateContext): boolean {
  const { lexicon } = context
  const { text = '', key = '' } = tokens[at] ?? {}
  const isFigure = /^[1-9]\d?$/.test(text) && Number(text) <= mostBetween
  const isWord = !isFigure && (lexicon.numbers.get(key) ?? 0) > 1 && isWorded(tokens, at, lexicon)
  if (!(isFigure || isWord) || !endsName(tokens, at, lexicon)) return false
  const from = Math.max(0, at + 1 - longestPart)
  const isOfDate = tokens
    .slice(from, at + 1)
    .some((_, n) => from + n + (readDateAt(tokens, from + n, context)?.length ?? 0) > at)
  if (isInName(tokens, at) || isOfDate || readSizeAt(tokens, at, lexicon)) return false
  const count = isWord ? readCountAt(tokens.slice(at), 0, lexicon) : readCountAt(tokens, at, lexicon)
  const behind = at + (count?.length ?? tokens.length)
  // '6 eggs 2 left', '2 soup 3 portions freezer'
  return (
    !saysMore(tokens, behind, context) && isNameAt(tokens, behind) && !isOfBefore(tokens, at, behind, context)
  )
}

const article = /^(?:an?$|un|ein|een|um|ne)/
/** 'onions', 'Eier' */
const manyOf = /[^s]s$|^\p{Lu}.*(?:e|er|n)$/u
/** What one food has several of: 'bread seven seeds', 'meal deal three items'. */
const ofOneFood =
  /^(?:seed|grain|fruit|item|piece|part|layer|course|flavou?r|meat|nut|bean|cheese|berr|spice|herb|veg|chocolat|korn|frucht|semilla|cereal)/

/**
 * Whether a number in words counts another food: 'one onion two carrots'. The first is counted in words, too, and by no
 * article ('un gâteau trois chocolats'), and all that there are several of are said so.
 */
function isWorded(tokens: readonly Token[], at: number, { numbers, dozens }: Lexicon): boolean {
  const { key: first = '' } = tokens[0] ?? {}
  if (!numbers.has(first) || article.test(first) || dozens.has(tokens[at]?.key ?? '')) return false
  const before = tokens.findLastIndex(({ key }, n) => n < at && numbers.has(key))
  const next = tokens.findIndex(({ key }, n) => n > at && numbers.has(key))
  const behind = tokens.slice(at + 1, next === -1 ? tokens.length : next)
  const isOne = numbers.get(tokens[before]?.key ?? '') === 1
  const isBefore = isOne ? at === before + 2 : manyOf.test(tokens[at - 1]?.text ?? '')
  const isBehind = behind.some(({ text }) => manyOf.test(text))
  return isBefore && isBehind && !behind.some(({ key }) => ofOneFood.test(key))
}

/** Whether the word before a place may be the last of a food, and tells nothing of a number behind it. */
function endsName(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const { key = '' } = tokens[at - 1] ?? {}
  const saysOther = [lexicon.inDays, lexicon.inPlace, lexicon.until, lexicon.counters]
  return isNameAt(tokens, at - 1) && !numbered.test(key) && !saysOther.some((words) => words.has(key))
}

/** 'coffee 3 in 1' */
const isInName = (tokens: readonly Token[], at: number) =>
  [0, 1, 2].some((back) => at >= back && isWholeName(tokens, at - back))

/** Whether no food is told of at a place, but more of the one before. */
const saysMore = (tokens: readonly Token[], at: number, context: DateContext) =>
  at >= tokens.length ||
  lengthAt(tokens, at, context.lexicon.afterDays) + lengthAt(tokens, at, context.lexicon.places) > 0 ||
  readDateAt(tokens, at, context) !== undefined

/** Whether a number at `at` and the word behind it belong to the food before: '2 pizza 4 cheese', '1 bacon 8 rashers'. */
function isOfBefore(tokens: readonly Token[], at: number, behind: number, context: DateContext): boolean {
  const [before = '', word = ''] = [tokens[at - 1]?.key, tokens[behind]?.key]
  if (ofPizza.test(word) || (bread.test(before) && grains.test(word))) return true
  return ofFoodBefore.test(word) && saysMore(tokens, behind + 1, context)
}

const isNameAt = (tokens: readonly Token[], at: number) => /^\p{L}{3}/u.test(tokens[at]?.text ?? '')

/** Whether an amount begins the words of a food. */
export function beginsFood(tokens: readonly Token[], context: DateContext): boolean {
  const { lexicon } = context
  const count =
    readSizeAt(tokens, 0, lexicon) ?? readMultiplierAt(tokens, 0, lexicon) ?? readCountAt(tokens, 0, lexicon)
  return (
    isFractionAt(tokens, 0) ||
    (count !== undefined && count.length < tokens.length && !readDateAt(tokens, 0, context))
  )
}

function endsWithDate(all: readonly Token[], context: DateContext): boolean {
  const tokens = all.slice(-longestDate)
  const isNamed = all.length > tokens.length
  return tokens.some(
    (_, at) => (isNamed || at > 0) && readDateAt(tokens, at, context)?.length === tokens.length - at,
  )
}

/** In tokens, with all that stands beside it: 'eat before the end of December 2026'. */
const longestDate = 12

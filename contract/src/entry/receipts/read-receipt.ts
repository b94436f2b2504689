import { multiplies, numbersOf } from './amounts.ts'
import { type Bought, boughtInColumns } from './details.ts'
import { type ReceiptLine, readLine } from './lines.ts'
import { withoutWraps } from './wrapped.ts'

/** A food of a receipt. */
export interface ReceiptFood {
  name: string
  quantity: number
  size: string
  /** Its words as they were printed. */
  printed: string
}

const longestLine = 200
const mostLines = 600
const fullWidth = /[！-～]/g
const toAscii = 0xfe_e0

const linesOf = (text: string) =>
  text
    .replaceAll(fullWidth, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - toAscii))
    // Tills print kana at half their width: 'ｺｰﾋｰ'.
    .replaceAll(/[\uFF61-\uFF9F]+/g, (kana) => kana.normalize('NFKC'))
    .split(/\r\n|[\r\n\u2028]/, mostLines)
    .map((line) =>
      line
        .slice(0, longestLine)
        .replaceAll(/[\u3000\u00a0]/g, ' ')
        .trimEnd(),
    )

/** A line that may be a food, with what later lines tell of it. */
interface Candidate {
  line: ReceiptLine
  bought: Bought | undefined
  price: string | undefined
  size: string
}

/** The foods of a receipt's or an order's text; undefined where no prices stand in it: then it is a list. */
export function readReceipt(text: string): ReceiptFood[] | undefined {
  const texts = linesOf(text)
  const printed = texts.map((line) => (line.trim() === '' ? undefined : readLine(line)))
  const isPrice = priceTest(printed)
  if (countPrices(printed, isPrice) < leastPrices) return undefined
  const lines = withoutWraps(texts, printed, isPrice)
  const candidates = candidatesOf(lines, isPrice)
  const from = isTyped(lines) ? candidates.findIndex(({ price }) => price !== undefined) : candidates.length
  const found = candidates.filter(
    (each, n) => isFood(each, isPrice) || (n > from && each.price === undefined),
  )
  return isNumbered(found) ? found.map((each) => toFood(withoutNumber(each))) : found.map(toFood)
}

/** Whether somebody wrote the prices of most foods behind them: then others are foods without one. Shops say more than foods. */
function isTyped(lines: readonly (ReceiptLine | undefined)[]): boolean {
  const said = lines.flatMap((line) => line ?? [])
  const priced = said.filter(
    ({ name, price, hasCurrency }) => name !== '' && price !== undefined && hasCurrency,
  )
  return said.every(({ kind, name }) => kind === 'food' && name !== '') && 2 * priced.length > said.length
}

/** Whether lines begin with 1, 2, 3: then that is no count. */
const isNumbered = (found: readonly Candidate[]) =>
  found.length >= leastNumbered && found.every(({ line }, n) => line.number === n + 1)
const leastNumbered = 3

const withoutNumber = (each: Candidate): Candidate =>
  each.bought?.each === undefined ? { ...each, bought: undefined } : each

const leastPrices = 2
const cents = /[.,]\d{2}$/
const countOrYear = /^(?:\d{1,2}|20\d\d)$/
const wholePrice = /^\d{1,3}(?:[.,]\d{3})+$|^\d{1,6}$/

type PriceTest = (price: string) => boolean

const hasCents = (each = 0) => !Number.isInteger(each)

/** Prices have two decimals, but where no price has: there whole figures are prices. */
function priceTest(lines: readonly (ReceiptLine | undefined)[]): PriceTest {
  const withCents = lines.filter(
    (line) => cents.test(line?.price ?? '') || (line?.price === undefined && hasCents(line?.bought?.each)),
  ).length
  return withCents >= leastPrices ? (price) => cents.test(price) : (price) => wholePrice.test(price)
}

/** How many lines have what is a price for certain: without a total, 'eggs 12' may tell a count. */
function countPrices(lines: readonly (ReceiptLine | undefined)[], isPrice: PriceTest): number {
  const isTotalled = lines.some((line) => line?.kind === 'total' && isPrice(line.price ?? ''))
  return lines.filter((line) => {
    if (line?.price === undefined) return isTotalled && line?.bought?.each !== undefined
    return isPrice(line.price) && (isTotalled || line.hasCurrency || !countOrYear.test(line.price))
  }).length
}

function candidatesOf(lines: readonly (ReceiptLine | undefined)[], isPrice: PriceTest): Candidate[] {
  const found: Candidate[] = []
  let last: Candidate | undefined
  let waiting: Bought | undefined
  let isMissing = false
  const countsLead = doCountsLead(lines, isPrice)
  for (const [n, line] of lines.entries()) {
    if (!line) isMissing = false
    else if (
      line.kind === 'total' &&
      line.price !== undefined &&
      isPrice(line.price) &&
      found.some(({ price }) => price !== undefined)
    )
      break
    else if (line.kind === 'missing') isMissing = true
    else if (line.kind !== 'food' || isMissing || line.isNegative) last = undefined
    else if (line.name !== '') {
      last = { line, bought: line.bought ?? waiting, price: line.price, size: line.size }
      waiting = undefined
      found.push(last)
    } else if (line.bought) {
      const next = lines.slice(n + 1).find((each) => each !== undefined)
      if (last && !(countsLead && isCountAlone(line)) && belongsTo(last, line, next)) {
        last.bought = line.bought
        // 'EGGS FREE RANGE 6' has no price of six.
        if (!isPrice(last.price ?? '')) last.price = line.price ?? last.price
        if (last.size === '') last.size = line.size
      } else waiting = line.bought
    } else if (last) {
      last.bought ??= boughtInColumns(
        [...line.columns.slice(0, -1), last.price ?? '', line.price ?? ''],
        undefined,
      )
      if (line.price !== undefined && isPrice(line.price) && !isPrice(last.price ?? ''))
        last.price = line.price
      if (last.size === '') last.size = line.size
    }
  }
  return found
}

/** 'Qty: 2', '2 x' */
const isCountAlone = ({ name, bought, price, kind }: ReceiptLine) =>
  kind === 'food' &&
  name === '' &&
  price === undefined &&
  bought?.pieces !== undefined &&
  bought.each === undefined

/** Whether each such line stands above the name that it is of, as the first does before any price. */
function doCountsLead(all: readonly (ReceiptLine | undefined)[], isPrice: PriceTest): boolean {
  const lines = all.flatMap((line) => (line?.kind === 'food' ? line : []))
  const isNext = (line: ReceiptLine) => isCountAlone(line) || isPrice(line.price ?? '')
  const first = lines.find(isNext)
  return (
    first !== undefined &&
    isCountAlone(first) &&
    lines.every((line, n) => {
      const behind = isCountAlone(line) ? lines.slice(n + 1) : undefined
      return !behind || behind.find((each) => each.name !== '' || isNext(each))?.name
    })
  )
}

/** Whether a line of amounts tells more of the food above it, and not of the one below. */
function belongsTo(
  above: Candidate,
  { bought, price }: ReceiptLine,
  below: ReceiptLine | undefined,
): boolean {
  if (above.bought?.pieces !== undefined && above.bought.each !== undefined) return false
  if (price !== undefined || bought === undefined) return true
  const makes = (sum: string | undefined) =>
    sum !== undefined && numbersOf(sum).some((each) => multiplies(bought.sum ?? 0, 1, each))
  if (makes(above.price)) return true
  return !(below?.name !== '' && makes(below?.price))
}

const isFood = ({ line, price, bought }: Candidate, isPrice: PriceTest) =>
  price === undefined
    ? bought?.each !== undefined
    : (isPrice(price) || (line.hasCurrency && (wholePrice.test(price) || cents.test(price)))) &&
      numbersOf(price).some((each) => each > 0) &&
      line.name !== ''

const toFood = ({ line, bought, size }: Candidate): ReceiptFood => ({
  name: line.name,
  quantity: bought?.pieces !== undefined && bought.pieces > 1 ? bought.pieces : (line.pack ?? 1),
  size: bought?.weight ?? size,
  printed: line.printed,
})

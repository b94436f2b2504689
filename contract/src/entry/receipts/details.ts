import { dozen } from '../lexicon.ts'
import { currency, figures, multiplies, numbersOf } from './amounts.ts'
import { counterWords } from './noise.ts'

/** How much of a food was bought: pieces, or a weight; with the price of one, where that stands there. */
export interface Bought {
  pieces?: number
  /** '0.758 kg' */
  weight?: string
  /** What all of it costs, where that can be reckoned. */
  sum?: number
  each?: number
}

const counters = counterWords
  .toSorted((a, b) => b.length - a.length)
  .map((word) => word.replaceAll('.', String.raw`\.`))
  .join('|')
const weights = 'kgs?|lbs?|กก'
const times = String.raw`(?<word>[x×@]|(?<=\S)\*|\*(?=\s)|à|at\b|a\b)`
/** These make a number the size of one in a pack, 'kg' where it has no cents: '6x330ml', '2 x 1,5kg'. */
const sizes = String.raw`(?:(?:g|gr|ml|cl|dl|l|oz|st)(?!\p{L})|(?<=[x×*]\s*\d+(?:[.,]\d)?\s*)kg(?!\p{L}|\s*\/))`
/** '2 Stk x 0,89', '0.455 kg @ £0.65/ kg', '4 @ 2 for $5.00', '4 @ 2/$5.00', '4 @ 2/5', '2コ×単98', 'Kg 0,734 x 1,69' */
const multiplied = new RegExp(
  String.raw`(?<![\p{L}\d.,%])(?:(?<unitBefore>${weights})\s*)?(?<count>${figures})\s*(?:(?<unit>${weights})\b\.?|(?:${counters})(?![\p{L}]))?\s*(?:net\s*)?${times}\s*(?:単|@)?\s*${currency}?\s*(?<each>${figures})(?!\d|[.,]\d)(?:\s*(?:for|\/(?=\s*(?:${currency}|\d+[.,]\d{2}(?!\d)|(?<=@\s*\d{1,2}\s*\/\s*)\d{1,2}(?![\d\/.,]))))\s*${currency}?\s*(?<lot>${figures}))?(?!\s*${sizes})\s*${currency}?(?:\s*(?:\/|per)\s*(?:${weights}|ea|stk|ud))?(?:\s*each)?`,
  'iu',
)
/** '0,842 kg 2,15 €/kg' */
const perWeight = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?<count>${figures})\s*(?<unit>${weights})\s+${currency}?\s*(?<each>${figures})\s*${currency}?\s*\/\s*(?:${weights})`,
  'iu',
)
const withCents = /[.,]\d{2}$/
const ofWeight = new RegExp(String.raw`(?:${weights})(?!\p{L})`, 'iu')
const mostPieces = 200
/** '2.00 x 35' are two of what costs 35. */
const mostAtWholePrice = 9
const crate = 2 * dozen
const saysPrice = new RegExp(String.raw`(?:@|${currency})\s*$`, 'u')

/** How much was bought as a line says it, and the line without that. */
export function takeBought(line: string): { bought: Bought; rest: string } | undefined {
  const found = perWeight.exec(line) ?? multiplied.exec(line)
  if (!found?.groups) return undefined
  const { count = '', unit, unitBefore, each = '', lot, word = '' } = found.groups
  // 'on Nov 11 at 2'
  if (/^at?$/i.test(word) && lot === undefined && !withCents.test(each)) return undefined
  // '0,99 x 2': the price stands first. '0.50 x 40' is half a kilo of what costs 40, where prices have no cents.
  const isTurned =
    /^[x×*]$/i.test(word) &&
    /^\d{1,2}$/.test(each) &&
    Number(each) <= mostBehindPrice(count, line.slice(0, found.index)) &&
    !ofWeight.test(found[0])
  const bought = isTurned
    ? boughtOf(each, undefined, numbersOf(count))
    : boughtOf(count, unit ?? unitBefore, lot === undefined ? numbersOf(each) : lotPrice(lot, each))
  return bought && { bought, rest: line.replace(found[0], '  ') }
}

/** How many may stand behind what may be their price: where a comma parts cents prices have them, and a currency tells. */
const mostBehindPrice = (price: string, before: string) => {
  if (saysPrice.test(before)) return crate
  if (!withCents.test(price)) return 0
  if (price.includes(',')) return crate
  return price.endsWith('00') ? mostAtWholePrice : dozen
}

const lotPrice = (lot: string, pieces: string) => {
  const [count = 1] = numbersOf(pieces)
  return numbersOf(lot).map((price) => price / count)
}

function boughtOf(count: string, unit: string | undefined, eachs: readonly number[]): Bought | undefined {
  const [amount = 0, ...others] = numbersOf(count)
  const [each = 0] = eachs
  if (amount <= 0) return undefined
  if (unit === undefined && Number.isInteger(amount))
    return amount <= mostPieces ? { pieces: amount, each, sum: amount * each } : undefined
  // Scales tell three decimals; '1.000' pieces are few.
  if (unit === undefined && others.length > 0 && Number.isInteger(amount)) return { pieces: amount, each }
  return { weight: `${amount} ${weightUnit(unit)}`, each, sum: amount * each }
}

const weightUnit = (unit = 'kg') => (/^lb/i.test(unit) ? 'lb' : 'kg')

/**
 * How much was bought, of columns: among a line's last figures a count, a price and their product, in any order that shops print:
 * '2 1.65 3.30' or '2,980 2 5,960'.
 */
export function boughtInColumns(columns: readonly string[], prefix: string | undefined): Bought | undefined {
  const [first = '', second = '', third = ''] = columns.slice(-3)
  const triples =
    columns.length >= 3
      ? [
          [first, second, third],
          [second, first, third],
        ]
      : [[prefix ?? '', columns.at(-2) ?? '', columns.at(-1) ?? '']]
  const products = triples.flatMap(([count = '', each = '', sum = '']) => productsOf(count, each, sum))
  return products.find(({ pieces }) => pieces !== undefined) ?? products[0]
}

const productsOf = (count: string, each: string, sum: string): Bought[] =>
  numbersOf(count).flatMap((amount) =>
    numbersOf(each).flatMap((price) =>
      numbersOf(sum)
        .filter((total) => amount > 0 && price > 0 && multiplies(amount, price, total))
        .flatMap((total) => boughtAs(amount, price, total, count)),
    ),
  )

function boughtAs(amount: number, each: number, sum: number, written: string): Bought[] {
  if (!Number.isInteger(amount)) return [{ weight: `${amount} kg`, each, sum }]
  // '32.00' is a price.
  return amount <= mostPieces && /^\d+$/.test(written) ? [{ pieces: amount, each, sum }] : []
}

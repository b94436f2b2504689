import { made, monthEnd } from '../entry/calendar.ts'
import type { CalendarDate } from '../pantry/expiry.ts'
import { barcodeOf, isBarcode } from './barcode.ts'

/** What a code on a pack says. */
export interface ScannedProduct {
  code: string
  /** Until when it keeps, where the code tells. */
  date?: CalendarDate | undefined
}

/** Ends what has no length of its own. */
const separator = '\u001D'
/** Some readers put before which code it was. */
const symbology = /^\][A-Za-z]\d/
const withoutSeparator = (text: string) => (text.startsWith(separator) ? text.slice(separator.length) : text)

/** How long an element is, with its identifier, by that one's first figures; others end at a separator. */
const elementLengths: readonly [RegExp, number][] = [
  [/^0[123]/, 16],
  [/^0[04]/, 20],
  [/^1[1-9]/, 8],
  [/^20/, 4],
  [/^3[1-6]/, 10],
  [/^41/, 16],
]

/** Identifiers of GS1: what is sold, the last day that it may be eaten, and the one until which it is best. */
const identifiers = { product: '01', until: '17', best: '15' }
const bracketed = /\((\d{2,4})\)([^(]*)/g

/** The elements of '(01)…(17)…', or of the same without brackets; undefined for what is none. */
function elementsOf(text: string): ReadonlyMap<string, string> | undefined {
  if (text.startsWith('('))
    return new Map(
      [...text.matchAll(bracketed)].map(([, identifier = '', value = '']) => [identifier, value]),
    )
  const found = new Map<string, string>()
  for (let rest = withoutSeparator(text.replace(symbology, '')); rest !== ''; ) {
    const fixed = elementLengths.find(([pattern]) => pattern.test(rest))?.[1]
    const end = fixed ?? rest.split(separator, 1)[0]?.length ?? 0
    if (!/^\d\d/.test(rest) || end > rest.length) return undefined
    found.set(rest.slice(0, 2), rest.slice(2, end))
    rest = withoutSeparator(rest.slice(end))
  }
  return found
}

const century = 2000

/** 'YYMMDD'; of the day 00 it is the month's last. */
function dateOf(figures = ''): CalendarDate | undefined {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(figures) ?? []
  if (day === undefined) return undefined
  const whole = century + Number(year)
  return day === '00' ? monthEnd(whole, Number(month)) : made(whole, Number(month), Number(day))
}

function productOf(elements: ReadonlyMap<string, string>): ScannedProduct | undefined {
  const number = elements.get(identifiers.product) ?? ''
  if (!/^\d{14}$/.test(number)) return undefined
  // An EAN-8 among fourteen digits.
  const short = number.replace(/^0{6}/, '')
  const code = isBarcode(short) ? short : barcodeOf(number)
  const date = dateOf(elements.get(identifiers.until)) ?? dateOf(elements.get(identifiers.best))
  return code === undefined ? undefined : { code, date }
}

/** What a Data Matrix or a Code 128 of GS1 says of a product; undefined where it tells of none. */
export function productOfElements(text: string): ScannedProduct | undefined {
  const elements = elementsOf(text)
  return elements && productOf(elements)
}

/** A 'GS1 Digital Link', whoever's address it is: a path ends with a product's number and pairs that tell more of it. */
const link =
  /^https?:\/\/[^/?#]+(?:\/[^/?#]+)*?\/(?:01\/(?<whole>\d{14})|gtin\/(?<any>\d{8}|\d{12,14}))(?<path>(?:\/[^/?#]+\/[^/?#]+)*)\/?(?:\?(?<query>[^#]*))?(?:#.*)?$/i
const numberLength = 14

/** What the link of a QR code says of a product; undefined where it tells of none. */
export function productOfLink(text: string): ScannedProduct | undefined {
  const { whole, any = whole, path = '', query = '' } = link.exec(text)?.groups ?? {}
  if (any === undefined) return undefined
  const told = [
    ...[...path.matchAll(/\/([^/]+)\/([^/]+)/g)].map(([, ...pair]) => pair),
    ...query.split(/[&;]/).map((pair) => pair.split('=', 2)),
  ]
  return productOf(
    new Map([
      ...told.map(([identifier = '', value = '']) => [identifier, value] as const),
      [identifiers.product, any.padStart(numberLength, '0')],
    ]),
  )
}

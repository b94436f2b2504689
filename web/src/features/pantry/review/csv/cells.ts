import { limits } from '@shelfmate/contract/api/limits'
import { readSizeAt } from '@shelfmate/contract/entry/amounts'
import { plainDateAt } from '@shelfmate/contract/entry/dates'
import { type DateOrder, lexiconOf } from '@shelfmate/contract/entry/lexicon'
import { tokensOf } from '@shelfmate/contract/entry/tokens'
import { type CalendarDate, dayNumber } from '@shelfmate/contract/pantry/expiry'
import { tidySize } from '@shelfmate/contract/pantry/size'
import { placeCalled } from '../../place/place-choices.ts'

/** What a cell says, and what of it could not be read. */
interface Cell<Value> {
  value: Value
  unread: string
}

const parts = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})\b/
const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/
const century = 2000

/** '(MM/DD/YYYY)', 'TT.MM.JJJJ', 'GG/AA/YYYY'; with the year before it says nothing of what a spreadsheet made of the dates. */
const headings = {
  dmy: /(?<!\p{L})(?:dd?|tt|jj|gg)[^\p{L}]+(?:mm?|aa)(?!\p{L})/iu,
  mdy: /(?<!(?<!\p{L})[yja]{1,4}[^\p{L}]+)(?<!\p{L})mm?[^\p{L}]+dd?(?!\p{L})/iu,
}

interface DatesColumn {
  heading: string
  dates: readonly string[]
}

/**
 * The order of days and months in a column of dates: as its heading tells, or one of them that can only be read so, else as
 * the viewer's language writes them.
 */
export function orderOf(
  { heading, dates }: DatesColumn,
  languages: readonly string[],
): DateOrder | undefined {
  if (headings.mdy.test(heading)) return 'mdy'
  if (headings.dmy.test(heading)) return 'dmy'
  const months = 12
  const pairs = dates.flatMap((date) => {
    const [, first, second] = parts.exec(date.trim()) ?? []
    return first === undefined ? [] : [[Number(first), Number(second)] as const]
  })
  const isDayFirst = pairs.some(([first]) => first > months)
  const isMonthFirst = pairs.some(([, second]) => second > months)
  if (isDayFirst && isMonthFirst) return undefined
  return isDayFirst ? 'dmy' : isMonthFirst ? 'mdy' : lexiconOf(languages).order
}

/** A date, '' where there is none. Nothing is guessed: what may be two days stays unread. */
export function dateIn(
  text: string,
  order: DateOrder | undefined,
  languages: readonly string[],
): Cell<CalendarDate> {
  const plain = text.trim()
  if (plain === '') return { value: '', unread: '' }
  const [, year, month, day] = iso.exec(plain) ?? apart(plain, order) ?? []
  const date =
    year === undefined
      ? (inWords(plain, languages) ?? '')
      : [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
  const isDate = dayNumber(date) !== undefined && date >= limits.expiryDateMin && date <= limits.expiryDateMax
  return isDate ? { value: date, unread: '' } : { value: '', unread: plain }
}

/** 'Nov 28, 2026', 'Saturday, 28 Nov 2026', '28-Nov-2026 10:00': a month in letters with its year, and nothing else but a time. */
function inWords(text: string, languages: readonly string[]): CalendarDate | undefined {
  const [year] = /(?<!\d)20\d\d(?!\d)/.exec(text) ?? []
  if (year === undefined || !/\p{L}/u.test(text)) return undefined
  const context = { lexicon: lexiconOf(languages), today: `${year}-01-01` }
  const tokens = tokensOf(text.replaceAll(/[-,/]/g, ' '))
  // A weekday may stand before it.
  const from = plainDateAt(tokens, 1, context)?.date?.startsWith(year) ? 1 : 0
  const { date, length = 0 } = plainDateAt(tokens, from, context) ?? {}
  const isWhole = tokens.slice(from + length).every(({ key }) => /^\d[\d:.]*(?:am|pm)?$/.test(key))
  return isWhole && date?.startsWith(year) ? date : undefined
}

function apart(text: string, order: DateOrder | undefined): (string | number)[] | undefined {
  const [, first = '', second = '', year = ''] = parts.exec(text) ?? []
  if (first === '' || (order !== 'dmy' && order !== 'mdy')) return undefined
  const [day, month] = order === 'dmy' ? [first, second] : [second, first]
  return ['', year.length === 2 ? century + Number(year) : year, month, day]
}

/** '1,000', which is one where a comma is the decimal point. */
const thousands = /^([1-9]\d*),(\d{3})$/

function writesDecimalPoints([tag]: readonly string[]): boolean {
  try {
    return (1.5).toLocaleString(tag).includes('.')
  } catch {
    // A browser may name what is no language.
    return true
  }
}

/** An amount with its unit, as pieces or as the size of one piece: '2', '2 Packs', '500' of 'g', '0.5 Kilogram'. */
export function amountIn(
  amount: string,
  unit: string,
  languages: readonly string[],
): Cell<{ quantity: number; size: string }> {
  const text = `${amount} ${unit}`.trim()
  if (amount.trim() === '') return { value: { quantity: 1, size: '' }, unread: '' }
  const sized = readSizeAt(tokensOf(text), 0, lexiconOf([]))
  if (sized) return { value: { quantity: sized.quantity ?? 1, size: sized.size }, unread: '' }
  const [, figures = '', more = ''] = /^(\d{1,6}(?:[.,]\d+)?)\s*(.*)$/.exec(amount.trim()) ?? []
  const isThousands = thousands.test(figures) && writesDecimalPoints(languages)
  // '1.000' is how programs print one.
  const pieces = Number(figures.replace(',', isThousands ? '' : '.'))
  const isWhole = Number.isInteger(pieces) && pieces >= limits.quantityMin && pieces <= limits.quantityMax
  // 'Packs' and 'pieces' are what a piece is here.
  return isWhole && !/\d/.test(more)
    ? { value: { quantity: pieces, size: '' }, unread: '' }
    : { value: { quantity: 1, size: '' }, unread: text }
}

export function sizeIn(text: string): Cell<string> {
  const size = tidySize(text) ?? readSizeAt(tokensOf(text), 0, lexiconOf([]))?.size
  return size === undefined ? { value: '', unread: text } : { value: size, unread: '' }
}

/** A place: one of the three in any of the viewer's languages, else one of one's own, be it there or new. */
export function placeIn(text: string, languages: readonly string[], own: readonly string[]): Cell<string> {
  const plain = text.trim().replaceAll(/\s+/g, ' ')
  const [token, ...others] = tokensOf(plain)
  const common = token && others.length === 0 ? lexiconOf(languages).places.get(token.key) : undefined
  if (common) return { value: common, unread: '' }
  return plain.length <= limits.placeLength
    ? { value: placeCalled(plain, own), unread: '' }
    : { value: '', unread: plain }
}

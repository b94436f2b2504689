import { limits } from '@shelfmate/contract/api/limits'
import type { BarcodeName } from '@shelfmate/contract/barcodes/barcodes'
import type { ScannedProduct } from '@shelfmate/contract/barcodes/scanned-product'
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import { nameOf } from '../review/review-row.ts'
import { changeRows, type KeyedRow } from '../review/review-state.ts'

/** Something that was held in front of the camera. */
export interface Scanned {
  /** Names it, and its row in the review. */
  key: string
  /** Empty for a date that was read before any barcode. */
  code: string
  /** Empty until somebody has named it. */
  name: string
  from: BarcodeName['from'] | undefined
  quantity: number
  /** Dates that its picture may show, the likeliest first. */
  readings: readonly CalendarDate[]
  /** The one that was chosen. */
  date: CalendarDate | undefined
}

const nothingKnown = { name: '', from: undefined, quantity: 1, readings: [], date: undefined }

/** The keys of what is new, other or gone. */
export const changedKeys = (before: readonly Scanned[], now: readonly Scanned[]): Set<string> =>
  new Set(
    [...now.filter((item) => !before.includes(item)), ...before.filter((item) => !now.includes(item))].map(
      ({ key }) => key,
    ),
  )

/**
 * With a barcode that was seen: one more of what is there already with the date that it tells, or without any of its own, else
 * something new, the latest first.
 */
export function withCode(items: readonly Scanned[], { code, date }: ScannedProduct, key: string): Scanned[] {
  const ofCode = items.filter((item) => item.code === code)
  const known = date === undefined ? ofCode[0] : ofCode.find((item) => item.date === date)
  if (!known || (date === undefined && isDated(known))) {
    const { name, from } = ofCode[0] ?? nothingKnown
    return [{ ...nothingKnown, key, code, name, from, ...datedBy(date) }, ...items]
  }
  const more = { ...known, quantity: Math.min(limits.quantityMax, known.quantity + 1) }
  return [more, ...items.filter((item) => item !== known)]
}

const isDated = ({ date, readings }: Scanned) => date !== undefined || readings.length > 0
const datedBy = (date: CalendarDate | undefined) => (date === undefined ? {} : { date, readings: [date] })

/** With the date of a pack whose number was seen before: it is one of those without a date. */
export function withDate(items: readonly Scanned[], { code, date }: ScannedProduct, key: string): Scanned[] {
  const undated = items.find((item) => item.code === code && !isDated(item))
  if (!undated) return [...items]
  const isOnly = undated.quantity === 1 && !items.some((item) => item.code === code && item.date === date)
  if (isOnly) return withChange(items, undated.key, datedBy(date))
  const others = withChange(items, undated.key, { quantity: undated.quantity - 1 })
  return withCode(others, { code, date }, key).map((item) =>
    item.key === key ? { ...item, name: undated.name, from: undated.from } : item,
  )
}

/** With dates that were read: of the item that was the latest when the picture was taken, or of one without a barcode. */
export const withReadings = (
  items: readonly Scanned[],
  readings: readonly CalendarDate[],
  { of, key }: { of: string | undefined; key: string },
): Scanned[] =>
  items.some((item) => item.key === of)
    ? items.map((item) => (item.key === of ? { ...item, readings, date: undefined } : item))
    : [{ ...nothingKnown, key, code: '', readings }, ...items]

/** With the names that are known of barcodes; what somebody typed meanwhile stays. */
export const withName = (items: readonly Scanned[], code: string, known: BarcodeName): Scanned[] =>
  items.map((item) => (item.code === code && item.name === '' ? { ...item, ...known } : item))

/** Gives such a name to what is in the review already. */
export const nameRows = (code: string, known: BarcodeName): void =>
  changeRows((rows) =>
    rows.map((row) =>
      row.code === code && row.name === '' ? { ...row, ...nameOf({ name: known.name }) } : row,
    ),
  )

/** With an item changed; without it where nothing is left of it. */
export const withChange = (items: readonly Scanned[], key: string, change: Partial<Scanned>): Scanned[] =>
  items
    .map((item) => (item.key === key ? { ...item, ...change } : item))
    .filter(({ quantity }) => quantity > 0)

/** What was scanned as rows to look through, in the order of scanning. */
export const rowsOf = (items: readonly Scanned[]): KeyedRow[] =>
  items.toReversed().map(({ key, code, name, quantity, readings, date }) => ({
    key,
    name,
    quantity,
    readings,
    ...(code !== '' && { code }),
    ...(date !== undefined && { date, dateSource: 'scanned' as const }),
  }))

/** Out of sight for so long, it is another one of its kind. */
const goneAfterMs = 1_500

/** Tells a pack that is held still from the next one. */
export class Sightings {
  readonly #lastSeen = new Map<string, { ms: number; date: CalendarDate | undefined }>()

  /** Whether a pack came into sight just now, or its date did, which stands elsewhere on it; `nowMs` only ever grows. */
  see({ code, date }: ScannedProduct, nowMs: number): 'pack' | 'date' | undefined {
    const before = this.#lastSeen.get(code)
    const isNew = before === undefined || nowMs - before.ms > goneAfterMs
    const known = isNew ? undefined : before.date
    this.#lastSeen.set(code, { ms: nowMs, date: known ?? date })
    if (isNew) return 'pack'
    return known === undefined && date !== undefined ? 'date' : undefined
  }
}

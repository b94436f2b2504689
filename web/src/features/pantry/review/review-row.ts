import { limits } from '@shelfmate/contract/api/limits'
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import { type BatchRow, batchRow, pantryTexts } from '@shelfmate/contract/pantry/pantry'
import * as z from 'zod/mini'
import * as words from './review-words.ts'

/** A food that something brought: a line, a list, a receipt, a photo, a barcode, a file. */
export interface FoundRow {
  name: string
  /** One, unless told. */
  quantity?: number | undefined
  size?: string | undefined
  place?: string | undefined
  /** Left out where none was found: one is suggested. */
  date?: CalendarDate | undefined
  dateSource?: BatchRow['dateSource'] | undefined
  /** Up to three dates that a picture may show, the likeliest first: one of them is chosen by a press. */
  readings?: readonly CalendarDate[] | undefined
  /** What could not be read, as it stood there. */
  unread?: string | undefined
  /** The text that its name was made of, where it was found in one. */
  foundAs?: string | undefined
  /** The number of its product, whose name is learned when the row is saved. */
  code?: string | undefined
  /** False for what is likely not meant: it stays in sight and is added when it is ticked. */
  isTaken?: boolean | undefined
  /** The item of mine that its pieces join. */
  joins?: string | undefined
}

/** A row of the table as it is being edited: what is typed is text until it is saved. */
export const reviewRow = z.strictObject({
  key: z.string(),
  name: z.string(),
  quantity: z.string(),
  size: z.string(),
  place: z.string(),
  /** Empty while none was chosen. */
  date: z.string(),
  /** Suggested until somebody has touched the date. */
  dateSource: z.enum(['typed', 'suggested', 'scanned']),
  readings: z.array(z.string()),
  unread: z.string(),
  foundAs: z.string(),
  code: z.optional(z.string()),
  isTaken: z.boolean(),
  /** The item of mine that its pieces join; empty where they stay apart. */
  joins: z._default(z.string(), ''),
})
export type ReviewRow = z.infer<typeof reviewRow>

/** Most dates that one row offers to choose among. */
const mostReadings = 3

/** A name that is too long for a food is cut, and shown as it was found. */
export const nameOf = ({ name, foundAs = '' }: FoundRow): Pick<ReviewRow, 'name' | 'foundAs'> => {
  const cut = [...name].slice(0, limits.foodNameLength).join('')
  return { name: cut, foundAs: cut === name ? foundAs : foundAs || name }
}

export const toReviewRow = (found: FoundRow, key: string): ReviewRow => ({
  key,
  ...nameOf(found),
  quantity: String(found.quantity ?? 1),
  size: found.size ?? '',
  place: found.place ?? '',
  date: found.date ?? '',
  dateSource: found.dateSource ?? (found.date === undefined ? 'suggested' : 'typed'),
  readings: found.readings?.slice(0, mostReadings) ?? [],
  unread: found.unread ?? '',
  ...(found.code !== undefined && { code: found.code }),
  isTaken: found.isTaken ?? true,
  joins: found.joins ?? '',
})

/** A row as it is sent. */
export const toBatchRow = (row: ReviewRow): BatchRow => ({
  name: row.name.trim(),
  quantity: Number(row.quantity),
  size: row.size,
  place: row.place.trim(),
  expiryDate: row.date,
  dateSource: row.dateSource,
  ...(row.joins !== '' && { joins: row.joins }),
})

export type ReviewField = 'name' | 'quantity' | 'size' | 'place' | 'date'

/** What keeps a row from being saved. */
export interface RowTrouble {
  key: string
  field: ReviewField
  message: string
}

const troubles: readonly [keyof BatchRow, ReviewField][] = [
  ['name', 'name'],
  ['quantity', 'quantity'],
  ['size', 'size'],
  ['place', 'place'],
  ['expiryDate', 'date'],
]

/** The first thing that keeps a row from being saved, in the words of the form. */
export function troubleOf(row: ReviewRow): RowTrouble | undefined {
  const said = row.name.trim() === '' ? words.aRow : row.name.trim()
  if (row.date === '') return { key: row.key, field: 'date', message: words.needsADate(said) }
  const { error } = z.safeParse(batchRow, toBatchRow(row))
  if (!error) return undefined
  const wrong = new Map(error.issues.map(({ path, message }) => [path[0], message]))
  const [, field] = troubles.find(([name]) => wrong.has(name)) ?? []
  const message = troubles.flatMap(([name]) => wrong.get(name) ?? [])[0] ?? pantryTexts.nameMissing
  return { key: row.key, field: field ?? 'name', message: `${said}: ${message}` }
}

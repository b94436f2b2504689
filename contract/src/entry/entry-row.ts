import type { CalendarDate } from '../expiry.ts'
import type { EntryPlace } from './lexicon.ts'

/** One food as it was typed. */
export interface EntryRow {
  name: string
  /** Undefined where none was told: one. */
  quantity: number | undefined
  size: string
  place: EntryPlace | ''
  /** Empty where none was told, or none could be read for certain. */
  expiryDate: CalendarDate
  /** What could not be read, as it was typed. */
  unread: readonly string[]
}

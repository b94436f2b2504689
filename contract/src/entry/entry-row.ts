import type { CalendarDate } from '../pantry/expiry.ts'

/** One food as it was typed. */
export interface EntryRow {
  name: string
  /** Undefined where none was told: one. */
  quantity: number | undefined
  size: string
  /** A Place, or one of the viewer's own as they call it. */
  place: string
  /** Empty where none was told, or none could be read for certain. */
  expiryDate: CalendarDate
  /** What could not be read, as it was typed. */
  unread: readonly string[]
}

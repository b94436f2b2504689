import { dayNumber } from '@shelfmate/contract/pantry/expiry'
import { isMoment } from '#platform/clock/moment.ts'
import { DomainError } from '#platform/errors/domain-error.ts'

/** What a call for a page of a list may name. */
export interface PageAsked {
  limit?: number | undefined
  cursor?: string | undefined
}

const idPattern = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'
const datePattern = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})_${idPattern}$`)
const momentPattern = new RegExp(`^(\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z)_${idPattern}$`)

/** The last item's date and id, where a list is in their order. Errors: VALIDATION_FAILED. */
export function dateAndId(cursor: string): { date: string; id: string } {
  const [, date, id] = datePattern.exec(cursor) ?? []
  if (!date || !id || dayNumber(date) === undefined) throw notThisCursor()
  return { date, id }
}

/** The last item's ISO time and id, where a list is in their order. Errors: VALIDATION_FAILED. */
export function momentAndId(cursor: string): { moment: string; id: string } {
  const [, moment, id] = momentPattern.exec(cursor) ?? []
  if (!moment || !id || !isMoment(moment)) throw notThisCursor()
  return { moment, id }
}

/** What answers a cursor that no page of the list has named. */
export const notThisCursor = (): DomainError =>
  new DomainError('VALIDATION_FAILED', { fields: { cursor: 'This is not a cursor of this list.' } })

import { dayNumber } from '@shelfmate/contract/pantry/expiry'
import { isMoment } from '#platform/clock/moment.ts'
import { DomainError } from '#platform/errors/domain-error.ts'

/** What a call for a page of a list may name. */
export interface PageAsked {
  limit?: number | undefined
  cursor?: string | undefined
}

export const usualPage = 20

const idPattern = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'
const placePattern = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})_${idPattern}$`)
const momentPattern = new RegExp(`^(\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z)_${idPattern}$`)

/** A cursor of posts is the last one's place in the list: its date and id. */
export function placeOf(cursor: string): { expiryDate: string; id: string } {
  const [, expiryDate, id] = placePattern.exec(cursor) ?? []
  if (!expiryDate || !id || dayNumber(expiryDate) === undefined) throw noCursor()
  return { expiryDate, id }
}

/** A cursor of comments is the oldest one's moment and id. */
export function momentOf(cursor: string): { beforeTime: string; beforeId: string } {
  const [, beforeTime, beforeId] = momentPattern.exec(cursor) ?? []
  if (!beforeTime || !beforeId || !isMoment(beforeTime)) throw noCursor()
  return { beforeTime, beforeId }
}

const noCursor = () =>
  new DomainError('VALIDATION_FAILED', { fields: { cursor: 'This is not a cursor of this list.' } })

import { msPerDay } from '@shelfmate/contract/api/durations'
import { limits } from '@shelfmate/contract/api/limits'
import type { RequestList } from '@shelfmate/contract/requests/requests'
import { isMoment } from '#platform/clock/moment.ts'
import type { Executor } from '#platform/database/database.ts'
import type { Onlooker } from '#platform/identity/visibility.ts'
import { notThisCursor, type PageAsked } from '#platform/routes/cursors.ts'
import { listRequests, type ReadRequest, type RequestPlace } from '../reading.repository.ts'
import { roleOf, viewOf } from '../request-view.ts'

export type PageOfRequests = RequestList & { nextCursor: string | null }

/** For how long a screen shows what became of a request. */
const shownDays = 7

/** Whatever ended before that moment no screen shows any more. */
export const shownSince = (now: Date): string => new Date(now.getTime() - shownDays * msPerDay).toISOString()

/** A page of what somebody asked for and was asked for. Errors: VALIDATION_FAILED for a cursor of another list. */
export async function pageOfRequests(
  on: Executor,
  { userId, hidden }: Onlooker,
  { limit = limits.requestsListed, cursor }: PageAsked,
  now: Date,
): Promise<PageOfRequests> {
  const place = cursor === undefined ? atTheStart : placeOf(cursor)
  const rows = await listRequests(on, { userId, hidden, since: shownSince(now), ...place })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map((row) => viewOf(row, roleOf(row, userId), now)),
    nextCursor: last && rows.length > limit ? cursorAt(last) : null,
  }
}

const atTheStart: RequestPlace = {
  ended: 'infinity',
  asked: '-infinity',
  turn: 0,
  lastId: '00000000-0000-0000-0000-000000000000',
}

/** A cursor is the last request's place in the list: when it ended, unless it is open, when it was asked for, its turn and its id. */
const cursorAt = ({ endedAt, askedAt, turn, id }: ReadRequest) => [endedAt ?? '', askedAt, turn, id].join('_')

const cursorPattern = /^([^_]*)_([^_]*)_(\d{1,9})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

function placeOf(cursor: string): RequestPlace {
  const [, ended = '', asked = '', turn, lastId = ''] = cursorPattern.exec(cursor) ?? []
  if (!isMoment(asked) || (ended !== '' && !isMoment(ended))) throw notThisCursor()
  return { ended: ended || atTheStart.ended, asked, turn: Number(turn), lastId }
}

import { limits } from '@shelfmate/contract/api/limits'
import {
  isOpen,
  missedWindowMs,
  type RequestAction,
  type RequestState,
  refusesRestoring,
  stateAgain,
} from '@shelfmate/contract/requests/machine'
import type { HeldPost } from '#features/exchange/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { findKey } from '#platform/idempotency/idempotency.repository.ts'
import { holdOffEndings } from '#platform/identity/blocks/under-way.repository.ts'
import type { Viewer } from '#platform/identity/sessions.ts'
import { requireUndoable } from '#platform/jobs/past-undo.ts'
import { cardWords } from '../card-words.ts'
import type { KeptRefusal } from '../request-actions.ts'
import { type RequestPorts, RequestTurn } from '../request-turn.ts'
import { keptOf, roleOf } from '../request-view.ts'
import { findPostOf, type StoredRequest } from '../requests.repository.ts'

/** How a request stood when a press ended it, and when that was. */
interface Ending {
  state: RequestState
  endsAt: string | null
  /** The one that the taker may have noted. Never told from here: the press may be the giver's. */
  code: string | null
  endedAt: string
}

/** What is kept of a press on a request under its id; its answer is read anew. */
export interface KeptAct {
  id: string
  ending?: Ending | undefined
  refused?: KeptRefusal | undefined
}

/** What a press must remember so that it can be taken back; undefined for one that ends nothing so. */
export const endingOf = (
  { state, endsAt, code }: StoredRequest,
  action: RequestAction,
  now: Date,
): Ending | undefined =>
  action === 'decline' || action === 'withdraw'
    ? { state, endsAt, code, endedAt: now.toISOString() }
    : undefined

type Restorer = Pick<Viewer, 'userId' | 'hidden' | 'timeZone'>

/** Opens a request again that a press of this viewer has ended. Errors: those of `requests.restore`. */
export async function restoreEnded(
  ports: RequestPorts,
  tx: Tx,
  viewer: Restorer,
  { id, actionId }: { id: string; actionId: string },
): Promise<void> {
  const { userId, hidden } = viewer
  const [found] = await findPostOf(tx, { id, userId, hidden })
  if (!found) throw new DomainError('NOT_FOUND')
  // In one message, and in this order: what the post says of whom its owner meets stays so.
  const [areStanding, turn] = await Promise.all([
    holdOffEndings(tx, [found.giverId, found.takerId], ports.clock.now()),
    RequestTurn.take(ports, tx, found.postId, id),
  ])
  const row = turn.requests.find((each) => each.id === id)
  if (!row || !areStanding) throw new DomainError('NOT_FOUND')
  if (isOpen(row.state)) return
  const ending = await requireEnding(turn, row, userId, actionId)
  await reopen(turn, row, { ending, post: requireRoom(ports, turn, row, viewer), by: roleOf(row, userId) })
  await turn.advance()
  await turn.finish()
}

/** What the viewer's press remembers of the request that it ended a moment ago. */
async function requireEnding(
  { tx, now }: RequestTurn,
  row: StoredRequest,
  userId: string,
  actionId: string,
): Promise<Ending> {
  const refused = refusesRestoring(row.state, roleOf(row, userId))
  if (refused) throw new DomainError(refused)
  const [kept] = await findKey(tx, { userId, id: actionId })
  // What is kept under a press on a request is of this form.
  const act = kept?.kind === 'requestAction' ? (kept.answer as KeptAct | null) : undefined
  const ending = act?.id === row.id ? act.ending : undefined
  // A server of the version before remembers nothing.
  if (!ending) throw new DomainError('UNDO_EXPIRED')
  requireUndoable(now, ending.endedAt)
  if (row.endedAt !== ending.endedAt) throw new DomainError('REQUEST_MOVED_ON')
  return ending
}

/** The post, where the request could be asked anew. */
function requireRoom(
  { holds }: RequestPorts,
  turn: RequestTurn,
  row: StoredRequest,
  { userId, timeZone }: Restorer,
): HeldPost {
  const { post, requests } = turn
  const { takerId, units } = row
  const taker = { userId: takerId, timeZone: userId === takerId ? timeZone : null }
  if (!post || !turn.hasPostOf(row) || !holds.isOffered(post, taker)) throw new DomainError('NOT_FOUND')
  const open = requests.filter(({ state }) => isOpen(state))
  if (open.some((each) => each.takerId === takerId)) throw new DomainError('ALREADY_ASKED')
  if (units > post.quantity) throw new DomainError('UNITS_TOO_MANY')
  if (open.length >= limits.requestsPerPost) throw new DomainError('LINE_FULL')
  return post
}

/** As it was, with what its post says now; what was promised to others since is not taken from them. */
async function reopen(
  turn: RequestTurn,
  row: StoredRequest,
  { ending, post, by }: { ending: Ending; post: HeldPost; by: ReturnType<typeof roleOf> },
): Promise<void> {
  const { endsAt, code } = ending
  const isHeld = endsAt !== null && Date.parse(endsAt) > turn.now.getTime() && row.units <= turn.free
  const state = stateAgain(ending.state, post.giving, isHeld)
  const open = { state, reason: null, endedAt: null, ...keptOf(post) }
  const isPromised = state === 'promised'
  // In line again it would have no pick-up time that the other could say was missed.
  const canBeMissed =
    wasDue(row, ending) || (by === 'giver' && turn.now.getTime() <= msOf(row.passedAt) + missedWindowMs)
  if (!isPromised && canBeMissed) throw new DomainError('REQUEST_MOVED_ON')
  const reopened = await turn.change(row, {
    ...open,
    ...(isPromised ? { endsAt, code } : { pickupAt: null }),
  })
  if (isPromised) await turn.hold(row.units)
  const { foodName, units } = reopened
  const { text } = cardWords({ foodName, units, state, event: 'restored' }, by)
  // The chat has a card with its buttons for each state that it was in.
  turn.tell(reopened, by, {
    text,
    event: state === ending.state ? 'restored' : null,
    // As its end did.
    counts: ending.state === 'promised',
  })
}

const msOf = (moment: string | null): number =>
  moment === null ? Number.NEGATIVE_INFINITY : Date.parse(moment)

/** Whether the pick-up time of a promise had come when it ended. */
const wasDue = ({ pickupAt }: StoredRequest, { endedAt }: Ending): boolean =>
  pickupAt !== null && Date.parse(pickupAt) <= Date.parse(endedAt)

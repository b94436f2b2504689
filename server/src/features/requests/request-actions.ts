import { msPerDay, msPerMinute, msPerSecond } from '@shelfmate/contract/api/durations'
import { limits } from '@shelfmate/contract/api/limits'
import { act, isOpen, type RequestAction, type RequestRole } from '@shelfmate/contract/requests/machine'
import { type ActBody, requestTexts } from '@shelfmate/contract/requests/requests'
import { DomainError } from '#platform/errors/domain-error.ts'
import { isAwaited, type RequestTurn } from './request-turn.ts'
import { factsOf } from './request-view.ts'
import type { StoredRequest } from './requests.repository.ts'

/** A refusal that changes something, which must be kept: a wrong code is counted, what has no post any more is ended. */
export interface KeptRefusal {
  code: 'HANDOVER_CODE_WRONG' | 'HANDOVER_PAUSED' | 'REQUEST_MOVED_ON'
  retryAfterSeconds?: number
}

interface Deed {
  turn: RequestTurn
  row: StoredRequest
  role: RequestRole
  body: ActBody
}

/** After so many wrong codes the next one waits. */
const wrongPerPause = 5
const pauseMs = 15 * msPerMinute
/** So many wrong codes and a request's code is of no use any more, however often it is promised: both can still press 'Handed over'. */
const wrongAtMost = 15
const afterLastDay = 'Choose a time on or before its last day.'

/** Does what one of the two presses, in its turn. Errors: those of `requests.act`; returns a refusal that changes something. */
export async function perform(
  turn: RequestTurn,
  row: StoredRequest,
  role: RequestRole,
  body: ActBody,
): Promise<KeptRefusal | undefined> {
  const verdict = act(factsOf(row), role, body.action, turn.now.getTime())
  if ('refused' in verdict) throw new DomainError(verdict.refused)
  if (isOpen(row.state) && !turn.hasPostOf(row)) {
    // A server of the version before tells nobody of a post that an administrator removes: what is open ends with the next press or tick.
    await turn.endAll('postGone', { which: (each) => !turn.hasPostOf(each), tells: true })
    return { code: 'REQUEST_MOVED_ON' }
  }
  return (await deeds[body.action]({ turn, row, role, body })) ?? undefined
}

const deeds: Record<RequestAction, (deed: Deed) => Promise<KeptRefusal | void>> = {
  async promise({ turn, row, role, body }) {
    const { post: { quantity } = { quantity: 0 }, free } = turn
    // What is held for others can be set free; what is gone cannot.
    if (row.units > free) throw new DomainError(row.units > quantity ? 'UNITS_TOO_MANY' : 'UNITS_PROMISED')
    turn.tell(await turn.promise(row, pickupOf(turn, row, body)), role, { counts: true })
  },
  async decline({ turn, row, role, body }) {
    const { note = '' } = body
    // What a person wrote to another is a message like any other (D22).
    const counts = note !== '' || isAwaited(row)
    turn.tell(await turn.end(row, 'declined'), role, { text: note || requestTexts.declined, counts })
  },
  async withdraw({ turn, row, role }) {
    turn.tell(await turn.end(row, 'withdrawn'), role, { counts: isAwaited(row) })
  },
  async arrange({ turn, row, role, body }) {
    const moved = turn.movedTo(pickupOf(turn, row, body), row)
    const arranged = await turn.change(row, { ...moved, hoursEnd: null })
    if (factsOf(arranged).pickupAt === factsOf(row).pickupAt) return
    turn.tell(arranged, role, { counts: true, event: 'arranged' })
  },
  enterCode,
  async confirm({ turn, row, role }) {
    const pressed = {
      giverPressed: row.giverPressed || role === 'giver',
      takerPressed: row.takerPressed || role === 'taker',
    }
    const isFirst = role === 'giver' ? !row.giverPressed : !row.takerPressed
    const next = await turn.change(row, pressed)
    if (pressed.giverPressed && pressed.takerPressed) await turn.handOver(next, role)
    else if (isFirst) turn.tell(next, role, { counts: true, event: 'confirmed' })
  },
  async keep({ turn, row, body }) {
    const keep = body.keep ?? true
    if (keep !== row.keep) await turn.change(row, { keep })
  },
  async sayMissed({ turn, row, role }) {
    const reason = role === 'giver' ? 'takerMissed' : 'giverMissed'
    turn.tell(await turn.end(row, 'missed', reason), role)
  },
  async thank({ turn, row, role }) {
    turn.tell(await turn.change(row, { thanked: true }), role, { event: 'thanked' })
  },
}

/** The giver types what the taker shows (D49). */
async function enterCode({ turn, row, role, body }: Deed): Promise<KeptRefusal | undefined> {
  const now = turn.now.getTime()
  // A later pick-up time, or later hours of its post, let a promise last longer, and its code no longer.
  const paused = row.wrongCodes >= wrongAtMost ? row.endsAt : row.pausedUntil
  const pausedUntil = paused === null ? 0 : Date.parse(paused)
  if (pausedUntil > now)
    return { code: 'HANDOVER_PAUSED', retryAfterSeconds: Math.ceil((pausedUntil - now) / msPerSecond) }
  if (body.code === row.code) {
    await turn.handOver(row, role)
    return undefined
  }
  const wrongCodes = row.wrongCodes + 1
  await turn.change(row, { wrongCodes, pausedUntil: pauseAfter(wrongCodes, row, now) })
  return { code: 'HANDOVER_CODE_WRONG' }
}

function pauseAfter(wrongCodes: number, { endsAt, pausedUntil }: StoredRequest, now: number): string | null {
  if (wrongCodes >= wrongAtMost) return endsAt
  return wrongCodes % wrongPerPause === 0 ? new Date(now + pauseMs).toISOString() : pausedUntil
}

/** The pick-up time that a giver says. Errors: VALIDATION_FAILED for one that has passed, is far away or after the food's last day. */
function pickupOf(turn: RequestTurn, row: StoredRequest, { pickupAt = null }: ActBody): string | null {
  if (pickupAt === null) return null
  const at = Date.parse(pickupAt)
  const now = turn.now.getTime()
  if (at < now || at > now + limits.pickupDaysAhead * msPerDay) throw wrongPickup(requestTexts.pickupInvalid)
  if (!turn.isOfferedAt(row, at)) throw wrongPickup(afterLastDay)
  return pickupAt
}

const wrongPickup = (text: string) => new DomainError('VALIDATION_FAILED', { fields: { pickupAt: text } })

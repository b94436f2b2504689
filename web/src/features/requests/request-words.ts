import { isOpen } from '@shelfmate/contract/requests/machine'
import type { FoodRequest } from '@shelfmate/contract/requests/requests'
import { formatDay, localDate, timeOf } from '#lib/dates.ts'
import { sharedFood } from '#lib/shared-words.ts'
import { formatTimeRange } from '#lib/time-range.ts'

const reasons: Record<NonNullable<FoodRequest['reason']>, string> = {
  holdEnded: 'it wasn’t picked up in time',
  datePassed: 'the food’s date has passed',
  postGone: 'the post is gone',
  accountGone: 'the account was deleted',
  blocked: 'it can’t go ahead any more',
  giverMissed: 'it wasn’t there to pick up',
  takerMissed: 'nobody came to pick it up',
}

/** How a request stands, to who reads it. */
export function requestState(request: FoodRequest): string {
  const { role, state, partner, units, place } = request
  const isMine = role === 'taker'
  const who = isMine ? 'You' : partner.displayName
  switch (state) {
    case 'asked':
      return isMine
        ? `You asked for ${units}. ${partner.displayName} chooses who gets it; you’re number ${place} in line.`
        : `${who} asked for ${units}.`
    case 'waiting':
      return isMine
        ? `You asked for ${units} and are number ${place} in line.`
        : `${who} is waiting for ${units}, number ${place} in line.`
    case 'promised':
      return isMine ? `${units} promised to you.` : `${units} promised to ${partner.displayName}.`
    case 'handedOver':
      return isMine ? `You got ${units}.` : `You handed over ${units} to ${partner.displayName}.`
    case 'declined':
      return isMine ? 'Not this time.' : `You declined ${partner.displayName}’s request.`
    case 'withdrawn':
      return isMine ? 'You no longer want it.' : `${partner.displayName} no longer wants it.`
    case 'expired':
      return `The request has ended${because(request)}.`
    case 'missed':
      return `The hand-over was missed${because(request)}.`
  }
}

const because = ({ reason }: FoodRequest) => (reason === null ? '' : `: ${reasons[reason]}`)

/** When and where it is to be picked up, or until when it is held. */
export function holdWords(request: FoodRequest): string | undefined {
  const { state, pickupAt, endsAt, pickupPlace, pickupWindow, location } = request
  if (!isOpen(state)) return undefined
  const where = [pickupPlace, location].filter(Boolean).join(', ')
  const isHeld = state === 'promised' && endsAt !== null
  // A promise is for the post's own hours until its giver says another time.
  if (pickupWindow && (!isHeld || pickupAt === pickupWindow.until))
    return `Pick up: ${formatTimeRange(pickupWindow.from, pickupWindow.until)}. ${where}.`
  if (!isHeld) return pickupPlace === '' ? undefined : `Pick up: ${where}.`
  const until = pickupAt === null ? `Held until ${momentOf(endsAt)}.` : `Pick up by ${momentOf(pickupAt)}.`
  return `${until} ${where}.`
}

function momentOf(moment: string): string {
  const at = new Date(moment)
  return `${formatDay(localDate(at))}, ${timeOf(at)}`
}

/** What the other one has pressed, while my own press is missing. */
export const pressToo = ({ partner }: FoodRequest): string =>
  `${partner.displayName} says it was handed over. Press “Handed over”, too.`

/** What the two have shared before, which a chat says in its header, and how the other has kept their word (D51). */
export function recordWords({ shared, record, partner }: FoodRequest, isInChat: boolean): string | undefined {
  const kept = record && `${partner.displayName}: ${keptWords(record)}.`
  return [!isInChat && sharedFood(shared), kept].filter(Boolean).join(' ') || undefined
}

const keptWords = ({ handedOver, missed }: NonNullable<FoodRequest['record']>) =>
  handedOver + missed === 0 ? 'no hand-overs yet' : `handed over ${handedOver}, missed ${missed}`

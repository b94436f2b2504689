import type { FoodRequest } from '@shelfmate/contract/requests/requests'
import { formatDay, formatWeekday, localDate, plusDays, timeOf } from '#lib/dates.ts'

const daysPerWeek = 7

/** The request that comes first of those that something is to be done about, and how many there are beside it. */
export interface NextHandover {
  request: FoodRequest
  more: number
}

/** What the other one has pressed while my own press is missing. */
const saysHandedOver = (name: string) => `${name} says it was handed over`

/** Whether a promise waits for nothing but my press of 'Handed over'. */
const waitsForMe = ({ state, pressed }: FoodRequest): boolean =>
  state === 'promised' && pressed.partner && !pressed.mine

const momentOf = ({ pickupAt, endsAt, askedAt }: FoodRequest) => pickupAt ?? endsAt ?? askedAt

/** The open request to show first: one that the other says was handed over, else the promise that is due first, else the one that has waited longest for my answer. */
export function nextHandover(open: readonly FoodRequest[]): NextHandover | undefined {
  const pressed = open.filter(waitsForMe)
  const promised = open.filter((each) => each.state === 'promised' && !waitsForMe(each))
  const asked = open.filter(({ state, role }) => state === 'asked' && role === 'giver')
  const waiting = [pressed, promised, asked].flatMap((some) =>
    some.toSorted((a, b) => (momentOf(a) < momentOf(b) ? -1 : 1)),
  )
  const [request] = waiting
  return request && { request, more: waiting.length - 1 }
}

/** It in two lines, as whoever reads it sees it. */
export function todayWords({ request, more }: NextHandover, today: string): { title: string; text: string } {
  const { role, state, partner, foodName } = request
  const name = partner.displayName
  const title =
    state === 'asked'
      ? `${name} asks for ${foodName}`
      : role === 'giver'
        ? `Give ${foodName} to ${name}`
        : `Get ${foodName} from ${name}`
  const text = state === 'asked' ? 'Waiting for your answer' : whenWords(request, today)
  return { title, text: more > 0 ? `${text}, and ${more} more` : text }
}

/** A weekday alone would be taken for the next one of its name. */
function dayWords(date: string, today: string): string {
  if (date === today) return 'Today'
  return date > today && date < plusDays(today, daysPerWeek) ? formatWeekday(date) : formatDay(date)
}

function whenWords(request: FoodRequest, today: string): string {
  const { pickupAt, endsAt, partner } = request
  if (waitsForMe(request)) return saysHandedOver(partner.displayName)
  const moment = pickupAt ?? endsAt
  if (moment === null) return 'Promised'
  const at = new Date(moment)
  const date = localDate(at)
  return `${dayWords(date, today)} ${pickupAt === null ? 'until' : 'by'} ${timeOf(at)}`
}

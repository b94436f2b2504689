import { msPerDay } from '@shelfmate/contract/api/durations'
import type { Post } from '@shelfmate/contract/exchange/exchange'
import { isOpen } from '@shelfmate/contract/requests/machine'
import type { FoodRequest } from '@shelfmate/contract/requests/requests'
import { firstLine } from './first-line-words.ts'

/** A line for the chat, ready to edit. */
export interface FirstLine {
  text: string
  /** Which post it is about, the newest request for that before it, and when it was asked. */
  about: string
}

const mineFor = (requests: readonly FoodRequest[], wanted: string | undefined) =>
  requests.filter(({ postId, role }) => postId === wanted && role === 'taker')

/** A first line to whoever gives a post; `before` are the requests that there were until it was asked for. */
export function firstLineFor(
  { id, foodName, pickupUntil }: Pick<Post, 'id' | 'foodName' | 'pickupUntil'>,
  units: number,
  before: readonly FoodRequest[] = [],
  now: number = Date.now(),
): FirstLine {
  const isTimeKnown = Date.parse(pickupUntil ?? '') > now
  const newest = Math.max(-1, ...mineFor(before, id).map(({ turn }) => turn))
  return { text: firstLine(foodName, units, isTimeKnown), about: `${id} ${newest} ${now}` }
}

/** Whether what a first line says matters no more: its request has ended, or the other one has answered since it. */
export function isPast(
  about: string,
  requests: readonly FoodRequest[],
  answeredAt: string | undefined,
  now: number = Date.now(),
): boolean {
  const [postId, newest, askedAt] = about.split(' ')
  const request = mineFor(requests, postId).find(({ turn }) => turn > Number(newest))
  // Never made, or ended so long ago that it is not told of any more.
  if (!request) return !(now - Number(askedAt) < msPerDay)
  return !isOpen(request.state) || (answeredAt ?? '') > request.askedAt
}

import type { Notice } from '@shelfmate/contract/notifications/notifications'
import { urgencyText } from '@shelfmate/contract/notifications/reminders'
import { daysLeft } from '@shelfmate/contract/pantry/expiry'
import type { ToldPost } from '#features/exchange/index.ts'
import { topics } from '../push/push-notice.ts'

type Said = Pick<ToldPost, 'foodName' | 'location' | 'expiryDate'>

/** What a neighbour is told of a post: what and where, never why it fits them. */
export function nudgeNotice(
  postId: string,
  { foodName, location, expiryDate }: Said,
  { today, isAsked }: { today: string; isAsked: boolean },
): Notice {
  const when = urgencyText(daysLeft(expiryDate, today))
  const best = when === 'passed' ? 'Best eaten today.' : `Best eaten by its date, ${when}.`
  return {
    title: `${foodName} in ${location}`,
    body: `${isAsked ? 'You asked to hear about it.' : 'A neighbour has some to rescue.'} ${best}`,
    tag: topics.post(postId),
    url: `/exchange/posts/${postId}`,
  }
}

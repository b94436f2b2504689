import type { Notice } from '@shelfmate/contract/notifications/notifications'
import { daysLeft } from '@shelfmate/contract/pantry/expiry'
import { isolated } from '@shelfmate/contract/text/isolated'
import type { ToldPost } from '#features/exchange/index.ts'
import { topics } from '../push/push-notice.ts'

type Said = Pick<ToldPost, 'foodName' | 'location' | 'expiryDate'>

/** What a neighbour is told of a post: what and where, never why it fits them. */
export function tellingNotice(
  postId: string,
  { foodName, location, expiryDate }: Said,
  { today, isAsked }: { today: string; isAsked: boolean },
): Notice {
  const why = isAsked ? 'You asked to hear about it.' : 'A neighbour has some to rescue.'
  return {
    title: `${isolated(foodName)} in ${isolated(location)}`,
    body: `${why} ${bestEaten(daysLeft(expiryDate, today))}`,
    tag: topics.post(postId),
    url: `/exchange/posts/${postId}`,
  }
}

/** What is past its date and may still be offered (D55) had better be eaten today. */
function bestEaten(days: number): string {
  if (days <= 0) return 'Best eaten today.'
  return days === 1 ? 'Best eaten by tomorrow.' : `Best eaten within ${days} days.`
}

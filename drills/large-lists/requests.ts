import { chatIdOf } from '@shelfmate/contract/chat/chat-id'

/** What the lists are asked as: the viewer, and the partner of their longest conversation. */
export interface Cast {
  viewerId: string
  partnerId: string
  postId: string
  longest: number
}

/** Every list of the API, in the ways in which it is asked. Paths below /api. */
export function listRequests({ viewerId, partnerId, postId, longest }: Cast): Record<string, string> {
  const chat = `/chats/${chatIdOf(viewerId, partnerId)}`
  const find = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`
  const posts = (query: Record<string, string>) => find('/exchange/posts', query)
  return {
    'posts, expiring first': posts({}),
    'posts, expiring last': posts({ order: 'expiringLast' }),
    'posts of a dorm': posts({ dorm: 'Tembusu' }),
    'posts with a common word': posts({ search: 'rice' }),
    'posts with a rare word': posts({ search: 'noodles 199' }),
    'posts with a word of one letter': posts({ search: 'o' }),
    'posts with Chinese characters': posts({ search: '豆腐' }),
    'posts of a dorm with a word': posts({ dorm: 'Tembusu', search: 'tofu', order: 'expiringLast' }),
    'posts that nobody offers': posts({ search: 'durian puff' }),
    'comments of a post': `/exchange/posts/${postId}/comments`,
    people: '/people',
    'people with a common name': find('/people', { search: 'tan' }),
    'people with a rare name': find('/people', { search: 'nair 333' }),
    'people in Chinese characters': find('/people', { search: '志明' }),
    'people with one letter': find('/people', { search: 'a' }),
    'people whom nobody knows': find('/people', { search: 'xyzzy' }),
    'my chats': '/chats',
    'my chats with a name': find('/chats', { search: 'tan' }),
    'a conversation': chat,
    'its messages from the middle': find(`${chat}/messages`, { before: String(Math.ceil(longest / 2)) }),
    'its last changes': find(`${chat}/changes`, { after: String(Math.max(0, longest - 20)) }),
    'my pantry': '/pantry/items',
    'my achievements': '/achievements',
    'the leaderboard': '/achievements/leaderboard',
  }
}

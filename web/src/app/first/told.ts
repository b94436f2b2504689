import type { authCalls } from '@shelfmate/contract/account/auth'
import type { CallAnswer } from '@shelfmate/contract/api/call'
import type { chatCalls } from '@shelfmate/contract/chat/chat'
import type { exchangeCalls, ListedPost } from '@shelfmate/contract/exchange/exchange'
import { allergenWords } from '@shelfmate/contract/foods/allergen-words'
import { expiryStatus } from '@shelfmate/contract/pantry/expiry'
import { formatDay, localDate } from '#lib/dates.ts'
import { isLong } from '#ui/long-text.ts'
import type { Slots } from './fill.ts'
import { questions } from './questions.ts'

type Answers = {
  [questions.session]: CallAnswer<typeof authCalls.session>
  [questions.chats]: CallAnswer<typeof chatCalls.listChats>
  [questions.posts]: CallAnswer<typeof exchangeCalls.listPosts>
}

/** What each answer says in its page's template; undefined where the page has no words for it. */
export const told: { [Address in keyof Answers]: (answer: Answers[Address]) => Slots | undefined } = {
  [questions.session]: ({ user }) => (user ? { name: user.displayName } : undefined),
  [questions.chats]: ({ items }) => (items.length === 0 ? {} : undefined),
  [questions.posts]: ({ items: [first] }) => (first && isPlain(first) ? slotsOf(first) : undefined),
}

/** What more is said of some posts comes with the app. */
const isPlain = ({ mark, pickupPlace, pickupFrom, homeMade, opened, madeOn, dateKind }: ListedPost) =>
  !(mark || pickupPlace || pickupFrom || homeMade || opened || madeOn || dateKind)

function slotsOf(post: ListedPost): Slots | undefined {
  const { state, tag, styledAsExpired } = expiryStatus(post.expiryDate, localDate(new Date()))
  // One's own, of which more is said.
  if (state === 'expired') return undefined
  return {
    food: post.foodName,
    place: post.location,
    author: post.author.displayName,
    state,
    ...(tag && { [state]: tag }),
    ...(styledAsExpired && { isExpired: 'true' }),
    quantity: String(post.quantity),
    date: formatDay(post.expiryDate),
    [isLong(post.description) ? 'long' : 'description']: post.description,
    ...(post.allergens && { allergens: allergenWords(post.allergens) }),
    ...(post.photoId && { photo: `/api/images/${post.photoId}/thumb` }),
  }
}

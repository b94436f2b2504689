import { isDeepStrictEqual } from 'node:util'
import type { Conversation } from '@shelfmate/contract/chat/chat'
import { deletedText } from '@shelfmate/contract/chat/chat-id'
import { readConversation, readList } from './chat-screen.ts'
import type { Person } from './person.ts'

/** Two people and their chat. */
export interface Pair {
  chatId: string
  people: readonly [Person, Person]
}

/** Holds what both see, and what a reload gives them, against everything that was said. */
export async function faultsOf(url: string, { chatId, people }: Pair): Promise<string[]> {
  const faults: string[] = []
  for (const [n, person] of people.entries()) {
    const [partner] = people.filter((each) => each !== person)
    const { view } = person.screen
    const fresh = await readConversation(url, person.account, chatId)
    if (!view || !partner) throw new Error('both people have a screen')
    const found = [
      ...person.faults,
      ...person.screen.faults,
      ...differences(view, person, partner),
      ...(isDeepStrictEqual(view, fresh) ? [] : ['the screen shows something else than a reload']),
    ]
    const { items, unreadChats } = await readList(url, person.account)
    const listed = items.find((chat) => chat.chatId === chatId)
    if (listed?.unreadCount !== view.unreadCount || unreadChats !== Number(view.unreadCount > 0))
      found.push(`the list says ${listed?.unreadCount} unread, ${unreadChats} chats`)
    faults.push(...found.map((fault) => `${chatId} to its ${n === 0 ? 'first' : 'second'}: ${fault}`))
  }
  return faults
}

/** What of a view is not as it was said: lost, doubled, altered, out of order; and whether unread is what is unread. */
function differences(
  view: Pick<Conversation, 'messages' | 'unreadCount' | 'lastRead'>,
  person: Pick<Person, 'said' | 'account'>,
  partner: Pick<Person, 'said' | 'account'>,
): string[] {
  const found: string[] = []
  for (const { said, account } of [person, partner]) {
    const shown = view.messages.filter(({ senderId }) => senderId === account.userId)
    const known = new Map(said.map((each) => [each.id, each.text]))
    const ids = new Set(shown.map(({ id }) => id))
    found.push(...said.filter(({ id }) => !ids.has(id)).map(({ text }) => `lost "${text}"`))
    if (ids.size < shown.length) found.push(`doubled ${shown.length - ids.size} messages`)
    for (const { id, text } of shown) {
      if (!known.has(id)) found.push(`doubled "${text}": nobody has said it`)
      else if (known.get(id) !== text) found.push(`altered "${known.get(id)}" to "${text}"`)
    }
    const order = shown.map(({ id }) => id).filter((id) => known.has(id))
    const right = said.map(({ id }) => id).filter((id) => ids.has(id))
    if (!isDeepStrictEqual(order, right)) found.push('out of order')
  }
  const unread = view.messages.filter(
    ({ seq, senderId, text }) =>
      seq > view.lastRead.mine && senderId === partner.account.userId && text !== deletedText,
  )
  if (unread.length !== view.unreadCount) found.push(`unread ${view.unreadCount} but ${unread.length} are`)
  return found
}

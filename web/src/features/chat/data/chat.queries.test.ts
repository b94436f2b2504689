import type { ChatSummary, Message } from '@shelfmate/contract/chat/chat'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { chatListQuery, chatLists, conversationQuery, conversations, loadOlder } from './chat.queries.ts'
import { changeTo, conversationWith, messageAt } from './conversations.factory.ts'

const chatId = 'arun_mei'
const message = (seq: number, text: string) => messageAt(seq, { text })
const edit = (change: number, edited: Message) => changeTo(change, { messages: [edited] })
const opened = conversationWith({ change: 9, messages: [message(3, 'here')], before: 3 })

afterEach(() => vi.unstubAllGlobals())

it('shows older messages as their page brings them, and as what was told meanwhile left them', async () => {
  conversations.put(chatId, opened)
  // Its second edit was missed: the page alone knows it.
  await conversations.receive(edit(5, message(1, 'edited once')))
  vi.stubGlobal('fetch', async () => {
    await conversations.receive(edit(10, message(2, 'edited while it was read')))
    return Response.json({ messages: [message(1, '[deleted]'), message(2, 'as sent')], before: null })
  })
  await loadOlder(chatId)
  expect(conversations.cached(chatId)?.messages.map(({ text }) => text)).toEqual([
    '[deleted]',
    'edited while it was read',
    'here',
  ])
})

it.each([
  ['is caught up with', 1, 1],
  ['is opened anew where it does not say what was shared, as one kept from an earlier version', undefined, 2],
])('a conversation that is held %s', async (_, held, shared) => {
  const { shared: __, ...unsaid } = opened
  conversations.put(chatId, held === undefined ? unsaid : { ...unsaid, shared: held })
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('/changes') ? changeTo(9) : { ...opened, shared: 2 }),
  )
  await queryClient.fetchQuery({ ...conversationQuery(chatId), staleTime: 0 })
  expect(conversations.cached(chatId)?.shared).toBe(shared)
})

it.each([
  ['one that is held', 9],
  ['one that a change reaches while it is caught up with', 10],
])('takes over what the partner is called now in %s', async (_, change) => {
  conversations.put(chatId, opened)
  const partner = { userId: 'arun', displayName: 'Arun Nair', photoId: 'new' }
  vi.stubGlobal('fetch', async () => {
    if (change > opened.change) await conversations.receive(changeTo(change))
    return Response.json({ ...changeTo(9), partner })
  })
  await queryClient.fetchQuery({ ...conversationQuery(chatId), staleTime: 0 })
  expect(conversations.cached(chatId)).toMatchObject({ change, partner })
})

const chat = (name: string, change: number, unreadCount = 0): ChatSummary => ({
  chatId: name,
  change,
  unreadCount,
  lastMessage: { seq: change, senderId: name, text: '', hasImage: false, sentAt: `2026-11-0${change}` },
  partner: { userId: name, displayName: name, photoId: null },
})
const told = ({ partner, ...state }: ChatSummary) =>
  changeTo(state.change, { ...state, partnerId: partner.userId })
const pageSize = 2

/** The server's chats, page by page; `afterFirst` happens once the first page has been answered. */
function serve(chats: ChatSummary[], afterFirst: () => void): void {
  let isBegun = false
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, 'https://shelfmate.test')
    const from = Number(searchParams.get('cursor') ?? 0)
    const items = chats
      .toSorted((a, b) => b.change - a.change)
      .filter(({ change }) => from === 0 || change < from)
      .slice(0, pageSize)
    const last = items.at(-1)?.change ?? 0
    const nextCursor = chats.some(({ change }) => change < last) ? String(last) : null
    const unreadChats = chats.filter(({ unreadCount }) => unreadCount > 0).length
    if (!isBegun) queueMicrotask(afterFirst)
    isBegun = true
    return Response.json({ items, nextCursor, unreadChats })
  })
}

it.each([
  ['a', 'the first page', true],
  ['a', 'the first page', false],
  ['c', 'the second page', true],
  ['c', 'the second page', false],
])(
  'reads chats again though %s of %s gets a message in between (heard at once: %s)',
  async (name, _, isHeard) => {
    const chats = ['a', 'b', 'c', 'd'].map((each, n) => chat(each, 4 - n))
    chatLists.put('', { items: chats, nextCursor: null, unreadChats: 0 })
    const risen = chat(name, 5, 1)
    const now = [...chats]
    serve(now, () => {
      now[now.findIndex(({ chatId: each }) => each === name)] = risen
      if (isHeard) void chatLists.receive(told(risen))
    })
    await queryClient.fetchQuery({ ...chatListQuery(''), staleTime: 0 })
    if (!isHeard) await chatLists.receive(told(risen))
    const names = [name, ...['a', 'b', 'c', 'd'].filter((each) => each !== name)]
    expect(chatLists.cached('')).toMatchObject({
      items: names.map((each) => ({ chatId: each })),
      unreadChats: 1,
    })
  },
)

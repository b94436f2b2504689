import type { ChatChange, Conversation, Message } from '@shelfmate/contract/chat/chat'
import { afterEach, expect, it, vi } from 'vitest'
import { conversations, loadOlder } from './chat.queries.ts'

const chatId = 'arun_mei'
const message = (seq: number, text: string): Message => ({
  id: `id ${seq}`,
  seq,
  senderId: 'arun',
  text,
  image: null,
  sentAt: '2026-11-05T06:00:00.000Z',
  editedAt: null,
  deleted: false,
})
const edit = (change: number, edited: Message): ChatChange => ({
  chatId,
  since: change - 1,
  change,
  unreadCount: 0,
  lastMessage: null,
  partnerId: 'arun',
  messages: [edited],
  lastRead: { mine: 0, partner: 0 },
})
const opened: Conversation = {
  chatId,
  change: 9,
  unreadCount: 0,
  lastMessage: null,
  partner: { userId: 'arun', displayName: 'Arun', photoId: null },
  lastRead: { mine: 0, partner: 0 },
  messages: [message(3, 'here')],
  before: 3,
}

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

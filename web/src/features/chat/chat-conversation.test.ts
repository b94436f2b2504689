import type { ChatChange, Conversation, Message } from '@shelfmate/contract/chat'
import { describe, expect, it } from 'vitest'
import { foldRecent, withOlder } from './chat-conversation.ts'

const message = (seq: number, text = `no. ${seq}`): Message => ({
  id: `id ${seq}`,
  seq,
  senderId: 'arun',
  text,
  image: null,
  sentAt: new Date(Date.UTC(2026, 10, 5, 6, seq)).toISOString(),
  editedAt: null,
  deleted: false,
})
const conversation = (
  change: number,
  seqs: readonly number[],
  before: number | null = null,
): Conversation => ({
  chatId: 'a_b',
  change,
  unreadCount: 0,
  lastMessage: null,
  partner: { userId: 'arun', displayName: 'Arun', photoId: null },
  lastRead: { mine: 0, partner: 0 },
  messages: seqs.map((seq) => message(seq)),
  before,
})
const change = (number: number, ...messages: Message[]): ChatChange => ({
  chatId: 'a_b',
  since: number - 1,
  change: number,
  unreadCount: 0,
  lastMessage: null,
  partnerId: 'arun',
  messages,
  lastRead: { mine: 0, partner: 0 },
})
const texts = ({ messages }: Conversation) => messages.map(({ text }) => text)

describe('what came in while a conversation was read', () => {
  it('is folded in its order, however it arrived', () => {
    const read = conversation(2, [1, 2])
    const folded = foldRecent(read, [
      change(4, message(4)),
      change(2, message(2, 'old')),
      change(3, message(3)),
    ])
    expect(folded.change).toBe(4)
    expect(texts(folded)).toEqual(['no. 1', 'no. 2', 'no. 3', 'no. 4'])
  })

  it('waits behind a gap', () => {
    const read = conversation(2, [1, 2])
    expect(foldRecent(read, [change(4, message(4))])).toBe(read)
  })
})

describe('older messages', () => {
  const held = conversation(9, [3, 4], 3)

  it('stand before those that are there, the same objects', () => {
    const whole = withOlder(held, { messages: [message(1), message(2)], before: null }, 3, [])
    expect(texts(whole)).toEqual(['no. 1', 'no. 2', 'no. 3', 'no. 4'])
    expect(whole.messages[2]).toBe(held.messages[0])
    expect(whole.before).toBeNull()
  })

  it('are as the latest change left them, should they have been read before it', () => {
    const edits = [change(9, message(2, 'newest')), change(8, message(2, 'newer'))]
    const whole = withOlder(held, { messages: [message(1), message(2)], before: null }, 3, edits)
    expect(texts(whole)).toEqual(['no. 1', 'newest', 'no. 3', 'no. 4'])
  })

  it('of another place are not taken', () => {
    expect(withOlder(held, { messages: [message(1)], before: null }, 2, [])).toBe(held)
  })
})

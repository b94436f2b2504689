import type { Conversation, Message } from '@shelfmate/contract/chat/chat'
import { describe, expect, it } from 'vitest'
import { changeTo, conversationWith, messageAt } from '../data/conversations.factory.ts'
import { withOlder } from './chat-conversation.ts'

const message = (seq: number, text = `no. ${seq}`) =>
  messageAt(seq, { text, sentAt: new Date(Date.UTC(2026, 10, 5, 6, seq)).toISOString() })
const conversation = (change: number, seqs: readonly number[], before: number | null = null) =>
  conversationWith({ change, messages: seqs.map((seq) => message(seq)), before })
const change = (number: number, ...messages: Message[]) => changeTo(number, { messages })
const texts = ({ messages }: Conversation) => messages.map(({ text }) => text)

describe('older messages', () => {
  const held = conversation(9, [3, 4], 3)

  it('stand before those that are there, the same objects', () => {
    const whole = withOlder(held, { messages: [message(1), message(2)], before: null }, [])
    expect(texts(whole)).toEqual(['no. 1', 'no. 2', 'no. 3', 'no. 4'])
    expect(whole.messages[2]).toBe(held.messages[0])
    expect(whole.before).toBeNull()
  })

  it('are as the latest change left them, should they have been read before it', () => {
    const edits = [change(9, message(2, 'newest')), change(8, message(2, 'newer'))]
    const whole = withOlder(held, { messages: [message(1), message(2)], before: null }, edits)
    expect(texts(whole)).toEqual(['no. 1', 'newest', 'no. 3', 'no. 4'])
  })
})

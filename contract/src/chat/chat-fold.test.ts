import { describe, expect, it } from 'vitest'
import type { ChatChange, ChatSummary, Conversation, Message } from './chat.ts'
import { foldChats, foldConversation } from './chat-fold.ts'

const [mei, kai] = ['1b4e28ba-2fa1-4d2b-883f-0016d3cca427', '6fa459ea-ee8a-4ca4-894e-db77e160355e']
const chatId = `${mei}_${kai}`
const time = (seq: number) => `2026-11-20T08:00:${String(seq).padStart(2, '0')}.000Z`

const message = (seq: number, text = `Message ${seq}`): Message => ({
  id: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
  seq,
  senderId: kai,
  text,
  image: null,
  sentAt: time(seq),
  editedAt: null,
  deleted: false,
})
const glimpse = (seq: number) => ({
  seq,
  senderId: kai,
  text: `Message ${seq}`,
  hasImage: false,
  sentAt: time(seq),
})
const conversation: Conversation = {
  chatId,
  change: 4,
  unreadCount: 2,
  lastMessage: glimpse(4),
  lastRead: { mine: 2, partner: 0 },
  partner: { userId: kai, displayName: 'Kai Lim', photoId: null },
  messages: [message(3), message(4)],
  before: 3,
}
const change = (fields: Partial<ChatChange> = {}): ChatChange => ({
  chatId,
  partnerId: kai,
  since: 4,
  change: 5,
  unreadCount: 3,
  lastMessage: glimpse(5),
  lastRead: { mine: 2, partner: 4 },
  messages: [message(5)],
  ...fields,
})

describe('a conversation', () => {
  it('takes the next change: the message and the whole state', () => {
    expect(foldConversation(conversation, change())).toEqual({
      ...conversation,
      change: 5,
      unreadCount: 3,
      lastMessage: glimpse(5),
      lastRead: { mine: 2, partner: 4 },
      messages: [message(3), message(4), message(5)],
    })
  })

  it('takes several changes together, also when it knows some of them', () => {
    const together = change({ since: 2, change: 6, messages: [message(5), message(4, 'Edited')] })
    const folded = foldConversation(conversation, together)
    expect(folded).toMatchObject({ change: 6, messages: [message(3), message(4, 'Edited'), message(5)] })
  })

  it('counts the hand-overs that are told anew, each once', () => {
    const card = { requestId: chatId, state: 'handedOver', foodName: 'Tofu', units: 2 } as const
    const told = (seq: number, event: 'thanked' | null = null) => ({
      ...message(seq),
      card: { ...card, event },
    })
    const held = { ...conversation, shared: 3, messages: [message(3), told(4)] }
    const together = change({
      since: 2,
      change: 8,
      messages: [told(4), told(5), told(6, 'thanked'), told(7)],
    })
    expect(foldConversation(held, together)).toMatchObject({ shared: 5 })
    // A server of the version before does not say how many there were.
    expect(foldConversation(conversation, together)).not.toHaveProperty('shared')
  })

  it('keeps what a change does not name', () => {
    const folded = foldConversation(conversation, change())
    expect(folded !== 'gap' && folded.messages[0]).toBe(conversation.messages[0])
  })

  it('stays as it is at a change that it knows', () => {
    expect(foldConversation(conversation, change({ since: 3, change: 4 }))).toBe(conversation)
    expect(foldConversation(conversation, change({ since: 1, change: 2 }))).toBe(conversation)
  })

  it('says when one in between was missed', () => {
    expect(foldConversation(conversation, change({ since: 5, change: 6 }))).toBe('gap')
  })

  it('takes the partner as a catch-up says they are called now, also where nothing else changed', () => {
    const partner = { userId: kai, displayName: 'Kai Tan', photoId: null }
    expect(foldConversation(conversation, { ...change(), partner })).toMatchObject({ change: 5, partner })
    const unchanged = { ...change({ since: 4, change: 4, messages: [] }), partner }
    expect(foldConversation(conversation, unchanged)).toEqual({ ...conversation, partner })
    const heldAlready = { ...unchanged, partner: { ...conversation.partner } }
    expect(foldConversation(conversation, heldAlready)).toBe(conversation)
  })

  it('leaves out older messages than it has read: their page brings them as they are then', () => {
    const folded = foldConversation(conversation, change({ messages: [message(1, 'Edited')] }))
    expect(folded).toMatchObject({ messages: conversation.messages })
  })
})

describe('the list of chats', () => {
  const other: ChatSummary = {
    chatId: `${mei}_f${kai.slice(1)}`,
    change: 9,
    unreadCount: 0,
    lastMessage: glimpse(9),
    partner: { userId: `f${kai.slice(1)}`, displayName: 'Ann Lee', photoId: null },
  }
  const { messages: _, before: __, lastRead: ___, ...held } = conversation
  const chats = [other, held]

  it('moves a chat with a new message up', () => {
    const folded = foldChats(chats, change({ lastMessage: glimpse(10) }))
    expect(folded).toEqual([{ ...held, change: 5, unreadCount: 3, lastMessage: glimpse(10) }, other])
  })

  it('leaves a chat in its place whose last message stays', () => {
    const folded = foldChats(chats, change({ lastMessage: glimpse(4), unreadCount: 0 }))
    expect(folded).toEqual([other, { ...held, change: 5, unreadCount: 0 }])
  })

  it('takes a later state whatever it has missed, and no earlier one', () => {
    expect(foldChats(chats, change({ since: 8, change: 9 }))).toMatchObject([{}, { change: 9 }])
    expect(foldChats(chats, change({ since: 2, change: 3 }))).toBe(chats)
  })

  it('asks for a chat that it does not know once there is something to show', () => {
    expect(foldChats([other], change())).toBe('unknown')
    expect(foldChats([other], change({ lastMessage: null }))).toEqual([other])
  })
})

import type { ChatChange, Conversation, Message } from '@shelfmate/contract/chat/chat'

/** Arun's message to Mei at a place of their conversation, with what a test says otherwise. */
export const messageAt = (seq: number, other: Partial<Message> = {}): Message => ({
  id: `m${seq}`,
  seq,
  senderId: 'arun',
  text: 'At six',
  image: null,
  sentAt: '2026-11-05T06:07:00.000Z',
  editedAt: null,
  deleted: false,
  ...other,
})

/** What Mei holds of her conversation with Arun: one message, read, unless a test says otherwise. */
export const conversationWith = (other: Partial<Conversation> = {}): Conversation => ({
  chatId: 'arun_mei',
  change: 2,
  unreadCount: 0,
  lastMessage: null,
  before: null,
  partner: { userId: 'arun', displayName: 'Arun', photoId: null },
  shared: 0,
  lastRead: { mine: 0, partner: 0 },
  messages: [messageAt(1)],
  ...other,
})

/** What the server tells Mei of that conversation: its change of a number, next to the one before. */
export const changeTo = (change: number, other: Partial<ChatChange> = {}): ChatChange => ({
  chatId: 'arun_mei',
  since: change - 1,
  change,
  unreadCount: 0,
  lastMessage: null,
  partnerId: 'arun',
  messages: [],
  lastRead: { mine: 0, partner: 0 },
  ...other,
})

import type { ChatSummary } from '@shelfmate/contract/chat/chat'
import { describe, expect, it } from 'vitest'
import {
  badgeText,
  dayLabel,
  excessOf,
  glimpseText,
  roomLeft,
  shortMoment,
  spokenMessage,
} from './chat-words.ts'

/** A moment by the clock of this machine, as the server tells it. */
const local = (year: number, month: number, day: number, hour = 12, minute = 0) =>
  new Date(year, month - 1, day, hour, minute).toISOString()
const today = '2026-11-05'

describe('days', () => {
  it('are named as people name them', () => {
    expect(dayLabel(local(2026, 11, 5, 0, 1), today)).toBe('Today')
    expect(dayLabel(local(2026, 11, 4, 23, 59), today)).toBe('Yesterday')
    expect(dayLabel(local(2026, 10, 31), today)).toBe('Saturday, 31 Oct 2026')
  })

  it('are short in the list', () => {
    expect(shortMoment(local(2026, 11, 5, 9, 7), today)).toBe('09:07')
    expect(shortMoment(local(2026, 11, 4), today)).toBe('Yesterday')
    expect(shortMoment(local(2026, 10, 31), today)).toBe('Saturday')
    expect(shortMoment(local(2026, 10, 29), today)).toBe('29 Oct 2026')
    // A server whose clock goes ahead.
    expect(shortMoment(local(2026, 11, 6), today)).toBe('6 Nov 2026')
  })
})

describe('a glimpse', () => {
  const chat = (senderId: string, text: string, hasImage = false): ChatSummary => ({
    chatId: 'a_b',
    change: 1,
    unreadCount: 0,
    partner: { userId: 'arun', displayName: 'Arun', photoId: null },
    lastMessage: { seq: 1, senderId, text, hasImage, sentAt: local(2026, 11, 5) },
  })

  it('is one line that says whose message it is and what is in it', () => {
    expect(glimpseText(chat('arun', 'one\n two'), 'mei')).toBe('one two')
    expect(glimpseText(chat('mei', '[deleted]'), 'mei')).toBe('You: [deleted]')
    expect(glimpseText(chat('mei', '', true), 'mei')).toBe('You: Picture')
    expect(glimpseText(chat('arun', 'look', true), 'mei')).toBe('Picture: look')
    expect(glimpseText({ ...chat('arun', ''), lastMessage: null }, 'mei')).toBe('')
  })

  it('of a card says to each what it is to them, and in nobody’s name', () => {
    const said = { sender: 'Promised to you: 1 × Tofu.', recipient: 'You promised 1 × Tofu.' }
    const card = chat('mei', 'Promised: 1 × Tofu.')
    const told = { ...card, lastMessage: card.lastMessage && { ...card.lastMessage, said } }
    expect(glimpseText(told, 'mei')).toBe(said.sender)
    expect(glimpseText(told, 'arun')).toBe(said.recipient)
    const stored = { ...card, lastMessage: card.lastMessage && { ...card.lastMessage, said: null } }
    expect(glimpseText(stored, 'mei')).toBe('You: Promised: 1 × Tofu.')
  })
})

it('a message is spoken with its sender', () => {
  const message = {
    id: 'id',
    seq: 1,
    senderId: 'arun',
    text: 'hello',
    image: null,
    sentAt: local(2026, 11, 5),
    editedAt: null,
    deleted: false,
  }
  expect(spokenMessage(message, 'Arun')).toBe('Arun: hello')
  expect(spokenMessage({ ...message, text: '', image: { id: 'p', width: 1, height: 1 } }, 'Arun')).toBe(
    'Arun: a picture',
  )
  const said = { sender: 'You promised 1 × Tofu.', recipient: 'Promised to you: 1 × Tofu.' }
  const card = { requestId: 'r', state: 'promised', event: null, foodName: 'Tofu', units: 1 } as const
  expect(spokenMessage({ ...message, card: { ...card, said } }, 'Arun')).toBe(said.recipient)
  expect(spokenMessage({ ...message, card }, 'Arun')).toBe('Arun: hello')
})

describe('the room left', () => {
  it('is told near the end, in characters as people see them counted', () => {
    expect(roomLeft('a'.repeat(3_799))).toBeUndefined()
    expect(roomLeft('🍞'.repeat(3_799))).toBeUndefined()
    expect(roomLeft('a'.repeat(3_800))).toBe('200 characters left')
    expect(roomLeft('🍞'.repeat(3_999))).toBe('1 character left')
    expect(roomLeft('a'.repeat(4_001))).toBe('1 character too many')
    expect(roomLeft(`${'a'.repeat(4_000)}   `)).toBe('0 characters left')
  })

  it('is gone at 4,000', () => {
    expect(excessOf(`${'🍞'.repeat(4_000)}\n`)).toBe(0)
    expect(excessOf('🍞'.repeat(4_002))).toBe(2)
  })
})

it('a count on a badge has an end', () => {
  expect([99, 100].map(badgeText)).toEqual(['99', '99+'])
})

import type { ChatChange, ChatSummary } from '@shelfmate/contract/chat/chat'
import { describe, expect, it } from 'vitest'
import { changeTo } from '../data/conversations.factory.ts'
import { type ChatList, extended, foldList } from './chat-list.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 5, 6, minute)).toISOString()
const lastMessage = (minute: number) => ({
  seq: minute,
  senderId: 'arun',
  text: `at ${minute}`,
  hasImage: false,
  sentAt: at(minute),
})
const chat = (chatId: string, minute: number, unreadCount = 0): ChatSummary => ({
  chatId,
  change: minute,
  unreadCount,
  lastMessage: lastMessage(minute),
  partner: { userId: `of ${chatId}`, displayName: chatId, photoId: null },
})
const change = (chatId: string, minute: number, unreadCount: number) =>
  changeTo(minute, { chatId, unreadCount, lastMessage: lastMessage(minute), partnerId: `of ${chatId}` })
const list = (...items: ChatSummary[]): ChatList => ({
  items,
  nextCursor: null,
  unreadChats: items.filter(({ unreadCount }) => unreadCount > 0).length,
})
const names = ({ items }: ChatList) => items.map(({ chatId }) => chatId)

function folded(before: ChatList, by: ChatChange): ChatList {
  const after = foldList(before, by)
  if (after === 'unknown') throw new Error('unknown')
  return after
}

describe('a change in the list of chats', () => {
  it('brings its chat to the top and counts it as unread once', () => {
    const one = folded(list(chat('a', 9), chat('b', 5)), change('b', 10, 1))
    expect(names(one)).toEqual(['b', 'a'])
    expect(one.unreadChats).toBe(1)
    const two = folded(one, change('b', 11, 2))
    expect(two.unreadChats).toBe(1)
    expect(folded(two, change('b', 12, 0)).unreadChats).toBe(0)
  })

  it('keeps unread chats of pages that have not been read in the count', () => {
    const before = { ...list(chat('a', 9)), unreadChats: 4 }
    expect(folded(before, change('a', 10, 3)).unreadChats).toBe(5)
  })

  it('that is older than what is there changes nothing', () => {
    const before = list(chat('a', 9, 2))
    expect(foldList(before, change('a', 8, 0))).toBe(before)
  })

  it('of a chat that has not been read is unknown', () => {
    const before = list(chat('a', 9))
    expect(foldList(before, change('b', 10, 1))).toBe('unknown')
  })
})

it('a chat that rose to the top while the next page was read stands there once', () => {
  const first = { ...list(chat('b', 10), chat('a', 9)), nextCursor: 'next' }
  const both = extended(first, list(chat('b', 4), chat('c', 3)))
  expect(names(both)).toEqual(['b', 'a', 'c'])
  expect(both.nextCursor).toBeNull()
})

it('a chat that became unread while the next page was read stays counted', () => {
  const first = { ...list(chat('a', 9, 1)), nextCursor: 'next' }
  expect(extended(first, list(chat('b', 4))).unreadChats).toBe(1)
})

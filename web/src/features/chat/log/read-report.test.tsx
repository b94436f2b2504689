import type { Conversation } from '@shelfmate/contract/chat/chat'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { conversationWith } from '../data/conversations.factory.ts'
import { useReadReport } from './use-reading.ts'

const unread = conversationWith({ change: 1, unreadCount: 1 })
const read = { ...unread, unreadCount: 0, lastRead: { mine: 1, partner: 0 } }

const aWhileMs = 60_000
const refused = (status: number, code: string) =>
  Response.json({ error: { code, message: 'No', requestId: 'r-9' } }, { status })

let answers: (() => Response)[]
let reports: number
beforeEach(() => {
  reports = 0
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => {
    reports += 1
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const reading = (conversation = unread, isAttentive = true) =>
  renderHook((now: Conversation) => useReadReport(now, isAttentive), { initialProps: conversation })

it.each([
  ['nothing got through', () => Promise.reject(new TypeError('Failed to fetch')) as never],
  ['the server was busy', () => refused(503, 'UNAVAILABLE')],
  ['the server failed', () => refused(500, 'INTERNAL')],
])('what is read is told again where %s, though the connection stands', async (_, failing) => {
  answers = [failing, () => Response.json({ ...read, partnerId: 'arun', since: 1, messages: [] })]
  const { rerender } = reading()
  await vi.advanceTimersByTimeAsync(0)
  expect(reports).toBe(1)
  await vi.advanceTimersByTimeAsync(aWhileMs)
  expect(reports).toBe(2)
  rerender(read)
  await vi.advanceTimersByTimeAsync(aWhileMs)
  expect(reports).toBe(2)
})

it('is told no more once the chat is left', async () => {
  answers = []
  const { unmount } = reading()
  await vi.advanceTimersByTimeAsync(0)
  unmount()
  await vi.advanceTimersByTimeAsync(aWhileMs)
  expect(reports).toBe(1)
})

it('is not told again where the server says no', async () => {
  answers = [() => refused(404, 'NOT_FOUND')]
  reading()
  await vi.advanceTimersByTimeAsync(aWhileMs)
  expect(reports).toBe(1)
})

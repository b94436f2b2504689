import { chatNoticeTag } from '@shelfmate/contract/chat/chat-id'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { conversationWith } from '../data/conversations.factory.ts'
import { closeNoticesOf } from './chat-notices.ts'
import { useReadReport } from './use-reading.ts'

const conversation = conversationWith()

/** What lies on this device's screen, by its tag. */
let lying: string[]
const showing = (...tags: string[]) => {
  lying = tags
  const getNotifications = async ({ tag: asked }: { tag: string }) =>
    lying
      .filter((tag) => tag === asked)
      .map(() => ({ close: () => void (lying = lying.filter((tag) => tag !== asked)) }))
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ getNotifications }) } })
}
afterEach(() => vi.unstubAllGlobals())

const [ours, another] = [chatNoticeTag('arun_mei'), chatNoticeTag('kai_mei')]

it('takes the notices of a chat away that somebody reads, and no other', async () => {
  showing(ours, another)
  renderHook(() => useReadReport(conversation, true))
  await vi.waitFor(() => expect(lying).toEqual([another]))
})

it('leaves them where nobody looks', async () => {
  showing(ours)
  const { rerender } = renderHook(({ isAttentive }) => useReadReport(conversation, isAttentive), {
    initialProps: { isAttentive: false },
  })
  await new Promise((resolve) => setTimeout(resolve))
  expect(lying).toEqual([ours])
  rerender({ isAttentive: true })
  await vi.waitFor(() => expect(lying).toEqual([]))
})

it.each([
  ['has no worker', {}],
  ['has none registered', { serviceWorker: { getRegistration: async () => undefined } }],
  ['tells of no notices', { serviceWorker: { getRegistration: async () => ({}) } }],
])('does without where a browser %s', async (_, browser) => {
  vi.stubGlobal('navigator', browser)
  await expect(closeNoticesOf('arun_mei')).resolves.toBeUndefined()
})

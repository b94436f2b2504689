// @vitest-environment happy-dom
import type { NotificationSettings } from '@shelfmate/contract/notifications/notifications'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { choose, notificationsQuery, useNotificationsLive } from './notifications.queries.ts'

interface Server {
  /** How each change ends, in turn. */
  ends: (() => void)[]
  hear: (change: object) => void
}
const { server, told } = vi.hoisted((): { server: Server; told: Mock } => ({
  server: { ends: [], hear: () => undefined },
  told: vi.fn(),
}))
vi.mock('#ui/layers/toasts.ts', () => ({ notifyError: told }))
vi.mock('#lib/press/press-live.ts', () => ({
  pressLive: async (_: object, send: () => Promise<unknown>, receive?: (answer: unknown) => void) => {
    const answer = await send()
    receive?.(answer)
  },
}))
vi.mock('#lib/realtime.ts', () => ({
  listenLive: (_: () => void, [, hear]: [string, (change: object) => void]) => {
    server.hear = hear
    return () => undefined
  },
}))
vi.mock('#lib/api/api-client.ts', () => ({
  send: async ({ method }: { method: string }) => {
    // Nobody answers in time what is so now.
    if (method === 'GET') return new Promise(() => undefined)
    await Promise.resolve()
    server.ends.shift()?.()
    return saved
  },
}))

const push = {
  ...{ expiry: true, messages: true, rescue: true, messageText: true },
  ...{ quietFrom: '22:00', quietUntil: '07:00' },
}
const saved: NotificationSettings = {
  ...{ emailEnabled: true, push, deviceEndpoint: null },
  preview: { subject: '', items: [], handOvers: [] },
}

const fails = (code: 'TIMEOUT' | 'UNAVAILABLE') => () => {
  throw new ApiError(code, 0)
}
const shown = () => queryClient.getQueryData(notificationsQuery.queryKey)
const isOldNow = () => queryClient.getQueryState(notificationsQuery.queryKey)?.isInvalidated

beforeEach(() => queryClient.setQueryData(notificationsQuery.queryKey, saved))
afterEach(() => {
  cleanup()
  queryClient.clear()
  told.mockReset()
})

it('goes back to what the server has, and asks it, when both of two changes are refused', async () => {
  server.ends = [fails('UNAVAILABLE'), fails('UNAVAILABLE')]
  await Promise.all([choose({ emailEnabled: false }), choose({ emailEnabled: true })])
  expect(shown()).toEqual(saved)
  expect(isOldNow()).toBe(true)
  // The second asked for what is so.
  expect(told).toHaveBeenCalledOnce()
})

it('stays as the server told it when only the answer was lost', async () => {
  renderHook(useNotificationsLive)
  server.ends = [
    () => {
      server.hear({ emailEnabled: false, push: { ...push, quietFrom: '21:00' } })
      fails('TIMEOUT')()
    },
  ]
  await choose({ emailEnabled: false })
  expect(shown()).toMatchObject({ emailEnabled: false, push: { quietFrom: '21:00' } })
  expect(told).not.toHaveBeenCalled()
})

it('goes back to a change before that the server took', async () => {
  server.ends = [() => undefined, fails('UNAVAILABLE')]
  await Promise.all([choose({ push: { rescue: false } }), choose({ push: { rescue: true } })])
  expect(shown()).toEqual({ ...saved, push: { ...push, rescue: false } })
  expect(told).toHaveBeenCalledOnce()
})

it('takes back nothing but its own', async () => {
  server.ends = [fails('UNAVAILABLE'), () => undefined]
  await Promise.all([choose({ emailEnabled: false }), choose({ push: { expiry: false } })])
  expect(shown()).toEqual({ ...saved, push: { ...push, expiry: false } })
})

import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { removeNote } from '#lib/device/device-notes.ts'
import { arun, mei } from '#lib/testing/people.factory.ts'
import { useZoneTold } from './zone-told.ts'

/** Where the device is. */
const device = { zone: 'Asia/Singapore' }
const way = { isOffline: false }
const sent = vi.fn()

beforeEach(() => {
  Object.assign(device, { zone: 'Asia/Singapore' })
  way.isOffline = false
  sent.mockClear()
  for (const { id } of [mei, arun]) removeNote(`account:${id}:zone`)
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(
    () => ({ timeZone: device.zone }) as Intl.ResolvedDateTimeFormatOptions,
  )
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body: string }) => {
    if (way.isOffline) throw new TypeError('Failed to fetch')
    sent(method, address, JSON.parse(body))
    return new Response(null, { status: 204 })
  })
  act(() => setSession(mei))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const told = (timeZone: string) => ['PUT', '/api/auth/time-zone', { timeZone }]
const lookAgain = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))

it('tells once of each zone that the device has come into since the login', async () => {
  renderHook(useZoneTold)
  await lookAgain()
  expect(sent).not.toHaveBeenCalled()
  device.zone = 'Europe/London'
  await lookAgain()
  await lookAgain()
  await waitFor(() => expect(sent.mock.calls).toEqual([told('Europe/London')]))
  await lookAgain()
  expect(sent).toHaveBeenCalledTimes(1)
})

it('tells later what could not be told', async () => {
  renderHook(useZoneTold)
  device.zone = 'Europe/London'
  way.isOffline = true
  await lookAgain()
  way.isOffline = false
  await lookAgain()
  await waitFor(() => expect(sent.mock.calls).toEqual([told('Europe/London')]))
})

it('takes what the login of somebody else told for theirs', async () => {
  renderHook(useZoneTold)
  device.zone = 'Europe/London'
  act(() => setSession(arun))
  await lookAgain()
  expect(sent).not.toHaveBeenCalled()
})

import { fireEvent, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { mei } from '#lib/testing/people.factory.ts'
import { dismissDeeds } from '#ui/layers/toasts.ts'
import { Route } from './changepassword.tsx'

const subscription = {
  endpoint: 'https://push.test/mei',
  toJSON: () => ({ endpoint: 'https://push.test/mei', keys: { p256dh: 'key', auth: 'secret' } }),
}

/** What is called once the password is changed, in a browser that takes notices so. */
async function callsAfter(taken: object | null): Promise<string[]> {
  const Screen = Route.options.component
  if (!Screen) throw new Error('the screen draws nothing')
  const pushManager = { getSubscription: async () => taken }
  const serviceWorker = { getRegistration: async () => ({ pushManager }) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  for (const name of ['PushManager', 'Notification']) vi.stubGlobal(name, {})
  vi.spyOn(Route, 'useRouteContext').mockReturnValue({ user: mei })
  setSession(mei)
  const calls: string[] = []
  drawScreen(<Screen />, (address, method) => {
    calls.push(`${method} ${address}`)
    return new Response(null, { status: 204 })
  })
  fireEvent.change(screen.getByLabelText('Current password'), { target: { value: 'steamed-rice 9' } })
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'teh-tarik, kosong 9' } })
  fireEvent.click(screen.getByRole('button', { name: 'Update Password' }))
  await expect.poll(() => calls).toHaveLength(taken ? 2 : 1)
  await new Promise((resolve) => setTimeout(resolve))
  dismissDeeds()
  return calls
}

const changed = 'POST /api/auth/password'

it('tells the server again where this browser takes notices, which it forgets with the password', async () =>
  expect(await callsAfter(subscription)).toEqual([changed, 'PUT /api/notifications/push/device']))

it('tells of no notices where this browser takes none', async () =>
  expect(await callsAfter(null)).toEqual([changed]))

import { notificationsCalls } from '@shelfmate/contract/notifications/notifications'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { expect, it } from 'vitest'
import { app, mei, withApp, withMei } from '../../testing/suite.ts'
import { TestApp, type TestUser } from '../../testing/test-app.ts'

withApp(() => TestApp.start({ REQUESTS_PER_MINUTE: '60' }))
withMei()

const look = (as: TestUser) => app.call(pantryCalls.listItems, { as, input: { query: {} } })
const change = (as: TestUser) =>
  app.call(notificationsCalls.update, { as, input: { body: { emailEnabled: false } } })

async function admitted(ask: (as: TestUser) => Promise<{ status: number }>, times: number): Promise<number> {
  const answers = await Promise.all(Array.from({ length: times }, () => ask(mei)))
  return answers.filter(({ status }) => status === 200).length
}

it('lets a burst of looks and half as many changes through, then so many a minute', async () => {
  expect(await admitted(look, 50)).toBe(30)
  expect(await admitted(change, 50)).toBe(15)
  app.clock.advance(10_000)
  expect(await admitted(look, 50)).toBe(10)
  expect(await admitted(change, 50)).toBe(5)
})

it('says how long to wait, and lets others go on', async () => {
  await admitted(look, 30)
  const refused = await look(mei)
  expect([refused.status, refused.error?.code, refused.raw.headers['retry-after']]).toEqual([
    429,
    'RATE_LIMITED',
    '1',
  ])
  expect((await look(await app.signUp())).status).toBe(200)
})

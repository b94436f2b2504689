import { authCalls } from '@shelfmate/contract/account/auth'
import { expect, it } from 'vitest'
import { app, withApp } from '../../../testing/suite.ts'

withApp()

/** What somebody is told who is suspended until that moment. */
async function told(until: string, zones: { stored: string | null; sent?: string }): Promise<string> {
  const { id, email, password } = await app.signUp()
  await app.pool.query(
    `update users set suspended_at = now(), suspended_until = $2, suspension_reason = 'Spam.', time_zone = $3 where id = $1`,
    [id, until, zones.stored],
  )
  const body = { email, password, ...(zones.sent && { timeZone: zones.sent }) }
  return (await app.call(authCalls.login, { input: { body } })).error?.message ?? ''
}

// In Singapore it is the next day already.
const late = '2098-12-09T20:30:00Z'

it.each([
  ['of the browser', { stored: 'UTC', sent: 'Europe/Berlin' }, '9 Dec 2098, 21:30'],
  ['of the last login', { stored: 'America/New_York' }, '9 Dec 2098, 15:30'],
  ['of the campus', { stored: null }, '10 Dec 2098, 04:30'],
])('a suspension ends at a day and a time by the clock %s', async (_, zones, end) => {
  expect(await told(late, zones)).toContain(`suspended until ${end}. Reason`)
})

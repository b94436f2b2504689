import { randomUUID } from 'node:crypto'
import { authCalls } from '@shelfmate/contract/account/auth'
import { expect, vi } from 'vitest'
import type { Mail } from '#platform/mail/mailer.ts'
import { patienceMs } from '../../testing/patience.ts'
import type { Answer, TestApp, TestUser } from '../../testing/test-app.ts'
import { PasswordHasher } from './passwords/password-hash.ts'

export const goodPassword = 'steamed-rice with kaya 9'
export const otherPassword = 'teh-tarik, kurang manis'
export const wrongPassword = 'somebody else’s secret'

/** Accounts with `goodPassword`, as rows: hashing it for each of a whole dorm would take minutes. */
export async function insertUsers({ pool }: TestApp, count: number): Promise<string[]> {
  const hash = await new PasswordHasher().hash(goodPassword)
  const emails = Array.from({ length: count }, () => `${randomUUID()}@campus.test`)
  await pool.query(
    `insert into users (id, email, display_name, password_hash)
     select gen_random_uuid(), email, 'Dorm Mate', $2 from unnest($1::text[]) as given (email)`,
    [emails, hash],
  )
  return emails
}

/** An attempt to log in, from an address of choice. */
export function logIn(app: TestApp, email: string, password = goodPassword, from?: string) {
  return app.call(authCalls.login, { input: { body: { email, password } }, from })
}

const cookieGiven = ({ raw }: Pick<Answer<unknown>, 'raw'>, name: RegExp) =>
  [raw.headers['set-cookie'] ?? []].flat().find((each) => name.test(each))

/** The session's Set-Cookie value in an answer, if there is one. */
export const sessionCookieGiven = (answer: Pick<Answer<unknown>, 'raw'>) =>
  cookieGiven(answer, /^(__Host-)?sid=/)

/** The Cookie header of the device that an answer made known. */
export const deviceCookie = (answer: Pick<Answer<unknown>, 'raw'>): string =>
  cookieGiven(answer, /^device=/)?.split(';')[0] ?? 'no device cookie'

/** Whether the session behind a cookie is open. */
export async function isSignedIn(app: TestApp, as: Pick<TestUser, 'cookie'>): Promise<boolean> {
  const { status, body } = await app.call(authCalls.session, { as })
  expect(status).toBe(200)
  return body.user !== null
}

/** Asks for a reset link and returns the token in its mail, which is sent after the answer. */
export async function mailedToken(app: TestApp, email: string): Promise<string> {
  const before = app.mails.length
  await app.call(authCalls.forgotPassword, { input: { body: { email } } })
  return vi.waitFor(() => {
    const tokens = app.mails
      .slice(before)
      .flatMap(({ to, text }) => (to === email ? (/\/reset\?token=([\w-]+)/.exec(text)?.[1] ?? []) : []))
    const [token] = tokens
    if (!token) throw new Error('the mail has not come yet')
    return token
  }, patienceMs)
}

/** Code and link's token in the n-th mail to an address, once it is there. */
export const mailedProofs = (app: TestApp, email: string, n = 0): Promise<{ code: string; token: string }> =>
  vi.waitFor(() => {
    const text = mailsTo(app, email)[n]?.text ?? ''
    const [code, token] = [/^\d{6}$/m.exec(text)?.[0], /\/verify\?token=(\S+)/.exec(text)?.[1]]
    if (!code || !token) throw new Error('the mail has not come yet')
    return { code, token }
  }, patienceMs)

/** What was mailed to an address until now: what others are sent may come late, at any moment. */
export const mailsTo = (app: TestApp, email: string): Mail[] => app.mails.filter(({ to }) => to === email)

/** An answer's body without what differs from request to request. */
export const withoutRequestId = ({ error }: Answer<unknown>) => ({ ...error, requestId: undefined })

/** Names of the tables that hold a text anywhere, in any column. */
export async function tablesHolding({ pool }: TestApp, text: string): Promise<string[]> {
  const tables = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const holding: string[] = []
  for (const { name } of tables.rows) {
    const found = await pool.query(`select 1 from ${name} as row where strpos(row::text, $1) > 0 limit 1`, [
      text,
    ])
    if (found.rowCount) holding.push(name)
  }
  return holding
}

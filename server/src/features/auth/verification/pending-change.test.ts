import { randomUUID } from 'node:crypto'
import { authCalls } from '@shelfmate/contract/account/auth'
import { describe, expect, it } from 'vitest'
import { databaseOver } from '#platform/database/database.ts'
import { Events } from '#platform/events/events.ts'
import { app, withApp } from '../../../testing/suite.ts'
import { sessionCookie, TestApp, type TestUser } from '../../../testing/test-app.ts'
import { waitingForLocks } from '../../../testing/test-database.ts'
import { AuthAdmin } from '../auth.admin.ts'
import { goodPassword, logIn, mailedProofs, mailedToken, mailsTo, otherPassword } from '../auth.factory.ts'

const publicUrl = 'http://shelf.campus.test'

withApp(() => TestApp.start({ SMTP_URL: 'smtp://localhost', PUBLIC_URL: publicUrl }))

const state = async (as: TestUser) => (await app.call(authCalls.readEmail, { as })).body
const typeCode = (as: TestUser, code: string) =>
  app.call(authCalls.confirmCode, { as, input: { body: { code } } })
const openLink = (token: string) => app.call(authCalls.verifyEmail, { input: { body: { token } } })
const resend = (as: TestUser) => app.call(authCalls.resendVerification, { as })
const beginChange = (as: TestUser, email: string) =>
  app.call(authCalls.changeEmail, { as, input: { body: { email, password: goodPassword } } })

async function member(): Promise<TestUser> {
  const user = await app.signUp()
  await typeCode(user, (await mailedProofs(app, user.email)).code)
  return user
}

const anotherAddress = () => `${randomUUID()}@campus.test`

/** Somebody whose change to another address waits, and its proofs. */
async function leaving(to: (user: TestUser) => string = anotherAddress) {
  const user = await member()
  const email = to(user)
  await beginChange(user, email)
  return { user, email, ...(await mailedProofs(app, email)) }
}

/** Goes on with the cookie that came with the new password, as a browser does. */
async function changePassword(as: TestUser) {
  const body = { currentPassword: goodPassword, newPassword: otherPassword }
  const answer = await app.call(authCalls.changePassword, { as, input: { body } })
  as.cookie = sessionCookie(answer)
  return answer
}

async function resetPassword({ email }: TestUser) {
  const body = { token: await mailedToken(app, email), password: otherPassword }
  return app.call(authCalls.resetPassword, { input: { body } })
}

const endSessions = ({ id }: TestUser) =>
  databaseOver(app.pool).transaction((tx) =>
    new AuthAdmin({
      clock: app.clock,
      publicUrl,
      events: new Events(),
      letIn: () => undefined,
      publish: () => undefined,
    }).endSessions(tx, id),
  )

/** What becomes of an act that was judged while the password was being changed. */
async function during<T>(user: TestUser, act: () => Promise<T>): Promise<T> {
  const holder = await app.pool.connect()
  await holder.query('begin')
  await holder.query('select from users where id = $1 for update', [user.id])
  const changed = changePassword(user)
  await expect.poll(() => waitingForLocks(app)).toBe(1)
  const acted = act()
  await expect.poll(() => waitingForLocks(app)).toBe(2)
  await holder.query('rollback')
  holder.release()
  expect((await changed).status).toBe(204)
  return acted
}

describe('a change of address that somebody began who knew the password', () => {
  it.each([
    ['the owner resets it', resetPassword],
    ['the owner changes it', changePassword],
    ['an administrator ends all sessions', endSessions],
  ])('ends when %s', async (_, act) => {
    const { user, email, token } = await leaving()
    await act(user)
    expect((await openLink(token)).error?.code).toBe('VERIFICATION_INVALID')
    for (const password of [goodPassword, otherPassword])
      expect((await logIn(app, email, password)).error?.code).toBe('INVALID_CREDENTIALS')
  })

  it('ends too where it is to another spelling of the same address, which may be another inbox', async () => {
    const { user, email, token } = await leaving((one) => one.email.toUpperCase())
    expect(await state(user)).toMatchObject({ email: user.email, pending: email })
    await resetPassword(user)
    expect((await openLink(token)).error?.code).toBe('VERIFICATION_INVALID')
    expect((await logIn(app, user.email, otherPassword)).body.user.email).toBe(user.email)
  })

  it('waits no more for who goes on with the new password, and can be begun anew', async () => {
    const { user, email, code } = await leaving()
    await changePassword(user)
    expect(await state(user)).toMatchObject({ email: user.email, verified: true, pending: null })
    expect((await typeCode(user, code)).error?.code).toBe('CODE_INCORRECT')
    const body = { email, password: otherPassword }
    await app.call(authCalls.changeEmail, { as: user, input: { body } })
    expect((await typeCode(user, (await mailedProofs(app, email, 1)).code)).status).toBe(204)
  })

  it('is not confirmed by who was judged just before', async () => {
    const { user, token } = await leaving()
    expect((await during(user, () => openLink(token))).error?.code).toBe('VERIFICATION_INVALID')
    expect(await state(user)).toMatchObject({ email: user.email })
  })

  it('is not begun by who was judged just before', async () => {
    const user = await member()
    const begun = await during(user, () => beginChange(user, `${randomUUID()}@campus.test`))
    expect(begun.error?.code).toBe('WRONG_PASSWORD')
    expect(await state(user)).toMatchObject({ pending: null })
  })

  it('does not come back with a mail that was asked for again just before', async () => {
    const { user, email } = await leaving()
    expect((await during(user, () => resend(user))).status).toBe(202)
    expect(await state(user)).toMatchObject({ pending: null })
    expect(mailsTo(app, email)).toHaveLength(1)
  })
})

it('a change to the address that one has ends the one that waits, and mails nothing', async () => {
  const { user, email, token } = await leaving()
  const mails = mailsTo(app, user.email).length
  expect((await beginChange(user, user.email)).status).toBe(202)
  expect(await state(user)).toMatchObject({ email: user.email, verified: true, pending: null })
  expect((await openLink(token)).error?.code).toBe('VERIFICATION_INVALID')
  expect(mailsTo(app, email)).toHaveLength(1)
  expect(mailsTo(app, user.email)).toHaveLength(mails)
})

it('mails the proofs of an address to no other one, however late the mail leaves', async () => {
  const [sent, slow] = [new Map<string, string>(), `${randomUUID()}@campus.test`]
  let isSlow = true
  const other = await TestApp.start(
    { SMTP_URL: 'smtp://localhost', PUBLIC_URL: publicUrl },
    {
      beside: app,
      mailer: {
        async send({ to, text }) {
          if (to === slow && isSlow) throw new Error('come again later')
          sent.set(to, text)
        },
      },
    },
  )
  const [user, wanted] = [await member(), `${randomUUID()}@campus.test`]
  for (const email of [slow, wanted])
    await other.call(authCalls.changeEmail, { as: user, input: { body: { email, password: goodPassword } } })
  await expect.poll(() => sent.has(wanted)).toBe(true)
  isSlow = false
  await expect
    .poll(async () => {
      app.clock.advance(10 * 60_000)
      await other.app.jobs.find(({ name }) => name === 'mail.queue')?.run()
      return (await app.pool.query('select from queued_mails')).rowCount
    })
    .toBe(0)
  expect(sent.has(slow)).toBe(false)
  await other.app.close()
  await other.pool.end()
})

it('lets the proofs last their day from the mail that left, though the first try found no mail server', async () => {
  const [sent, hourMs] = [new Map<string, string>(), 3_600_000]
  let [isAway, tries] = [true, 0]
  const other = await TestApp.start(
    { SMTP_URL: 'smtp://localhost', PUBLIC_URL: publicUrl },
    {
      beside: app,
      mailer: {
        async send({ to, text }) {
          tries++
          if (isAway) throw new Error('come again later')
          sent.set(to, text)
        },
      },
    },
  )
  const [user, email] = [await member(), `${randomUUID()}@campus.test`]
  await other.call(authCalls.changeEmail, { as: user, input: { body: { email, password: goodPassword } } })
  await expect.poll(() => tries).toBe(1)
  isAway = false
  app.clock.advance(22 * hourMs)
  await expect
    .poll(async () => {
      app.clock.advance(hourMs / 6)
      await other.app.jobs.find(({ name }) => name === 'mail.queue')?.run()
      return sent.has(email)
    })
    .toBe(true)
  app.clock.advance(3 * hourMs)
  const [, token = ''] = /\/verify\?token=(\S+)/.exec(sent.get(email) ?? '') ?? []
  expect((await openLink(token)).status).toBe(204)
  await other.app.close()
  await other.pool.end()
})

it('a new account is still confirmed by its mail after its password was changed', async () => {
  const user = await app.signUp()
  const { token } = await mailedProofs(app, user.email)
  await changePassword(user)
  expect((await openLink(token)).status).toBe(204)
  expect(await state(user)).toMatchObject({ email: user.email, verified: true, pending: null })
})

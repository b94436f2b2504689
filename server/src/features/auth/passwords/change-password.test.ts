import { randomUUID } from 'node:crypto'
import { authCalls, authTexts } from '@shelfmate/contract/account/auth'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { describe, expect, it, vi } from 'vitest'
import { addItem } from '#features/pantry/pantry.factory.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { patienceMs } from '../../../testing/patience.ts'
import { inFullTime } from '../../../testing/remembered-hashes.ts'
import { app, withApp } from '../../../testing/suite.ts'
import { sessionCookie, TestApp, type TestUser } from '../../../testing/test-app.ts'
import { waitingForLocks } from '../../../testing/test-database.ts'
import {
  goodPassword,
  isSignedIn,
  logIn,
  mailedToken,
  otherPassword,
  wrongPassword,
} from '../auth.factory.ts'
import { authLimits } from '../auth.limits.ts'
import { PasswordHasher } from './password-hash.ts'

const msPerHour = 3_600_000

withApp(() => TestApp.start({ PUBLIC_URL: 'http://shelf.campus.test/' }))

const change = (as: Pick<TestUser, 'cookie'> | undefined, currentPassword: string, newPassword: string) =>
  app.call(authCalls.changePassword, { input: { body: { currentPassword, newPassword } }, as })

const signUpAgain = (id: string, email: string) => {
  const body = { id, firstName: 'Mei', lastName: 'Tan', email, password: goodPassword }
  return app.call(authCalls.signUp, { input: { body } })
}

const changeEmail = (as: TestUser) => {
  const body = { email: `new.${as.email}`, password: goodPassword }
  return app.call(authCalls.changeEmail, { as, input: { body } })
}

describe('auth.changePassword', () => {
  it('takes the new password from now on and the old one no more', async () => {
    const user = await app.signUp()
    expect((await change(user, goodPassword, otherPassword)).status).toBe(204)
    expect((await logIn(app, user.email, otherPassword)).status).toBe(200)
    expect((await logIn(app, user.email, goodPassword)).status).toBe(401)
  })

  it('ends all other sessions of this user, and who changes it stays signed in', async () => {
    const user = await app.signUp()
    const stranger = await app.signUp()
    const others = [await logIn(app, user.email), await logIn(app, user.email)].map((answer) => ({
      cookie: sessionCookie(answer),
    }))
    const renewed = { cookie: sessionCookie(await change(user, goodPassword, otherPassword)) }
    for (const other of others) expect(await isSignedIn(app, other)).toBe(false)
    expect(await isSignedIn(app, renewed)).toBe(true)
    expect(await isSignedIn(app, stranger)).toBe(true)
  })

  it('keeps its new cookie, whatever was being answered with the one before', async () => {
    const user = await app.signUp()
    await addItem(app, user)
    app.clock.advance(2 * msPerHour)
    const other = await app.pool.connect()
    await other.query('begin')
    await other.query('select from pantries where user_id = $1 for update', [user.id])
    const body = { id: randomUUID(), name: 'Milk', quantity: 1, expiryDates: ['2026-12-01'] }
    const adding = app.call(pantryCalls.addItems, { as: user, input: { body } })
    await expect.poll(() => waitingForLocks(app)).toBe(1)
    const renewed = { cookie: sessionCookie(await change(user, goodPassword, otherPassword)) }
    await other.query('commit')
    other.release()
    const { status, raw } = await adding
    expect([status, raw.headers['set-cookie']]).toEqual([201, undefined])
    expect(await isSignedIn(app, renewed)).toBe(true)
  })

  it('opens a new one here, and whoever has copied the cookie of the one before has nothing left', async () => {
    const user = await app.signUp()
    const sessions = async () =>
      (await app.pool.query('select id from sessions where user_id = $1', [user.id])).rows
    const before = await sessions()
    app.clock.advance(2 * msPerHour)
    const { raw } = await change(user, goodPassword, otherPassword)
    // Once, though the use itself prolonged the session.
    expect(raw.headers['set-cookie']).toMatch(
      /^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(raw.headers['set-cookie']).not.toContain(user.cookie)
    expect(await isSignedIn(app, user)).toBe(false)
    expect((await app.call(authCalls.readEmail, { as: user })).status).toBe(401)
    const after = await sessions()
    expect(after).toHaveLength(1)
    expect(after).not.toEqual(before)
  })

  it('changes nothing when its session has ended meanwhile', async () => {
    const user = await app.signUp()
    const holder = await app.pool.connect()
    await holder.query('begin')
    await holder.query('select from users where id = $1 for update', [user.id])
    const changed = change(user, goodPassword, otherPassword)
    await expect.poll(() => waitingForLocks(app)).toBe(1)
    await app.call(authCalls.logout, { as: user })
    await holder.query('rollback')
    holder.release()
    expect((await changed).error?.code).toBe('UNAUTHENTICATED')
    expect((await logIn(app, user.email)).status).toBe(200)
  })

  it.each([
    ['log in', (user: TestUser) => logIn(app, user.email), 401],
    ['change the password too', (user: TestUser) => change(user, goodPassword, 'a third one, then'), 403],
    ['sign up again', ({ id, email }: TestUser) => signUpAgain(id, email), 409],
    ['change the address', (user: TestUser) => changeEmail(user), 403],
  ])('lets nobody %s with the old one who was judged just before', async (_, act, status) => {
    const user = await app.signUp({ id: randomUUID() })
    const holder = await app.pool.connect()
    await holder.query('begin')
    await holder.query('select from users where id = $1 for update', [user.id])
    const changed = change(user, goodPassword, otherPassword)
    await expect.poll(() => waitingForLocks(app)).toBe(1)
    const acted = act(user)
    await expect.poll(() => waitingForLocks(app)).toBe(2)
    await holder.query('rollback')
    holder.release()
    expect((await changed).status).toBe(204)
    expect((await acted).status).toBe(status)
  })

  it('ends the links to set another one', async () => {
    const user = await app.signUp()
    const token = await mailedToken(app, user.email)
    await change(user, goodPassword, otherPassword)
    const body = { token, password: goodPassword }
    expect((await app.call(authCalls.resetPassword, { input: { body } })).status).toBe(410)
  })

  it('tells the owner by mail', async () => {
    const user = await app.signUp({ firstName: '<b>Mei' })
    await change(user, goodPassword, otherPassword)
    const mail = await vi.waitFor(() => {
      const found = app.mails.find((each) => each.to === user.email)
      if (!found) throw new Error('the mail has not come yet')
      return found
    }, patienceMs)
    expect(mail.subject).toBe('Your Shelfmate password was changed')
    expect(mail.text).toContain('http://shelf.campus.test/forgot')
    expect(mail.html).toContain('&lt;b&gt;Mei')
    expect(mail.html).not.toContain('<b>')
  })

  it('needs a session', async () => {
    const answer = await change(undefined, goodPassword, otherPassword)
    expect(answer.status).toBe(401)
    expect(answer.error?.message).toBe('User not authenticated.')
  })

  it('verifies the current password first', async () => {
    const user = await app.signUp()
    const answer = await change(user, wrongPassword, 'Password1!')
    expect(answer.status).toBe(403)
    expect(answer.error).toMatchObject({
      code: 'WRONG_PASSWORD',
      message: 'The current password is incorrect.',
    })
    expect((await logIn(app, user.email)).status).toBe(200)
  })

  it.each([
    ['currentPassword', '', otherPassword, authTexts.passwordMissing],
    ['newPassword', goodPassword, '', authTexts.passwordRule],
    ['newPassword', goodPassword, 'only 7!', authTexts.passwordRule],
    ['newPassword', goodPassword, 'lettersAnd123', authTexts.passwordRule],
    ['newPassword', goodPassword, `${'kaya '.repeat(25)}toast`, authTexts.passwordTooLong],
  ])('refuses %s from %j to %j', async (field, current, next, text) => {
    const answer = await change(await app.signUp(), current, next)
    expect(answer.status).toBe(400)
    expect(answer.error).toMatchObject({ code: 'VALIDATION_FAILED', fields: { [field]: text } })
  })

  it.each(['Password1!', 'Mei Tan!'])('refuses the easily guessed %s', async (password) => {
    const answer = await change(await app.signUp(), goodPassword, password)
    expect(answer.status).toBe(422)
    expect(answer.error).toMatchObject({
      code: 'PASSWORD_TOO_WEAK',
      fields: { newPassword: 'Password is too weak.' },
    })
  })

  it('judges five wrong passwords, however many come at once, then none for a while', async () => {
    const user = await app.signUp()
    const answers = await inFullTime(() =>
      Promise.all(Array.from({ length: 12 }, () => change(user, wrongPassword, otherPassword))),
    )
    expect(answers.filter((answer) => answer.error?.code === 'WRONG_PASSWORD')).toHaveLength(5)
    const stopped = await change(user, goodPassword, otherPassword)
    expect(stopped.status).toBe(429)
    expect(Number(stopped.raw.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('judges thirteen in half a day, however long somebody waits between them', async () => {
    const user = await app.signUp()
    const { passwordChange } = authLimits(app.limitStore)
    for (let n = 0; n < 13; n++) {
      expect((await change(user, wrongPassword, otherPassword)).status).toBe(403)
      await passwordChange.reset(user.id)
    }
    expect((await change(user, goodPassword, otherPassword)).status).toBe(429)
    expect((await changeEmail(user)).status).toBe(429)
  })

  it('counts no try that was refused though the password fits, or before it was judged', async () => {
    const user = await app.signUp()
    for (let n = 0; n < 5; n++) expect((await change(user, goodPassword, 'Password1!')).status).toBe(422)
    const busy = vi.spyOn(PasswordHasher.prototype, 'verify')
    for (let n = 0; n < 5; n++) {
      busy.mockRejectedValueOnce(new DomainError('UNAVAILABLE', { retryAfterSeconds: 1 }))
      expect((await changeEmail(user)).status).toBe(503)
    }
    busy.mockRestore()
    expect((await change(user, goodPassword, otherPassword)).status).toBe(204)
  })

  it('counts a change as a try, and mails an address three notices an hour at most', async () => {
    const user = await app.signUp()
    const words = [goodPassword, otherPassword]
    const notices = () => app.mails.filter((mail) => mail.to === user.email)
    for (let n = 0; n < 5; n++) {
      const answer = await change(user, words[n % 2] ?? '', words[(n + 1) % 2] ?? '')
      expect(answer.status).toBe(204)
      user.cookie = sessionCookie(answer)
    }
    expect((await change(user, otherPassword, goodPassword)).status).toBe(429)
    await authLimits(app.limitStore).passwordChange.reset(user.id)
    expect((await change(user, otherPassword, goodPassword)).status).toBe(204)
    // A notice of another kind goes out after these: whatever was to come has come.
    await mailedToken(app, user.email)
    expect(notices().filter((mail) => mail.subject.includes('was changed'))).toHaveLength(3)
  })
})

import { authCalls, authTexts } from '@shelfmate/contract/account/auth'
import { msPerHour } from '@shelfmate/contract/api/durations'
import { describe, expect, it, vi } from 'vitest'
import type { Mailer } from '#platform/mail/mailer.ts'
import { patienceMs } from '../../../testing/patience.ts'
import { app, withApp } from '../../../testing/suite.ts'
import { TestApp } from '../../../testing/test-app.ts'
import { waitingForLocks } from '../../../testing/test-database.ts'
import { isSignedIn, logIn, mailedToken, mailsTo, otherPassword, tablesHolding } from '../auth.factory.ts'
import { authLimits } from '../auth.limits.ts'

const publicUrl = 'http://shelf.campus.test'

withApp(() => TestApp.start({ PUBLIC_URL: publicUrl }))

const forgot = (email: string) => app.call(authCalls.forgotPassword, { input: { body: { email } } })
const reset = (token: string, password = otherPassword) =>
  app.call(authCalls.resetPassword, { input: { body: { token, password } } })

describe('auth.forgotPassword', () => {
  it('mails a link whose token the database does not hold', async () => {
    const { email } = await app.signUp()
    const token = await mailedToken(app, email)
    const mail = app.mails.at(-1)
    expect(mail?.subject).toBe('Set a new Shelfmate password')
    expect(mail?.text).toContain(`${publicUrl}/reset?token=${token}`)
    expect(mail?.html).toContain(`href="${publicUrl}/reset?token=${token}"`)
    expect(await tablesHolding(app, token)).toEqual([])
  })

  it('answers the same whether the address has an account or not, and mails nobody else', async () => {
    const { email } = await app.signUp()
    const unknown = await forgot('nobody@campus.test')
    const known = await forgot(email)
    for (const answer of [known, unknown]) {
      expect(answer.status).toBe(202)
      expect(answer.body).toBeNull()
    }
    await mailedToken(app, email)
    expect(app.mails.map((mail) => mail.to)).not.toContain('nobody@campus.test')
  })

  it('finds the account in whatever case the address is typed', async () => {
    const { email } = await app.signUp()
    await forgot(` ${email.toUpperCase()} `)
    await expect.poll(() => mailsTo(app, email)).toHaveLength(1)
  })

  it('mails what it promised, though the process is told to stop meanwhile', async () => {
    const other = await TestApp.start({ PUBLIC_URL: publicUrl }, { beside: app })
    const { email } = await app.signUp()
    const holder = await app.pool.connect()
    await holder.query('begin; lock table password_resets')
    expect((await other.call(authCalls.forgotPassword, { input: { body: { email } } })).status).toBe(202)
    await expect.poll(() => waitingForLocks(app)).toBe(1)
    const mailed = other.app.close().then(() => mailsTo(app, email))
    await holder.query('commit')
    holder.release()
    expect(await mailed).toHaveLength(1)
    await other.pool.end()
  })

  it.each([
    ['leave the address', `email = 'moved.' || email`],
    ['set another password', `password_hash = 'another'`],
  ])('mails no link to somebody who is about to %s', async (_, change) => {
    const { id, email } = await app.signUp()
    const holder = await app.pool.connect()
    await holder.query('begin')
    await holder.query(`update users set ${change} where id = $1`, [id])
    await forgot(email)
    await expect.poll(() => waitingForLocks(app)).toBe(1)
    await holder.query('commit')
    holder.release()
    await expect.poll(async () => (await app.pool.query('select from queued_mails')).rowCount).toBe(0)
    expect((await app.pool.query('select from password_resets where user_id = $1', [id])).rowCount).toBe(0)
    expect(mailsTo(app, email)).toEqual([])
  })

  it('keeps the mail before it answers, whoever has the address: a process that is killed loses none', async () => {
    const hanging: Mailer = { send: () => new Promise(() => undefined) }
    const dying = await TestApp.start({ PUBLIC_URL: publicUrl }, { beside: app, mailer: hanging })
    const { email } = await app.signUp()
    const holder = await app.pool.connect()
    // Nothing can be looked up for the letters: as if the process had ended with its answer.
    await holder.query('begin; lock table password_resets, users')
    const answers = [email, 'nobody@campus.test'].map((address) =>
      dying.call(authCalls.forgotPassword, { input: { body: { email: address } } }),
    )
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([202, 202])
    expect((await app.pool.query('select from queued_mails')).rowCount).toBe(2)
    await holder.query('commit')
    holder.release()
    // The hanging process may take a letter at any moment until then: its lease runs out, too.
    await vi.waitFor(async () => {
      app.clock.advance(10 * 60_000)
      await app.app.jobs.find(({ name }) => name === 'mail.queue')?.run()
      expect((await app.pool.query('select from queued_mails')).rowCount).toBe(0)
    }, patienceMs)
    expect(mailsTo(app, email)).toHaveLength(1)
  })

  it.each(['', 'nobody', 'a@b', 'a\u0000@campus.test'])('refuses the address %j', async (email) => {
    const answer = await forgot(email)
    expect(answer.error).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { email: authTexts.emailInvalid },
    })
  })

  it('mails an address five times an hour at most, and answers the same when it does not', async () => {
    const { email } = await app.signUp()
    const from = '198.51.100.9'
    for (const address of [email, 'never.seen@campus.test'])
      for (let n = 0; n < 7; n++)
        expect(
          (await app.call(authCalls.forgotPassword, { input: { body: { email: address } }, from })).status,
        ).toBe(202)
    // At home she is known.
    await mailedToken(app, email)
    await expect.poll(() => mailsTo(app, email)).toHaveLength(6)
  })

  it('answers the same when its network has asked for too many, and mails only those known there', async () => {
    const from = '203.0.113.7'
    const [neighbour, stranger] = [await app.signUp({}, { from }), await app.signUp()]
    await authLimits(app.limitStore).forgotNetwork.takeMany(200, from)
    for (const email of [stranger.email, neighbour.email, 'never.seen@campus.test']) {
      const answer = await app.call(authCalls.forgotPassword, { input: { body: { email } }, from })
      expect([answer.status, answer.body]).toEqual([202, null])
    }
    // Asked for later and mailed: whatever was to come has come.
    await expect.poll(() => mailsTo(app, neighbour.email)).toHaveLength(1)
    await mailedToken(app, (await app.signUp()).email)
    expect(mailsTo(app, stranger.email)).toEqual([])
  })
})

describe('auth.resetPassword', () => {
  it('sets the password, ends every session and works once', async () => {
    const user = await app.signUp()
    const token = await mailedToken(app, user.email)
    expect((await reset(token)).status).toBe(204)
    expect(await isSignedIn(app, user)).toBe(false)
    expect((await logIn(app, user.email)).status).toBe(401)
    expect((await logIn(app, user.email, otherPassword)).status).toBe(200)

    const again = await reset(token, 'a third one, then')
    expect(again.status).toBe(410)
    expect(again.error).toMatchObject({
      code: 'RESET_LINK_INVALID',
      message: 'This link has expired or was already used.',
    })
  })

  it('takes a link for one hour', async () => {
    const early = await mailedToken(app, (await app.signUp()).email)
    const late = await mailedToken(app, (await app.signUp()).email)
    app.clock.advance(msPerHour - 1000)
    expect((await reset(early)).status).toBe(204)
    app.clock.advance(1000)
    expect((await reset(late)).status).toBe(410)
  })

  it('lets one of two uses of a link at once win', async () => {
    const { email } = await app.signUp()
    const token = await mailedToken(app, email)
    const passwords = [otherPassword, 'a third one, then']
    const statuses = await Promise.all(
      passwords.map(async (password) => (await reset(token, password)).status),
    )
    expect(statuses.toSorted()).toEqual([204, 410])
    const logins = await Promise.all(
      passwords.map(async (password) => (await logIn(app, email, password)).status),
    )
    expect(logins).toEqual(statuses.map((status) => (status === 204 ? 200 : 401)))
  })

  it('lasts its hour from the mail that left, though the first try found no mail server', async () => {
    const { email } = await app.signUp()
    const [tried, before] = [vi.fn<() => void>(), app.mails.length]
    const mailer: Mailer = {
      async send(mail) {
        tried()
        if (tried.mock.calls.length === 1) throw new Error('come again later')
        app.mails.push(mail)
      },
    }
    const other = await TestApp.start({ PUBLIC_URL: publicUrl }, { beside: app, mailer })
    await other.call(authCalls.forgotPassword, { input: { body: { email } } })
    await expect.poll(() => tried.mock.calls.length).toBe(1)
    app.clock.advance(msPerHour)
    const mailed = () => app.mails.slice(before).find(({ to }) => to === email)
    await expect
      .poll(async () => {
        app.clock.advance(msPerHour / 6)
        await other.app.jobs.find(({ name }) => name === 'mail.queue')?.run()
        return mailed()
      })
      .toBeDefined()
    const [, token = ''] = /\/reset\?token=([\w-]+)/.exec(mailed()?.text ?? '') ?? []
    expect((await reset(token)).status).toBe(204)
    await other.app.close()
    await other.pool.end()
  })

  it('lets one of two links at once win, and the other ends with it', async () => {
    const { id, email } = await app.signUp()
    const tokens = [await mailedToken(app, email), await mailedToken(app, email)]
    const holder = await app.pool.connect()
    await holder.query('begin')
    await holder.query('select from password_resets where user_id = $1 for update', [id])
    const uses = Promise.all(tokens.map((token) => reset(token)))
    await expect.poll(() => waitingForLocks(app)).toBe(2)
    await holder.query('rollback')
    holder.release()
    expect((await uses).map((answer) => answer.status).toSorted()).toEqual([204, 410])
  })

  it('leaves a link open after a password that is too weak', async () => {
    const { email } = await app.signUp()
    const token = await mailedToken(app, email)
    const weak = await reset(token, 'Password1!')
    expect(weak.status).toBe(422)
    expect(weak.error?.fields).toEqual({ password: 'Password is too weak.' })
    expect((await reset(token)).status).toBe(204)
  })

  it.each([
    ['token', { token: '' }],
    ['token', { token: "' or 1=1 --aaaaaaaaaaaaaaaaaaaa" }],
    ['token', { token: 'x'.repeat(101) }],
    ['password', { password: 'lettersAnd123' }],
    ['email', { email: 'mei@campus.test' }],
  ])('refuses a wrong %s: %j', async (field, wrong) => {
    const body = { token: 'x'.repeat(43), password: otherPassword, ...wrong }
    const answer = await app.send('POST', '/api/auth/reset', { body })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.error?.fields ?? {})).toEqual([field])
  })

  it('refuses a token that nobody was given', async () => {
    expect((await reset('x'.repeat(43))).status).toBe(410)
  })
})

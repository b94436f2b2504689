import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { authCalls, authTexts } from '@shelfmate/contract/account/auth'
import { msPerDay } from '@shelfmate/contract/api/durations'
import { foodsCalls } from '@shelfmate/contract/foods/foods'
import { SMTPServer } from 'smtp-server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addItem } from '#features/pantry/pantry.factory.ts'
import { saveOwnRecipe } from '#features/recipes/own/own.factory.ts'
import { smtpMailer } from '#platform/mail/mailer.ts'
import { patienceMs } from '../../../testing/patience.ts'
import { app, withApp } from '../../../testing/suite.ts'
import { TestApp, type TestUser } from '../../../testing/test-app.ts'
import { waitingForLocks } from '../../../testing/test-database.ts'
import {
  goodPassword,
  logIn,
  mailedProofs,
  mailedToken,
  otherPassword,
  tablesHolding,
  wrongPassword,
} from '../auth.factory.ts'
import { authLimits } from '../auth.limits.ts'

const publicUrl = 'http://shelf.campus.test'

withApp(() => TestApp.start({ SMTP_URL: 'smtp://localhost', PUBLIC_URL: publicUrl }))

const newAddress = () => `${randomUUID()}@campus.test`
const state = async (as: TestUser) => (await app.call(authCalls.readEmail, { as })).body
const typeCode = (as: TestUser, code: string, from?: string) =>
  app.call(authCalls.confirmCode, { as, input: { body: { code } }, from })
const openLink = (token: string, from?: string) =>
  app.call(authCalls.verifyEmail, { input: { body: { token } }, from })
const change = (as: TestUser, email: string, password = goodPassword) =>
  app.call(authCalls.changeEmail, { as, input: { body: { email, password } } })
const mailsTo = (email: string) => app.mails.filter((mail) => mail.to === email)
const proofs = (email: string, n = 0) => mailedProofs(app, email, n)

const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000')

describe('a new account where mail can be sent', () => {
  let user: TestUser
  beforeEach(async () => {
    user = await app.signUp({ firstName: '<b>Free money' })
  })

  it('gets code and link in one mail, which holds nothing that anybody typed', async () => {
    expect(await state(user)).toMatchObject({ email: user.email, verified: false, pending: null })
    const { code, token } = await proofs(user.email)
    const [mail] = mailsTo(user.email)
    expect(mail?.subject).toBe(`Your Shelfmate code: ${code}`)
    expect(mail?.html).toContain(`href="${publicUrl}/verify?token=${token}"`)
    expect(JSON.stringify(mail)).not.toContain('money')
    expect(await tablesHolding(app, code)).toEqual([])
    expect(await tablesHolding(app, token.split('.')[1] ?? '')).toEqual([])
  })

  it('is verified by the code, with blanks in it too', async () => {
    const { code } = await proofs(user.email)
    expect((await typeCode(user, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(204)
    expect(await state(user)).toMatchObject({ verified: true })
    const { body } = await app.call(authCalls.session, { as: user })
    expect(body.user?.verified).toBe(true)
    expect((await typeCode(user, code)).error?.code).toBe('CODE_INCORRECT')
  })

  it('is verified by the link, once, in whatever browser', async () => {
    const { token } = await proofs(user.email)
    expect((await openLink(token)).status).toBe(204)
    expect(await state(user)).toMatchObject({ verified: true })
    expect((await openLink(token)).error?.code).toBe('VERIFICATION_INVALID')
  })

  it('is not verified by another’s code or link, nor by an old one', async () => {
    const other = await app.signUp()
    const [mine, theirs] = [await proofs(user.email), await proofs(other.email)]
    if (mine.code !== theirs.code)
      expect((await typeCode(user, theirs.code)).error?.code).toBe('CODE_INCORRECT')
    const [, proof = ''] = theirs.token.split('.')
    for (const token of [`${user.id}.${proof}`, `${randomUUID()}.${proof}`, `${user.id}.${'x'.repeat(43)}`])
      expect((await openLink(token)).status).toBe(410)
    app.clock.advance(msPerDay)
    expect((await openLink(mine.token)).status).toBe(410)
    expect((await typeCode(user, mine.code)).status).toBe(422)
    expect(await state(user)).toMatchObject({ verified: false })
  })

  it.each(['', '12345', '1234567', 'abcdef'])('is asked for six digits: %j', async (code) => {
    const answer = await typeCode(user, code)
    expect(answer.error).toMatchObject({ code: 'VALIDATION_FAILED', fields: { code: authTexts.codeInvalid } })
  })

  it('may guess at its code twenty times a day', async () => {
    const { code } = await proofs(user.email)
    for (let n = 0; n < 20; n++) expect((await typeCode(user, wrongCode(code))).status).toBe(422)
    expect((await typeCode(user, code)).status).toBe(429)
  })

  it('shares sixty wrong codes an hour with all others of its network, where its link is taken even then', async () => {
    const crowded = '203.0.113.7'
    const mine = await proofs(user.email)
    const crowd = await Promise.all(Array.from({ length: 4 }, () => app.signUp()))
    const codes = await Promise.all(crowd.map(({ email }) => proofs(email)))
    const guess = (as: TestUser, n: number) => typeCode(as, wrongCode(codes[n]?.code ?? ''), crowded)
    const guesses = await Promise.all(Array.from({ length: 20 }, () => crowd.map(guess)).flat())
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(60)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20)
    // Not even a right one is judged, or guessing would go on.
    expect((await typeCode(user, mine.code, crowded)).status).toBe(429)
    expect((await openLink(mine.token, crowded)).status).toBe(204)
  })

  it('costs its network nothing with the right code', async () => {
    const from = '203.0.113.8'
    const other = await app.signUp()
    const [mine, theirs] = [await proofs(user.email), await proofs(other.email)]
    await authLimits(app.limitStore).codeNetwork.takeMany(59, from)
    expect((await typeCode(user, mine.code, from)).status).toBe(204)
    expect((await typeCode(other, wrongCode(theirs.code), from)).status).toBe(422)
    expect((await typeCode(other, theirs.code, from)).status).toBe(429)
    expect((await typeCode(other, theirs.code)).status).toBe(204)
  })

  it('has its mail sent again, five times an hour, and either mail counts', async () => {
    const first = await proofs(user.email)
    const again = () => app.call(authCalls.resendVerification, { as: user })
    for (let n = 1; n < 5; n++) expect((await again()).status).toBe(202)
    expect(await proofs(user.email, 4)).toEqual(first)
    expect((await again()).status).toBe(429)
    expect((await typeCode(user, first.code)).status).toBe(204)
    expect((await again()).status).toBe(202)
    expect(mailsTo(user.email)).toHaveLength(5)
  })

  it('gets new proofs once the old ones have run out', async () => {
    const first = await proofs(user.email)
    app.clock.advance(msPerDay)
    await app.call(authCalls.resendVerification, { as: user })
    const second = await proofs(user.email, 1)
    expect(second.token).not.toBe(first.token)
    expect((await typeCode(user, second.code)).status).toBe(204)
  })

  it('is verified by a reset, whose mail holds nothing that anybody typed', async () => {
    const token = await mailedToken(app, user.email)
    expect(JSON.stringify(mailsTo(user.email))).not.toContain('money')
    await app.call(authCalls.resetPassword, { input: { body: { token, password: otherPassword } } })
    expect((await logIn(app, user.email, otherPassword)).body.user.verified).toBe(true)
  })

  it('goes after thirty days, unless it keeps something or was confirmed', async () => {
    const stay = await Promise.all(Array.from({ length: 4 }, () => app.signUp()))
    const [keeping, cooking, correcting, confirmed] = stay
    if (!keeping || !cooking || !correcting || !confirmed) throw new Error('nobody signed up')
    await addItem(app, keeping)
    await saveOwnRecipe(app, cooking)
    const body = { name: 'Blorf', takenAs: 'noFood' as const, food: null }
    await app.call(foodsCalls.correct, { as: correcting, input: { body } })
    await typeCode(confirmed, (await proofs(confirmed.email)).code)
    const purge = () => app.app.jobs.find(({ name }) => name === 'auth.purgeUnverified')?.run()
    const everybody = [user, ...stay]
    await app.pool.query(`update users set created_at = $1 where id = any($2)`, [
      app.clock.now(),
      everybody.map(({ id }) => id),
    ])
    app.clock.advance(30 * msPerDay)
    await purge()
    expect((await logIn(app, user.email)).status).toBe(200)
    app.clock.advance(1000)
    await purge()
    const logins = await Promise.all(everybody.map(({ email }) => logIn(app, email)))
    expect(logins.map(({ status }) => status)).toEqual([401, 200, 200, 200, 200])
  })
})

describe('a change of address', () => {
  async function member(): Promise<TestUser> {
    const user = await app.signUp()
    await typeCode(user, (await proofs(user.email)).code)
    return user
  }

  it('counts once the new one is confirmed, and the old one is told', async () => {
    const [user, email] = [await member(), newAddress()]
    const reset = await mailedToken(app, user.email)
    // By what else is told within the hour nobody keeps the old one from hearing of it.
    const { accountNotice } = authLimits(app.limitStore)
    while (await accountNotice.tryTake(user.email));
    expect((await change(user, email)).status).toBe(202)
    expect(await state(user)).toEqual({ email: user.email, verified: true, pending: email, sendsMail: true })
    expect((await logIn(app, email)).status).toBe(401)
    expect((await typeCode(user, (await proofs(email)).code)).status).toBe(204)
    expect(await state(user)).toMatchObject({ email, verified: true, pending: null })
    expect((await logIn(app, email)).status).toBe(200)
    expect((await logIn(app, user.email)).status).toBe(401)
    await expect
      .poll(() => mailsTo(user.email).at(-1)?.subject)
      .toBe('Your Shelfmate account has a new email address')
    const body = { token: reset, password: otherPassword }
    expect((await app.call(authCalls.resetPassword, { input: { body } })).status).toBe(410)
  })

  it('mends what was mistyped at the sign-up, and tells nobody there', async () => {
    const [user, email] = [await app.signUp(), newAddress()]
    await proofs(user.email)
    await change(user, email)
    expect((await openLink((await proofs(email)).token)).status).toBe(204)
    expect(await state(user)).toMatchObject({ email, verified: true, pending: null })
    expect(mailsTo(user.email)).toHaveLength(1)
  })

  it('answers the same for an address that has an account, which is told so', async () => {
    const [user, other] = [await member(), await member()]
    const taken = await change(user, other.email.toUpperCase())
    expect([taken.status, taken.body]).toEqual([202, null])
    await expect
      .poll(() => app.mails.at(-1))
      .toMatchObject({ subject: 'You already have a Shelfmate account' })
    expect(JSON.stringify(app.mails.at(-1))).not.toContain('/verify')
    expect((await logIn(app, other.email)).body.user.id).toBe(other.id)
  })

  it('loses to an account that was made meanwhile', async () => {
    const [user, email] = [await member(), newAddress()]
    await change(user, email)
    const { token } = await proofs(email)
    await app.signUp({ email })
    expect((await openLink(token)).error?.code).toBe('EMAIL_TAKEN')
    expect(await state(user)).toMatchObject({ email: user.email })
  })

  it('is taken by one of two who are given it at the same moment', async () => {
    const [user, other, email] = [await member(), await member(), newAddress()]
    await change(user, email)
    const { token } = await proofs(email)
    const holder = await app.pool.connect()
    await holder.query('begin')
    await holder.query('update users set email = $1 where id = $2', [email, other.id])
    const opened = openLink(token)
    await expect.poll(() => waitingForLocks(app)).toBe(1)
    await holder.query('commit')
    holder.release()
    expect((await opened).error?.code).toBe('EMAIL_TAKEN')
  })

  it('asks for the password, and counts as a try', async () => {
    const user = await member()
    for (let n = 0; n < 5; n++)
      expect((await change(user, newAddress(), wrongPassword)).error?.code).toBe('WRONG_PASSWORD')
    expect((await change(user, newAddress())).status).toBe(429)
  })

  it('mails one address five times an hour, whoever asks, and none of its own account’s less', async () => {
    const email = newAddress()
    for (let n = 0; n < 5; n++) expect((await change(await member(), email)).status).toBe(202)
    expect((await change(await member(), email)).status).toBe(429)
    await mailedProofs(app, email, 4)
    const newcomer = await app.signUp({ email })
    const { code } = await mailedProofs(app, email, 5)
    expect((await app.call(authCalls.resendVerification, { as: newcomer })).status).toBe(202)
    expect((await typeCode(newcomer, code)).status).toBe(204)
  })
})

describe('through a mail server', () => {
  it('the code arrives and verifies', async () => {
    const received: string[] = []
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      // The mailer keeps its connection for the next mail.
      closeTimeout: 100,
      onData(stream, _session, done) {
        let raw = ''
        stream.on('data', (chunk: Buffer) => {
          raw += chunk.toString()
        })
        stream.on('end', () => {
          received.push(raw)
          done()
        })
      },
    })
    server.on('error', () => undefined)
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const { port } = server.server.address() as AddressInfo
    const SMTP_URL = `smtp://127.0.0.1:${port}`
    const mailed = await TestApp.start(
      { SMTP_URL, PUBLIC_URL: publicUrl },
      { mailer: smtpMailer(SMTP_URL, 'Shelfmate <shelfmate@campus.test>') },
    )
    const user = await mailed.signUp()
    const code = await vi.waitFor(() => {
      const found = /Subject: Your Shelfmate code: (\d{6})/.exec(received.join('\n'))?.[1]
      if (!found) throw new Error('the mail has not come yet')
      return found
    }, patienceMs)
    const answer = await mailed.call(authCalls.confirmCode, { as: user, input: { body: { code } } })
    expect(answer.status).toBe(204)
    await mailed.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })
})

describe('without a mail server', () => {
  it('an account is verified at once, and so is a new address', async () => {
    const local = await TestApp.start()
    const [user, other, email] = [await local.signUp(), await local.signUp(), newAddress()]
    const { body } = await local.call(authCalls.session, { as: user })
    expect(body.user?.verified).toBe(true)
    const move = (to: string) =>
      local.call(authCalls.changeEmail, { as: user, input: { body: { email: to, password: goodPassword } } })
    const asked = await local.call(authCalls.readEmail, { as: user })
    expect(asked.body).toEqual({ email: user.email, verified: true, pending: null, sendsMail: false })
    expect((await move(other.email)).error?.code).toBe('EMAIL_TAKEN')
    expect((await move(email)).status).toBe(202)
    expect((await logIn(local, email)).status).toBe(200)
    expect(local.mails.some((mail) => mail.subject.includes('code'))).toBe(false)
    await local.close()
  })

  it('nobody can ask on and on whose addresses have accounts', async () => {
    const local = await TestApp.start()
    const [user, other] = [await local.signUp(), await local.signUp()]
    const body = { email: other.email, password: goodPassword }
    const codes: (string | undefined)[] = []
    for (let n = 0; n < 6; n++) {
      const answer = await local.call(authCalls.changeEmail, { as: user, input: { body } })
      codes.push(answer.error?.code)
    }
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'EMAIL_TAKEN'), 'RATE_LIMITED'])
    await local.close()
  })
})

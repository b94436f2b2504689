import { randomUUID } from 'node:crypto'
import { authCalls, authTexts } from '@shelfmate/contract/account/auth'
import { knownZone } from '@shelfmate/contract/api/fields'
import { describe, expect, it } from 'vitest'
import { app, withApp } from '../../../testing/suite.ts'
import { sessionCookie, TestApp } from '../../../testing/test-app.ts'
import { goodPassword, isSignedIn, logIn, otherPassword, tablesHolding } from '../auth.factory.ts'

withApp()

const newcomer = (details: object = {}) => ({
  firstName: 'Aisyah',
  lastName: 'Rahman',
  email: `${randomUUID()}@campus.test`,
  password: goodPassword,
  ...details,
})
const signUp = (details: object = {}, of = app) =>
  of.call(authCalls.signUp, { input: { body: newcomer(details) } })

describe('auth.signUp', () => {
  it('creates an account named "first last", trimmed, and signs it in', async () => {
    const email = `${randomUUID()}@campus.test`
    const answer = await signUp({ firstName: '  Aisyah ', lastName: ' binti\tRahman ', email: ` ${email} ` })
    expect(answer.status).toBe(201)
    expect(answer.body.user).toEqual({
      id: expect.any(String),
      email,
      displayName: 'Aisyah binti Rahman',
      verified: true,
    })
    expect(await isSignedIn(app, { cookie: sessionCookie(answer) })).toBe(true)
  })

  it('keeps neither the password nor the session token in the database', async () => {
    const password = `canary-${randomUUID()}`
    const answer = await signUp({ password })
    const token = sessionCookie(answer).slice('sid='.length)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await tablesHolding(app, password)).toEqual([])
    expect(await tablesHolding(app, token)).toEqual([])
    expect((await tablesHolding(app, answer.body.user.id)).toSorted()).toEqual(['sessions', 'users'])
  })

  it.each([
    ['Europe/London', 'Europe/London'],
    ['SST', 'Pacific/Guadalcanal'],
    [undefined, null],
    ['Mars/Olympus_Mons', null],
    ['+08:00', null],
    [42, null],
  ])('stores the time zone %j as %j', async (timeZone, stored) => {
    const answer = await signUp({ timeZone })
    const rows = await app.pool.query('select time_zone from users where id = $1', [answer.body.user.id])
    expect(rows.rows).toEqual([{ time_zone: stored }])
  })

  it('stores no time zone that the database does not know', async () => {
    const zones = [...Intl.supportedValuesOf('timeZone'), 'SST', 'AET', 'CNT', 'US/Pacific-New'].map(
      knownZone,
    )
    const known = await app.pool.query('select now() at time zone zone from unnest($1::text[]) as zone', [
      zones,
    ])
    expect(known.rows).toHaveLength(zones.length)
  })

  it('answers the first account when the same id comes again, also at once', async () => {
    const id = randomUUID()
    const details = newcomer()
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp({ ...details, id })))
    expect(new Set(answers.map((answer) => answer.raw.body)).size).toBe(1)
    for (const answer of answers) expect(await isSignedIn(app, { cookie: sessionCookie(answer) })).toBe(true)
    const rows = await app.pool.query('select id from users where email = $1', [details.email])
    expect(rows.rows).toEqual([{ id }])
  })

  it.each([
    ['in other letters', { email: 'WAN.TAKEN@Campus.Test' }],
    ['with accents in other letters', { email: 'élève.taken@campus.test' }],
    ['composed in another way', { email: 'e\u0301le\u0300ve.taken@campus.test' }],
  ])('refuses an address that is taken, %s', async (_, details) => {
    await signUp({ email: 'wan.taken@campus.test' })
    await signUp({ email: 'ÉLÈVE.taken@campus.test' })
    const answer = await signUp(details)
    expect(answer.status).toBe(409)
    expect(answer.error).toMatchObject({
      code: 'EMAIL_TAKEN',
      message: 'This email is already registered.',
      fields: { email: 'This email is already registered.' },
    })
    expect(answer.raw.headers['set-cookie']).toBeUndefined()
  })

  it.each([
    ['another password', { password: otherPassword }, 'EMAIL_TAKEN'],
    ['another address', { email: 'somebody.else@campus.test' }, 'ID_REUSED'],
    ['another name', { lastName: 'Somebody' }, 'EMAIL_TAKEN'],
  ])('does not sign in with a known id and %s', async (_, other, code) => {
    const details = newcomer({ id: randomUUID() })
    await signUp(details)
    const answer = await signUp({ ...details, ...other })
    expect(answer.error?.code).toBe(code)
    expect(answer.raw.headers['set-cookie']).toBeUndefined()
  })

  it.each([
    ['firstName', '', authTexts.firstNameMissing],
    ['firstName', ' \t\n', authTexts.firstNameMissing],
    ['firstName', 'x'.repeat(81), 'Please use at most 80 characters.'],
    ['firstName', 'nul\u0000', 'This text has characters we can’t save. Please type it again.'],
    ['lastName', '   ', authTexts.lastNameMissing],
    ['lastName', 'half \ud83e', 'This text has characters we can’t save. Please type it again.'],
    ['email', '', authTexts.emailInvalid],
    ['email', 'mei', authTexts.emailInvalid],
    ['email', 'mei@campus', authTexts.emailInvalid],
    ['email', '@campus.test', authTexts.emailInvalid],
    ['email', 'mei tan@campus.test', authTexts.emailInvalid],
    ['email', 'mei@campus..test', authTexts.emailInvalid],
    ['email', 'mei@x@campus.test', authTexts.emailInvalid],
    ['email', 'mei\u0000@campus.test', authTexts.emailInvalid],
    ['email', `${'m'.repeat(250)}@campus.test`, authTexts.emailInvalid],
    ['password', '', authTexts.passwordRule],
    ['password', 'only 7!', authTexts.passwordRule],
    ['password', 'lettersAnd123', authTexts.passwordRule],
    ['password', `${'kaya '.repeat(25)}toast`, 'Please use at most 128 characters.'],
    ['password', 'kaya toast \ud83e', 'This text has characters we can’t save. Please type it again.'],
    ['id', 'no-uuid', 'This is not a valid id.'],
    ['isAdmin', true, 'This field is not known.'],
  ])('refuses %s %j: %s', async (field, value, text) => {
    const answer = await signUp({ [field]: value })
    expect(answer.status).toBe(400)
    expect(answer.error).toMatchObject({ code: 'VALIDATION_FAILED', fields: { [field]: text } })
  })

  it.each([
    'Password1!',
    'qwerty123!',
    'iloveyou!',
    'P@ssw0rd',
    '12345678!',
    'aaaaaaaa!',
    'Shelfmate!',
    'Aisyah-1',
    'Rahman!!',
    'Aisyah Rahman',
    'Temasek Hall',
    'Tembusu!1',
  ])('refuses the easily guessed password %s', async (password) => {
    const answer = await signUp({ password })
    expect(answer.status).toBe(422)
    expect(answer.error).toMatchObject({
      code: 'PASSWORD_TOO_WEAK',
      message: 'Password is too weak.',
      fields: { password: 'Password is too weak.' },
    })
  })

  it.each([
    ['of 8 characters', 'vK3 q!Zw'],
    ['of 128 characters', 'milk eggs rice tofu kale figs '.repeat(5).slice(0, 128)],
    ['in Cyrillic', 'молоко из холодильника'],
    ['in Japanese', '冷蔵庫の中の牛乳と卵'],
    ['of emoji', '🥛🍞🧀🥚🥦🍎🍚🫘🍋'],
  ])('takes a password %s', async (_, password) => {
    const email = `${randomUUID()}@campus.test`
    expect((await signUp({ email, password })).status).toBe(201)
    expect((await logIn(app, email, password)).status).toBe(200)
  })

  it('lets only the configured domains in', async () => {
    const campus = await TestApp.start({ ALLOWED_EMAIL_DOMAINS: 'u.campus.test, Staff.campus.test' })
    const statusOf = async (email: string) => (await signUp({ email }, campus)).status
    expect(await statusOf('mei@U.Campus.test')).toBe(201)
    expect(await statusOf('mei@staff.campus.test')).toBe(201)
    expect(await statusOf('mei@campus.test')).toBe(403)
    expect(await statusOf('mei@evil-u.campus.test')).toBe(403)
    const answer = await signUp({ email: 'u.campus.test@elsewhere.test' }, campus)
    expect(answer.error).toMatchObject({
      code: 'EMAIL_NOT_ALLOWED',
      message: 'Please use your campus email address.',
    })
    await campus.close()
  })

  it('stops answering whether an address is taken after ten tries', async () => {
    const email = 'curious@campus.test'
    for (let n = 0; n < 10; n++) await signUp({ email, password: 'Password1!' })
    const answer = await signUp({ email })
    expect(answer.status).toBe(429)
    expect(Number(answer.raw.headers['retry-after'])).toBeGreaterThan(0)
    expect((await signUp()).status).toBe(201)
  })
})

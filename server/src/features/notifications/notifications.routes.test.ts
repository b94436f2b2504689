import { randomUUID } from 'node:crypto'
import { msPerDay } from '@shelfmate/contract/api/durations'
import { notificationsCalls } from '@shelfmate/contract/notifications/notifications'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mailer } from '#platform/mail/mailer.ts'
import { app, withApp } from '../../testing/suite.ts'
import { TestApp, type TestUser } from '../../testing/test-app.ts'
import { addItem } from '../pantry/pantry.factory.ts'
import { decideMornings, sendReminders } from './push/push.factory.ts'

const morning = '2027-03-10T00:00:00Z' // Eight o'clock in Singapore.

let user: TestUser
withApp()
beforeEach(async () => {
  app.clock.set(morning)
  app.mails.length = 0
  user = await app.signUp({ timeZone: 'Asia/Singapore' })
})

async function add(name: string, expiryDate: string, as = user): Promise<void> {
  const body = { id: randomUUID(), name, quantity: 1, expiryDates: [expiryDate] }
  await app.call(pantryCalls.addItems, { as, input: { body } })
}

/** So many days, the last of them the day before. */
const daysBefore = (date: string, count: number) =>
  Array.from({ length: count }, (_, n) =>
    new Date(Date.parse(date) - (n + 1) * msPerDay).toISOString().slice(0, date.length),
  )

const unsubscribePath = () =>
  new URL(/<([^>]+)>/.exec(app.mails[0]?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? 'x:').pathname

describe('notifications.read', () => {
  it('is on for new users and shows what the next mail would say', async () => {
    await add('Tofu', '2027-03-13')
    await add('Milk', '2027-03-10')
    await add('Rice', '2027-03-14')
    const { body } = await app.call(notificationsCalls.read, { as: user })
    expect(body.emailEnabled).toBe(true)
    expect(body.preview.subject).toBe('2 items to use up soon')
    expect(body.preview.items.map((item) => [item.name, item.daysLeft])).toEqual([
      ['Milk', 0],
      ['Tofu', 3],
    ])
  })

  it('tells a suggested date from one that is known', async () => {
    await add('Milk', '2027-03-10')
    await addItem(app, user, { name: 'Tofu', expiryDates: ['2027-03-11'], dateSource: 'suggested' })
    const { items } = (await app.call(notificationsCalls.read, { as: user })).body.preview
    expect(items.map((item) => [item.name, item.isAbout])).toEqual([
      ['Milk', false],
      ['Tofu', true],
    ])
  })

  it('leaves out what passed long ago, and nothing else, where there are more than a hundred', async () => {
    for (const day of daysBefore('2027-03-10', 120)) await add('Eggs', day)
    await add('Tofu', '2027-03-11')
    await add('Milk', '2027-03-10')
    const { items, subject } = (await app.call(notificationsCalls.read, { as: user })).body.preview
    expect(subject).toBe('2 items to use up soon')
    expect(items.slice(-3).map(({ name }) => name)).toEqual(['Eggs', 'Milk', 'Tofu'])
    expect(items.map(({ daysLeft }) => daysLeft)).toEqual(Array.from({ length: 100 }, (_, n) => n - 98))
  })

  it('says what today’s mail has said once that is out, and asked for, it says it again', async () => {
    await app.pool.query('delete from reminder_rounds')
    await add('Eggs', '2027-03-09')
    await decideMornings(app)
    await sendReminders(app)
    const { subject, items } = (await app.call(notificationsCalls.read, { as: user })).body.preview
    expect([subject, items.map(({ name }) => name)]).toEqual(['1 expired item to check', ['Eggs']])
    expect((await app.call(notificationsCalls.sendNow, { as: user })).body).toEqual({ sent: true })
    const mine = app.mails.filter(({ to }) => to === user.email)
    expect(mine.map((mail) => mail.subject)).toEqual([subject, subject])
    app.clock.advance(msPerDay)
    expect((await app.call(notificationsCalls.read, { as: user })).body.preview.subject).toBe('')
  })

  it('asks who is there', async () => expect((await app.call(notificationsCalls.read, {})).status).toBe(401))
})

describe('notifications.update', () => {
  it('switches at once and tells the state', async () => {
    const off = await app.call(notificationsCalls.update, {
      as: user,
      input: { body: { emailEnabled: false } },
    })
    expect(off.body.emailEnabled).toBe(false)
    expect((await app.call(notificationsCalls.read, { as: user })).body.emailEnabled).toBe(false)
  })

  it('asks who is there', async () =>
    expect(
      (await app.call(notificationsCalls.update, { input: { body: { emailEnabled: true } } })).status,
    ).toBe(401))

  it('refuses what is no switch', async () => {
    const { status, error } = await app.send('PUT', '/api/notifications', {
      as: user,
      body: { emailEnabled: 'no' },
    })
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, ['emailEnabled']])
  })
})

describe('notifications.sendNow', () => {
  it('mails what is urgent, with a one-click unsubscribe', async () => {
    await add('<b>Milk</b>', '2027-03-10')
    expect((await app.call(notificationsCalls.sendNow, { as: user })).body).toEqual({ sent: true })
    const [mail] = app.mails
    expect(mail?.to).toBe(user.email)
    expect(mail?.subject).toBe('1 item to use up soon')
    // At any hour of the day.
    for (const body of [mail?.text, mail?.html]) expect(body).toMatch(/Hello \w+/)
    expect(mail?.html).toContain('&lt;b&gt;Milk&lt;/b&gt; (1), today')
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  })

  it('says so when there is nothing to say', async () => {
    expect((await app.call(notificationsCalls.sendNow, { as: user })).body).toEqual({ sent: false })
    expect(app.mails).toEqual([])
  })

  it('is limited to three a day', async () => {
    await add('Milk', '2027-03-10')
    const answers = []
    for (let n = 0; n < 4; n++)
      answers.push((await app.call(notificationsCalls.sendNow, { as: user })).status)
    expect(answers).toEqual([202, 202, 202, 429])
  })

  it('counts an address, whichever account bears it', async () => {
    await add('Milk', '2027-03-10')
    for (let n = 0; n < 3; n++) await app.call(notificationsCalls.sendNow, { as: user })
    await app.pool.query('update users set email = $1 where id = $2', [`old-${user.email}`, user.id])
    const next = await app.signUp({ timeZone: 'Asia/Singapore', email: user.email })
    await add('Milk', '2027-03-10', next)
    expect((await app.call(notificationsCalls.sendNow, { as: next })).status).toBe(429)
  })

  it('uses nothing up when the mail does not leave', async () => {
    await add('Milk', '2027-03-10')
    const away = vi.spyOn(app.mails, 'push').mockImplementation(() => {
      throw new Error('connection refused')
    })
    for (let n = 0; n < 4; n++)
      expect((await app.call(notificationsCalls.sendNow, { as: user })).error?.code).toBe('MAIL_FAILED')
    away.mockRestore()
    expect((await app.call(notificationsCalls.sendNow, { as: user })).status).toBe(202)
  })

  it('keeps nobody waiting for a mail server for longer than a page waits', async () => {
    await add('Milk', '2027-03-10')
    const pageWaitsMs = 15_000
    const longest = vi.fn<(withinMs: number | undefined) => void>()
    const mailer: Mailer = {
      async send(_, withinMs) {
        longest(withinMs)
        throw new Error('This operation was aborted')
      },
    }
    const slow = await TestApp.start({}, { beside: app, mailer })
    expect((await slow.call(notificationsCalls.sendNow, { as: user })).error?.code).toBe('MAIL_FAILED')
    expect(longest.mock.lastCall?.[0]).toBeLessThan(pageWaitsMs)
    await slow.close()
  })

  it('blames no mail server for a limit that cannot be counted', async () => {
    await add('Milk', '2027-03-10')
    await app.pool.query('alter table rate_limits rename to rate_limits_away')
    try {
      expect((await app.call(notificationsCalls.sendNow, { as: user })).error?.code).toBe('INTERNAL')
    } finally {
      await app.pool.query('alter table rate_limits_away rename to rate_limits')
    }
    expect(app.mails).toEqual([])
  })

  it('asks who is there', async () =>
    expect((await app.call(notificationsCalls.sendNow, {})).status).toBe(401))
})

describe('the unsubscribe link', () => {
  beforeEach(async () => {
    await add('Milk', '2027-03-10')
    await app.call(notificationsCalls.sendNow, { as: user })
  })
  const isOn = async () => (await app.call(notificationsCalls.read, { as: user })).body.emailEnabled

  it('changes nothing when it is opened, however often', async () => {
    const path = unsubscribePath()
    const opened = []
    for (let n = 0; n < 500; n++) {
      opened.push((await app.send('GET', path)).status, (await app.send('HEAD', path)).status)
    }
    expect(new Set(opened)).toEqual(new Set([200]))
    expect(await isOn()).toBe(true)
  })

  it('opens as a page whose own styles its policy admits', async () => {
    const { payload, headers } = await app.app.http.inject({ method: 'GET', url: unsubscribePath() })
    const [, nonce] = /<style nonce="([^"]+)">/.exec(payload) ?? []
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
  })

  it('switches off by a post without a session, as mail programs send it', async () => {
    const answer = await app.app.http.inject({
      method: 'POST',
      url: unsubscribePath(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.statusCode).toBe(200)
    expect(await isOn()).toBe(false)
  })

  it.each([
    ["the page's own button, as a browser sends it", { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['a mail program in a browser', { origin: 'https://mail.test', 'sec-fetch-site': 'cross-site' }],
  ])('switches off by %s', async (_, headers) => {
    const answer = await app.app.http.inject({
      method: 'POST',
      url: unsubscribePath(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
    expect(answer.statusCode).toBe(200)
    expect(await isOn()).toBe(false)
  })

  it('is done for who has left', async () => {
    const path = unsubscribePath()
    await app.pool.query('delete from users where id = $1', [user.id])
    expect((await app.send('POST', path)).status).toBe(200)
  })

  it('is nothing when a character of its token was changed', async () => {
    const path = unsubscribePath()
    for (const changed of [
      `${path}x`,
      `${path}.x`,
      path.slice(0, -1),
      path.replace(/\w(?=\.)/, (digit) => (digit === '0' ? '1' : '0')),
      '/unsubscribe/x',
    ]) {
      const opened = await app.send('GET', changed)
      expect([opened.status, opened.raw.body]).toEqual([
        404,
        expect.stringContaining('This link is incomplete.'),
      ])
      expect((await app.send('POST', changed)).status).toBe(404)
    }
    expect(await isOn()).toBe(true)
  })
})

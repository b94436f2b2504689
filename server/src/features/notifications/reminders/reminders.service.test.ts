import { randomUUID } from 'node:crypto'
import { authCalls } from '@shelfmate/contract/account/auth'
import { msPerMinute } from '@shelfmate/contract/api/durations'
import { notificationsCalls } from '@shelfmate/contract/notifications/notifications'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databaseOver } from '#platform/database/database.ts'
import { makeLog } from '#platform/log/log.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { LinkSigner } from '#platform/secret/secret.ts'
import { app, withApp } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { addPost } from '../../exchange/exchange.factory.ts'
import { ask } from '../../requests/requests.factory.ts'
import { RemindersService } from './reminders.service.ts'

const eight = '2027-03-10T00:00:00Z' // Eight o'clock in Singapore.

let user: TestUser
let mails: Mail[]
let mailServerIsUp: boolean
/** Addresses that the mail server refuses for good. */
let refused: string[]
withApp()
beforeEach(async () => {
  app.clock.set('2027-03-09T23:00:00Z')
  mails = []
  mailServerIsUp = true
  refused = []
  user = await app.signUp({ timeZone: 'Asia/Singapore' })
})
afterEach(async () => {
  await app.pool.query('delete from users')
  await app.pool.query('delete from reminder_rounds')
})

const logInFrom = (timeZone: string, { email, password } = user) =>
  app.call(authCalls.login, { input: { body: { email, password, timeZone } } })

/** A worker of its own, as another process would have it. */
const worker = () =>
  new RemindersService({
    database: databaseOver(app.pool),
    clock: app.clock,
    mailer: {
      async send(mail) {
        if (!mailServerIsUp) throw new Error('connection refused')
        if (refused.includes(mail.to))
          throw Object.assign(new Error('unknown'), { command: 'RCPT TO', response: '550 5.1.1 unknown' })
        mails.push(mail)
      },
    },
    links: new LinkSigner('a secret of the tests alone', 'unsubscribe'),
    campusZone: 'Asia/Singapore',
    publicUrl: 'https://shelf.campus.test',
    log: makeLog('silent'),
  })

async function add(name: string, expiryDate: string, as = user): Promise<void> {
  const body = { id: randomUUID(), name, quantity: 1, expiryDates: [expiryDate] }
  await app.call(pantryCalls.addItems, { as, input: { body } })
}

/** The user is suspended from now on, until that moment or until further notice. */
const suspend = (until: string | null = null) =>
  app.pool.query('update users set suspended_at = $2, suspended_until = $3 where id = $1', [
    user.id,
    app.clock.now(),
    until,
  ])

/** Both jobs of a worker: what is decided goes out, whatever became of the rest. */
async function work(stopping?: AbortSignal): Promise<void> {
  const reminders = worker()
  try {
    await reminders.decide()
  } finally {
    await reminders.tick(stopping)
  }
}

async function tickAt(moment: string | number): Promise<void> {
  app.clock.set(new Date(moment).toISOString())
  await work()
}

const statuses = async () =>
  (await app.pool.query('select status from reminders order by local_date')).rows.map((row) => row.status)

describe('a morning', () => {
  it('mails at eight, not a minute before, and once', async () => {
    await add('Milk', '2027-03-10')
    await tickAt(Date.parse(eight) - msPerMinute)
    expect(mails).toHaveLength(0)
    for (let minute = 0; minute < 5; minute++) await tickAt(Date.parse(eight) + minute * msPerMinute)
    expect(mails.map((mail) => mail.subject)).toEqual(['1 item to use up soon'])
    expect(await statuses()).toEqual(['sent'])
  })

  it('mails once however many workers tick together', async () => {
    await add('Milk', '2027-03-10')
    app.clock.set(eight)
    await Promise.all(Array.from({ length: 4 }, () => work()))
    expect(mails).toHaveLength(1)
  })

  it('leaves what is due to others once it is to stop', async () => {
    await add('Milk', '2027-03-10')
    app.clock.set(eight)
    await work(AbortSignal.abort())
    expect(mails).toEqual([])
    await work()
    expect(mails).toHaveLength(1)
  })

  it('says nothing to who has nothing due or has switched it off', async () => {
    await add('Rice', '2027-03-14')
    const off = await app.signUp({ timeZone: 'Asia/Singapore' })
    await add('Milk', '2027-03-10', off)
    await app.call(notificationsCalls.update, { as: off, input: { body: { emailEnabled: false } } })
    await tickAt(eight)
    expect(mails).toEqual([])
    expect(await statuses()).toEqual([])
  })

  it('comes though other zones’ fail, each of which is told', async () => {
    await add('Milk', '2027-03-10')
    // As an update of Node, or a restored backup, may leave them.
    const lose = async (zone: string) =>
      app.pool.query('update users set time_zone = $2 where id = $1', [(await app.signUp()).id, zone])
    await lose('Former/Zone')
    await expect(tickAt(eight)).rejects.toThrow('Former/Zone')
    expect(mails).toHaveLength(1)
    await lose('Lost/Zone')
    await expect(worker().decide()).rejects.toMatchObject({
      errors: expect.toSatisfy((errors: unknown[]) => /Former.*Lost|Lost.*Former/.test(errors.join())),
    })
  })

  it('names what is to change hands that day to both, and comes for that alone', async () => {
    const other = await app.signUp({ firstName: 'Kai', timeZone: 'Asia/Singapore' })
    app.clock.set('2027-03-09T10:00:00Z')
    const post = await addPost(app, user, { giving: 'firstCome', pickupPlace: 'Kitchen, level 3' })
    await ask(app, other, post.id)
    await tickAt('2027-03-09T00:00:00Z')
    expect(mails).toEqual([])
    await tickAt(eight)
    expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
      [user, other].map(({ email }) => [email, '1 hand-over today']).toSorted(),
    )
    const giver = mails.find(({ to }) => to === user.email)
    expect(giver?.text).toContain('- Give 1 × Tofu to Kai Tan by 18:00 (Kitchen, level 3)')
  })

  it('tells namesakes apart where food is to change hands', async () => {
    const other = await app.signUp({ firstName: 'Kai', timeZone: 'Asia/Singapore' })
    await app.pool.query('update users set name_mark = 2 where id = $1', [other.id])
    app.clock.set('2027-03-09T10:00:00Z')
    const post = await addPost(app, user, { giving: 'firstCome' })
    await ask(app, other, post.id)
    await tickAt(eight)
    const [giver, taker] = [user, other].map(({ email }) => mails.find(({ to }) => to === email))
    expect(giver?.text).toContain('- Give 1 × Tofu to Kai Tan (2) by 18:00')
    expect(taker?.text).toMatch(/^Hello Kai Tan,\n/)
  })

  it('names no promise that ends after midnight', async () => {
    const other = await app.signUp({ firstName: 'Kai', timeZone: 'Asia/Singapore' })
    app.clock.set('2027-03-09T16:30:00Z')
    const post = await addPost(app, user, { giving: 'firstCome' })
    await ask(app, other, post.id)
    await tickAt(eight)
    expect(mails).toEqual([])
  })

  it('drops a reminder that was switched off between decision and mail', async () => {
    await add('Milk', '2027-03-10')
    app.clock.set(eight)
    await worker().decide()
    await app.call(notificationsCalls.update, { as: user, input: { body: { emailEnabled: false } } })
    await worker().tick()
    expect(mails).toEqual([])
    expect(await statuses()).toEqual(['dropped'])
  })

  it('goes by each user’s own clock, and the campus clock where none is known', async () => {
    const far = await app.signUp({ timeZone: 'America/New_York' })
    const unknown = await app.signUp({ timeZone: 'Not/AZone' })
    await tickAt('2027-03-09T13:00:00Z') // Eight in New York, before its summer time: the day before is decided.
    for (const each of [user, far, unknown]) await add('Milk', '2027-03-10', each)
    await tickAt(eight)
    expect(mails.map((mail) => mail.to).toSorted()).toEqual([user.email, unknown.email].toSorted())
    await tickAt('2027-03-10T13:00:00Z')
    expect(mails.at(-1)?.to).toBe(far.email)
  })

  /** The user logs in where it is half past eight, and decided; returns who was told there of their milk. */
  async function comeToTokyo(): Promise<TestUser> {
    const there = await app.signUp({ timeZone: 'Asia/Tokyo' })
    await add('Milk', '2027-03-10', there)
    await tickAt('2027-03-09T23:10:00Z')
    app.clock.set('2027-03-09T23:30:00Z')
    await logInFrom('Asia/Tokyo')
    return there
  }

  it('comes to who logs in east of here, where it was decided already, and once', async () => {
    await add('Milk', '2027-03-10')
    const there = await comeToTokyo()
    await Promise.all([work(), work()])
    expect(mails.map(({ to }) => to)).toEqual([there.email, user.email])
    await tickAt(eight)
    expect(mails).toHaveLength(2)
  })

  it('comes to whose login there had begun when it was decided, and could be seen only after it', async () => {
    await add('Milk', '2027-03-10')
    const there = await app.signUp({ timeZone: 'Asia/Tokyo' })
    await add('Milk', '2027-03-10', there)
    await tickAt('2027-03-09T23:10:00Z')
    app.clock.set('2027-03-09T23:09:59Z')
    await logInFrom('Asia/Tokyo')
    await tickAt('2027-03-09T23:11:00Z')
    expect(mails.map(({ to }) => to)).toEqual([there.email, user.email])
    await tickAt(eight)
    expect(mails).toHaveLength(2)
  })

  it('is decided once for who logs in east of here: what they type in afterwards waits for the next', async () => {
    const there = await comeToTokyo()
    await tickAt('2027-03-09T23:31:00Z')
    await add('Milk', '2027-03-10')
    for (const minute of ['32', '33']) await tickAt(`2027-03-09T23:${minute}:00Z`)
    expect(mails.map(({ to }) => to)).toEqual([there.email])
    await tickAt('2027-03-10T23:00:00Z')
    expect(mails.map(({ to }) => to)).toContain(user.email)
  })

  it('does not come again to who logs in west of here after it', async () => {
    await add('Milk', '2027-03-10')
    const there = await app.signUp({ timeZone: 'Asia/Dhaka' })
    await add('Milk', '2027-03-10', there)
    await tickAt(eight)
    await tickAt('2027-03-10T02:00:00Z') // Eight in Dhaka.
    await logInFrom('Asia/Dhaka')
    await tickAt('2027-03-10T02:01:00Z')
    expect(mails.map(({ to }) => to)).toEqual([user.email, there.email])
  })

  it('mentions what passed since the last mail, once', async () => {
    await add('Milk', '2027-03-10')
    await tickAt(eight)
    await tickAt('2027-03-11T00:00:00Z')
    expect(mails.at(-1)?.subject).toBe('1 expired item to check')
    await tickAt('2027-03-12T00:00:00Z')
    expect(mails).toHaveLength(2)
  })

  it('stays one decision a date when the clock goes back and forward', async () => {
    await add('Milk', '2027-03-12')
    await tickAt(eight)
    await tickAt(Date.parse(eight) - 120 * msPerMinute)
    await tickAt(eight)
    await tickAt(Date.parse(eight) + 26 * 60 * msPerMinute)
    expect(await statuses()).toEqual(['sent', 'sent'])
    expect(new Set(mails.map((mail) => mail.messageId)).size).toBe(2)
  })
})

describe('somebody who is suspended', () => {
  it('has no mail, and one with what has passed when it is over by itself', async () => {
    await add('Milk', '2027-03-10')
    await add('Rice', '2027-03-13')
    await suspend('2027-03-12T23:59:00Z')
    for (const day of ['10', '11', '12']) await tickAt(`2027-03-${day}T00:00:00Z`)
    expect(mails).toEqual([])
    expect(await statuses()).toEqual([])
    await tickAt('2027-03-13T00:00:00Z')
    await tickAt('2027-03-14T00:00:00Z')
    expect(mails.map(({ subject }) => subject)).toEqual(['1 item to use up soon', '1 expired item to check'])
    expect(mails[0]?.text).toMatch(/Rice[^]*Milk/)
  })

  it('has none where they have come from west of here, either', async () => {
    const there = await app.signUp({ timeZone: 'Asia/Tokyo' })
    await add('Milk', '2027-03-10', there)
    await add('Milk', '2027-03-10')
    await tickAt('2027-03-09T23:10:00Z') // Ten past eight in Tokyo.
    app.clock.set('2027-03-09T23:30:00Z')
    await logInFrom('Asia/Tokyo')
    await suspend()
    await work()
    expect(mails.map(({ to }) => to)).toEqual([there.email])
  })

  it('has none that was decided before', async () => {
    await add('Milk', '2027-03-10')
    app.clock.set(eight)
    await worker().decide()
    await suspend('2027-03-10T00:01:00Z')
    await worker().tick()
    expect(mails).toEqual([])
    expect(await statuses()).toEqual(['dropped'])
  })
})

describe('a mail server that is down', () => {
  /** It is down from eight until then. */
  async function isBackAt(moment: string): Promise<void> {
    mailServerIsUp = false
    await tickAt(eight)
    mailServerIsUp = true
    await tickAt(moment)
  }
  const midnight = '2027-03-10T16:00:00Z'

  it('delays the mail, and the same mail goes out when it is back', async () => {
    await add('Milk', '2027-03-10')
    mailServerIsUp = false
    await tickAt(eight)
    await tickAt(Date.parse(eight) + 2 * msPerMinute)
    expect(await statuses()).toEqual(['pending'])
    mailServerIsUp = true
    await tickAt(Date.parse(eight) + 60 * msPerMinute)
    expect(mails).toHaveLength(1)
    expect(await statuses()).toEqual(['sent'])
  })

  it('is waited for until the end of the day', async () => {
    await add('Milk', '2027-03-10')
    await isBackAt('2027-03-10T15:59:00Z')
    expect(mails.map(({ subject }) => subject)).toEqual(['1 item to use up soon'])
    expect(await statuses()).toEqual(['sent'])
  })

  it('is not waited for after it: the reminder is recorded as missed', async () => {
    await add('Milk', '2027-03-10')
    await isBackAt(midnight)
    expect(mails).toEqual([])
    expect(await statuses()).toEqual(['missed'])
  })

  it('is waited for through the hour that a day has more', async () => {
    // Beirut's clocks go from midnight back to eleven.
    const far = await app.signUp({ timeZone: 'Asia/Beirut' })
    await add('Milk', '2027-10-30', far)
    mailServerIsUp = false
    await tickAt('2027-10-30T05:00:00Z')
    mailServerIsUp = true
    await tickAt('2027-10-30T21:30:00Z')
    expect(mails.map(({ to }) => to)).toEqual([far.email])
  })

  it('for a whole day has the next morning tell what that one would have said', async () => {
    await add('Milk', '2027-03-09')
    await isBackAt(midnight)
    await tickAt('2027-03-11T00:00:00Z')
    expect(mails.map(({ subject }) => subject)).toEqual(['1 expired item to check'])
    expect(await statuses()).toEqual(['missed', 'sent'])
  })

  it('backs off rather than trying each minute', async () => {
    await add('Milk', '2027-03-10')
    mailServerIsUp = false
    for (let minute = 0; minute < 60; minute++) await tickAt(Date.parse(eight) + minute * msPerMinute)
    const { rows } = await app.pool.query('select attempts from reminders')
    expect(rows[0]?.attempts).toBe(7)
  })
})

describe('a worker that comes late in the day', () => {
  const afternoon = '2027-03-10T07:00:00Z'

  it('mails all that the morning would have said, once', async () => {
    await add('Milk', '2027-03-10')
    await tickAt(afternoon)
    await tickAt(Date.parse(afternoon) + msPerMinute)
    expect(mails.map(({ subject }) => subject)).toEqual(['1 item to use up soon'])
    await tickAt('2027-03-11T00:00:00Z')
    expect(mails.map(({ subject }) => subject).slice(1)).toEqual(['1 expired item to check'])
  })

  it('mails nobody who signed up after eight: their first one is tomorrow’s', async () => {
    await add('Milk', '2027-03-10')
    await app.pool.query('update users set created_at = $1', ['2027-03-10T00:00:01Z'])
    await tickAt(afternoon)
    expect(mails).toEqual([])
    await tickAt('2027-03-11T00:00:00Z')
    expect(mails).toHaveLength(1)
  })

  it('mails who came into a zone before noon, and nobody who came after it', async () => {
    const late = await app.signUp({ timeZone: 'Asia/Singapore' })
    for (const each of [user, late]) await add('Milk', '2027-03-10', each)
    app.clock.set('2027-03-10T02:59:00Z') // A minute to noon in Tokyo.
    await logInFrom('Asia/Tokyo')
    app.clock.advance(msPerMinute)
    await logInFrom('Asia/Tokyo', late)
    await tickAt(afternoon)
    expect(mails.map(({ to }) => to)).toEqual([user.email])
  })
})

it('an address that is refused for good is tried twice, and anew the next day', async () => {
  await add('Milk', '2027-03-10')
  refused = [user.email]
  await tickAt(eight)
  expect(await statuses()).toEqual(['pending'])
  await tickAt(Date.parse(eight) + msPerMinute)
  expect(await statuses()).toEqual(['dropped'])
  refused = []
  await tickAt(Date.parse(eight) + 24 * 60 * msPerMinute)
  expect(mails).toHaveLength(1)
  expect(await statuses()).toEqual(['dropped', 'sent'])
})

it('a worker that died between row and mail is made up for when its lease has run out, with the same Message-ID', async () => {
  await add('Milk', '2027-03-10')
  app.clock.set(eight)
  await worker().decide()
  await app.pool.query("update reminders set due_at = $1::timestamptz + interval '5 minutes', attempts = 1", [
    eight,
  ])
  await worker().tick()
  expect(mails).toHaveLength(0)
  await tickAt(Date.parse(eight) + 5 * msPerMinute)
  expect(mails.map((mail) => mail.messageId)).toEqual([
    expect.stringMatching(/^<reminder\.[0-9a-f]{64}@shelf\.campus\.test>$/),
  ])
})

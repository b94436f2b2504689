import { randomUUID } from 'node:crypto'
import { chatCalls } from '@shelfmate/contract/chat'
import { notificationsCalls, type PushChoices } from '@shelfmate/contract/notifications'
import { pantryCalls } from '@shelfmate/contract/pantry'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Device, PushService } from '#platform/push/testing/push-service.ts'
import { LiveClient } from '../../testing/live-client.ts'
import { TestApp, type TestUser } from '../../testing/test-app.ts'
import { listeningConnections } from '../../testing/test-database.ts'
import { readUpTo, removeMessage, sendMessage, twoStudents } from '../chat/chat.factory.ts'
import { decideReminders, noticesQueued, sendingTo, sendNotices, shown, takeNotices } from './push.factory.ts'

const msPerSecond = 1_000
const msPerMinute = 60_000
const eight = '2027-03-10T00:00:00Z' // Eight o'clock in Singapore.
const noon = '2027-03-10T04:00:00Z'
const night = '2027-03-10T15:30:00Z'

let service: PushService
let app: TestApp
let beside: TestApp
let origins: string[]
let mei: TestUser
let kai: TestUser
let chatId: string
let device: Device
beforeAll(async () => {
  service = await PushService.start()
  app = await TestApp.start(sendingTo(service))
  beside = await TestApp.start(sendingTo(service), { beside: app })
  origins = [await app.listen(), await beside.listen()]
  await vi.waitFor(async () => expect(await listeningConnections(app)).toHaveLength(2))
})
beforeEach(async () => {
  app.clock.set(noon)
  ;({ mei, kai, chatId } = await twoStudents(app))
  device = await takeNotices(app, kai, service)
})
afterEach(async () => {
  await app.pool.query('delete from users')
  await app.pool.query('delete from reminder_rounds')
})
afterAll(async () => {
  await beside.close()
  await app.close()
  await service.stop()
})

const choose = (push: Partial<PushChoices>, as = kai) =>
  app.call(notificationsCalls.update, { as, input: { body: { push } } })

async function add(name: string, expiryDate: string, as = kai): Promise<string> {
  const id = randomUUID()
  const body = { id, name, quantity: 1, expiryDates: [expiryDate] }
  await app.call(pantryCalls.addItems, { as, input: { body } })
  return id
}

/** Mei writes to Kai; resolves when the notice is queued. */
async function write(text = 'Is the rice still there?', count = 1): Promise<string> {
  const { messages } = await sendMessage(app, mei, chatId, { text })
  await noticesQueued(app, count)
  return messages[0]?.id ?? ''
}

async function sendAfter(ms: number, ...apps: TestApp[]): Promise<void> {
  app.clock.advance(ms)
  await sendNotices(...(apps.length > 0 ? apps : [app]))
}

const morningAt = async (moment: string) => {
  app.clock.set(moment)
  await decideReminders(app)
  await sendNotices(app)
}

const waiting = async () => (await app.pool.query('select topic, attempts from push_notices')).rows

describe('a message', () => {
  it('is told on the devices of a recipient who is away, without what it says', async () => {
    await write('The code of the fridge is 4711')
    await sendAfter(2 * msPerSecond)
    expect(shown(device)).toEqual([
      { title: 'Mei Tan', body: 'New message', tag: `chat:${chatId}`, url: `/chat/${chatId}` },
    ])
    expect(await waiting()).toEqual([])
  })

  it('says what it says where the recipient has chosen so', async () => {
    await choose({ messageText: true })
    await write('Still there?')
    await sendAfter(2 * msPerSecond)
    await write('Hello?')
    await sendAfter(2 * msPerSecond)
    expect(shown(device)).toMatchObject([{ body: 'Still there?' }, { body: '2 new messages: Hello?' }])
  })

  it('is sent whatever the push service does: it is asked by a worker, later', async () => {
    await write()
    expect(device.tries).toBe(0)
    await sendAfter(msPerSecond)
    expect(device.tries).toBe(0)
    await sendAfter(msPerSecond)
    expect(device.tries).toBe(1)
  })

  it('tells of a chat once, whatever was written meanwhile', async () => {
    for (let n = 1; n <= 5; n++) await write(`Message ${n}`, n)
    await sendAfter(2 * msPerSecond)
    expect(shown(device)).toMatchObject([{ body: '5 new messages' }])
  })

  it('is told by one topic a chat, so that the push service keeps the newest alone', async () => {
    for (let n = 0; n < 2; n++) {
      await write()
      await sendAfter(2 * msPerSecond)
    }
    const [first, second] = device.received.map(({ headers }) => headers['topic'])
    expect(first).toBe(second)
  })

  it('that comes while one is being sent is told too', async () => {
    const { promise: answer, resolve: take } = Promise.withResolvers<{ status: number }>()
    device.answer = answer
    await write('First')
    const sending = sendAfter(2 * msPerSecond)
    await vi.waitFor(() => expect(device.tries).toBe(1))
    await write('Second', 2)
    take({ status: 201 })
    await sending
    await sendAfter(msPerMinute)
    expect(shown(device)).toMatchObject([{ body: 'New message' }, { body: '2 new messages' }])
    expect(await waiting()).toEqual([])
  })

  it.each([
    ['read', async () => void (await readUpTo(app, kai, chatId, 1))],
    ['switched off', async () => void (await choose({ messages: false }))],
  ])('is not told once it is %s', async (_, change) => {
    await write()
    await change()
    await sendAfter(2 * msPerSecond)
    expect(device.tries).toBe(0)
    expect(await waiting()).toEqual([])
  })

  it('is not told once it is deleted, and never with what it said', async () => {
    await choose({ messageText: true })
    const id = await write('Wrong window')
    await removeMessage(app, mei, chatId, id)
    await sendAfter(2 * msPerSecond)
    await write('Sorry', 1)
    await removeMessage(app, mei, chatId, await write('Not this either', 2))
    await sendAfter(2 * msPerSecond)
    expect(shown(device)).toMatchObject([{ body: 'New message' }])
  })

  it('is told to its recipient alone', async () => {
    const sender = await takeNotices(app, mei, service)
    const stranger = await takeNotices(app, await app.signUp(), service)
    await write()
    await sendAfter(2 * msPerSecond)
    expect([sender.tries, stranger.tries, device.tries]).toEqual([0, 0, 1])
  })

  it('is told on each of their devices', async () => {
    const { status } = await app.call(chatCalls.open, { as: kai, input: { params: { chatId } } })
    expect(status).toBe(200)
    await write()
    await sendAfter(2 * msPerSecond, app, beside)
    expect(device.tries).toBe(1)
  })

  it('sent again is told once', async () => {
    const id = randomUUID()
    await sendMessage(app, mei, chatId, { id })
    await noticesQueued(app, 1)
    await sendMessage(beside, mei, chatId, { id })
    await noticesQueued(app, 2)
    await sendAfter(2 * msPerSecond, app, beside)
    expect(shown(device)).toMatchObject([{ body: 'New message' }])
  })

  it('in quiet hours is not told, also not afterwards', async () => {
    app.clock.set(night)
    await write()
    await sendAfter(2 * msPerSecond)
    await sendAfter(12 * 60 * msPerMinute)
    expect(device.tries).toBe(0)
  })

  it('goes by the quiet hours that the recipient has set', async () => {
    await choose({ quietFrom: '12:00', quietUntil: '13:00' })
    await write()
    await sendAfter(2 * msPerSecond)
    expect(device.tries).toBe(0)
    await choose({ quietFrom: '00:00', quietUntil: '00:00' })
    app.clock.set(night)
    await write()
    await sendAfter(2 * msPerSecond)
    expect(device.tries).toBe(1)
  })
})

describe('a recipient with an open screen', () => {
  it.each([0, 1])('is not told, whichever process it is connected to (%i)', async (process) => {
    const screen = await new LiveClient(origins[process] ?? '', kai).connected()
    await write()
    await sendAfter(2 * msPerSecond)
    await sendAfter(45 * msPerSecond)
    expect(device.tries).toBe(0)
    expect(await waiting()).toEqual([])
    screen.close()
  })

  it('is told when it turns out that nobody was there any more', async () => {
    const screen = await new LiveClient(origins[1] ?? '', kai).connected()
    await write()
    await sendAfter(2 * msPerSecond)
    screen.close()
    await sendAfter(44 * msPerSecond)
    expect(device.tries).toBe(0)
    await vi.waitFor(async () => expect(await onlineIn(beside)).toBe(0))
    await sendAfter(msPerSecond)
    expect(device.tries).toBe(1)
  })
})

/** Live connections that a process counts. */
async function onlineIn({ app: { http } }: TestApp): Promise<number> {
  const { body } = await http.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  return Number(/^live_connections (\d+)/m.exec(body)?.[1])
}

describe('a push service', () => {
  let failing: PushService
  let workers: [TestApp, TestApp]
  // Others would find it out of order: what failed is remembered for a while.
  beforeEach(async () => {
    failing = await PushService.start()
    const start = () => TestApp.start(sendingTo(failing), { beside: app })
    workers = [await start(), await start()]
    device = await takeNotices(workers[0], kai, failing)
  })
  afterEach(async () => {
    for (const worker of workers) await worker.close()
    await failing.stop()
  })

  it.each([404, 410])('that answers %i has its subscription deleted', async (status) => {
    device.answer = { status }
    await write()
    await sendAfter(2 * msPerSecond, ...workers)
    const { rows } = await app.pool.query('select from push_subscriptions')
    expect(rows).toEqual([])
    const { body } = await app.call(notificationsCalls.read, { as: kai })
    expect(body.deviceEndpoint).toBeNull()
  })

  it.each([429, 500, 503])(
    'that answers %i is tried again, ever later, until it takes it',
    async (status) => {
      device.answer = { status }
      await write()
      app.clock.advance(2 * msPerSecond)
      for (let second = 0; second < 60; second++) await sendAfter(msPerSecond, ...workers)
      // After 1, 6, 16 and 36 seconds.
      expect(device.tries).toBe(4)
      device.answer = { status: 201 }
      await sendAfter(msPerMinute, ...workers)
      expect(shown(device)).toHaveLength(1)
      expect(await waiting()).toEqual([])
    },
  )

  it('that says when is not asked before', async () => {
    device.answer = { status: 429, headers: { 'retry-after': '600' } }
    await write()
    await sendAfter(2 * msPerSecond, ...workers)
    device.answer = { status: 201 }
    for (let minute = 1; minute < 10; minute++) await sendAfter(msPerMinute, ...workers)
    expect(device.tries).toBe(1)
    await sendAfter(msPerMinute, ...workers)
    expect(shown(device)).toHaveLength(1)
  })

  it('that refuses a notice is not asked again', async () => {
    device.answer = { status: 400 }
    await write()
    for (let n = 0; n < 5; n++) await sendAfter(msPerMinute, ...workers)
    expect(device.tries).toBe(1)
  })

  it('that is down for an hour costs the notice and no more', async () => {
    device.answer = { status: 503 }
    await write()
    for (let minute = 0; minute < 70; minute++) await sendAfter(msPerMinute, ...workers)
    expect(await waiting()).toEqual([])
    device.answer = { status: 201 }
    await write()
    await sendAfter(2 * msPerSecond, ...workers)
    expect(shown(device)).toHaveLength(1)
  })

  it('that comes back within the day is told of expiring food, once', async () => {
    device.answer = { status: 503 }
    await add('Milk', '2027-03-10')
    app.clock.set(eight)
    await decideReminders(app)
    await sendNotices(...workers)
    for (let hour = 0; hour < 6; hour++) await sendAfter(60 * msPerMinute, ...workers)
    device.answer = { status: 201 }
    for (let hour = 0; hour < 6; hour++) await sendAfter(60 * msPerMinute, ...workers)
    expect(shown(device)).toMatchObject([{ tag: 'expiry' }])
  })
})

describe('a worker', () => {
  it('sends each notice once, however many workers there are', async () => {
    const devices = [device]
    for (let n = 0; n < 20; n++) {
      const student = await app.signUp({ timeZone: 'Asia/Singapore' })
      await add('Milk', '2027-03-10', student)
      devices.push(await takeNotices(app, student, service))
    }
    await write()
    app.clock.set('2027-03-11T00:00:00Z')
    await app.pool.query('update push_notices set deadline_at = $1', ['2027-03-12'])
    await Promise.all([decideReminders(app, beside), decideReminders(app, beside)])
    await Promise.all([sendNotices(app, beside), sendNotices(app, beside)])
    expect(devices.map(({ tries }) => tries)).toEqual(devices.map(() => 1))
  })

  it('that died while sending is made up for when its lease has run out', async () => {
    await write()
    app.clock.advance(2 * msPerSecond)
    await app.pool.query(
      "update push_notices set due_at = $1::timestamptz + interval '1 minute', attempts = 1",
      [app.clock.now().toISOString()],
    )
    await sendAfter(59 * msPerSecond, app, beside)
    expect(device.tries).toBe(0)
    await sendAfter(msPerSecond, app, beside)
    expect(shown(device)).toHaveLength(1)
  })
})

describe('expiring food', () => {
  it('is told at eight, once a day', async () => {
    await add('Tofu', '2027-03-11')
    await add('Milk', '2027-03-10')
    await morningAt('2027-03-09T23:59:00Z')
    expect(device.tries).toBe(0)
    for (const minute of ['00', '01', '02', '59']) await morningAt(`2027-03-10T00:${minute}:00Z`)
    expect(shown(device)).toEqual([
      {
        title: 'Use soon: Milk (today), Tofu',
        body: 'Open your pantry to use it, cook it or give it away.',
        tag: 'expiry',
        url: '/pantry',
      },
    ])
    await morningAt('2027-03-11T00:00:00Z')
    expect(shown(device)).toHaveLength(2)
  })

  it('that passed is mentioned once', async () => {
    await add('Milk', '2027-03-10')
    for (const day of ['10', '11', '12', '13']) await morningAt(`2027-03-${day}T00:00:00Z`)
    expect(shown(device)).toMatchObject([
      { title: 'Use soon: Milk (today)' },
      { title: 'Please check: Milk' },
    ])
  })

  it('is told beside the mail, and without it', async () => {
    await add('Milk', '2027-03-10')
    await app.call(notificationsCalls.update, { as: kai, input: { body: { emailEnabled: false } } })
    app.mails.length = 0
    await morningAt(eight)
    expect([app.mails.length, device.received.length]).toEqual([0, 1])
  })

  it.each([
    ['nothing is due', async () => void (await add('Rice', '2027-03-14'))],
    [
      'it is switched off',
      async () => {
        await add('Milk', '2027-03-10')
        await choose({ expiry: false })
      },
    ],
  ])('is not told where %s', async (_, prepare) => {
    await prepare()
    await morningAt(eight)
    expect(device.tries).toBe(0)
    expect(await waiting()).toEqual([])
  })

  it('waits for the end of quiet hours, and tells what is true then', async () => {
    await choose({ quietFrom: '21:00', quietUntil: '09:30' })
    const milk = await add('Milk', '2027-03-10')
    await add('Tofu', '2027-03-10')
    await morningAt(eight)
    await app.call(pantryCalls.consumeItem, { as: kai, input: { params: { id: milk }, body: {} } })
    await morningAt('2027-03-10T01:29:00Z')
    expect(device.tries).toBe(0)
    await morningAt('2027-03-10T01:30:00Z')
    expect(shown(device)).toMatchObject([{ title: 'Use soon: Tofu (today)' }])
  })

  it('that was used up meanwhile, or switched off, is not told', async () => {
    await choose({ quietFrom: '21:00', quietUntil: '09:30' })
    await add('Milk', '2027-03-10')
    await morningAt(eight)
    await choose({ expiry: false })
    await morningAt('2027-03-10T01:30:00Z')
    expect(device.tries).toBe(0)
    expect(await waiting()).toEqual([])
  })

  it('goes by the user’s own clock', async () => {
    const far = await app.signUp({ timeZone: 'America/New_York' })
    await add('Milk', '2027-03-10', far)
    const theirs = await takeNotices(app, far, service)
    await morningAt(eight)
    expect(theirs.tries).toBe(0)
    await morningAt('2027-03-10T13:00:00Z') // Eight in New York, before its summer time.
    expect(theirs.tries).toBe(1)
  })
})

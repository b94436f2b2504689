import { randomUUID } from 'node:crypto'
import { msPerMinute, msPerSecond } from '@shelfmate/contract/api/durations'
import { describe, expect, it } from 'vitest'
import { LiveClient } from '../../../testing/live-client.ts'
import { readUpTo, removeMessage, sendMessage } from '../../chat/chat.factory.ts'
import { addPost } from '../../exchange/exchange.factory.ts'
import { ask } from '../../requests/requests.factory.ts'
import { noticeStage } from '../notices.factory.ts'
import { logIn, noticesQueued, shown, takeNotices } from './push.factory.ts'

const night = '2027-03-10T15:30:00Z'
const stage = noticeStage()

describe('a message', () => {
  it('is told on the devices of a recipient who is away, without what it says', async () => {
    await stage.write('The code of the fridge is 4711')
    await stage.sendAfter(2 * msPerSecond)
    expect(shown(stage.device)).toEqual([
      { title: 'Mei Tan', body: 'New message', tag: `chat:${stage.chatId}`, url: `/chat/${stage.chatId}` },
    ])
    expect(await stage.waiting()).toEqual([])
  })

  it('says what it says where the recipient has chosen so', async () => {
    await stage.choose({ messageText: true })
    await stage.write('Still there?')
    await stage.sendAfter(2 * msPerSecond)
    await stage.write('Hello?')
    await stage.sendAfter(2 * msPerSecond)
    expect(shown(stage.device)).toMatchObject([{ body: 'Still there?' }, { body: '2 new messages: Hello?' }])
  })

  it('says what became of a request to who reads it', async () => {
    await stage.choose({ messageText: true })
    const post = await addPost(stage.app, stage.kai, { giving: 'firstCome' })
    await ask(stage.app, stage.mei, post.id)
    await noticesQueued(stage.app, 1)
    await stage.sendAfter(2 * msPerSecond)
    expect(shown(stage.device)).toMatchObject([{ title: 'Mei Tan', body: 'You promised 1 × Tofu.' }])
  })

  it('is sent whatever the push service does: it is asked by a worker, later', async () => {
    await stage.write()
    expect(stage.device.tries).toBe(0)
    await stage.sendAfter(msPerSecond)
    expect(stage.device.tries).toBe(0)
    await stage.sendAfter(msPerSecond)
    expect(stage.device.tries).toBe(1)
  })

  it('tells of a chat once, whatever was written meanwhile', async () => {
    for (let n = 1; n <= 5; n++) await stage.write(`Message ${n}`, n)
    await stage.sendAfter(2 * msPerSecond)
    expect(shown(stage.device)).toMatchObject([{ body: '5 new messages' }])
  })

  it('is told by one topic a chat, so that the push service keeps the newest alone', async () => {
    for (let n = 0; n < 2; n++) {
      await stage.write()
      await stage.sendAfter(2 * msPerSecond)
    }
    const [first, second] = stage.device.received.map(({ headers }) => headers['topic'])
    expect(first).toBe(second)
  })

  it('that comes while one is being sent is told too', async () => {
    const { promise: answer, resolve: take } = Promise.withResolvers<{ status: number }>()
    stage.device.answer = answer
    await stage.write('First')
    const sending = stage.sendAfter(2 * msPerSecond)
    await expect.poll(() => stage.device.tries).toBe(1)
    await stage.write('Second', 2)
    take({ status: 201 })
    await sending
    await stage.sendAfter(msPerMinute)
    expect(shown(stage.device)).toMatchObject([{ body: 'New message' }, { body: '2 new messages' }])
    expect(await stage.waiting()).toEqual([])
  })

  it.each([
    ['read', async () => void (await readUpTo(stage.app, stage.kai, stage.chatId, 1))],
    ['switched off', async () => void (await stage.choose({ messages: false }))],
  ])('is not told once it is %s', async (_, change) => {
    await stage.write()
    await change()
    await stage.sendAfter(2 * msPerSecond)
    expect(stage.device.tries).toBe(0)
    expect(await stage.waiting()).toEqual([])
  })

  it('is not told once it is deleted, and never with what it said', async () => {
    await stage.choose({ messageText: true })
    const id = await stage.write('Wrong window')
    await removeMessage(stage.app, stage.mei, stage.chatId, id)
    await stage.sendAfter(2 * msPerSecond)
    await stage.write('Sorry', 1)
    await removeMessage(stage.app, stage.mei, stage.chatId, await stage.write('Not this either', 2))
    await stage.sendAfter(2 * msPerSecond)
    expect(shown(stage.device)).toMatchObject([{ body: 'New message' }])
  })

  it('is told to its recipient alone', async () => {
    const sender = await takeNotices(stage.app, stage.mei, stage.service)
    const stranger = await takeNotices(stage.app, await stage.app.signUp(), stage.service)
    await stage.write()
    await stage.sendAfter(2 * msPerSecond)
    expect([sender.tries, stranger.tries, stage.device.tries]).toEqual([0, 0, 1])
  })

  it('is told once on each of their devices, however many workers there are', async () => {
    const other = await takeNotices(stage.app, await logIn(stage.app, stage.kai), stage.service)
    await stage.write(undefined, 2)
    await stage.sendAfter(2 * msPerSecond, stage.app, stage.beside)
    expect([stage.device.tries, other.tries]).toEqual([1, 1])
  })

  it('sent again is told once', async () => {
    const id = randomUUID()
    await sendMessage(stage.app, stage.mei, stage.chatId, { id })
    await noticesQueued(stage.app, 1)
    await sendMessage(stage.beside, stage.mei, stage.chatId, { id })
    await noticesQueued(stage.app, 2)
    await stage.sendAfter(2 * msPerSecond, stage.app, stage.beside)
    expect(shown(stage.device)).toMatchObject([{ body: 'New message' }])
  })

  it('in quiet hours is not told, also not afterwards', async () => {
    stage.app.clock.set(night)
    await stage.write()
    await stage.sendAfter(2 * msPerSecond)
    await stage.sendAfter(12 * 60 * msPerMinute)
    expect(stage.device.tries).toBe(0)
  })

  it('goes by the quiet hours that the recipient has set', async () => {
    await stage.choose({ quietFrom: '12:00', quietUntil: '13:00' })
    await stage.write()
    await stage.sendAfter(2 * msPerSecond)
    expect(stage.device.tries).toBe(0)
    await stage.choose({ quietFrom: '00:00', quietUntil: '00:00' })
    stage.app.clock.set(night)
    await stage.write()
    await stage.sendAfter(2 * msPerSecond)
    expect(stage.device.tries).toBe(1)
  })
})

describe('a recipient with an open screen', () => {
  /** Told once, after as many seconds and not before. */
  async function expectToldAfter(seconds: number) {
    await stage.sendAfter((seconds - 1) * msPerSecond)
    expect(stage.device.tries).toBe(0)
    await stage.sendAfter(msPerSecond)
    expect(shown(stage.device)).toMatchObject([{ body: 'New message' }])
    expect(await stage.waiting()).toEqual([])
  }

  it.each([0, 1])(
    'is not told of what they read, whichever process it is connected to (%i)',
    async (process) => {
      const screen = await new LiveClient(stage.origins[process] ?? '', stage.kai).connected()
      await stage.write()
      await stage.sendAfter(2 * msPerSecond)
      expect(stage.device.tries).toBe(0)
      await readUpTo(stage.app, stage.kai, stage.chatId, 1)
      await stage.sendAfter(45 * msPerSecond)
      expect(stage.device.tries).toBe(0)
      expect(await stage.waiting()).toEqual([])
      screen.close()
    },
  )

  it('is told of what nobody has read by then: it may be a laptop left open at home', async () => {
    const screen = await new LiveClient(stage.origins[1] ?? '', stage.kai).connected()
    await stage.write()
    await stage.sendAfter(2 * msPerSecond)
    await expectToldAfter(45)
    screen.close()
  })

  it('who reads along is not told of what came a moment ago, but of that too once it is 45 seconds old', async () => {
    const screen = await new LiveClient(stage.origins[0] ?? '', stage.kai).connected()
    await stage.write('Are you there?')
    await stage.sendAfter(2 * msPerSecond)
    await readUpTo(stage.app, stage.kai, stage.chatId, 1)
    stage.app.clock.advance(44 * msPerSecond)
    await stage.write('So am I', 2)
    await stage.sendAfter(msPerSecond)
    expect(stage.device.tries).toBe(0)
    await expectToldAfter(44)
    screen.close()
  })
})

import { randomUUID } from 'node:crypto'
import { authCalls } from '@shelfmate/contract/account/auth'
import { limits } from '@shelfmate/contract/api/limits'
import { type ChatChange, chatCalls, chatChangedEvent, chatTypingEvent } from '@shelfmate/contract/chat/chat'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectRefusal } from '../../testing/error-shape.ts'
import { LiveClient } from '../../testing/live-client.ts'
import { sessionCookie, TestApp, type TestUser } from '../../testing/test-app.ts'
import { untilListening } from '../../testing/test-database.ts'
import { openChat, readUpTo, sendMessage, twoStudents } from './chat.factory.ts'

const liveWithinMs = 1000
const cutWithinMs = 2000

let here: TestApp
let there: TestApp
let origins: string[]
let mei: TestUser
let kai: TestUser
let chatId: string
let screens: LiveClient[]
beforeAll(async () => {
  here = await TestApp.start()
  there = await TestApp.start({}, { beside: here })
  origins = [await here.listen(), await there.listen()]
  await untilListening(here)
})
beforeEach(async () => {
  screens = []
  ;({ mei, kai, chatId } = await twoStudents(here))
})
afterEach(() => {
  for (const screen of screens) screen.close()
})
afterAll(async () => {
  await there.close()
  await here.close()
})

/** Opens a screen in each process; they are closed after the test. */
async function openScreens(as: Pick<TestUser, 'cookie'>): Promise<LiveClient[]> {
  const opened = origins.map((origin) => new LiveClient(origin, as))
  screens.push(...opened)
  return Promise.all(opened.map((screen) => screen.connected()))
}

const typing = (as: TestUser) => here.call(chatCalls.typing, { as, input: { params: { chatId } } })

describe('a change', () => {
  it('reaches every screen of both within a second, each as it is to them, in every process', async () => {
    const [meis, kais] = [await openScreens(mei), await openScreens(kai)]
    const sent = await sendMessage(here, mei, chatId)
    const theirs = { ...sent, partnerId: mei.id, unreadCount: 1 }
    for (const screen of meis)
      expect(await screen.receives(chatChangedEvent, 1, liveWithinMs)).toEqual([sent])
    for (const screen of kais)
      expect(await screen.receives(chatChangedEvent, 1, liveWithinMs)).toEqual([theirs])
    const read = await readUpTo(there, kai, chatId, 1)
    for (const screen of kais)
      expect((await screen.receives(chatChangedEvent, 2, liveWithinMs))[1]).toEqual(read)
    for (const screen of meis)
      expect((await screen.receives(chatChangedEvent, 2, liveWithinMs))[1]).toEqual({
        ...read,
        partnerId: kai.id,
        lastRead: { mine: 0, partner: 1 },
      })
  })

  it('of the longest message reaches another process as a whole', async () => {
    const [, screen] = await openScreens(kai)
    const sent = await sendMessage(here, mei, chatId, { text: '🍚'.repeat(limits.messageLength) })
    const [change] = ((await screen?.receives(chatChangedEvent)) ?? []) as ChatChange[]
    expect(change?.messages).toEqual(sent.messages)
  })

  it('sent again is told again: nobody may have been told the first time', async () => {
    const id = randomUUID()
    const [screen] = await openScreens(kai)
    const first = await sendMessage(here, mei, chatId, { id })
    await screen?.receives(chatChangedEvent)
    await sendMessage(there, mei, chatId, { id })
    expect(await screen?.receives(chatChangedEvent, 2)).toMatchObject([
      { since: 0, change: 1 },
      { since: 1, change: 1, messages: first.messages },
    ])
  })

  it('that changed nothing is not told', async () => {
    const [screen] = await openScreens(kai)
    const first = await sendMessage(here, mei, chatId)
    await screen?.receives(chatChangedEvent)
    await readUpTo(here, kai, chatId, 0)
    await sendMessage(here, mei, chatId)
    expect(await screen?.receives(chatChangedEvent, 2)).toMatchObject([{ since: 0 }, { since: first.change }])
  })
})

describe('typing', () => {
  it('is told to the partner alone', async () => {
    const [meis, kais] = [await openScreens(mei), await openScreens(kai)]
    expect((await typing(mei)).status).toBe(204)
    for (const screen of kais)
      expect(await screen.receives(chatTypingEvent)).toEqual([{ chatId, userId: mei.id }])
    for (const screen of meis) expect(screen.received(chatTypingEvent)).toEqual([])
  })

  it('stores nothing', async () => {
    await typing(mei)
    expect(await openChat(here, kai, chatId)).toMatchObject({ change: 0 })
  })

  it('is limited', async () => {
    const answers = await Promise.all(Array.from({ length: 21 }, () => typing(mei)))
    const refused = answers.filter(({ status }) => status !== 204)
    expect(refused).toHaveLength(1)
    for (const { raw } of refused) expectRefusal(raw, 'RATE_LIMITED')
  })
})

describe('the end of a session', () => {
  it.each([
    ['logout', () => here.call(authCalls.logout, { as: kai })],
    [
      'a new password elsewhere',
      async () => {
        const { email, password } = kai
        const phone = await here.call(authCalls.login, { input: { body: { email, password } } })
        const body = { currentPassword: password, newPassword: 'teh-tarik, kurang manis' }
        return here.call(authCalls.changePassword, { as: { cookie: sessionCookie(phone) }, input: { body } })
      },
    ],
  ])('by %s ends what its screens hear, in every process', async (_, end) => {
    const [meis, kais] = [await openScreens(mei), await openScreens(kai)]
    expect((await end()).status).toBeLessThan(300)
    await vi.waitFor(() => expect(kais.map((screen) => screen.isConnected)).toEqual([false, false]), {
      timeout: cutWithinMs,
    })
    const sent = await sendMessage(here, mei, chatId)
    for (const screen of meis) expect(await screen.receives(chatChangedEvent)).toEqual([sent])
    for (const screen of kais) expect(screen.received(chatChangedEvent)).toEqual([])
  })
})

import { chatCalls } from '@shelfmate/contract/chat/chat'
import { foldConversation } from '@shelfmate/contract/chat/chat-fold'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { expect, it } from 'vitest'
import { block, unblock } from '#features/blocks/blocks.factory.ts'
import { openChat } from '#features/chat/chat.factory.ts'
import { expectRefusal } from '../../../testing/error-shape.ts'
import { app, withApp } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { addPost } from '../../exchange/exchange.factory.ts'
import { act, ask, end } from '../requests.factory.ts'

withApp()

/** Has food go from one to the other. */
async function handOver(giver: TestUser, taker: TestUser): Promise<void> {
  const post = await addPost(app, giver, { giving: 'firstCome', quantity: 2 })
  const { id, code } = await ask(app, taker, post.id)
  await act(app, giver, id, 'enterCode', { code: code ?? '' })
  await act(app, taker, id, 'thank')
}

const opened = (as: TestUser, partner: TestUser) => openChat(app, as, chatIdOf(as.id, partner.id))
const sharedBy = async (as: TestUser, partner: TestUser) => (await opened(as, partner)).shared

it('a chat says to both how often either of them handed food over to the other, and counts nobody else’s', async () => {
  const [mei, kai, lin] = [await app.signUp(), await app.signUp(), await app.signUp()]
  expect(await sharedBy(mei, kai)).toBe(0)
  await handOver(mei, kai)
  await handOver(mei, kai)
  await handOver(kai, mei)
  await handOver(mei, lin)
  await handOver(lin, kai)
  for (const [as, partner, times] of [
    [mei, kai, 3],
    [kai, mei, 3],
    [lin, mei, 1],
    [kai, lin, 1],
  ] as const)
    expect(await sharedBy(as, partner)).toBe(times)
})

it('a chat counts nothing that was asked, promised or declined', async () => {
  const [mei, kai] = [await app.signUp(), await app.signUp()]
  const ended = await ask(app, kai, (await addPost(app, mei, { giving: 'firstCome' })).id)
  await end(app, mei, ended.id, 'decline')
  await ask(app, kai, (await addPost(app, mei, { giving: 'firstCome' })).id)
  await ask(app, kai, (await addPost(app, mei)).id)
  expect(await sharedBy(kai, mei)).toBe(0)
})

it('a screen that catches up with a chat counts what was handed over meanwhile, once', async () => {
  const [mei, kai] = [await app.signUp(), await app.signUp()]
  await handOver(mei, kai)
  const screen = await opened(kai, mei)
  await handOver(kai, mei)
  const input = { params: { chatId: screen.chatId }, query: { after: screen.change } }
  const { body } = await app.call(chatCalls.catchUp, { as: kai, input })
  const now = await opened(kai, mei)
  expect(now.shared).toBe(2)
  expect(foldConversation(screen, body)).toEqual(now)
})

it('a chat says nothing of it while one of the two has blocked the other', async () => {
  const [mei, kai] = [await app.signUp(), await app.signUp()]
  await handOver(mei, kai)
  await block(app, mei, kai)
  const input = { params: { chatId: chatIdOf(mei.id, kai.id) } }
  for (const as of [mei, kai]) {
    const { raw } = await app.call(chatCalls.open, { as, input })
    expectRefusal(raw, 'NOT_FOUND')
    expect(raw.body).not.toContain('shared')
  }
  await unblock(app, mei, kai)
  expect(await sharedBy(kai, mei)).toBe(1)
})

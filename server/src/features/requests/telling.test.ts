import { chatCalls, chatChangedEvent } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { requestsCalls, requestsChangedEvent } from '@shelfmate/contract/requests/requests'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../testing/error-shape.ts'
import { LiveClient } from '../../testing/live-client.ts'
import { app, withApp } from '../../testing/suite.ts'
import type { TestUser } from '../../testing/test-app.ts'
import { act, ask, end, offer, restore, tryTo } from './requests.factory.ts'

let origin: string
withApp()
beforeAll(async () => {
  origin = await app.listen()
})

const chatOf = (one: TestUser, other: TestUser) => chatIdOf(one.id, other.id)
const listed = async (as: TestUser) => {
  const { items } = (await app.call(chatCalls.listChats, { as, input: { query: {} } })).body
  const [newest] = items
  if (!newest) throw new Error('there is a chat')
  return newest
}
const conversation = async (as: TestUser, partner: TestUser) => {
  const input = { params: { chatId: chatOf(as, partner) } }
  return (await app.call(chatCalls.open, { as, input })).body
}

describe('the chat of the two', () => {
  it('shows what happened as cards in order, unread only where an answer is asked for', async () => {
    const { giver, taker, post } = await offer(app, { quantity: 2, giving: 'iChoose' })
    const { id } = await ask(app, taker, post.id, 2)
    expect((await conversation(giver, taker)).unreadCount).toBe(1)
    await act(app, giver, id, 'promise')
    expect((await conversation(taker, giver)).unreadCount).toBe(1)
    const { items, nextCursor } = (await app.call(requestsCalls.list, { as: taker, input: { query: {} } }))
      .body
    expect(nextCursor).toBeNull()
    const code = items[0]?.code ?? ''
    await act(app, giver, id, 'enterCode', { code })
    await act(app, taker, id, 'thank')
    const { messages, unreadCount, change } = await conversation(taker, giver)
    expect(unreadCount).toBe(1)
    expect(change).toBe(4)
    expect(
      messages.map(({ seq, senderId, card, text }) => [
        seq,
        senderId === giver.id,
        card?.state,
        card?.event,
        text,
      ]),
    ).toEqual([
      [1, false, 'asked', null, 'I’d like 2 × Tofu.'],
      [2, true, 'promised', null, 'Promised: 2 × Tofu.'],
      [3, true, 'handedOver', null, 'Handed over: 2 × Tofu.'],
      [4, false, 'handedOver', 'thanked', 'Thank you for 2 × Tofu!'],
    ])
    // An id may hold the same four digits.
    expect(JSON.stringify(messages).replaceAll(/[\da-f-]{36}/g, '')).not.toContain(code)
    const read = { params: { chatId: chatIdOf(giver.id, taker.id) }, body: { seq: 2 } }
    expect((await app.call(chatCalls.read, { as: taker, input: read })).body.unreadCount).toBe(0)
  })

  it('carries the words of a decline, and lets nobody change a card', async () => {
    const { giver, taker, post } = await offer(app, { giving: 'iChoose' })
    const { id } = await ask(app, taker, post.id)
    await act(app, giver, id, 'decline', { note: 'My flatmate took it.' })
    const { messages, unreadCount } = await conversation(taker, giver)
    expect(messages.at(-1)).toMatchObject({ text: 'My flatmate took it.', card: { state: 'declined' } })
    expect(unreadCount).toBe(1)
    const params = { chatId: chatIdOf(giver.id, taker.id), id: messages.at(-1)?.id ?? '' }
    const edited = await app.call(chatCalls.edit, { as: giver, input: { params, body: { text: 'Yours!' } } })
    expectRefusal(edited.raw, 'NOT_FOUND')
    expectRefusal((await app.call(chatCalls.remove, { as: giver, input: { params } })).raw, 'NOT_FOUND')
  })
})

describe('a promise that somebody ends', () => {
  const promisedOne = async () => {
    const staged = await offer(app)
    return { ...staged, request: await ask(app, staged.taker, staged.post.id) }
  }

  it('is unread to the other one, who may be on the way', async () => {
    const declined = await promisedOne()
    await act(app, declined.giver, declined.request.id, 'decline')
    expect((await conversation(declined.taker, declined.giver)).unreadCount).toBe(1)
    const gone = await promisedOne()
    const post = { params: { id: gone.post.id } }
    await app.call(exchangeCalls.removePost, { as: gone.giver, input: post })
    expect((await conversation(gone.taker, gone.giver)).unreadCount).toBe(1)
    const unwanted = await promisedOne()
    const before = (await conversation(unwanted.giver, unwanted.taker)).unreadCount
    await act(app, unwanted.taker, unwanted.request.id, 'withdraw')
    expect((await conversation(unwanted.giver, unwanted.taker)).unreadCount).toBe(before + 1)
  })

  it('is unread once more where that is taken back', async () => {
    const { giver, taker, request } = await promisedOne()
    const press = await end(app, giver, request.id, 'decline')
    await restore(app, giver, request.id, press)
    expect((await conversation(taker, giver)).unreadCount).toBe(2)
  })

  it('is told silently where nothing was promised yet, and nobody wrote anything', async () => {
    const { giver, taker, post } = await offer(app, { giving: 'iChoose' })
    const { id } = await ask(app, taker, post.id)
    await act(app, giver, id, 'decline')
    expect((await conversation(taker, giver)).unreadCount).toBe(0)
    await ask(app, taker, post.id)
    await app.call(exchangeCalls.removePost, { as: giver, input: { params: { id: post.id } } })
    expect((await conversation(taker, giver)).unreadCount).toBe(0)
  })
})

describe('the words of a card', () => {
  it('are for who reads them: who promises what to whom, and who got it', async () => {
    const { giver, taker, post } = await offer(app, { quantity: 2 })
    const { id, code } = await ask(app, taker, post.id, 2)
    const promised = { sender: 'Promised to you: 2 × Tofu.', recipient: 'You promised 2 × Tofu.' }
    const { messages, lastMessage } = await conversation(giver, taker)
    expect(lastMessage).toMatchObject({ senderId: taker.id, said: promised })
    expect(messages.at(-1)?.card?.said).toEqual(promised)
    expect((await listed(taker)).lastMessage).toEqual(lastMessage)
    await act(app, giver, id, 'enterCode', { code: code ?? '' })
    const got = { sender: 'You handed over 2 × Tofu.', recipient: 'You got 2 × Tofu.' }
    expect((await listed(taker)).lastMessage).toMatchObject({ senderId: giver.id, said: got })
  })

  it('are the sender’s own in a decline, though not where somebody asks', async () => {
    const { giver, taker, post } = await offer(app, { giving: 'iChoose' })
    const { id } = await ask(app, taker, post.id)
    const asked = { sender: 'You asked for 1 × Tofu.', recipient: 'You’re asked for 1 × Tofu.' }
    expect((await listed(giver)).lastMessage).toMatchObject({ senderId: taker.id, said: asked })
    await act(app, giver, id, 'decline', { note: 'My flatmate took it.' })
    expect((await listed(taker)).lastMessage).toMatchObject({ text: 'My flatmate took it.', said: null })
  })

  it('ask for the other press of ‘Handed over’, once, and count as unread', async () => {
    const { giver, taker, post } = await offer(app, { giving: 'iChoose' })
    const { id } = await ask(app, taker, post.id)
    await act(app, giver, id, 'promise')
    const read = { params: { chatId: chatOf(giver, taker) }, body: { seq: 2 } }
    await app.call(chatCalls.read, { as: taker, input: read })
    await act(app, giver, id, 'confirm')
    await act(app, giver, id, 'confirm')
    const { messages, unreadCount } = await conversation(taker, giver)
    expect(unreadCount).toBe(1)
    expect(messages.slice(2)).toMatchObject([
      {
        senderId: giver.id,
        text: 'I pressed “Handed over” for 1 × Tofu. Please press it, too.',
        card: {
          state: 'promised',
          event: 'confirmed',
          said: {
            sender: 'You pressed “Handed over” for 1 × Tofu.',
            recipient: 'Please press “Handed over”, too: 1 × Tofu.',
          },
        },
      },
    ])
    await act(app, taker, id, 'confirm')
    expect((await conversation(taker, giver)).messages.map(({ card }) => card?.event)).toEqual([
      null,
      null,
      'confirmed',
      null,
    ])
  })
})

describe('open screens', () => {
  it('of both hear of every change as it is to them, and of each new place in line', async () => {
    const { giver, taker, post } = await offer(app, { quantity: 1 })
    const lin = await app.signUp()
    const [first, second] = [await ask(app, taker, post.id), await ask(app, await app.signUp(), post.id)]
    const third = await ask(app, lin, post.id)
    const [atGiver, atLin] = [
      await new LiveClient(origin, giver).connected(),
      await new LiveClient(origin, lin).connected(),
    ]
    await act(app, taker, first.id, 'withdraw')
    // What was asked before may still be on its way to a screen that has just opened.
    const like = (...items: object[]) =>
      expect.objectContaining({ items: items.map((item) => expect.objectContaining(item)) })
    await expect
      .poll(() => atGiver.received(requestsChangedEvent))
      .toContainEqual(
        like(
          { id: first.id, state: 'withdrawn' },
          { id: second.id, state: 'promised', code: null },
          { id: third.id, state: 'waiting', place: 1 },
        ),
      )
    await expect
      .poll(() => atLin.received(requestsChangedEvent))
      .toContainEqual(like({ id: third.id, place: 1, role: 'taker' }))
    for (const { id } of [first, second])
      await expect
        .poll(() => atGiver.received(chatChangedEvent))
        .toContainEqual(
          expect.objectContaining({
            messages: [expect.objectContaining({ card: expect.objectContaining({ requestId: id }) })],
          }),
        )
    for (const each of [atGiver, atLin]) each.close()
  })
})

it('whoever is not one of the two finds nothing, whoever is but must not is told so', async () => {
  const { giver, taker, post } = await offer(app, { giving: 'iChoose' })
  const { id } = await ask(app, taker, post.id)
  expectRefusal((await tryTo(app, await app.signUp(), id, 'promise')).raw, 'NOT_FOUND')
  expectRefusal((await tryTo(app, taker, id, 'promise')).raw, 'REQUEST_NOT_YOURS')
  expectRefusal((await tryTo(app, giver, id, 'thank')).raw, 'REQUEST_NOT_YOURS')
  expectRefusal((await tryTo(app, giver, id, 'confirm')).raw, 'REQUEST_MOVED_ON')
})

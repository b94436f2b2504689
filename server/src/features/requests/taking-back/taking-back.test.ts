import { chatCalls } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { type FoodRequest, requestsChangedEvent } from '@shelfmate/contract/requests/requests'
import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../testing/error-shape.ts'
import { LiveClient } from '../../../testing/live-client.ts'
import { app, withApp } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { act, ask, editPost, end, ledgerOf, offer, restore, seen, tryTo } from '../requests.factory.ts'

withApp()

const undoWindowMs = 60_000

/** A request without the number of its change. */
const standing = async (as: TestUser, id: string) => {
  const { version: _, ...rest } = (await seen(app, as, id)) ?? {}
  return rest
}

const cardsOf = async (reader: TestUser, partner: TestUser) => {
  const input = { params: { chatId: chatIdOf(reader.id, partner.id) } }
  const { messages, unreadCount } = (await app.call(chatCalls.open, { as: reader, input })).body
  return { cards: messages.map(({ card, text }) => [card?.state, card?.event, text]), unreadCount }
}

/** A request that is promised, a second one that waits for the same unit, and a third. */
async function line() {
  const staged = await offer(app, { quantity: 1 })
  const [lin, siti] = [await app.signUp({ firstName: 'Lin' }), await app.signUp({ firstName: 'Siti' })]
  const [first, second, third] = [
    await ask(app, staged.taker, staged.post.id),
    await ask(app, lin, staged.post.id),
    await ask(app, siti, staged.post.id),
  ]
  return { ...staged, lin, siti, first, second, third }
}

describe('an end by a slip of the thumb', () => {
  it.each(['decline', 'withdraw'] as const)(
    '%s: a promise stands again as it was, to both',
    async (action) => {
      const { giver, taker, post } = await offer(app, { quantity: 2 })
      const { id, code } = await ask(app, taker, post.id, 2)
      const wrong = code === '0000' ? '0001' : '0000'
      for (let n = 0; n < 5; n++) await tryTo(app, giver, id, 'enterCode', { code: wrong })
      await act(app, taker, id, 'confirm')
      app.clock.advance(1000)
      const before = [await standing(giver, id), await standing(taker, id)]
      const ledger = await ledgerOf(app, post.id)
      const who = action === 'decline' ? giver : taker
      const press = await end(app, who, id, action)
      expect(await seen(app, taker, id)).toMatchObject({ code: null, endsAt: null })
      // A server of the version before shows what the row has.
      const stored = await app.pool.query('select code from food_requests where id = $1', [id])
      expect(stored.rows).toEqual([{ code: null }])
      expect(await ledgerOf(app, post.id)).toMatchObject({ promised: 0 })
      app.clock.advance(undoWindowMs)
      expect(await restore(app, who, id, press)).toMatchObject({ state: 'promised', endedAt: null })
      expect([await standing(giver, id), await standing(taker, id)]).toEqual(before)
      expect(await ledgerOf(app, post.id)).toEqual(ledger)
      // What was tried before still counts.
      expect((await seen(app, giver, id))?.record).toEqual({ handedOver: 0, missed: 0 })
      expectRefusal((await tryTo(app, giver, id, 'enterCode', { code: code ?? '' })).raw, 'HANDOVER_PAUSED')
      await act(app, giver, id, 'confirm')
      expect(await seen(app, taker, id)).toMatchObject({ state: 'handedOver' })
    },
  )

  it('is taken back once, however often it is sent, and told live and in the chat, as nothing to answer', async () => {
    const { giver, taker, post } = await offer(app, { giving: 'iChoose' })
    const { id } = await ask(app, taker, post.id)
    const press = await end(app, taker, id, 'withdraw')
    const screen = await new LiveClient(await app.listen(), giver).connected()
    for (let n = 0; n < 3; n++)
      expect(await restore(app, taker, id, press)).toMatchObject({ state: 'asked', place: 1 })
    await expect
      .poll(() => screen.received(requestsChangedEvent))
      .toContainEqual({ items: [expect.objectContaining({ id, state: 'asked', role: 'giver' })] })
    screen.close()
    expect(await cardsOf(giver, taker)).toEqual({
      cards: [
        ['asked', null, 'I’d like 1 × Tofu.'],
        ['withdrawn', null, 'No longer wanted: 1 × Tofu.'],
        ['asked', 'restored', 'The request for 1 × Tofu is open again.'],
      ],
      unreadCount: 1,
    })
    // Sent once more when its giver has promised it: that stays.
    await act(app, giver, id, 'promise')
    expect(await restore(app, taker, id, press)).toMatchObject({ state: 'promised' })
  })

  it('of who waits gives the old place in line back', async () => {
    const { lin, siti, second, third } = await line()
    const press = await end(app, lin, second.id, 'withdraw')
    expect(await seen(app, siti, third.id)).toMatchObject({ place: 1 })
    expect(await restore(app, lin, second.id, press)).toMatchObject({ state: 'waiting', place: 1 })
    expect(await seen(app, siti, third.id)).toMatchObject({ place: 2 })
  })

  it('says what the post says by then', async () => {
    const { giver, taker, post } = await offer(app, { quantity: 2 })
    const { id } = await ask(app, taker, post.id)
    const press = await end(app, giver, id, 'decline')
    await editPost(app, giver, post, { foodName: 'Smoked tofu', expiryDate: '2099-12-05' })
    expect(await restore(app, giver, id, press)).toMatchObject({
      foodName: 'Smoked tofu',
      expiryDate: '2099-12-05',
    })
  })
})

describe('a promise whose pieces somebody else has by then', () => {
  it('waits at its old place where the next had it at once', async () => {
    const { giver, taker, lin, siti, post, first, second, third } = await line()
    const press = await end(app, giver, first.id, 'decline')
    expect(await seen(app, lin, second.id)).toMatchObject({ state: 'promised' })
    await restore(app, giver, first.id, press)
    expect(await seen(app, taker, first.id)).toMatchObject({
      state: 'waiting',
      place: 1,
      code: null,
      endsAt: null,
      pickupAt: null,
      actions: ['withdraw', 'keep'],
    })
    expect(await seen(app, siti, third.id)).toMatchObject({ place: 2 })
    expect(await seen(app, lin, second.id)).toMatchObject({ state: 'promised' })
    expect((await cardsOf(taker, giver)).cards.at(-1)).toEqual([
      'waiting',
      null,
      'The request for 1 × Tofu is open again.',
    ])
    expect(await ledgerOf(app, post.id)).toMatchObject({ quantity: 1, promised: 1 })
    await act(app, lin, second.id, 'withdraw')
    const again: FoodRequest | undefined = await seen(app, taker, first.id)
    expect(again).toMatchObject({ state: 'promised', pressed: { mine: false, partner: false } })
  })

  it('asks again where its giver has chosen somebody else', async () => {
    const { giver, taker, post } = await offer(app, { quantity: 1, giving: 'iChoose' })
    const lin = await app.signUp()
    const [first, second] = [await ask(app, taker, post.id), await ask(app, lin, post.id)]
    await act(app, giver, first.id, 'promise')
    const press = await end(app, taker, first.id, 'withdraw')
    await act(app, giver, second.id, 'promise')
    expect(await restore(app, taker, first.id, press)).toMatchObject({ state: 'asked', place: 1 })
    expect(await seen(app, lin, second.id)).toMatchObject({ state: 'promised' })
  })

  it('counts the wrong codes on that were tried before it asked again, and was promised anew', async () => {
    const { giver, taker, post } = await offer(app, { quantity: 1, giving: 'iChoose' })
    const { id } = await ask(app, taker, post.id)
    await act(app, giver, id, 'promise')
    const guess = async () => {
      const code = (await seen(app, taker, id))?.code === '0000' ? '0001' : '0000'
      return (await tryTo(app, giver, id, 'enterCode', { code })).error?.code
    }
    const promiseAnew = async () => {
      const other = await ask(app, await app.signUp(), post.id)
      const press = await end(app, giver, id, 'decline')
      await act(app, giver, other.id, 'promise')
      expect(await restore(app, giver, id, press)).toMatchObject({ state: 'asked' })
      await act(app, giver, other.id, 'decline')
      await act(app, giver, id, 'promise')
    }
    for (let pauses = 0; pauses < 3; pauses++) {
      for (let n = 0; n < 5; n++) expect(await guess()).toBe('HANDOVER_CODE_WRONG')
      await promiseAnew()
      expect(await guess()).toBe('HANDOVER_PAUSED')
      app.clock.advance(15 * 60_000)
    }
    expect(await guess()).toBe('HANDOVER_PAUSED')
    await act(app, giver, id, 'confirm')
    expect(await act(app, taker, id, 'confirm')).toMatchObject({ state: 'handedOver' })
  })

  it('is not held any more where its time is over', async () => {
    const { giver, taker, post } = await offer(app, { quantity: 1, giving: 'iChoose' })
    const { id } = await ask(app, taker, post.id)
    await act(app, giver, id, 'promise')
    app.clock.advance(24 * 3_600_000 - 1000)
    const press = await end(app, giver, id, 'decline')
    app.clock.advance(2000)
    expect(await restore(app, giver, id, press)).toMatchObject({ state: 'asked' })
  })
})

import { msPerHour } from '@shelfmate/contract/api/durations'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { block, unblock } from '#features/blocks/blocks.factory.ts'
import { expectRefusal } from '../../../testing/error-shape.ts'
import { TestApp, type TestUser } from '../../../testing/test-app.ts'
import { act, ask, ledgerOf, offer, seen, tick, tryTo, tryToAsk } from '../requests.factory.ts'

let app: TestApp
let others: TestApp[]
beforeAll(async () => {
  app = await TestApp.start()
  others = [await TestApp.start({}, { beside: app }), await TestApp.start({}, { beside: app })]
})
afterAll(async () => {
  for (const each of others) await each.close()
  await app.close()
})

/** How many messages of the chat of two one of them has not read. */
async function unreadOf(reader: TestUser, partner: TestUser): Promise<number> {
  const chatId = chatIdOf(reader.id, partner.id)
  return (await app.call(chatCalls.open, { as: reader, input: { params: { chatId } } })).body.unreadCount
}

/** What cards say of a request in the chat of two. */
async function cardsOf(reader: TestUser, partner: TestUser): Promise<string[]> {
  const chatId = chatIdOf(reader.id, partner.id)
  const { body } = await app.call(chatCalls.open, { as: reader, input: { params: { chatId } } })
  return body.messages.flatMap(({ card }) => (card ? [card.state] : []))
}

/** A promised request and one that waits behind it. */
async function lineOfTwo() {
  const staged = await offer(app, { quantity: 1 })
  const lin = await app.signUp({ firstName: 'Lin' })
  const first = await ask(app, staged.taker, staged.post.id)
  return { ...staged, lin, first, second: await ask(app, lin, staged.post.id) }
}

describe('a promise that is not kept', () => {
  it('ends after a day; three workers at once promise it to the next, and tell that once', async () => {
    const { giver, taker, lin, post, first, second } = await lineOfTwo()
    app.clock.advance(24 * msPerHour - 1000)
    await tick(app)
    expect(await seen(app, taker, first.id)).toMatchObject({ state: 'promised' })
    app.clock.advance(2000)
    await Promise.all([app, ...others].flatMap((each) => [tick(each), tick(each)]))
    expect(await seen(app, taker, first.id)).toMatchObject({ state: 'expired', reason: 'holdEnded' })
    expect(await seen(app, lin, second.id)).toMatchObject({ state: 'promised', place: null })
    expect(await cardsOf(lin, giver)).toEqual(['waiting', 'promised'])
    expect(await cardsOf(taker, giver)).toEqual(['promised', 'expired'])
    expect(await ledgerOf(app, post.id)).toMatchObject({ quantity: 1, promised: 1 })
  })

  it('ends an hour after its pick-up time', async () => {
    const { giver, taker, first } = await lineOfTwo()
    const pickupAt = new Date(app.clock.now().getTime() + 2 * msPerHour).toISOString()
    await act(app, giver, first.id, 'arrange', { pickupAt })
    app.clock.advance(3 * msPerHour - 1)
    await tick(app)
    expect(await seen(app, taker, first.id)).toMatchObject({ state: 'promised', pickupAt })
    app.clock.advance(1)
    await tick(app)
    expect(await seen(app, taker, first.id)).toMatchObject({ state: 'expired', reason: 'holdEnded' })
  })

  it('is said to be missed within two days, and shows in the record while something is open', async () => {
    const { giver, taker, post, first } = await lineOfTwo()
    expectRefusal((await tryTo(app, giver, first.id, 'sayMissed')).raw, 'REQUEST_MOVED_ON')
    app.clock.advance(24 * msPerHour)
    await tick(app)
    expect(await act(app, giver, first.id, 'sayMissed')).toMatchObject({ state: 'missed', record: null })
    const again = await ask(app, taker, post.id)
    expect(await seen(app, giver, again.id)).toMatchObject({ record: { handedOver: 0, missed: 1 } })
    expect(again.record).toEqual({ handedOver: 0, missed: 0 })
    expectRefusal((await tryTo(app, taker, first.id, 'sayMissed')).raw, 'REQUEST_MOVED_ON')
  })

  it('is not said to be missed before a quarter of an hour after its pick-up time, though that was set to now', async () => {
    const { giver, taker, first } = await lineOfTwo()
    await act(app, giver, first.id, 'arrange', { pickupAt: app.clock.now().toISOString() })
    app.clock.advance(msPerHour / 4 - 1)
    for (const who of [giver, taker]) {
      expectRefusal((await tryTo(app, who, first.id, 'sayMissed')).raw, 'REQUEST_MOVED_ON')
      expect((await seen(app, who, first.id))?.actions).not.toContain('sayMissed')
    }
    app.clock.advance(1)
    expect((await seen(app, giver, first.id))?.actions).toContain('sayMissed')
    expect(await act(app, taker, first.id, 'sayMissed')).toMatchObject({
      state: 'missed',
      reason: 'giverMissed',
    })
  })

  it('cannot be said to be missed after two days', async () => {
    const { taker, first } = await lineOfTwo()
    app.clock.advance(24 * msPerHour)
    await tick(app)
    app.clock.advance(48 * msPerHour + 1)
    expectRefusal((await tryTo(app, taker, first.id, 'sayMissed')).raw, 'REQUEST_MOVED_ON')
  })

  it('takes no pick-up time that has passed or is far away', async () => {
    const { giver, first } = await lineOfTwo()
    for (const hours of [-1, 15 * 24]) {
      const pickupAt = new Date(app.clock.now().getTime() + hours * msPerHour).toISOString()
      expectRefusal((await tryTo(app, giver, first.id, 'arrange', { pickupAt })).raw, 'VALIDATION_FAILED')
    }
  })
})

describe('what ends with its post', () => {
  it('deleted: all that is open, told in every chat; what comes back with an undo is free', async () => {
    const { giver, taker, lin, post, first, second } = await lineOfTwo()
    await app.call(exchangeCalls.removePost, { as: giver, input: { params: { id: post.id } } })
    for (const [who, { id }] of [
      [taker, first],
      [lin, second],
    ] as const)
      expect(await seen(app, who, id)).toMatchObject({ state: 'expired', reason: 'postGone' })
    expect(await cardsOf(lin, giver)).toEqual(['waiting', 'expired'])
    await app.call(exchangeCalls.restorePost, { as: giver, input: { params: { id: post.id } } })
    expect(await ledgerOf(app, post.id)).toMatchObject({ quantity: 1, promised: 0 })
    expect(await ask(app, taker, post.id)).toMatchObject({ state: 'promised', turn: 3 })
  })

  it('past its date, or taken away by an administrator: with the next tick', async () => {
    const passed = await lineOfTwo()
    const removed = await lineOfTwo()
    await app.pool.query(`update food_requests set offered_until = '2026-01-01' where post_id = $1`, [
      passed.post.id,
    ])
    await app.pool.query('delete from posts where id = $1', [removed.post.id])
    await tick(app)
    expect(await seen(app, passed.lin, passed.second.id)).toMatchObject({ reason: 'datePassed' })
    expect(await seen(app, removed.lin, removed.second.id)).toMatchObject({ reason: 'postGone' })
    expect(await ledgerOf(app, passed.post.id)).toMatchObject({ promised: 0 })
  })

  it('taken away by an administrator: unread to whom it was promised, who may be on the way', async () => {
    const { giver, taker, lin, post } = await lineOfTwo()
    const counted = [await unreadOf(taker, giver), await unreadOf(lin, giver)] as const
    await app.pool.query('delete from posts where id = $1', [post.id])
    await tick(app)
    expect(await unreadOf(taker, giver)).toBe(counted[0] + 1)
    expect(await unreadOf(lin, giver)).toBe(counted[1])
  })

  it('past its date before a promise was to end: unread to whom it was promised', async () => {
    const { giver, taker, lin, post } = await lineOfTwo()
    const counted = [await unreadOf(taker, giver), await unreadOf(lin, giver)] as const
    await app.pool.query(`update food_requests set offered_until = '2026-01-01' where post_id = $1`, [
      post.id,
    ])
    await tick(app)
    expect(await unreadOf(taker, giver)).toBe(counted[0] + 1)
    expect(await unreadOf(lin, giver)).toBe(counted[1])
  })

  it('by its own time: told silently, for that was known', async () => {
    const { giver, taker, post, first } = await lineOfTwo()
    const counted = await unreadOf(taker, giver)
    await app.pool.query(`update food_requests set ends_at = $2 where post_id = $1 and ends_at is not null`, [
      post.id,
      app.clock.now(),
    ])
    await tick(app)
    expect(await seen(app, taker, first.id)).toMatchObject({ state: 'expired', reason: 'holdEnded' })
    expect(await unreadOf(taker, giver)).toBe(counted)
  })
})

describe('a promise that ends by its own time between two presses', () => {
  it.each(['giver', 'taker'] as const)(
    'of which the %s’s was there: unread to the giver, for its units go to the next',
    async (by) => {
      const { giver, taker, lin, first, second } = await lineOfTwo()
      await act(app, { giver, taker }[by], first.id, 'confirm')
      const counted = await unreadOf(giver, taker)
      app.clock.advance(24 * msPerHour)
      await tick(app)
      expect(await seen(app, giver, first.id)).toMatchObject({ state: 'expired', reason: 'holdEnded' })
      expect(await unreadOf(giver, taker)).toBe(counted + 1)
      expect(await seen(app, lin, second.id)).toMatchObject({ state: 'promised' })
    },
  )
})

describe('a press after an administrator has taken the post away, before the tick', () => {
  it.each(['enterCode', 'confirm', 'arrange'] as const)(
    '%s has moved on, and ends what is open for all',
    async (action) => {
      const { giver, taker, lin, post, first, second } = await lineOfTwo()
      await act(app, taker, first.id, 'confirm')
      await app.pool.query('delete from posts where id = $1', [post.id])
      const code = action === 'enterCode' ? { code: first.code ?? '' } : {}
      expectRefusal((await tryTo(app, giver, first.id, action, code)).raw, 'REQUEST_MOVED_ON')
      for (const [who, { id }] of [
        [giver, first],
        [taker, first],
        [lin, second],
      ] as const)
        expect(await seen(app, who, id)).toMatchObject({ state: 'expired', reason: 'postGone', actions: [] })
      await tick(app)
      expect(await cardsOf(taker, giver)).toEqual(['promised', 'promised', 'expired'])
      expect(await cardsOf(lin, giver)).toEqual(['waiting', 'expired'])
      expectRefusal((await tryTo(app, giver, first.id, action, code)).raw, 'REQUEST_MOVED_ON')
    },
  )
})

describe('a block between the two', () => {
  it('ends what is open, promises it to the next, and leaves neither a way to the other', async () => {
    const { giver, taker, lin, post, first, second } = await lineOfTwo()
    const given = await offer(app)
    const got = await ask(app, given.taker, given.post.id)
    await act(app, given.giver, got.id, 'enterCode', { code: got.code ?? '' })
    await block(app, taker, giver)
    await block(app, given.giver, given.taker)
    expect(await seen(app, lin, second.id)).toMatchObject({ state: 'promised' })
    expect(await ledgerOf(app, post.id)).toMatchObject({ quantity: 1, promised: 1 })
    for (const [who, { id }, action] of [
      [giver, first, 'decline'],
      [taker, first, 'withdraw'],
      [given.giver, got, 'confirm'],
      [given.taker, got, 'thank'],
    ] as const) {
      expect(await seen(app, who, id)).toBeUndefined()
      expectRefusal((await tryTo(app, who, id, action)).raw, 'NOT_FOUND')
    }
    // Nothing is written to either, of which one would read on the day they meet again.
    await unblock(app, taker, giver)
    expect(await cardsOf(giver, taker)).toEqual(['promised'])
    await block(app, taker, giver)
    // What was asked before the block and is sent again.
    expectRefusal((await tryToAsk(app, taker, post.id, 1, first.id)).raw, 'NOT_FOUND')
  })
})

describe('an edit of the post', () => {
  const edit = async (
    as: TestUser,
    { id, ...post }: Awaited<ReturnType<typeof offer>>['post'],
    quantity: number,
  ) => {
    const { foodName, description, expiryDate, location } = post
    const body = { foodName, description, expiryDate, location, quantity }
    return app.call(exchangeCalls.editPost, { as, input: { params: { id }, body } })
  }

  it('with more units promises them to who waits; with fewer than are promised it is refused', async () => {
    const { giver, lin, post, second } = await lineOfTwo()
    expect((await edit(giver, post, 3)).status).toBe(200)
    expect(await seen(app, lin, second.id)).toMatchObject({ state: 'promised' })
    expectRefusal((await edit(giver, post, 1)).raw, 'UNITS_PROMISED')
    expect((await edit(giver, post, 2)).status).toBe(200)
    expect(await ledgerOf(app, post.id)).toEqual({
      posted: 3,
      quantity: 2,
      promised: 2,
      handedOver: 0,
      takenBack: 1,
    })
  })
})

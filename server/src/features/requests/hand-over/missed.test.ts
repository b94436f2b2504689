import { msPerHour, msPerMinute } from '@shelfmate/contract/api/durations'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../testing/error-shape.ts'
import { app, withApp } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { act, ask, end, offer, seen, tick, tryTo, tryToRestore } from '../requests.factory.ts'

withApp()
/** Noon on the campus; a day there ends at 16:00 UTC. */
beforeEach(() => app.clock.set('2026-12-01T04:00:00.000Z'))

/** A promise of a tofu, to be picked up in ten minutes. */
async function promised(fields: Parameters<typeof offer>[1] = {}) {
  const staged = await offer(app, { quantity: 1, ...fields })
  const { id } = await ask(app, staged.taker, staged.post.id)
  const pickupAt = new Date(app.clock.now().getTime() + 10 * msPerMinute).toISOString()
  await act(app, staged.giver, id, 'arrange', { pickupAt })
  return { ...staged, id }
}
type Staged = Awaited<ReturnType<typeof promised>>

/** The last card of the chat of two. */
async function lastCard(reader: TestUser, partner: TestUser) {
  const input = { params: { chatId: chatIdOf(reader.id, partner.id) } }
  const { messages } = (await app.call(chatCalls.open, { as: reader, input })).body
  return messages.at(-1)?.card?.state
}

const removePost = ({ giver, post }: Staged) =>
  app.call(exchangeCalls.removePost, { as: giver, input: { params: { id: post.id } } })

/** How whoever has not come ends it, and what the other one says then. */
const ends: [
  string,
  (staged: Staged) => Promise<unknown>,
  'giver' | 'taker',
  'giverMissed' | 'takerMissed',
][] = [
  ['a decline', ({ giver, id }) => act(app, giver, id, 'decline'), 'taker', 'giverMissed'],
  ['a removal of the post', removePost, 'taker', 'giverMissed'],
  ['a withdrawal', ({ taker, id }) => act(app, taker, id, 'withdraw'), 'giver', 'takerMissed'],
]

describe.each(ends)('%s by whoever has not come', (_, endIt, sayer, reason) => {
  const culprit = sayer === 'giver' ? 'taker' : 'giver'

  it('at the pick-up time or after it can be said to be missed by the other alone, from a quarter of an hour after that', async () => {
    const staged = await promised()
    const { id } = staged
    app.clock.advance(10 * msPerMinute)
    await endIt(staged)
    app.clock.advance(15 * msPerMinute - 1)
    expectRefusal((await tryTo(app, staged[sayer], id, 'sayMissed')).raw, 'REQUEST_MOVED_ON')
    expect((await seen(app, staged[sayer], id))?.actions).toEqual([])
    app.clock.advance(1)
    expect((await seen(app, staged[sayer], id))?.actions).toEqual(['sayMissed'])
    expect((await seen(app, staged[culprit], id))?.actions).toEqual([])
    expectRefusal((await tryTo(app, staged[culprit], id, 'sayMissed')).raw, 'REQUEST_MOVED_ON')
    const before = await seen(app, staged[sayer], id)
    expect(await act(app, staged[sayer], id, 'sayMissed')).toMatchObject({
      state: 'missed',
      reason,
      endedAt: before?.endedAt,
      actions: [],
    })
    expect(await lastCard(staged[culprit], staged[sayer])).toBe('missed')
    expectRefusal((await tryTo(app, staged[sayer], id, 'sayMissed')).raw, 'REQUEST_MOVED_ON')
  })

  it('can be said to be missed for two days', async () => {
    const staged = await promised()
    app.clock.advance(50 * msPerMinute)
    await endIt(staged)
    app.clock.advance(48 * msPerHour)
    expect((await seen(app, staged[sayer], staged.id))?.actions).toEqual(['sayMissed'])
    app.clock.advance(1)
    expectRefusal((await tryTo(app, staged[sayer], staged.id, 'sayMissed')).raw, 'REQUEST_MOVED_ON')
  })

  it('before the pick-up time is no missed hand-over', async () => {
    const staged = await promised()
    app.clock.advance(10 * msPerMinute - 1)
    await endIt(staged)
    app.clock.advance(msPerHour)
    expect((await seen(app, staged[sayer], staged.id))?.actions).toEqual([])
    expectRefusal((await tryTo(app, staged[sayer], staged.id, 'sayMissed')).raw, 'REQUEST_MOVED_ON')
  })
})

describe('what was said to be missed', () => {
  it('is in the record of whoever ended it', async () => {
    const { giver, taker, post, id } = await promised()
    app.clock.advance(50 * msPerMinute)
    await end(app, taker, id, 'withdraw')
    await act(app, giver, id, 'sayMissed')
    const again = await ask(app, taker, post.id)
    expect(await seen(app, giver, again.id)).toMatchObject({ record: { handedOver: 0, missed: 1 } })
  })

  it('is not opened again by taking back what ended it', async () => {
    const { giver, taker, id } = await promised()
    app.clock.advance(50 * msPerMinute)
    const press = await end(app, giver, id, 'decline')
    await act(app, taker, id, 'sayMissed')
    expectRefusal((await tryToRestore(app, giver, id, press)).raw, 'REQUEST_MOVED_ON')
  })
})

describe('the last day of the food', () => {
  const lastDay = { expiryDate: '2026-12-01', dateKind: 'useBy' } as const

  it('leaves a hold that ended within it what it is, where the tick comes after midnight', async () => {
    const { giver, taker, id } = await promised(lastDay)
    await act(app, giver, id, 'arrange', { pickupAt: '2026-12-01T14:59:55.000Z' })
    app.clock.set('2026-12-01T16:00:04.000Z')
    await tick(app)
    for (const who of [giver, taker])
      expect(await seen(app, who, id)).toMatchObject({ reason: 'holdEnded', actions: ['sayMissed'] })
    expect(await act(app, taker, id, 'sayMissed')).toMatchObject({ reason: 'giverMissed' })
  })

  it('ends a promise whose time to come has passed as one that either can have missed', async () => {
    const { giver, taker, id } = await promised(lastDay)
    await act(app, giver, id, 'arrange', { pickupAt: '2026-12-01T15:50:00.000Z' })
    app.clock.set('2026-12-01T16:00:04.000Z')
    await tick(app)
    expect(await seen(app, taker, id)).toMatchObject({ reason: 'datePassed', actions: [] })
    app.clock.set('2026-12-01T16:05:00.000Z')
    for (const who of [giver, taker]) expect((await seen(app, who, id))?.actions).toEqual(['sayMissed'])
    expect(await act(app, giver, id, 'sayMissed')).toMatchObject({ reason: 'takerMissed' })
  })

  it('ends a promise without a time as nobody’s fault, however late the tick comes', async () => {
    const { giver, taker, post } = await offer(app, lastDay)
    const { id } = await ask(app, taker, post.id)
    app.clock.set('2026-12-02T05:00:00.000Z')
    await tick(app)
    for (const who of [giver, taker])
      expect(await seen(app, who, id)).toMatchObject({ reason: 'datePassed', actions: [] })
  })
})

import { msPerHour, msPerMinute } from '@shelfmate/contract/api/durations'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { lateMs } from '@shelfmate/contract/requests/machine'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../testing/error-shape.ts'
import { app, withApp } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { act, ask, end, offer, promisedSoon, seen, tick, tryTo, tryToRestore } from '../requests.factory.ts'

withApp()
/** Noon on the campus; a day there ends at 16:00 UTC. */
beforeEach(() => app.clock.set('2026-12-01T04:00:00.000Z'))

type Staged = Awaited<ReturnType<typeof promisedSoon>>

/** The last card of the chat of two. */
async function lastCard(reader: TestUser, partner: TestUser) {
  const input = { params: { chatId: chatIdOf(reader.id, partner.id) } }
  const { messages } = (await app.call(chatCalls.open, { as: reader, input })).body
  return messages.at(-1)?.card?.state
}

const removePost = ({ giver, post }: Staged) =>
  app.call(exchangeCalls.removePost, { as: giver, input: { params: { id: post.id } } })

/** How whoever has not come ends it, what the other one says then, and how long after the pick-up time it counts. */
const ends: [
  string,
  (staged: Staged) => Promise<unknown>,
  'giver' | 'taker',
  'giverMissed' | 'takerMissed',
  number,
][] = [
  ['a decline', ({ giver, id }) => act(app, giver, id, 'decline'), 'taker', 'giverMissed', 0],
  ['a removal of the post', removePost, 'taker', 'giverMissed', 0],
  ['a withdrawal', ({ taker, id }) => act(app, taker, id, 'withdraw'), 'giver', 'takerMissed', lateMs],
]

describe.each(ends)('%s by whoever has not come', (_, endIt, sayer, reason, countsAfterMs) => {
  const culprit = sayer === 'giver' ? 'taker' : 'giver'

  it('once the other waits for them can be said to be missed by the other alone', async () => {
    const staged = await promisedSoon(app)
    const { id } = staged
    app.clock.advance(10 * msPerMinute + countsAfterMs)
    await endIt(staged)
    app.clock.advance(lateMs - countsAfterMs)
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
    const staged = await promisedSoon(app)
    app.clock.advance(50 * msPerMinute)
    await endIt(staged)
    app.clock.advance(48 * msPerHour)
    expect((await seen(app, staged[sayer], staged.id))?.actions).toEqual(['sayMissed'])
    app.clock.advance(1)
    expectRefusal((await tryTo(app, staged[sayer], staged.id, 'sayMissed')).raw, 'REQUEST_MOVED_ON')
  })

  it('before that is no missed hand-over', async () => {
    const staged = await promisedSoon(app)
    app.clock.advance(10 * msPerMinute + countsAfterMs - 1)
    await endIt(staged)
    app.clock.advance(msPerHour)
    expect((await seen(app, staged[sayer], staged.id))?.actions).toEqual([])
    expectRefusal((await tryTo(app, staged[sayer], staged.id, 'sayMissed')).raw, 'REQUEST_MOVED_ON')
  })
})

it('a decline at the pick-up time can be said to be missed a quarter of an hour later', async () => {
  const { giver, taker, id } = await promisedSoon(app)
  app.clock.advance(10 * msPerMinute)
  await act(app, giver, id, 'decline')
  app.clock.advance(lateMs - 1)
  expectRefusal((await tryTo(app, taker, id, 'sayMissed')).raw, 'REQUEST_MOVED_ON')
  expect((await seen(app, taker, id))?.actions).toEqual([])
  app.clock.advance(1)
  expect((await seen(app, taker, id))?.actions).toEqual(['sayMissed'])
})

it('a time of now is no trap for a taker who gives up at once', async () => {
  const { giver, taker, id } = await promisedSoon(app)
  await act(app, giver, id, 'arrange', { pickupAt: app.clock.now().toISOString() })
  app.clock.advance(msPerMinute)
  await act(app, taker, id, 'withdraw')
  app.clock.advance(msPerHour)
  expectRefusal((await tryTo(app, giver, id, 'sayMissed')).raw, 'REQUEST_MOVED_ON')
})

describe('what was said to be missed', () => {
  it('is in the record of whoever ended it', async () => {
    const { giver, taker, post, id } = await promisedSoon(app)
    app.clock.advance(50 * msPerMinute)
    await end(app, taker, id, 'withdraw')
    await act(app, giver, id, 'sayMissed')
    const again = await ask(app, taker, post.id)
    expect(await seen(app, giver, again.id)).toMatchObject({ record: { handedOver: 0, missed: 1 } })
  })

  it('is not opened again by taking back what ended it', async () => {
    const { giver, taker, id } = await promisedSoon(app)
    app.clock.advance(50 * msPerMinute)
    const press = await end(app, giver, id, 'decline')
    await act(app, taker, id, 'sayMissed')
    expectRefusal((await tryToRestore(app, giver, id, press)).raw, 'REQUEST_MOVED_ON')
  })
})

describe('the last day of the food', () => {
  const lastDay = { expiryDate: '2026-12-01', dateKind: 'useBy' } as const

  it('leaves a hold that ended within it what it is, where the tick comes after midnight', async () => {
    const { giver, taker, id } = await promisedSoon(app, lastDay)
    await act(app, giver, id, 'arrange', { pickupAt: '2026-12-01T14:59:55.000Z' })
    app.clock.set('2026-12-01T16:00:04.000Z')
    await tick(app)
    for (const who of [giver, taker])
      expect(await seen(app, who, id)).toMatchObject({ reason: 'holdEnded', actions: ['sayMissed'] })
    expect(await act(app, taker, id, 'sayMissed')).toMatchObject({ reason: 'giverMissed' })
  })

  it.each([
    ['15:50', ['taker']],
    ['15:30', ['giver', 'taker']],
  ])(
    'ends a promise for %s before a midnight of 16:00 as one that may have been missed, says %s',
    async (at, sayers) => {
      const { giver, taker, id } = await promisedSoon(app, lastDay)
      await act(app, giver, id, 'arrange', { pickupAt: `2026-12-01T${at}:00.000Z` })
      app.clock.set('2026-12-01T16:00:04.000Z')
      await tick(app)
      expect(await seen(app, taker, id)).toMatchObject({ reason: 'datePassed' })
      app.clock.set('2026-12-01T16:05:00.000Z')
      const able = Object.entries({ giver, taker }).map(async ([role, who]) => {
        const { actions } = (await seen(app, who, id)) ?? {}
        return actions?.includes('sayMissed') ? [role] : []
      })
      expect((await Promise.all(able)).flat()).toEqual(sayers)
      expect(await act(app, taker, id, 'sayMissed')).toMatchObject({ reason: 'giverMissed' })
    },
  )

  it('ends a promise without a time as nobody’s fault, however late the tick comes', async () => {
    const { giver, taker, post } = await offer(app, lastDay)
    const { id } = await ask(app, taker, post.id)
    app.clock.set('2026-12-02T05:00:00.000Z')
    await tick(app)
    for (const who of [giver, taker])
      expect(await seen(app, who, id)).toMatchObject({ reason: 'datePassed', actions: [] })
  })
})

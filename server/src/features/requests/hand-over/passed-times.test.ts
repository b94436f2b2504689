import { msPerHour, msPerMinute } from '@shelfmate/contract/api/durations'
import { lateMs } from '@shelfmate/contract/requests/machine'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../testing/error-shape.ts'
import { app, withApp } from '../../../testing/suite.ts'
import {
  act,
  ask,
  editPost,
  end,
  ledgerOf,
  offer,
  promisedSoon,
  seen,
  tryTo,
  tryToRestore,
} from '../requests.factory.ts'

withApp()
/** Noon on the campus; a day there ends at 16:00 UTC. */
beforeEach(() => app.clock.set('2026-12-01T04:00:00.000Z'))

type Staged = Awaited<ReturnType<typeof promisedSoon>>

describe('a later pick-up time that a giver sets who is late', () => {
  const inMs = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString()
  const setIn = ({ giver, id }: Pick<Staged, 'giver' | 'id'>, ms: number) =>
    act(app, giver, id, 'arrange', { pickupAt: inMs(ms) })
  const arrange = (staged: Staged) => setIn(staged, 6 * msPerHour)
  const editHours = ({ giver, post }: Staged) =>
    editPost(app, giver, post, { pickupFrom: inMs(5 * msPerHour), pickupUntil: inMs(6 * msPerHour) })
  const withHours = async () => {
    const staged = await offer(app, {
      quantity: 1,
      pickupFrom: '2026-12-01T04:00:00.000Z',
      pickupUntil: '2026-12-01T04:10:00.000Z',
    })
    return { ...staged, id: (await ask(app, staged.taker, staged.post.id)).id }
  }

  it.each([
    ['by itself', () => promisedSoon(app), arrange],
    ['as none', () => promisedSoon(app), ({ giver, id }: Staged) => act(app, giver, id, 'arrange')],
    ['by its post’s hours', withHours, editHours],
  ])('%s leaves the taker, who was there, their say, and the giver none', async (_, stage, move) => {
    const staged = await stage()
    app.clock.advance(10 * msPerMinute)
    await move(staged)
    const { giver, taker, id } = staged
    app.clock.advance(lateMs - 1)
    expect((await seen(app, taker, id))?.actions).not.toContain('sayMissed')
    app.clock.advance(1)
    expectRefusal((await tryTo(app, giver, id, 'sayMissed')).raw, 'REQUEST_MOVED_ON')
    expect((await seen(app, taker, id))?.actions).toContain('sayMissed')
    await act(app, giver, id, 'decline')
    expect((await seen(app, taker, id))?.actions).toEqual(['sayMissed'])
    expect(await act(app, taker, id, 'sayMissed')).toMatchObject({ state: 'missed', reason: 'giverMissed' })
  })

  it('can be answered while it stands, which sets the food free', async () => {
    const staged = await promisedSoon(app)
    app.clock.advance(10 * msPerMinute + lateMs)
    await arrange(staged)
    expect(await act(app, staged.taker, staged.id, 'sayMissed')).toMatchObject({ state: 'missed' })
    expect(await ledgerOf(app, staged.post.id)).toMatchObject({ quantity: 1, promised: 0 })
  })

  it('puts it off for no longer, however often it is set', async () => {
    const staged = await promisedSoon(app)
    app.clock.advance(10 * msPerMinute)
    for (let passed = 0; passed < lateMs; passed += 5 * msPerMinute) {
      await setIn(staged, msPerMinute)
      app.clock.advance(5 * msPerMinute)
    }
    await arrange(staged)
    expect((await seen(app, staged.taker, staged.id))?.actions).toContain('sayMissed')
  })

  it('is over two days after the last that passed', async () => {
    const staged = await promisedSoon(app)
    const { taker, id } = staged
    app.clock.advance(10 * msPerMinute)
    await setIn(staged, 24 * msPerHour)
    app.clock.advance(24 * msPerHour + lateMs)
    await setIn(staged, 72 * msPerHour)
    expect((await seen(app, taker, id))?.actions).toContain('sayMissed')
    app.clock.advance(48 * msPerHour - lateMs)
    expect((await seen(app, taker, id))?.actions).toContain('sayMissed')
    app.clock.advance(1)
    expect((await seen(app, taker, id))?.actions).not.toContain('sayMissed')
  })

  it('before the former one had come is nobody’s fault', async () => {
    const staged = await promisedSoon(app)
    app.clock.advance(10 * msPerMinute - 1)
    await arrange(staged)
    app.clock.advance(msPerHour)
    await act(app, staged.giver, staged.id, 'decline')
    expectRefusal((await tryTo(app, staged.taker, staged.id, 'sayMissed')).raw, 'REQUEST_MOVED_ON')
  })
})

it.each([
  ['withdrew', 'withdraw', 'taker', 'giver'],
  ['declined', 'decline', 'giver', 'taker'],
] as const)(
  'whoever %s when it was time takes that back only while it can be held: the other may say it was missed',
  async (_, action, culprit, sayer) => {
    const staged = await promisedSoon(app)
    const { post, id } = staged
    app.clock.advance(10 * msPerMinute + lateMs)
    const held = await end(app, staged[culprit], id, action)
    expect((await tryToRestore(app, staged[culprit], id, held)).body).toMatchObject({ state: 'promised' })
    expect((await seen(app, staged[sayer], id))?.actions).toContain('sayMissed')
    const lin = await app.signUp({ firstName: 'Lin' })
    const next = await ask(app, lin, post.id)
    app.clock.advance(1)
    const press = await end(app, staged[culprit], id, action)
    expect(await seen(app, lin, next.id)).toMatchObject({ state: 'promised' })
    expectRefusal((await tryToRestore(app, staged[culprit], id, press)).raw, 'REQUEST_MOVED_ON')
    expect((await seen(app, staged[sayer], id))?.actions).toEqual(['sayMissed'])
  },
)

it('a giver who set another time and declined takes that back into no line, either', async () => {
  const { giver, taker, post, id } = await promisedSoon(app)
  await ask(app, await app.signUp(), post.id)
  app.clock.advance(10 * msPerMinute + lateMs)
  const pickupAt = new Date(app.clock.now().getTime() + msPerHour).toISOString()
  await act(app, giver, id, 'arrange', { pickupAt })
  const press = await end(app, giver, id, 'decline')
  expectRefusal((await tryToRestore(app, giver, id, press)).raw, 'REQUEST_MOVED_ON')
  expect((await seen(app, taker, id))?.actions).toEqual(['sayMissed'])
})

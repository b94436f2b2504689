import { beforeEach, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../testing/error-shape.ts'
import { app, withApp } from '../../testing/suite.ts'
import { act, ask, offer, seen, tryTo } from './requests.factory.ts'

withApp()
/** Noon on the campus; a day there ends at 16:00 UTC. */
beforeEach(() => app.clock.set('2026-12-01T04:00:00.000Z'))

const today = '2026-12-01'
const lastMoment = '2026-12-01T15:59:59.999Z'
const tomorrow = '2026-12-01T16:00:00.000Z'

async function promised(fields: Parameters<typeof offer>[1] = {}) {
  const staged = await offer(app, fields)
  return { ...staged, request: await ask(app, staged.taker, staged.post.id) }
}

describe('a pick-up time and the food’s last day', () => {
  const tooLate = { pickupAt: 'Choose a time on or before its last day.' }

  it('may be in the last minute of it where the campus is, and no later', async () => {
    const { giver, taker, request } = await promised({ expiryDate: today, dateKind: 'useBy' })
    const refused = await tryTo(app, giver, request.id, 'arrange', { pickupAt: tomorrow })
    expectRefusal(refused.raw, 'VALIDATION_FAILED')
    expect(refused.error?.fields).toEqual(tooLate)
    expect(await seen(app, taker, request.id)).toMatchObject({ state: 'promised', pickupAt: null })
    await act(app, giver, request.id, 'arrange', { pickupAt: lastMoment })
    expect(await seen(app, taker, request.id)).toMatchObject({ pickupAt: lastMoment })
  })

  it('is refused after it with a promise as well, which can be given without', async () => {
    const { giver, request } = await promised({ expiryDate: today, dateKind: 'useBy', giving: 'iChoose' })
    const refused = await tryTo(app, giver, request.id, 'promise', { pickupAt: tomorrow })
    expect(refused.error?.fields).toEqual(tooLate)
    expect(await act(app, giver, request.id, 'promise')).toMatchObject({ state: 'promised', pickupAt: null })
  })

  it('may be in the days that best-before food has more', async () => {
    const { giver, post, request } = await promised({
      ...{ foodName: 'Rice', expiryDate: today, dateKind: 'bestBefore' },
    })
    expect(post.graceDays).toBeGreaterThan(0)
    expect(await act(app, giver, request.id, 'arrange', { pickupAt: tomorrow })).toMatchObject({
      pickupAt: tomorrow,
    })
  })

  it.each([
    ['a window that ends by then', lastMoment, { pickupAt: lastMoment, endsAt: '2026-12-01T16:59:59.999Z' }],
    ['a day, where the window ends later', tomorrow, { pickupAt: null, endsAt: '2026-12-02T04:00:00.000Z' }],
  ])('is held without one for %s', async (_, pickupUntil, held) => {
    const { request } = await promised({
      ...{ expiryDate: today, dateKind: 'useBy', pickupFrom: '2026-12-01T08:00:00.000Z', pickupUntil },
    })
    expect(request).toMatchObject({ state: 'promised', ...held })
  })
})

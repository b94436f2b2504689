import { randomUUID } from 'node:crypto'
import { badgesUnlockedEvent } from '@shelfmate/contract/achievements/achievements'
import { limits } from '@shelfmate/contract/api/limits'
import { pantryCalls, pantryChangedEvent } from '@shelfmate/contract/pantry/pantry'
import { describe, expect, it, vi } from 'vitest'
import { LiveClient } from '../../../testing/live-client.ts'
import { app, withApp } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { addItem, fillPantry, milk, wholePantry } from '../pantry.factory.ts'

withApp()

const add = (as: TestUser, body: object = {}) =>
  app.call(pantryCalls.addItems, {
    as,
    input: { body: { ...milk, id: randomUUID(), expiryDates: ['2026-12-01'], ...body } },
  })

const students = (count: number) => Promise.all(Array.from({ length: count }, () => app.signUp()))

describe('adds that meet', () => {
  it('share a few transactions, and each has its own turn and answer', async () => {
    const [mei, ...others] = await students(6)
    if (!mei) throw new Error('six students came')
    const connected = vi.spyOn(app.pool, 'connect')
    const adders = [mei, mei, ...others, mei]
    const answers = await Promise.all(adders.map((as, n) => add(as, { name: `Food ${n}`, quantity: n + 1 })))
    // Two at once, and what came meanwhile; the lookups of their sessions among them.
    expect(connected.mock.calls.length).toBeLessThan(adders.length)
    connected.mockRestore()
    for (const [n, { status, body }] of answers.entries()) {
      expect(status).toBe(201)
      expect(body.upserted).toMatchObject([{ name: `Food ${n}`, quantity: n + 1 }])
    }
    const own = answers.filter((_, n) => adders[n] === mei).map(({ body }) => body.seq)
    expect(own.toSorted()).toEqual([1, 2, 3])
    const { items, seq } = await wholePantry(app, mei)
    expect(seq).toBe(3)
    expect(items.map(({ name }) => name).toSorted()).toEqual(['Food 0', 'Food 1', 'Food 7'])
    const counted = await app.pool.query(
      `select c.logged, d.actions from achievement_counters c join activity_days d using (user_id) where user_id = $1`,
      [mei.id],
    )
    expect(counted.rows).toEqual([{ logged: 3, actions: 3 }])
  })

  it('refuse themselves alone', async () => {
    const [full, mei, kai] = await students(3)
    if (!full || !mei || !kai) throw new Error('three students came')
    await fillPantry(app, full, limits.pantryItems)
    const id = randomUUID()
    const first = await add(mei, { id })
    const [overfull, again, reused, fine] = await Promise.all([
      add(full),
      add(mei, { id }),
      add(mei, { id, name: 'Something else' }),
      add(kai),
    ])
    expect(overfull.error?.code).toBe('PANTRY_FULL')
    expect(again.body).toEqual(first.body)
    expect(reused.error?.code).toBe('ID_REUSED')
    expect(fine.status).toBe(201)
    expect((await wholePantry(app, mei)).items).toHaveLength(1)
    expect((await wholePantry(app, full)).items).toHaveLength(limits.pantryItems)
    expect((await wholePantry(app, kai)).seq).toBe(1)
  })

  it('tell badges once, also beside one that is refused for its place', async () => {
    const [full, ...others] = await students(5)
    if (!full) throw new Error('five students came')
    for (let n = 0; n < limits.ownPlaces; n++) await addItem(app, full, { place: `Box ${n}` })
    const screens = await Promise.all(
      others.map(async (each) => new LiveClient(await app.listen(), each).connected()),
    )
    // Two are under way at once; the others meet.
    const answers = await Promise.all([...others, full].map((as) => add(as, { place: 'Balcony' })))
    expect(answers.map(({ error }) => error?.code)).toEqual([...others.map(() => undefined), 'PLACES_FULL'])
    for (const screen of screens) {
      await screen.receives(pantryChangedEvent)
      expect(screen.received(badgesUnlockedEvent)).toHaveLength(1)
      screen.close()
    }
    const counted = await app.pool.query(
      'select logged, badge_count from achievement_counters where user_id = any($1)',
      [others.map(({ id }) => id)],
    )
    expect(counted.rows).toEqual(others.map(() => ({ logged: 1, badge_count: 1 })))
  })
})

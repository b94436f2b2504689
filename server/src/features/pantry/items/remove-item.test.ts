import { randomUUID } from 'node:crypto'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { describe, expect, it } from 'vitest'
import { app, mei as owner, withApp, withMei } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { addItem, addItems, booksOf, fillPantry, wholePantry } from '../pantry.factory.ts'

const undoWindowMs = 60_000

withApp()
withMei()

const remove = (id: string, as: TestUser | undefined = owner) =>
  app.call(pantryCalls.removeItem, { as, input: { params: { id } } })
const restore = (id: string, as: TestUser | undefined = owner) =>
  app.call(pantryCalls.restoreItem, { as, input: { params: { id } } })
const purge = async () => {
  const job = app.app.jobs.find((each) => each.name === 'pantry.purgeRemovedItems')
  if (!job) throw new Error('the purge is among the jobs')
  await job.run()
}

describe('pantry.removeItem', () => {
  it('removes an item; that it was logged stays', async () => {
    const item = await addItem(app, owner)
    const answer = await remove(item.id)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ seq: 2, upserted: [], removed: [item.id] })
    expect(await wholePantry(app, owner)).toEqual({ items: [], seq: 2 })
    expect(await booksOf(app, owner)).toEqual({ seq: 2, counted: 0, items: 0, logged: 1, consumed: 0 })
  })

  it('does so once, however many ask at once', async () => {
    const { id } = await addItem(app, owner)
    const answers = await Promise.all(Array.from({ length: 20 }, () => remove(id)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 404)).toHaveLength(19)
    expect(await booksOf(app, owner)).toMatchObject({ seq: 2, counted: 0 })
  })

  it('needs a session', async () => {
    const { id } = await addItem(app, owner)
    expect((await app.call(pantryCalls.removeItem, { input: { params: { id } } })).status).toBe(401)
  })

  it('does not touch an item of somebody else', async () => {
    const item = await addItem(app, owner)
    expect((await remove(item.id, await app.signUp())).status).toBe(404)
    expect((await wholePantry(app, owner)).items).toEqual([item])
  })

  it.each(['', 'x', '00000000', `${randomUUID()}x`])('refuses the id %j', async (id) => {
    const answer = await remove(id)
    expect(answer.error).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { id: 'This is not a valid id.' },
    })
  })

  it('knows an id in capital letters', async () => {
    const { id } = await addItem(app, owner)
    expect((await remove(id.toUpperCase())).body.removed).toEqual([id])
  })
})

describe('pantry.restoreItem', () => {
  it('brings an item back with its id, its place and all it was', async () => {
    const [, item] = await addItems(app, owner, {
      expiryDates: ['2026-12-01', '2026-12-02', '2026-12-03'],
    })
    const before = await wholePantry(app, owner)
    await remove(item?.id ?? '')
    const answer = await restore(item?.id ?? '')
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ seq: 3, upserted: [item], removed: [] })
    expect((await wholePantry(app, owner)).items).toEqual(before.items)
    expect(await booksOf(app, owner)).toMatchObject({ counted: 3, items: 3, logged: 3 })
  })

  it('changes nothing where the item is there, however often it is asked', async () => {
    const item = await addItem(app, owner)
    await remove(item.id)
    const answers = await Promise.all(Array.from({ length: 20 }, () => restore(item.id)))
    for (const answer of answers) expect(answer.body).toEqual({ seq: 3, upserted: [item], removed: [] })
    expect(await booksOf(app, owner)).toMatchObject({ seq: 3, counted: 1 })
  })

  it('takes a minute and no longer', async () => {
    const [early, late] = await addItems(app, owner, { expiryDates: ['2026-12-01', '2026-12-02'] })
    await remove(early?.id ?? '')
    await remove(late?.id ?? '')
    app.clock.advance(undoWindowMs)
    expect((await restore(early?.id ?? '')).status).toBe(200)
    app.clock.advance(1)
    const answer = await restore(late?.id ?? '')
    expect(answer.status).toBe(410)
    expect(answer.error?.code).toBe('UNDO_EXPIRED')
  })

  it('does not bring back what was used up', async () => {
    const { id } = await addItem(app, owner, { quantity: 1 })
    await app.call(pantryCalls.consumeItem, { as: owner, input: { params: { id }, body: {} } })
    expect((await restore(id)).error?.code).toBe('UNDO_EXPIRED')
    expect(await booksOf(app, owner)).toMatchObject({ seq: 2, items: 0 })
  })

  it('needs a session', async () => {
    const { id } = await addItem(app, owner)
    expect((await app.call(pantryCalls.restoreItem, { input: { params: { id } } })).status).toBe(401)
  })

  it('does not find an item of somebody else', async () => {
    const { id } = await addItem(app, owner)
    await remove(id)
    expect((await restore(id, await app.signUp())).status).toBe(404)
    expect(await booksOf(app, owner)).toMatchObject({ seq: 2, items: 0 })
  })

  it('refuses a malformed id', async () => {
    expect((await restore('x')).error?.code).toBe('VALIDATION_FAILED')
  })

  it('does not overfill the pantry', async () => {
    const [gone, there] = await addItems(app, owner, { expiryDates: ['2026-12-01', '2026-12-02'] })
    await remove(gone?.id ?? '')
    await fillPantry(app, owner, 2000)
    expect((await restore(gone?.id ?? '')).error?.code).toBe('PANTRY_FULL')
    // A full pantry does not matter where there is nothing to bring back.
    expect((await restore(there?.id ?? '')).status).toBe(200)
    expect((await restore(randomUUID())).status).toBe(404)
    expect(await booksOf(app, owner)).toMatchObject({ counted: 2000, items: 2000 })
  })
})

describe('pantry.purgeRemovedItems', () => {
  it('forgets removed items once their removal cannot be undone any more, and nothing else', async () => {
    const [kept, removed, eaten] = await addItems(app, owner, {
      quantity: 1,
      expiryDates: ['2026-12-01', '2026-12-02', '2026-12-03'],
    })
    await remove(removed?.id ?? '')
    await app.call(pantryCalls.consumeItem, {
      as: owner,
      input: { params: { id: eaten?.id ?? '' }, body: {} },
    })
    const idsStored = async () => {
      const rows = await app.pool.query('select id from pantry_items where user_id = $1', [owner.id])
      return rows.rows.map((row) => row.id)
    }
    app.clock.advance(undoWindowMs)
    await purge()
    expect(await idsStored()).toHaveLength(3)
    app.clock.advance(undoWindowMs + 1)
    await purge()
    expect(await idsStored()).toEqual([kept?.id])
    expect((await restore(removed?.id ?? '')).status).toBe(404)
    expect(await booksOf(app, owner)).toMatchObject({ counted: 1, items: 1, logged: 3, consumed: 1 })
  })
})

import { randomUUID } from 'node:crypto'
import { limits } from '@shelfmate/contract/api/limits'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { recipesCalls, type UsedItem } from '@shelfmate/contract/recipes/recipes'
import { describe, expect, it } from 'vitest'
import { app, mei as owner, withApp, withMei } from '../../testing/suite.ts'
import type { TestUser } from '../../testing/test-app.ts'
import { addItem, booksOf, wholePantry } from '../pantry/pantry.factory.ts'

withApp()
withMei()

const cook = (itemIds: string[], id: string = randomUUID(), as: TestUser | undefined = owner) =>
  app.call(recipesCalls.cook, { as, input: { body: { id, itemIds } } })
const use = (items: UsedItem[], id: string = randomUUID()) =>
  app.call(recipesCalls.cook, { as: owner, input: { body: { id, items } } })
const undo = (id: string, as: TestUser | undefined = owner) =>
  app.call(recipesCalls.undoCook, { as, input: { params: { id } } })

async function eggsLeft(): Promise<number | undefined> {
  const { items } = await wholePantry(app, owner)
  return items.find(({ name }) => name === 'Eggs')?.quantity
}

/** Corrects the date of an item; returns what stands in its place, one for each date. */
async function redate({ id, name, quantity } = { id: '', name: '', quantity: 0 }, ...expiryDates: string[]) {
  const body = { name, quantity, remark: '', expiryDates }
  const { upserted } = (await app.call(pantryCalls.editItem, { as: owner, input: { params: { id }, body } }))
    .body
  return upserted
}

async function shelf() {
  const tofu = await addItem(app, owner, { name: 'Tofu', quantity: 1 })
  const eggs = await addItem(app, owner, { name: 'Eggs', quantity: 10 })
  return { tofu, eggs, before: await wholePantry(app, owner) }
}

describe('recipes.cook', () => {
  it('uses up one of each in one change, and logs each', async () => {
    const { tofu, eggs } = await shelf()
    const id = randomUUID()
    const answer = await cook([tofu.id, eggs.id], id)
    expect([answer.status, answer.body]).toEqual([201, { id, itemIds: [tofu.id, eggs.id] }])
    const { items } = await wholePantry(app, owner)
    expect(items).toEqual([{ ...eggs, quantity: 9 }])
    expect(await booksOf(app, owner)).toMatchObject({ seq: 3, counted: 1, items: 1, consumed: 2 })
  })

  it('leaves out what is gone, and is nothing when all is', async () => {
    const { tofu, eggs } = await shelf()
    await app.call(pantryCalls.removeItem, { as: owner, input: { params: { id: tofu.id } } })
    expect((await cook([randomUUID(), tofu.id, eggs.id])).body.itemIds).toEqual([eggs.id])
    const before = await booksOf(app, owner)
    expect((await cook([tofu.id])).error?.code).toBe('NOT_FOUND')
    expect(await booksOf(app, owner)).toEqual(before)
  })

  it('takes what an edit has put in the place of an item, the soonest of it, and nothing twice', async () => {
    const { tofu, eggs } = await shelf()
    const edited = await redate(tofu, '2026-12-24', '2026-12-20')
    const [, sooner] = edited
    const again = await redate(sooner, '2026-12-21')
    const taken = [again[0]?.id, eggs.id]
    const id = randomUUID()
    expect((await cook([tofu.id, eggs.id], id)).body.itemIds).toEqual(taken)
    expect((await wholePantry(app, owner)).items.map((item) => item.id)).toEqual([eggs.id, edited[0]?.id])
    await app.pool.query('delete from idempotency_keys')
    expect((await cook([tofu.id, eggs.id], id)).body.itemIds).toEqual(taken)
    expect((await cook([eggs.id], id)).error?.code).toBe('ID_REUSED')
    const named = edited[0]?.id ?? ''
    expect((await cook([tofu.id, named])).body.itemIds).toEqual([named])
  })

  it('is done once, however often the same id comes, also at the same time', async () => {
    const { tofu, eggs } = await shelf()
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => cook([tofu.id, eggs.id], id)))
    for (const { status, body } of answers)
      expect([status, body]).toEqual([201, { id, itemIds: [tofu.id, eggs.id] }])
    expect(await booksOf(app, owner)).toMatchObject({ seq: 3, consumed: 2 })
  })

  it('uses up as many pieces as were used, in one change, and logs each item', async () => {
    const { tofu, eggs } = await shelf()
    const answer = await use([
      { id: eggs.id, pieces: 2 },
      { id: tofu.id, pieces: 'all' },
    ])
    expect(answer.body.itemIds).toEqual([eggs.id, tofu.id])
    expect((await wholePantry(app, owner)).items).toEqual([{ ...eggs, quantity: 8 }])
    expect(await booksOf(app, owner)).toMatchObject({ seq: 3, counted: 1, items: 1, consumed: 2 })
  })

  it.each([10, 11, 9999, 'all'] as const)('takes the item away with its last piece: %s', async (pieces) => {
    const { tofu, eggs } = await shelf()
    await use([{ id: eggs.id, pieces }])
    expect((await wholePantry(app, owner)).items).toEqual([tofu])
  })

  it('takes pieces once, and refuses other pieces under the same id', async () => {
    const { eggs } = await shelf()
    const id = randomUUID()
    const items: UsedItem[] = [{ id: eggs.id, pieces: 2 }]
    const answers = await Promise.all(Array.from({ length: 10 }, () => use(items, id)))
    for (const { status } of answers) expect(status).toBe(201)
    expect((await use([{ id: eggs.id, pieces: 3 }], id)).error?.code).toBe('ID_REUSED')
    expect(await eggsLeft()).toBe(8)
  })

  it('adds up what two devices cook at the same time', async () => {
    const { eggs } = await shelf()
    await Promise.all([3, 4].map((pieces) => use([{ id: eggs.id, pieces }])))
    expect(await eggsLeft()).toBe(3)
  })

  it('counts for achievements like eating it bit by bit', async () => {
    const { tofu, eggs } = await shelf()
    await cook([tofu.id, eggs.id])
    const { rows } = await app.pool.query('select consumed from achievement_counters where user_id = $1', [
      owner.id,
    ])
    expect(rows).toEqual([{ consumed: 2 }])
  })

  it('needs a session and touches nothing of somebody else', async () => {
    const { tofu, before } = await shelf()
    expect((await app.call(recipesCalls.cook, { input: { body: { itemIds: [tofu.id] } } })).status).toBe(401)
    expect((await cook([tofu.id], randomUUID(), await app.signUp())).status).toBe(404)
    expect(await wholePantry(app, owner)).toEqual(before)
  })

  it.each([
    { itemIds: [] },
    { itemIds: ['x'] },
    { itemIds: Array.from({ length: limits.cookedItems + 1 }, () => randomUUID()) },
    {},
    { items: [] },
    { items: [{ id: randomUUID() }] },
    { items: [{ id: randomUUID(), pieces: 0 }] },
    { items: [{ id: randomUUID(), pieces: 1.5 }] },
    { items: [{ id: randomUUID(), pieces: 10_000 }] },
    { items: [{ id: randomUUID(), pieces: 'some' }] },
    { items: [{ id: randomUUID(), pieces: 1 }], itemIds: [randomUUID()] },
  ])('refuses %j', async (body) => {
    expect((await app.send('POST', '/api/recipes/cooked', { as: owner, body })).error?.code).toBe(
      'VALIDATION_FAILED',
    )
  })

  it('refuses the same item twice', async () => {
    const { tofu } = await shelf()
    expect((await cook([tofu.id, tofu.id])).error?.fields).toEqual({ itemIds: 'Please name each item once.' })
    const twice: UsedItem[] = [1, 2].map((pieces) => ({ id: tofu.id, pieces }))
    expect((await use(twice)).error?.fields).toEqual({ items: 'Please name each item once.' })
  })
})

describe('recipes.undoCook', () => {
  it('brings everything back with its id, its place and its log, once', async () => {
    const { tofu, eggs, before } = await shelf()
    const { body } = await cook([tofu.id, eggs.id])
    expect((await undo(body.id)).status).toBe(204)
    expect((await wholePantry(app, owner)).items).toEqual(before.items)
    expect(await booksOf(app, owner)).toMatchObject({ seq: 4, counted: 2, consumed: 0 })
    expect((await undo(body.id)).status).toBe(404)
  })

  it('brings back as many pieces as were used', async () => {
    const { tofu, eggs, before } = await shelf()
    const { body } = await use([
      { id: tofu.id, pieces: 'all' },
      { id: eggs.id, pieces: 7 },
    ])
    expect((await undo(body.id)).status).toBe(204)
    expect((await wholePantry(app, owner)).items).toEqual(before.items)
  })

  it('takes a minute and no longer, and then takes nothing back', async () => {
    const { tofu, eggs } = await shelf()
    const { body } = await cook([tofu.id, eggs.id])
    app.clock.advance(60_001)
    expect((await undo(body.id)).error?.code).toBe('UNDO_EXPIRED')
    expect(await booksOf(app, owner)).toMatchObject({ seq: 3, consumed: 2 })
  })

  it('undoes all or nothing', async () => {
    const { tofu, eggs } = await shelf()
    const { body } = await cook([tofu.id, eggs.id])
    await app.call(pantryCalls.editItem, {
      as: owner,
      input: {
        params: { id: eggs.id },
        body: { name: 'Eggs', quantity: 9, remark: '', expiryDates: ['2026-12-24'] },
      },
    })
    expect((await undo(body.id)).error?.code).toBe('UNDO_EXPIRED')
    expect(await booksOf(app, owner)).toMatchObject({ counted: 1, consumed: 2 })
  })

  it('needs a session and touches nothing of somebody else', async () => {
    const { tofu } = await shelf()
    const { body } = await cook([tofu.id])
    expect((await app.call(recipesCalls.undoCook, { input: { params: { id: body.id } } })).status).toBe(401)
    expect((await undo(body.id, await app.signUp())).status).toBe(404)
    expect(await booksOf(app, owner)).toMatchObject({ consumed: 1 })
  })
})

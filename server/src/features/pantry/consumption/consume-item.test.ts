import { randomUUID } from 'node:crypto'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { describe, expect, it } from 'vitest'
import { app, mei as owner, withApp, withMei } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { addItem, addItems, booksOf, fillPantry, milk, wholePantry } from '../pantry.factory.ts'

const undoWindowMs = 60_000

withApp()
withMei()

const consume = (itemId: string, id: string = randomUUID(), as: TestUser | undefined = owner) =>
  app.call(pantryCalls.consumeItem, { as, input: { params: { id: itemId }, body: { id } } })
const undo = (id: string, as: TestUser | undefined = owner) =>
  app.call(pantryCalls.undoConsumption, { as, input: { params: { id } } })
const remove = (id: string) => app.call(pantryCalls.removeItem, { as: owner, input: { params: { id } } })
const edit = (id: string, fields: object) =>
  app.call(pantryCalls.editItem, { as: owner, input: { params: { id }, body: { ...milk, ...fields } } })

describe('pantry.consumeItem', () => {
  it('drops the quantity by one above 1, and removes the last one; either way it is logged', async () => {
    const item = await addItem(app, owner)
    const [first, second] = [randomUUID(), randomUUID()]
    expect((await consume(item.id, first)).body).toEqual({
      consumptionId: first,
      seq: 2,
      upserted: [{ ...item, quantity: 1 }],
      removed: [],
    })
    app.clock.advance(1000)
    const last = await consume(item.id, second)
    expect(last.status).toBe(201)
    expect(last.body).toEqual({ consumptionId: second, seq: 3, upserted: [], removed: [item.id] })
    expect(await booksOf(app, owner)).toEqual({ seq: 3, counted: 0, items: 0, logged: 1, consumed: 2 })
    const logs = await app.pool.query(
      'select id, name, consumed_at from consumption_logs where user_id = $1 order by consumed_at',
      [owner.id],
    )
    const now = app.clock.now()
    expect(logs.rows).toEqual([
      { id: first, name: 'Milk', consumed_at: new Date(now.getTime() - 1000) },
      { id: second, name: 'Milk', consumed_at: now },
    ])
  })

  it('makes an id itself when none is sent', async () => {
    const { id } = await addItem(app, owner)
    const answer = await app.call(pantryCalls.consumeItem, { as: owner, input: { params: { id }, body: {} } })
    expect((await undo(answer.body.consumptionId)).status).toBe(200)
  })

  it.each([1, 2])('answers the first result to the same id, fifty times at once, of %i', async (quantity) => {
    const item = await addItem(app, owner, { quantity })
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => consume(item.id, id)))
    for (const answer of answers) {
      expect(answer.status).toBe(201)
      expect(answer.body).toEqual(answers[0]?.body)
    }
    expect(await booksOf(app, owner)).toMatchObject({ seq: 2, counted: quantity - 1, consumed: 1 })
  })

  it('serves exactly as many of many at once as there are', async () => {
    const item = await addItem(app, owner, { quantity: 10 })
    const answers = await Promise.all(Array.from({ length: 30 }, () => consume(item.id)))
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(10)
    expect(answers.filter((answer) => answer.status === 404)).toHaveLength(20)
    expect(await booksOf(app, owner)).toMatchObject({ seq: 11, items: 0, consumed: 10 })
  })

  it('does not answer one item with the consumption of another', async () => {
    const [one, two] = await addItems(app, owner, { expiryDates: ['2026-12-01', '2026-12-02'] })
    const id = randomUUID()
    await consume(one?.id ?? '', id)
    expect((await consume(two?.id ?? '', id)).error?.code).toBe('ID_REUSED')
    expect(await booksOf(app, owner)).toMatchObject({ seq: 2, consumed: 1 })
  })

  it('needs a session', async () => {
    const { id } = await addItem(app, owner)
    const answer = await app.call(pantryCalls.consumeItem, { input: { params: { id }, body: {} } })
    expect(answer.status).toBe(401)
  })

  it('does not touch an item of somebody else', async () => {
    const item = await addItem(app, owner)
    const stranger = await app.signUp()
    expect((await consume(item.id, randomUUID(), stranger)).status).toBe(404)
    expect((await wholePantry(app, owner)).items).toEqual([item])
    expect(await booksOf(app, stranger)).toMatchObject({ consumed: 0 })
  })

  it.each([{ id: 'x' }, { quantity: 2 }, [], 'text', null])('refuses the body %j', async (body) => {
    const { id } = await addItem(app, owner)
    const answer = await app.send('POST', `/api/pantry/items/${id}/consumptions`, {
      body: JSON.stringify(body),
      as: owner,
    })
    expect(answer.error?.code).toBe('VALIDATION_FAILED')
  })
})

describe('pantry.undoConsumption', () => {
  it.each([2, 1])(
    'gives back a unit of %i with its id and place, and takes the log entry back',
    async (quantity) => {
      const [, item] = await addItems(app, owner, {
        quantity,
        expiryDates: ['2026-12-01', '2026-12-02', '2026-12-03'],
      })
      const before = await wholePantry(app, owner)
      const { body } = await consume(item?.id ?? '')
      const answer = await undo(body.consumptionId)
      expect(answer.status).toBe(200)
      expect(answer.body).toEqual({ seq: 3, upserted: [item], removed: [] })
      expect((await wholePantry(app, owner)).items).toEqual(before.items)
      expect(await booksOf(app, owner)).toEqual({ seq: 3, counted: 3, items: 3, logged: 3, consumed: 0 })
      expect((await undo(body.consumptionId)).status).toBe(404)
    },
  )

  it('takes a minute and no longer', async () => {
    const { id } = await addItem(app, owner)
    const [early, late] = [randomUUID(), randomUUID()]
    await consume(id, early)
    await consume(id, late)
    app.clock.advance(undoWindowMs)
    expect((await undo(early)).status).toBe(200)
    app.clock.advance(1)
    const answer = await undo(late)
    expect(answer.status).toBe(410)
    expect(answer.error).toMatchObject({
      code: 'UNDO_EXPIRED',
      message: 'It is too late to undo this.',
    })
    expect(await booksOf(app, owner)).toMatchObject({ consumed: 1 })
  })

  it('adds the unit to what an edit in place has made of the item', async () => {
    const item = await addItem(app, owner)
    const { body } = await consume(item.id)
    await edit(item.id, { name: 'Oat milk', quantity: 7 })
    const answer = await undo(body.consumptionId)
    expect(answer.body.upserted).toMatchObject([{ id: item.id, name: 'Oat milk', quantity: 8 }])
  })

  it('never makes more than 9999', async () => {
    const item = await addItem(app, owner)
    const { body } = await consume(item.id)
    await edit(item.id, { quantity: 9999 })
    expect((await undo(body.consumptionId)).body.upserted).toMatchObject([{ quantity: 9999 }])
  })

  it('comes too late when an edit has replaced the item', async () => {
    const item = await addItem(app, owner)
    const { body } = await consume(item.id)
    await edit(item.id, { expiryDates: ['2026-12-24'] })
    const before = await wholePantry(app, owner)
    expect((await undo(body.consumptionId)).error?.code).toBe('UNDO_EXPIRED')
    expect(await wholePantry(app, owner)).toEqual(before)
  })

  it('gives the unit back to an item that was removed since, without bringing the item back', async () => {
    const item = await addItem(app, owner)
    const { body } = await consume(item.id)
    await remove(item.id)
    expect((await undo(body.consumptionId)).body).toEqual({ seq: 4, upserted: [], removed: [] })
    const restored = await app.call(pantryCalls.restoreItem, {
      as: owner,
      input: { params: { id: item.id } },
    })
    expect(restored.body.upserted).toEqual([item])
  })

  it('needs a session', async () => {
    const answer = await app.call(pantryCalls.undoConsumption, { input: { params: { id: randomUUID() } } })
    expect(answer.status).toBe(401)
  })

  it('does not undo what somebody else consumed', async () => {
    const item = await addItem(app, owner)
    const { body } = await consume(item.id)
    expect((await undo(body.consumptionId, await app.signUp())).status).toBe(404)
    expect(await booksOf(app, owner)).toMatchObject({ seq: 2, consumed: 1 })
  })

  it('refuses a malformed id', async () => {
    const answer = await undo('42')
    expect(answer.error).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { id: 'This is not a valid id.' },
    })
  })

  it('does not overfill the pantry', async () => {
    const item = await addItem(app, owner, { quantity: 1 })
    const { body } = await consume(item.id)
    await fillPantry(app, owner, 2000)
    const before = await booksOf(app, owner)
    expect((await undo(body.consumptionId)).error?.code).toBe('PANTRY_FULL')
    expect(await booksOf(app, owner)).toEqual(before)
  })
})

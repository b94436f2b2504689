import { randomUUID } from 'node:crypto'
import { nthId } from '@shelfmate/contract/api/ids'
import { limits } from '@shelfmate/contract/api/limits'
import { pantryCalls, pantryTexts } from '@shelfmate/contract/pantry/pantry'
import { describe, expect, it } from 'vitest'
import { app, withApp } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { addItem, booksOf, fillPantry, rowOf, wholePantry } from '../pantry.factory.ts'

let owner: TestUser
withApp()

const shop = [
  rowOf('Milk', { quantity: 2, size: '1l', place: 'fridge' }),
  rowOf('Eggs', { quantity: 6, expiryDate: '2026-12-03' }),
  rowOf('Spinach', { dateSource: 'suggested', expiryDate: '2026-11-25' }),
]

const addBatch = (body: { id?: string; items?: ReturnType<typeof rowOf>[] } = {}, as = owner) =>
  app.call(pantryCalls.addBatch, { as, input: { body: { items: shop, ...body } } })
const undo = (id: string, as = owner) => app.call(pantryCalls.undoBatch, { as, input: { params: { id } } })

describe('pantry.addBatch', () => {
  it('adds different items as one change, under ids counted up', async () => {
    owner = await app.signUp()
    const id = randomUUID()
    const { status, body } = await addBatch({ id })
    expect([status, body.seq, body.removed]).toEqual([201, 1, []])
    const told = { remark: '', condition: '', dateBefore: '', dateAdded: app.clock.now().toISOString() }
    expect(body.upserted).toEqual([
      { ...shop[0], ...told, id, size: '1 l', dateSource: 'typed' },
      { ...shop[1], ...told, id: nthId(id, 1), size: '', place: '', dateSource: 'typed' },
      { ...shop[2], ...told, id: nthId(id, 2), size: '', place: '', dateSource: 'suggested' },
    ])
    const { items, seq } = await wholePantry(app, owner)
    expect([seq, items.map(({ name }) => name)]).toEqual([1, ['Spinach', 'Milk', 'Eggs']])
    expect(await booksOf(app, owner)).toEqual({ seq: 1, counted: 3, items: 3, logged: 3, consumed: 0 })
  })

  it('is done once, twenty times at once, and knows itself when its key is gone', async () => {
    owner = await app.signUp()
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => addBatch({ id })))
    await app.pool.query('delete from idempotency_keys where id = $1', [id])
    answers.push(await addBatch({ id }))
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
    expect(await booksOf(app, owner)).toMatchObject({ seq: 1, items: 3, logged: 3 })
    const other = await addBatch({ id, items: [rowOf('Milk')] })
    expect(other.error?.code).toBe('ID_REUSED')
  })

  it('adds nothing when one row is wrong, and says which', async () => {
    owner = await app.signUp()
    const items = [...shop, rowOf('', { expiryDate: '' }), rowOf('Rice', { quantity: 0 })]
    const { status, error } = await addBatch({ items })
    expect(status).toBe(400)
    expect(error?.fields).toEqual({
      'items.3.name': pantryTexts.nameMissing,
      'items.3.expiryDate': pantryTexts.dateMissing,
      'items.4.quantity': pantryTexts.quantityInvalid,
    })
    expect(await booksOf(app, owner)).toMatchObject({ seq: 0, items: 0 })
  })

  it('takes fifty, of the longest names, and no more', async () => {
    owner = await app.signUp()
    const items = Array.from({ length: limits.itemsPerBatch }, () =>
      rowOf('🍚'.repeat(80), { size: '1.5 fl oz', place: 'cupboard', dateSource: 'suggested' }),
    )
    expect((await addBatch({ items })).status).toBe(201)
    const { error } = await addBatch({ items: [...items, rowOf('Rice')] })
    expect(error?.fields).toEqual({ items: pantryTexts.tooManyItems })
    expect((await addBatch({ items: [] })).status).toBe(400)
  })

  it('fits into the pantry as a whole or not at all', async () => {
    owner = await app.signUp()
    await fillPantry(app, owner, limits.pantryItems - 2)
    const before = await booksOf(app, owner)
    expect((await addBatch()).error?.code).toBe('PANTRY_FULL')
    expect(await booksOf(app, owner)).toEqual(before)
    expect((await addBatch({ items: shop.slice(1) })).status).toBe(201)
  })

  it('of two devices follow each other without a gap', async () => {
    owner = await app.signUp()
    const answers = await Promise.all(Array.from({ length: 8 }, () => addBatch({ id: randomUUID() })))
    const seqs = answers.map(({ body }) => body.seq).toSorted((a, b) => a - b)
    expect(seqs).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(await booksOf(app, owner)).toMatchObject({ counted: 24, items: 24, logged: 24 })
  })
})

describe('pantry.addBatch that joins what is there', () => {
  it('adds to the item, which keeps its date, and undoes all of it', async () => {
    owner = await app.signUp()
    const there = await addItem(app, owner)
    const id = randomUUID()
    const items = [
      rowOf('Milk', { quantity: 3, joins: there.id }),
      rowOf('Eggs'),
      rowOf('Milk', { joins: there.id }),
    ]
    const { status, body } = await addBatch({ id, items })
    expect([status, body.seq, body.removed]).toEqual([201, 2, []])
    expect(body.upserted.map(({ name, quantity, expiryDate }) => [name, quantity, expiryDate])).toEqual([
      ['Eggs', 1, '2026-12-01'],
      ['Milk', 6, there.expiryDate],
    ])
    expect((await wholePantry(app, owner)).items.find((item) => item.id === there.id)).toEqual({
      ...there,
      quantity: 6,
    })
    expect(await booksOf(app, owner)).toMatchObject({ seq: 2, counted: 2, items: 2, logged: 4 })
    expect((await undo(id)).body).toMatchObject({ seq: 3, removed: [nthId(id, 1)], upserted: [there] })
    expect((await wholePantry(app, owner)).items).toEqual([there])
    expect(await booksOf(app, owner)).toMatchObject({ counted: 1, items: 1 })
    expect((await undo(id)).error?.code).toBe('NOT_FOUND')
  })

  it('is done once, twenty times at once, with one answer', async () => {
    owner = await app.signUp()
    const there = await addItem(app, owner)
    const id = randomUUID()
    const items = [rowOf('Milk', { quantity: 3, joins: there.id })]
    const answers = await Promise.all(Array.from({ length: 20 }, () => addBatch({ id, items })))
    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body])
    expect((await wholePantry(app, owner)).items).toEqual([{ ...there, quantity: 5 }])
    expect(await booksOf(app, owner)).toMatchObject({ seq: 2, counted: 1, items: 1, logged: 2 })
  })

  it('makes an item of its own of what finds nothing to join, or too much', async () => {
    owner = await app.signUp()
    const [gone, full] = [
      await addItem(app, owner),
      await addItem(app, owner, { quantity: limits.quantityMax }),
    ]
    await app.call(pantryCalls.removeItem, { as: owner, input: { params: { id: gone.id } } })
    const kai = await app.signUp()
    const others = await addItem(app, kai)
    const items = [gone, full, others].map((item) => rowOf('Milk', { joins: item.id }))
    const { body } = await addBatch({ items })
    expect(body.upserted.map(({ quantity }) => quantity)).toEqual([1, 1, 1])
    expect((await wholePantry(app, kai)).items).toEqual([others])
    expect(await booksOf(app, owner)).toMatchObject({ counted: 4, items: 4 })
  })

  it('of two devices loses no piece, and changes nothing when a row is wrong', async () => {
    owner = await app.signUp()
    const there = await addItem(app, owner)
    const items = [rowOf('Milk', { joins: there.id })]
    await Promise.all(Array.from({ length: 8 }, () => addBatch({ id: randomUUID(), items })))
    expect((await addBatch({ items: [...items, rowOf('', {})] })).status).toBe(400)
    expect((await wholePantry(app, owner)).items).toEqual([{ ...there, quantity: 10 }])
    expect(await booksOf(app, owner)).toMatchObject({ seq: 9, counted: 1, items: 1 })
  })

  it('loses no piece while another device removes or uses up what it joins', async () => {
    owner = await app.signUp()
    const restore = (id: string) =>
      app.call(pantryCalls.restoreItem, { as: owner, input: { params: { id } } })
    let pieces = 0
    for (let round = 0; round < 16; round++) {
      const { id } = await addItem(app, owner, { quantity: 1 })
      const items = [rowOf('Milk', { quantity: 3, joins: id }), rowOf('Eggs')]
      const isRemoved = round % 2 === 0
      const takeAway = () =>
        isRemoved
          ? app.call(pantryCalls.removeItem, { as: owner, input: { params: { id } } })
          : app.call(pantryCalls.consumeItem, { as: owner, input: { params: { id }, body: {} } })
      const save = () => addBatch({ items })
      const answers = await Promise.all(
        (round % 4 < 2 ? [save, takeAway] : [takeAway, save]).map((ask) => ask()),
      )
      for (const { status } of answers) expect(status).toBeLessThan(300)
      // What was removed comes back with what had joined it.
      if (isRemoved) expect((await restore(id)).status).toBe(200)
      pieces += isRemoved ? 5 : 4
    }
    const { items } = await wholePantry(app, owner)
    expect(items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(pieces)
    expect(await booksOf(app, owner)).toMatchObject({ counted: items.length, items: items.length })
  })

  it('fits into a full pantry, and takes what is left back', async () => {
    owner = await app.signUp()
    const there = await addItem(app, owner)
    await fillPantry(app, owner, limits.pantryItems)
    const id = randomUUID()
    expect((await addBatch({ id, items: [rowOf('Milk', { joins: there.id })] })).status).toBe(201)
    for (let used = 0; used < 2; used++)
      await app.call(pantryCalls.consumeItem, { as: owner, input: { params: { id: there.id }, body: {} } })
    expect((await undo(id)).body).toMatchObject({ upserted: [], removed: [there.id] })
    expect(await booksOf(app, owner)).toMatchObject({
      counted: limits.pantryItems - 1,
      items: limits.pantryItems - 1,
    })
  })
})

describe('pantry.undoBatch', () => {
  it('takes back what is left of a batch as one change, and nothing else', async () => {
    owner = await app.signUp()
    const other = await addItem(app, owner)
    const id = randomUUID()
    await addBatch({ id })
    const params = { id: nthId(id, 1) }
    await app.call(pantryCalls.removeItem, { as: owner, input: { params } })
    const { status, body } = await undo(id)
    expect([status, body.seq, body.upserted]).toEqual([200, 4, []])
    expect(body.removed.toSorted()).toEqual([id, nthId(id, 2)].toSorted())
    expect((await wholePantry(app, owner)).items).toEqual([other])
    expect(await booksOf(app, owner)).toMatchObject({ seq: 4, counted: 1, items: 1, logged: 4 })
  })

  it('leaves what an edit has replaced meanwhile', async () => {
    owner = await app.signUp()
    const id = randomUUID()
    await addBatch({ id })
    const body = { name: 'Milk', quantity: 1, expiryDates: ['2026-12-24'] }
    const edited = await app.call(pantryCalls.editItem, { as: owner, input: { params: { id }, body } })
    await undo(id)
    expect((await wholePantry(app, owner)).items).toEqual(edited.body.upserted)
  })

  it('answers NOT_FOUND again, and to somebody else', async () => {
    owner = await app.signUp()
    const id = randomUUID()
    await addBatch({ id })
    const before = await booksOf(app, owner)
    const kai = await app.signUp()
    expect((await undo(id, kai)).error?.code).toBe('NOT_FOUND')
    expect(await booksOf(app, owner)).toEqual(before)
    expect((await undo(id)).status).toBe(200)
    expect((await undo(id)).error?.code).toBe('NOT_FOUND')
    // The batch itself is known, and not made again.
    expect((await addBatch({ id })).status).toBe(201)
    expect(await booksOf(app, owner)).toMatchObject({ seq: 2, items: 0 })
  })

  it('answers NOT_FOUND for what an edit has made', async () => {
    owner = await app.signUp()
    const params = { id: (await addItem(app, owner)).id }
    const body = { replacementId: randomUUID(), name: 'Milk', quantity: 1, expiryDates: ['2026-12-24'] }
    await app.call(pantryCalls.editItem, { as: owner, input: { params, body } })
    expect((await undo(body.replacementId)).error?.code).toBe('NOT_FOUND')
  })

  it('is possible for a minute', async () => {
    owner = await app.signUp()
    const id = randomUUID()
    await addBatch({ id })
    app.clock.advance((limits.undoWindowSeconds + 1) * 1000)
    expect((await undo(id)).error?.code).toBe('UNDO_EXPIRED')
  })
})

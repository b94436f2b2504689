import { randomUUID } from 'node:crypto'
import { nthId } from '@shelfmate/contract/api/ids'
import { pantryCalls, pantryTexts } from '@shelfmate/contract/pantry/pantry'
import { describe, expect, it } from 'vitest'
import { app, withApp } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { addItem, booksOf, fillPantry, milk, wholePantry } from '../pantry.factory.ts'

let owner: TestUser
withApp()

const edit = (id: string, fields: object = {}, as: TestUser | undefined = owner) =>
  app.call(pantryCalls.editItem, { as, input: { params: { id }, body: { ...milk, ...fields } } })

/** An item that was added a day ago. */
async function yesterdaysMilk() {
  owner = await app.signUp()
  const item = await addItem(app, owner)
  app.clock.advance(86_400_000)
  return item
}

describe('pantry.editItem', () => {
  it('updates an item in place when its one date is unchanged, and resets dateAdded', async () => {
    const item = await yesterdaysMilk()
    const answer = await edit(item.id, { name: ' Soy milk', quantity: 7, remark: '' })
    expect(answer.status).toBe(200)
    const edited = { ...item, name: 'Soy milk', quantity: 7, remark: '' }
    expect(answer.body).toEqual({
      seq: 2,
      upserted: [{ ...edited, dateAdded: app.clock.now().toISOString() }],
      removed: [],
    })
    expect((await wholePantry(app, owner)).items).toEqual(answer.body.upserted)
    expect(await booksOf(app, owner)).toMatchObject({ counted: 1, items: 1, logged: 1 })
  })

  it.each([
    ['a changed date', ['2026-12-24']],
    ['several dates', ['2026-12-24', '2026-12-20']],
    ['several dates with its own among them', ['2026-12-01', '2026-12-24']],
  ])('replaces an item by one per date for %s, and keeps its first dateAdded', async (_, expiryDates) => {
    const item = await yesterdaysMilk()
    const replacementId = randomUUID()
    const answer = await edit(item.id, { replacementId, quantity: 5, expiryDates })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      seq: 2,
      upserted: expiryDates.map((expiryDate, n) => ({
        ...item,
        id: nthId(replacementId, n),
        quantity: 5,
        expiryDate,
      })),
      removed: [item.id],
    })
    const { items } = await wholePantry(app, owner)
    expect(items.map((each) => each.id).toSorted()).toEqual(
      answer.body.upserted.map((each) => each.id).toSorted(),
    )
    const count = expiryDates.length
    expect(await booksOf(app, owner)).toMatchObject({ counted: count, items: count, logged: 1 })
    const logs = await app.pool.query('select replaces from item_logs where user_id = $1 and id = $2', [
      owner.id,
      replacementId,
    ])
    expect(logs.rows).toEqual([{ replaces: item.id }])
  })

  it('answers the first result to the same replacement, fifty times at once', async () => {
    const item = await yesterdaysMilk()
    const fields = { replacementId: randomUUID(), expiryDates: ['2026-12-24', '2026-12-20'] }
    const answers = await Promise.all(Array.from({ length: 50 }, () => edit(item.id, fields)))
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body])
    expect(await booksOf(app, owner)).toMatchObject({ seq: 2, counted: 2, items: 2 })
  })

  it.each([
    ['in place', ['2026-12-01']],
    ['replacing', ['2026-12-24', '2026-12-25']],
  ])('keeps the place that an older page does not send, %s', async (_, expiryDates) => {
    const kai = await app.signUp()
    const item = await addItem(app, kai, { place: 'freezer' })
    const { body } = await edit(item.id, { expiryDates }, kai)
    const { items } = await wholePantry(app, kai)
    for (const { place } of [...body.upserted, ...items]) expect(place).toBe('freezer')
    expect(items).toHaveLength(expiryDates.length)
  })

  it('keeps size and date source that an older page does not send; a date that it changes is typed', async () => {
    const kai = await app.signUp()
    const told = { size: '500 g', dateSource: 'suggested' } as const
    const item = await addItem(app, kai, told)
    const { body: kept } = await edit(item.id, { name: 'Oat milk' }, kai)
    expect(kept.upserted).toMatchObject([{ name: 'Oat milk', ...told }])
    const { body: changed } = await edit(item.id, { expiryDates: ['2026-12-09'] }, kai)
    expect(changed.upserted).toMatchObject([{ size: '500 g', dateSource: 'typed' }])
  })

  it.each([
    ['in place', ['2026-12-01']],
    ['replacing', ['2026-12-24', '2026-12-25']],
  ])(
    'leaves alone a quantity that its form did not change, whatever was used meanwhile, %s',
    async (_, expiryDates) => {
      const item = await yesterdaysMilk()
      await app.call(pantryCalls.consumeItem, { as: owner, input: { params: { id: item.id }, body: {} } })
      const fields = { quantityBefore: 2, remark: 'door', expiryDates }
      const untouched = { replacementId: randomUUID(), quantity: 2, ...fields }
      const first = await edit(item.id, untouched)
      expect(first.body.upserted).toMatchObject(expiryDates.map(() => ({ quantity: 1, remark: 'door' })))
      expect((await wholePantry(app, owner)).items).toEqual(first.body.upserted)
      // Also when it comes again, its answer lost, and its key forgotten.
      expect((await edit(item.id, untouched)).body).toEqual(first.body)
      await app.pool.query('delete from idempotency_keys')
      expect((await edit(item.id, untouched)).body.upserted).toMatchObject(first.body.upserted)
      const [{ id } = item] = first.body.upserted
      const raised = { quantity: 3, ...fields, expiryDates: expiryDates.slice(0, 1) }
      for (const { body } of [await edit(id, raised), await edit(id, raised)])
        expect(body.upserted).toMatchObject([{ quantity: 3 }])
      // A page of before tells nothing of it.
      const [date = ''] = expiryDates
      expect((await edit(id, { quantity: 2, expiryDates: [date] })).body.upserted).toMatchObject([
        { quantity: 2 },
      ])
    },
  )

  it('confirms a suggested date', async () => {
    const kai = await app.signUp()
    const item = await addItem(app, kai, { dateSource: 'suggested' })
    const { body } = await edit(item.id, { dateSource: 'typed' }, kai)
    expect(body.upserted).toMatchObject([{ id: item.id, dateSource: 'typed' }])
  })

  it('moves an item to another place, and to none', async () => {
    const kai = await app.signUp()
    const { id } = await addItem(app, kai, { place: 'freezer' })
    for (const place of ['fridge', 'Desk drawer', '']) {
      await edit(id, { place }, kai)
      expect((await wholePantry(app, kai)).items).toMatchObject([{ id, place }])
    }
    expect((await edit(id, { place: 'x'.repeat(31) }, kai)).error?.fields).toHaveProperty('place')
  })

  it('lets the first of two different edits at once replace the item', async () => {
    const item = await yesterdaysMilk()
    const answers = await Promise.all(
      ['2026-12-24', '2026-12-20'].map((date) => edit(item.id, { expiryDates: [date] })),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 404])
    expect(await booksOf(app, owner)).toMatchObject({ seq: 2, counted: 1, items: 1 })
  })

  it('needs a session', async () => {
    const { id } = await yesterdaysMilk()
    const answer = await app.call(pantryCalls.editItem, { input: { params: { id }, body: milk } })
    expect(answer.status).toBe(401)
  })

  it.each([
    ['in place', ['2026-12-01']],
    ['replacing', ['2026-12-24']],
  ])('does not touch an item of somebody else, %s', async (_, expiryDates) => {
    const item = await yesterdaysMilk()
    const answer = await edit(item.id, { name: 'Mine now', expiryDates }, await app.signUp())
    expect(answer.error).toMatchObject({ code: 'NOT_FOUND', message: 'Not found.' })
    expect((await wholePantry(app, owner)).items).toEqual([item])
  })

  it('does not find an item that was removed', async () => {
    const { id } = await yesterdaysMilk()
    await app.call(pantryCalls.removeItem, { as: owner, input: { params: { id } } })
    expect((await edit(id)).status).toBe(404)
    expect((await edit(id, { expiryDates: ['2026-12-24'] })).status).toBe(404)
  })

  it('does not take a replacement id that something else was made with', async () => {
    const item = await yesterdaysMilk()
    const other = await addItem(app, owner, { name: 'Rice' })
    const before = await wholePantry(app, owner)
    const answer = await edit(item.id, { replacementId: other.id, expiryDates: ['2026-12-24'] })
    expect(answer.error?.code).toBe('ID_REUSED')
    expect(await wholePantry(app, owner)).toEqual(before)
  })

  it.each([
    ['name', { name: '  ' }, pantryTexts.nameMissing],
    ['quantity', { quantity: 0 }, pantryTexts.quantityInvalid],
    ['expiryDates', { expiryDates: [] }, pantryTexts.dateMissing],
    ['expiryDates.1', { expiryDates: ['2026-12-01', '2024-01-01'] }, pantryTexts.dateTooEarly],
    ['replacementId', { replacementId: 'x' }, 'This is not a valid id.'],
    ['id', { id: randomUUID() }, 'This field is not known.'],
  ])('refuses %s of %j: %s', async (field, fields, text) => {
    const item = await yesterdaysMilk()
    const answer = await edit(item.id, fields)
    expect(answer.error).toMatchObject({ code: 'VALIDATION_FAILED', fields: { [field]: text } })
    expect((await wholePantry(app, owner)).items).toEqual([item])
  })

  it('replaces in a full pantry only one by one', async () => {
    const item = await yesterdaysMilk()
    await fillPantry(app, owner, 2000)
    const full = await edit(item.id, { expiryDates: ['2026-12-24', '2026-12-25'] })
    expect(full.error?.code).toBe('PANTRY_FULL')
    expect(await booksOf(app, owner)).toMatchObject({ seq: 1, counted: 2000, items: 2000 })
    expect((await edit(item.id, { name: 'Soy milk' })).status).toBe(200)
    expect((await edit(item.id, { expiryDates: ['2026-12-24'] })).status).toBe(200)
  })

  it('answers the first result in a pantry that the edit itself filled', async () => {
    const item = await yesterdaysMilk()
    await fillPantry(app, owner, 1999)
    const fields = { replacementId: randomUUID(), expiryDates: ['2026-12-24', '2026-12-25'] }
    const first = await edit(item.id, fields)
    expect(first.status).toBe(200)
    expect((await edit(item.id, fields)).body).toEqual(first.body)
  })
})

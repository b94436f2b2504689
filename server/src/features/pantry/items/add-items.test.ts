import { randomUUID } from 'node:crypto'
import { nthId } from '@shelfmate/contract/api/ids'
import { pantryCalls, pantryTexts } from '@shelfmate/contract/pantry/pantry'
import { beforeAll, describe, expect, it } from 'vitest'
import { app, withApp } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { addItem, booksOf, fillPantry, milk, wholePantry } from '../pantry.factory.ts'

let owner: TestUser
withApp()
beforeAll(async () => {
  owner = await app.signUp()
})

const add = (fields: object = {}, as: TestUser | undefined = owner) =>
  app.call(pantryCalls.addItems, { as, input: { body: { ...milk, ...fields } } })

describe('pantry.addItems', () => {
  it('adds one item per date with the same name, quantity and remark', async () => {
    const kai = await app.signUp()
    const id = randomUUID()
    const expiryDates = ['2026-12-03', '2026-12-01', '2026-12-03']
    const answer = await add({ id, name: '  Oat\tmilk ', remark: ' for\nbreakfast ', expiryDates }, kai)
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      seq: 1,
      removed: [],
      upserted: expiryDates.map((expiryDate, n) => ({
        id: nthId(id, n),
        name: 'Oat milk',
        quantity: 2,
        expiryDate,
        remark: 'for\nbreakfast',
        place: '',
        size: '',
        dateSource: 'typed',
        condition: '',
        dateBefore: '',
        dateAdded: app.clock.now().toISOString(),
      })),
    })
    const { items } = await wholePantry(app, kai)
    expect(items.map((item) => item.id)).toEqual([nthId(id, 1), id, nthId(id, 2)])
    expect(await booksOf(app, kai)).toEqual({ seq: 1, counted: 3, items: 3, logged: 3, consumed: 0 })
  })

  it.each([
    ['the first date', { expiryDates: ['2025-01-01'] }],
    ['the last date', { expiryDates: ['2100-12-31'] }],
    ['a leap day', { expiryDates: ['2028-02-29'] }],
    ['twenty dates', { expiryDates: Array.from({ length: 20 }, () => '2026-12-01') }],
    ['the smallest quantity', { quantity: 1 }],
    ['the largest quantity', { quantity: 9999 }],
    ['80 characters of name', { name: '🍚'.repeat(80) }],
    ['500 characters of remark', { remark: '🍚'.repeat(500) }],
    ['a size', { size: '500g' }],
    ['a suggested date', { dateSource: 'suggested' }],
    ['no remark', { remark: undefined }],
  ])('takes %s', async (_, fields) => {
    expect((await add(fields)).status).toBe(201)
  })

  it('keeps what was done to food that is added again, with its date before that', async () => {
    const opened = { dateSource: 'suggested', condition: 'opened', dateBefore: '2026-12-09' }
    const body = { id: randomUUID(), ...opened }
    const first = await add(body)
    expect(first.body.upserted).toMatchObject([opened])
    expect((await add(body)).body).toEqual(first.body)
    expect((await add({ ...body, condition: 'frozen' })).error?.code).toBe('ID_REUSED')
  })

  it('normalises text to NFC and else keeps it as typed', async () => {
    const item = await addItem(app, owner, {
      name: 'cre\u0300me <b>"x"</b>',
      remark: "'; drop table users; --",
    })
    expect(item).toMatchObject({ name: 'crème <b>"x"</b>', remark: "'; drop table users; --" })
  })

  it('answers the first result to the same id, fifty times at once', async () => {
    const kai = await app.signUp()
    const body = { id: randomUUID(), expiryDates: ['2026-12-01', '2026-12-05'] }
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(body, kai)))
    for (const { status, body: each } of answers) expect([status, each]).toEqual([201, answers[0]?.body])
    expect(await booksOf(app, kai)).toMatchObject({ seq: 1, counted: 2, items: 2, logged: 2 })
  })

  it('answers the first result also after the item has changed', async () => {
    const id = randomUUID()
    const first = await add({ id })
    await app.call(pantryCalls.removeItem, { as: owner, input: { params: { id } } })
    const again = await add({ id })
    expect(again.body).toEqual(first.body)
    expect((await wholePantry(app, owner)).items.map((item) => item.id)).not.toContain(id)
  })

  it('answers the first result in the order of the dates where derived ids wrap around', async () => {
    const id = `${randomUUID().slice(0, 24)}ffffffffffff`
    const body = { id, expiryDates: ['2026-12-05', '2026-12-01'] }
    const first = await add(body)
    expect(first.body.upserted[1]?.id).toMatch(/000000000000$/)
    expect((await add(body)).body).toEqual(first.body)
  })

  it('keeps the same id of two owners apart', async () => {
    const [mei, kai] = [await app.signUp(), await app.signUp()]
    const id = randomUUID()
    await add({ id, name: 'Milk of Mei' }, mei)
    const answer = await add({ id, name: 'Milk of Kai' }, kai)
    expect(answer.body).toMatchObject({ seq: 1, upserted: [{ id, name: 'Milk of Kai' }] })
    expect((await wholePantry(app, mei)).items).toMatchObject([{ name: 'Milk of Mei' }])
  })

  it('adds nothing when one of the derived ids was used before', async () => {
    const kai = await app.signUp()
    const id = randomUUID()
    await add({ id: nthId(id, 1) }, kai)
    const answer = await add({ id, expiryDates: ['2026-12-01', '2026-12-02'] }, kai)
    expect(answer.error?.code).toBe('ID_REUSED')
    expect(await booksOf(app, kai)).toMatchObject({ seq: 1, counted: 1, items: 1, logged: 1 })
  })

  it('needs a session', async () => {
    const answer = await app.call(pantryCalls.addItems, { input: { body: milk } })
    expect(answer.status).toBe(401)
  })

  it.each([
    ['name', { name: '' }, pantryTexts.nameMissing],
    ['name', { name: ' \t\r\n' }, pantryTexts.nameMissing],
    ['name', { name: '🍚'.repeat(81) }, 'Please use at most 80 characters.'],
    ['name', { name: 'nul\u0000' }, 'This text has characters we can’t save. Please type it again.'],
    ['name', { name: 'half \ud83e' }, 'This text has characters we can’t save. Please type it again.'],
    ['remark', { remark: 'x'.repeat(501) }, 'Please use at most 500 characters.'],
    ['remark', { remark: '\u0000' }, 'This text has characters we can’t save. Please type it again.'],
    ['quantity', { quantity: 0 }, pantryTexts.quantityInvalid],
    ['quantity', { quantity: -1 }, pantryTexts.quantityInvalid],
    ['quantity', { quantity: 1.5 }, pantryTexts.quantityInvalid],
    ['quantity', { quantity: 10_000 }, pantryTexts.quantityInvalid],
    ['quantity', { quantity: '2' }, pantryTexts.quantityInvalid],
    ['quantity', { quantity: null }, pantryTexts.quantityInvalid],
    ['condition', { condition: 'eaten' }, expect.any(String)],
    ['dateBefore', { dateBefore: '2026-02-30' }, pantryTexts.dateInvalid],
    ['expiryDates', { expiryDates: [] }, pantryTexts.dateMissing],
    ['expiryDates.0', { expiryDates: [''] }, pantryTexts.dateMissing],
    ['expiryDates.1', { expiryDates: ['2026-12-01', '2026-02-30'] }, pantryTexts.dateInvalid],
    ['expiryDates.0', { expiryDates: ['2027-02-29'] }, pantryTexts.dateInvalid],
    ['expiryDates.0', { expiryDates: ['1.12.2026'] }, pantryTexts.dateInvalid],
    ['expiryDates.0', { expiryDates: ['2026-12-01T00:00:00Z'] }, pantryTexts.dateInvalid],
    ['expiryDates.0', { expiryDates: ['2024-12-31'] }, pantryTexts.dateTooEarly],
    ['expiryDates.0', { expiryDates: ['0025-11-05'] }, pantryTexts.dateTooEarly],
    ['expiryDates.0', { expiryDates: ['0000-11-05'] }, pantryTexts.dateInvalid],
    ['expiryDates.0', { expiryDates: ['2101-01-01'] }, pantryTexts.dateTooLate],
    ['expiryDates', { expiryDates: Array(21).fill('2026-12-01') }, pantryTexts.tooManyDates],
    ['size', { size: '500' }, pantryTexts.sizeInvalid],
    ['size', { size: '5 apples' }, pantryTexts.sizeInvalid],
    ['id', { id: '12' }, 'This is not a valid id.'],
    ['userId', { userId: randomUUID() }, 'This field is not known.'],
    ['dateAdded', { dateAdded: '2020-01-01T00:00:00.000Z' }, 'This field is not known.'],
  ])('refuses %s of %j: %s', async (field, fields, text) => {
    const { seq } = await booksOf(app, owner)
    const answer = await app.send('POST', '/api/pantry/items', { body: { ...milk, ...fields }, as: owner })
    expect(answer.status).toBe(400)
    expect(answer.error).toMatchObject({ code: 'VALIDATION_FAILED', fields: { [field]: text } })
    expect(await booksOf(app, owner)).toMatchObject({ seq })
  })

  it('names everything that is wrong at once', async () => {
    const answer = await add({ name: '', quantity: 0, expiryDates: ['2024-01-01', '2026-12-01', ''] })
    expect(answer.error?.fields).toEqual({
      name: pantryTexts.nameMissing,
      quantity: pantryTexts.quantityInvalid,
      'expiryDates.0': pantryTexts.dateTooEarly,
      'expiryDates.2': pantryTexts.dateMissing,
    })
  })

  it('adds up to 2000 items, all or none', async () => {
    const kai = await app.signUp()
    await fillPantry(app, kai, 1998)
    const before = await booksOf(app, kai)
    const three = await add({ expiryDates: ['2026-12-01', '2026-12-02', '2026-12-03'] }, kai)
    expect(three.status).toBe(409)
    expect(three.error).toMatchObject({
      code: 'PANTRY_FULL',
      message: 'Your pantry is full. Remove something first.',
    })
    expect(await booksOf(app, kai)).toEqual(before)

    const two = { id: randomUUID(), expiryDates: ['2026-12-01', '2026-12-02'] }
    const added = await add(two, kai)
    expect(added.status).toBe(201)
    expect((await add({}, kai)).status).toBe(409)
    // The answer to the last add was lost on the way: trying again tells that it was done.
    expect((await add(two, kai)).body).toEqual(added.body)
  })
})

import { randomUUID } from 'node:crypto'
import type { CallInput } from '@shelfmate/contract/api/call'
import { msPerHour } from '@shelfmate/contract/api/durations'
import { limits } from '@shelfmate/contract/api/limits'
import { dateInZone, daysAfter } from '@shelfmate/contract/pantry/expiry'
import { type PantryItem, pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { pantryActionCalls } from '@shelfmate/contract/pantry/pantry-actions'
import { foods } from '@shelfmate/food/foods'
import { describe, expect, it } from 'vitest'
import { app, mei as owner, withApp, withMei } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { addItem, addItems, booksOf, rowOf, wholePantry } from '../pantry.factory.ts'

withApp()
withMei()

type Body = CallInput<typeof pantryActionCalls.actOnItems>['body']

const act = (body: Body, as: TestUser | undefined = owner) =>
  app.call(pantryActionCalls.actOnItems, { as, input: { body } })
const undo = (id: string, as: TestUser | undefined = owner) =>
  app.call(pantryActionCalls.undoAction, { as, input: { params: { id } } })
/** Where the students of the tests live. */
const zone = 'Asia/Singapore'
const today = () => dateInZone(app.clock.now(), zone)
const inDays = (days: number) => daysAfter(today(), days)

/** One of each, good for fifteen days. */
async function addAll(names: string[]): Promise<PantryItem[]> {
  const added: PantryItem[] = []
  for (let from = 0; from < names.length; from += limits.itemsPerBatch) {
    const some = names.slice(from, from + limits.itemsPerBatch)
    const items = some.map((name) => rowOf(name, { expiryDate: inDays(15) }))
    const { body } = await app.call(pantryCalls.addBatch, { as: owner, input: { body: { items } } })
    added.push(...body.upserted)
  }
  return added
}

const shelf = async () => ({
  eggs: await addItem(app, owner, { name: 'Eggs', quantity: 10, expiryDates: [inDays(20)] }),
  milk: await addItem(app, owner, { name: 'Fresh milk', quantity: 1, expiryDates: [inDays(9)] }),
})

describe('pantry.actOnItems', () => {
  it.each([
    ['opening milk shortens its date', 'open', 'Fresh milk', 9, { condition: 'opened', place: 'fridge' }, 3],
    ['opening changes no earlier date', 'open', 'Fresh milk', 2, { condition: 'opened', place: 'fridge' }, 2],
    [
      'freezing spinach makes it later',
      'freeze',
      'Spinach',
      2,
      { condition: 'frozen', place: 'freezer' },
      240,
    ],
    ['thawing leaves two days', 'thaw', 'Spinach', 100, { condition: 'thawed', place: 'fridge' }, 2],
    [
      'food that nobody knows keeps its date',
      'open',
      'Zzyzx',
      9,
      { condition: 'opened', place: 'fridge' },
      9,
    ],
  ] as const)('%s', async (_, action, name, days, state, left) => {
    const item = await addItem(app, owner, { name, place: 'fridge', expiryDates: [inDays(days)] })
    const moved = days !== left
    const answer = await act({ action, itemIds: [item.id], on: today() })
    const after = {
      ...item,
      ...state,
      expiryDate: inDays(left),
      dateBefore: moved ? item.expiryDate : '',
      dateSource: moved ? 'suggested' : item.dateSource,
    }
    expect([answer.status, answer.body]).toMatchObject([201, { seq: 2, upserted: [after], removed: [] }])
    expect((await wholePantry(app, owner)).items).toEqual([after])
    expect((await undo(answer.body.actionId)).body).toEqual({ seq: 3, upserted: [item], removed: [] })
    expect((await wholePantry(app, owner)).items).toEqual([item])
  })

  it('leaves its date to what is opened and lies in the freezer', async () => {
    const item = await addItem(app, owner, { name: 'Ham', place: 'freezer', expiryDates: [inDays(50)] })
    const { body } = await act({ action: 'open', itemIds: [item.id] })
    expect(body.upserted).toEqual([{ ...item, condition: 'opened' }])
  })

  it('leaves its date to what lies in the freezer and is frozen along with others', async () => {
    const item = await addItem(app, owner, { name: 'Spinach', place: 'freezer', expiryDates: [inDays(50)] })
    const { body } = await act({ action: 'freeze', itemIds: [item.id] })
    expect(body.upserted).toEqual([{ ...item, condition: 'frozen' }])
  })

  it.each([
    ['fridge', 'thawed', 2],
    ['cupboard', 'thawed', 2],
    ['freezer', 'frozen', 240],
    ['Chest freezer', 'frozen', 240],
  ])('frozen food that is moved to %s is %s', async (place, condition, left) => {
    const { id } = await addItem(app, owner, { name: 'Spinach', place: 'fridge', expiryDates: [inDays(5)] })
    await act({ action: 'freeze', itemIds: [id] })
    const moved = await act({ action: 'move', place, itemIds: [id] })
    expect(moved.body.upserted).toMatchObject([{ place, condition, expiryDate: inDays(left) }])
    const [before] = (await undo(moved.body.actionId)).body.upserted
    expect(before).toMatchObject({ place: 'freezer', condition: 'frozen', expiryDate: inDays(240) })
  })

  it.each([
    ['', 'fridge', 'thawed', 2],
    ['', 'cupboard', 'thawed', 2],
    ['', 'Chest freezer', '', 240],
    ['opened', 'fridge', 'thawed', 2],
  ])(
    'food that was put straight into the freezer, %s, and is moved to %s is %s',
    async (was, place, condition, left) => {
      const { id } = await addItem(app, owner, {
        name: 'Spinach',
        place: 'freezer',
        dateSource: 'suggested' as const,
        expiryDates: [inDays(240)],
      })
      if (was) await act({ action: 'open', itemIds: [id] })
      const moved = await act({ action: 'move', place, itemIds: [id] })
      expect(moved.body.upserted).toMatchObject([{ place, condition, expiryDate: inDays(left) }])
      const [before] = (await undo(moved.body.actionId)).body.upserted
      expect(before).toMatchObject({ place: 'freezer', condition: was, expiryDate: inDays(240) })
    },
  )

  it.each([
    ['freeze', 'freeze'],
    ['freeze', 'open', 'freeze'],
    ['freeze', 'thaw', 'freeze', 'freeze'],
    ['freeze', 'thaw', 'open', 'freeze'],
  ] as const)('food keeps no longer for being frozen again: %s, %s, %s', async (...actions) => {
    const { id } = await addItem(app, owner, { name: 'Spinach', place: 'fridge', expiryDates: [inDays(5)] })
    const dates: string[] = []
    for (const action of actions) {
      const { body } = await act({ action, itemIds: [id], on: today() })
      dates.push(body.upserted[0]?.expiryDate ?? '')
      app.clock.advance(12 * msPerHour)
    }
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('food that was put straight into the freezer, and that an edit puts into the fridge, has thawed', async () => {
    const spinach = { name: 'Spinach', quantity: 1, remark: '', expiryDates: [inDays(240)] }
    const { id } = await addItem(app, owner, { ...spinach, place: 'freezer' })
    const body = { ...spinach, place: 'fridge' }
    const edited = await app.call(pantryCalls.editItem, { as: owner, input: { params: { id }, body } })
    const thawed = { condition: 'thawed', expiryDate: inDays(2), dateBefore: inDays(240) }
    expect(edited.body.upserted).toMatchObject([{ id, place: 'fridge', ...thawed }])
  })

  it.each([
    ['in place', 240, 2, 'suggested', 5],
    ['for another date', 3, 3, 'typed', undefined],
  ])(
    'frozen food that an edit puts into the fridge %s has thawed',
    async (_, sent, left, dateSource, was) => {
      const spinach = { name: 'Spinach', place: 'fridge' }
      const { id } = await addItem(app, owner, { ...spinach, expiryDates: [inDays(5)] })
      await act({ action: 'freeze', itemIds: [id] })
      const body = { ...spinach, quantity: 1, remark: '', expiryDates: [inDays(sent)] }
      const edited = await app.call(pantryCalls.editItem, { as: owner, input: { params: { id }, body } })
      const thawed = { condition: 'thawed', dateSource, dateBefore: was === undefined ? '' : inDays(was) }
      expect(edited.body.upserted).toMatchObject([{ ...spinach, expiryDate: inDays(left), ...thawed }])
      expect((await wholePantry(app, owner)).items).toEqual(edited.body.upserted)
    },
  )

  it('keeps the date that thawing made through an edit that was typed before', async () => {
    const spinach = { name: 'Spinach', place: 'fridge' }
    const { id } = await addItem(app, owner, { ...spinach, expiryDates: [inDays(5)] })
    await act({ action: 'freeze', itemIds: [id] })
    await act({ action: 'thaw', itemIds: [id] })
    const frozenUntil = inDays(240)
    const fields = { ...spinach, quantity: 1, remark: '', dateSource: 'typed' as const }
    const body = { ...fields, expiryDates: [frozenUntil], expiryDateBefore: frozenUntil }
    const edited = await app.call(pantryCalls.editItem, { as: owner, input: { params: { id }, body } })
    const kept = {
      id,
      condition: 'thawed',
      expiryDate: inDays(2),
      dateSource: 'suggested',
      dateBefore: inDays(5),
    }
    expect(edited.body).toMatchObject({ upserted: [kept], removed: [] })
    expect((await wholePantry(app, owner)).items).toEqual(edited.body.upserted)
  })

  it('opens, freezes and thaws every food of the table, and each undo is exact', async () => {
    const every = foods.slice(0, 843)
    for (let from = 0; from < every.length; from += limits.itemsPerAction) {
      const items = await addAll(every.slice(from, from + limits.itemsPerAction).map(({ name }) => name))
      const itemIds = items.map(({ id }) => id)
      for (const action of ['open', 'freeze', 'thaw'] as const) {
        const { body } = await act({ action, itemIds })
        for (const { name, expiryDate, dateBefore } of body.upserted) {
          if (action === 'open') expect(expiryDate <= inDays(15), name).toBe(true)
          if (action === 'freeze') expect(expiryDate >= inDays(15), name).toBe(true)
          if (action === 'thaw') expect(expiryDate <= inDays(2), name).toBe(true)
          expect(dateBefore).toBe(expiryDate === inDays(15) ? '' : inDays(15))
        }
        expect((await undo(body.actionId)).body.upserted).toEqual(items)
      }
      await act({ action: 'remove', itemIds })
    }
  }, 120_000)

  it('keeps the first date through all that follows, and undoes one after the other', async () => {
    const item = await addItem(app, owner, { name: 'Spinach', expiryDates: [inDays(9)] })
    const opened = await act({ action: 'open', itemIds: [item.id] })
    const frozen = await act({ action: 'freeze', itemIds: [item.id] })
    const thawed = await act({ action: 'thaw', itemIds: [item.id] })
    for (const { body } of [opened, frozen, thawed])
      expect(body.upserted).toMatchObject([{ dateBefore: item.expiryDate }])
    expect((await undo(opened.body.actionId)).error?.code).toBe('UNDO_EXPIRED')
    expect((await undo(thawed.body.actionId)).body.upserted).toEqual(frozen.body.upserted)
    expect((await undo(frozen.body.actionId)).body.upserted).toEqual(opened.body.upserted)
    expect((await undo(opened.body.actionId)).body.upserted).toEqual([item])
  })

  it('counts from the day of the press, and from no day to come', async () => {
    const itemIds = (
      await addItems(app, owner, { name: 'Fresh milk', expiryDates: [inDays(20), inDays(21)] })
    ).map(({ id }) => id)
    const late = await act({ action: 'open', itemIds, on: inDays(-2) })
    expect(late.body.upserted[0]?.expiryDate).toBe(inDays(1))
    await undo(late.body.actionId)
    const early = await act({ action: 'open', itemIds, on: inDays(5) })
    expect(early.body.upserted[0]?.expiryDate).toBe(inDays(3))
  })

  it('forgets the old date when another is typed', async () => {
    const { milk } = await shelf()
    await act({ action: 'open', itemIds: [milk.id] })
    const fields = { name: milk.name, quantity: 1, expiryDates: [inDays(5)] }
    const answer = await app.call(pantryCalls.editItem, {
      as: owner,
      input: { params: { id: milk.id }, body: fields },
    })
    expect(answer.body.upserted).toMatchObject([
      { condition: 'opened', dateBefore: '', expiryDate: inDays(5) },
    ])
  })

  it('confirms dates that are about right, leaves the others as they are, and takes it back', async () => {
    const dated = (dateSource: 'typed' | 'suggested' | 'scanned') => addItem(app, owner, { dateSource })
    const items = [await dated('suggested'), await dated('scanned'), await dated('typed')]
    const itemIds = items.map(({ id }) => id)
    const { status, body } = await act({ action: 'confirmDate', itemIds })
    const confirmed = items.map((item, n) => (n === 0 ? { ...item, dateSource: 'typed' } : item))
    expect([status, body.upserted]).toEqual([201, confirmed])
    expect((await undo(body.actionId)).body.upserted).toEqual(items)
  })

  it('uses up one piece, or all, logs each item, and gives all of it back', async () => {
    const { eggs, milk } = await shelf()
    const before = await wholePantry(app, owner)
    const one = await act({ action: 'useUpOne', itemIds: [eggs.id, milk.id] })
    expect(one.body).toMatchObject({ seq: 3, upserted: [{ ...eggs, quantity: 9 }], removed: [milk.id] })
    expect(await booksOf(app, owner)).toMatchObject({ counted: 1, items: 1, consumed: 2 })
    await undo(one.body.actionId)
    const all = await act({ action: 'useUpAll', itemIds: [milk.id, eggs.id] })
    expect(all.body).toMatchObject({ upserted: [], removed: [milk.id, eggs.id] })
    expect(await booksOf(app, owner)).toMatchObject({ counted: 0, items: 0, consumed: 2 })
    await undo(all.body.actionId)
    expect((await wholePantry(app, owner)).items).toEqual(before.items)
    expect(await booksOf(app, owner)).toMatchObject({ seq: 6, counted: 2, items: 2, consumed: 0 })
  })

  it('moves and removes together, and undoes each once', async () => {
    const { eggs, milk } = await shelf()
    const itemIds = [eggs.id, milk.id]
    const moved = await act({ action: 'move', place: ' Desk  drawer ', itemIds })
    expect(moved.body.upserted).toMatchObject([{ place: 'Desk  drawer' }, { place: 'Desk  drawer' }])
    const removed = await act({ action: 'remove', itemIds })
    expect(removed.body).toMatchObject({ upserted: [], removed: itemIds })
    expect(await booksOf(app, owner)).toMatchObject({ counted: 0, items: 0 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => undo(removed.body.actionId)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(404)])
    expect((await wholePantry(app, owner)).items).toHaveLength(2)
    expect(await booksOf(app, owner)).toMatchObject({ counted: 2 })
  })

  it('leaves out what is gone, and is nothing when all is', async () => {
    const { eggs, milk } = await shelf()
    await act({ action: 'remove', itemIds: [milk.id] })
    const answer = await act({ action: 'move', place: 'cupboard', itemIds: [randomUUID(), milk.id, eggs.id] })
    expect(answer.body.upserted).toMatchObject([{ id: eggs.id }])
    const before = await booksOf(app, owner)
    expect((await act({ action: 'useUpAll', itemIds: [milk.id] })).error?.code).toBe('NOT_FOUND')
    expect(await booksOf(app, owner)).toEqual(before)
  })

  it.each(['useUpOne', 'remove', 'open'] as const)(
    'does %s once, however often the request comes',
    async (action) => {
      const { eggs, milk } = await shelf()
      const body = { id: randomUUID(), action, itemIds: [eggs.id, milk.id] }
      const answers = await Promise.all(Array.from({ length: 20 }, () => act(body)))
      for (const answer of answers) expect([answer.status, answer.body]).toEqual([201, answers[0]?.body])
      expect(await booksOf(app, owner)).toMatchObject({ seq: 3 })
      expect((await act({ ...body, itemIds: [eggs.id] })).error?.code).toBe('ID_REUSED')
    },
  )

  it('takes eleven places of one’s own for too many', async () => {
    for (let n = 0; n < 10; n++) await addItem(app, owner, { place: `Box ${n}` })
    const { id } = await addItem(app, owner, { place: 'Box 3' })
    expect((await act({ action: 'move', place: 'Box 11', itemIds: [id] })).error?.code).toBe('PLACES_FULL')
    const added = await app.call(pantryCalls.addItems, {
      as: owner,
      input: { body: { name: 'Rice', quantity: 1, expiryDates: [inDays(1)], place: 'Box 11' } },
    })
    expect(added.error?.code).toBe('PLACES_FULL')
    expect((await act({ action: 'move', place: 'freezer', itemIds: [id] })).status).toBe(201)
  })

  it('is not for strangers', async () => {
    const { eggs } = await shelf()
    const stranger = await app.signUp()
    expect((await act({ action: 'remove', itemIds: [eggs.id] }, stranger)).error?.code).toBe('NOT_FOUND')
    const { body } = await act({ action: 'open', itemIds: [eggs.id] })
    expect((await undo(body.actionId, stranger)).error?.code).toBe('NOT_FOUND')
  })

  it.each([
    ['no item', { action: 'open' as const, itemIds: [] }],
    ['one item twice', { action: 'open' as const, itemIds: Array(2).fill(randomUUID()) as string[] }],
    [
      'more than a hundred',
      { action: 'open' as const, itemIds: Array.from({ length: 101 }, () => randomUUID()) },
    ],
    ['a day that is none', { action: 'open' as const, itemIds: [randomUUID()], on: '2026-02-30' }],
  ])('refuses %s', async (_, body) => {
    expect((await act(body)).error?.code).toBe('VALIDATION_FAILED')
  })
})

describe('pantry.undoAction', () => {
  it('takes a minute and no longer, and what is over is forgotten', async () => {
    const { milk } = await shelf()
    const { body } = await act({ action: 'open', itemIds: [milk.id] })
    app.clock.advance(60_001)
    expect((await undo(body.actionId)).error?.code).toBe('UNDO_EXPIRED')
    app.clock.advance(60_000)
    await app.app.jobs.find(({ name }) => name === 'pantry.purgeRemovedItems')?.run()
    expect((await undo(body.actionId)).error?.code).toBe('NOT_FOUND')
  })

  it('leaves alone what another action has found so and kept since', async () => {
    const { milk } = await shelf()
    const move = { action: 'move' as const, itemIds: [milk.id], place: 'cupboard' }
    const first = await act(move)
    const second = await act(move)
    expect((await undo(first.body.actionId)).error?.code).toBe('UNDO_EXPIRED')
    expect((await undo(second.body.actionId)).body.upserted).toMatchObject([{ place: 'cupboard' }])
    expect((await undo(first.body.actionId)).body.upserted).toMatchObject([{ place: milk.place }])
  })

  it('brings nothing back that came back alone and was used up since', async () => {
    const { eggs, milk } = await shelf()
    const { body } = await act({ action: 'remove', itemIds: [eggs.id, milk.id] })
    await app.call(pantryCalls.restoreItem, { as: owner, input: { params: { id: milk.id } } })
    await app.call(pantryCalls.consumeItem, { as: owner, input: { params: { id: milk.id }, body: {} } })
    expect((await undo(body.actionId)).error?.code).toBe('UNDO_EXPIRED')
    expect((await wholePantry(app, owner)).items).toEqual([])
  })

  it('is all or nothing: an item that was edited away stands against it', async () => {
    const { eggs, milk } = await shelf()
    const { body } = await act({ action: 'useUpOne', itemIds: [eggs.id, milk.id] })
    await app.call(pantryCalls.editItem, {
      as: owner,
      input: {
        params: { id: eggs.id },
        body: { name: 'Eggs', quantity: 3, expiryDates: [inDays(1)] },
      },
    })
    const before = await wholePantry(app, owner)
    expect((await undo(body.actionId)).error?.code).toBe('UNDO_EXPIRED')
    expect(await wholePantry(app, owner)).toEqual(before)
  })
})

import { limits } from '@shelfmate/contract/api/limits'
import { entryCalls } from '@shelfmate/contract/entry/entry'
import { foodsCalls } from '@shelfmate/contract/foods/foods'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { foods as table } from '@shelfmate/food/foods'
import { beforeAll, describe, expect, it } from 'vitest'
import { addItem, rowOf } from '#features/pantry/pantry.factory.ts'
import { app, withApp } from '../../testing/suite.ts'
import type { TestUser } from '../../testing/test-app.ts'

/** In Singapore it is the 20th already. */
const now = '2026-11-19T16:30:00Z'
const leastPeople = 20

withApp()
beforeAll(async () => {
  app.clock.set(now)
})

async function suggested(as: TestUser, name: string, place: '' | 'fridge' | 'freezer' | 'cupboard' = '') {
  const input = { body: { foods: [{ name, place }] } }
  const { body } = await app.call(entryCalls.suggestDates, { as, input })
  return body.dates[0]
}

const date = (days: number) =>
  new Date(Date.UTC(2026, 10, 20 + days)).toISOString().slice(0, 'YYYY-MM-DD'.length)
const addMilk = (as: TestUser, days: number, fields: object = {}) =>
  addItem(app, as, { name: 'Fresh milk 1L', expiryDates: [date(days)], ...fields })

/** As many as the campus needs, who have all dated a food so. */
async function datedByMany(name: string, days: number): Promise<TestUser[]> {
  const people = await Promise.all(Array.from({ length: leastPeople }, () => app.signUp()))
  for (const each of people) {
    await addItem(app, each, { name, expiryDates: [date(days)] })
    await suggested(each, name)
  }
  return people
}

describe('entry.suggestDates', () => {
  it('begins with the food table, and says so', async () => {
    const mei = await app.signUp()
    expect(await suggested(mei, 'spinach')).toMatchObject({ from: 'foods' })
    expect(await suggested(mei, 'Xyzzy')).toBeNull()
    expect(await suggested(mei, 'dish soap')).toBeNull()
  })

  it.each([
    ['milk', '', 7],
    ['opened milk', '', 3],
    ['milk (opened)', 'fridge', 3],
    ['angebrochene Milch', '', 3],
    ['unopened milk', '', 7],
    ['jam', '', 360],
    ['opened jam', '', 120],
    ['opened jam', 'fridge', 120],
    ['opened spinach', 'freezer', 240],
    ['opened zorb', '', undefined],
  ] as const)('%s in %j: the table’s %s days, by whether it is open', async (name, place, days) => {
    const mei = await app.signUp()
    const expected = days === undefined ? null : { days, from: 'foods' }
    expect(await suggested(mei, name, place)).toEqual(expected)
  })

  it('knows every food of the table where it is kept, in the fridge, in the freezer and open', async () => {
    const mei = await app.signUp()
    const daysOf = async (rows: readonly { name: string; place: string }[]) => {
      const days = []
      for (let from = 0; from < rows.length; from += limits.itemsPerBatch) {
        const input = { body: { foods: rows.slice(from, from + limits.itemsPerBatch) } }
        const { body } = await app.call(entryCalls.suggestDates, { as: mei, input })
        days.push(...body.dates.map((each) => each?.days))
      }
      return days
    }
    const named = (prefix: string, place: string) => table.map(({ name }) => ({ name: prefix + name, place }))
    const usual = await daysOf(named('', ''))
    const open = await daysOf(named('opened ', ''))
    const cold = [await daysOf(named('', 'fridge')), await daysOf(named('', 'freezer'))]
    for (const [n, { name, shelfLifeDays }] of table.entries()) {
      for (const days of [usual, open, ...cold]) expect(days[n], name).toBeGreaterThan(0)
      // What it may be besides may keep less long, and nothing longer once open.
      for (const days of [usual, open]) expect(days[n], name).toBeLessThanOrEqual(shelfLifeDays)
    }
  })

  it('learns of open food apart from closed', async () => {
    const mei = await app.signUp()
    await addMilk(mei, 9)
    expect(await suggested(mei, 'opened milk')).toEqual({ days: 3, from: 'foods' })
    await addMilk(mei, 2, { name: 'Opened milk' })
    expect(await suggested(mei, 'milk opened')).toEqual({ days: 2, from: 'mine' })
    expect(await suggested(mei, 'milk')).toEqual({ days: 9, from: 'mine' })
  })

  it('moves with the user’s own last five, to the day', async () => {
    const mei = await app.signUp()
    const seen = []
    for (const days of [5, 9, 7, 8, 30, 31, 32]) {
      await addMilk(mei, days)
      seen.push(await suggested(mei, 'milk'))
    }
    const medians = [5, 7, 7, 7, 8, 9, 30]
    expect(seen).toEqual(medians.map((days) => ({ days, from: 'mine' })))
  })

  it('learns from the day of the press what reaches the server on the next', async () => {
    const mei = await app.signUp()
    await addMilk(mei, 6, { pressedOn: date(-1) })
    expect(await suggested(mei, 'milk')).toEqual({ days: 7, from: 'mine' })
  })

  it('keeps places apart; where nobody told, food is where the table keeps it', async () => {
    const mei = await app.signUp()
    await addMilk(mei, 6)
    await addMilk(mei, 90, { place: 'freezer' })
    expect(await suggested(mei, 'milk', 'fridge')).toEqual({ days: 6, from: 'mine' })
    expect(await suggested(mei, 'milk', 'freezer')).toEqual({ days: 90, from: 'mine' })
  })

  it('learns nothing from what was suggested, nor from what an edit replaced', async () => {
    const mei = await app.signUp()
    await addMilk(mei, 3, { dateSource: 'suggested' })
    expect(await suggested(mei, 'milk')).toMatchObject({ from: 'foods' })
    const { id } = await addMilk(mei, 60)
    const body = { name: 'Milk', quantity: 1, expiryDates: [date(6)] }
    await app.call(pantryCalls.editItem, { as: mei, input: { params: { id }, body } })
    expect(await suggested(mei, 'milk')).toEqual({ days: 6, from: 'mine' })
  })

  it('learns a food anew where an edit corrects a date that was learned, once or again', async () => {
    const mei = await app.signUp()
    await addMilk(mei, 8)
    let { id } = await addMilk(mei, 60)
    expect(await suggested(mei, 'milk')).toEqual({ days: 34, from: 'mine' })
    for (const days of [50, 6]) {
      const body = { name: 'Milk', quantity: 1, expiryDates: [date(days)] }
      const edited = await app.call(pantryCalls.editItem, { as: mei, input: { params: { id }, body } })
      id = edited.body.upserted[0]?.id ?? id
    }
    expect(await suggested(mei, 'milk')).toEqual({ days: 7, from: 'mine' })
  })

  it('forgets what was learned where an edit gives the food another name', async () => {
    const mei = await app.signUp()
    const { id } = await addItem(app, mei, { name: 'Xyzzy', expiryDates: [date(60)] })
    expect(await suggested(mei, 'xyzzy')).toEqual({ days: 60, from: 'mine' })
    const body = { name: 'Zaxle', quantity: 1, expiryDates: [date(6)] }
    await app.call(pantryCalls.editItem, { as: mei, input: { params: { id }, body } })
    expect(await suggested(mei, 'zaxle')).toEqual({ days: 6, from: 'mine' })
    expect(await suggested(mei, 'xyzzy')).toBeNull()
  })

  it('learns names that nobody else knows, for their owner', async () => {
    const [mei, kai] = [await app.signUp(), await app.signUp()]
    await addItem(app, mei, { name: "Grandma's Xyzzy", expiryDates: [date(4)] })
    expect(await suggested(mei, "grandma's xyzzy")).toEqual({ days: 4, from: 'mine' })
    expect(await suggested(kai, "grandma's xyzzy")).toBeNull()
  })

  it('tells the campus’s median once twenty people have one', async () => {
    const stranger = await app.signUp()
    const seen = []
    for (let n = 1; n <= leastPeople; n++) {
      const each = await app.signUp()
      await addItem(app, each, { name: 'Zorbfruit', expiryDates: [date(n)] })
      await suggested(each, 'milk')
      seen.push(await suggested(stranger, 'zorbfruit'))
    }
    expect(seen).toEqual([
      ...Array.from({ length: leastPeople - 1 }, () => null),
      { days: 10, from: 'campus' },
    ])
  })

  it('counts nobody for the campus whose address is not confirmed', async () => {
    const [stranger, people] = [await app.signUp(), await datedByMany('Quuxfruit', 9)]
    expect(await suggested(stranger, 'quuxfruit')).toEqual({ days: 9, from: 'campus' })
    await app.pool.query('update users set verified_at = null where id = $1', [people[0]?.id])
    expect(await suggested(stranger, 'quuxfruit')).toBeNull()
  })

  it.each([
    ['raw chicken', 6, { days: 6, from: 'campus' }],
    ['salmon', 300, { days: 2, from: 'foods' }],
  ])('believes the campus of %s for %i days as far as the table allows', async (name, days, expected) => {
    const stranger = await app.signUp()
    await datedByMany(name, days)
    expect(await suggested(stranger, name, 'fridge')).toEqual(expected)
  })

  it('takes its owner’s word for what a name means, and keeps what was dated under it', async () => {
    const [mei, kai] = [await app.signUp(), await app.signUp()]
    const say = (name: string, food: string | null) =>
      app.call(foodsCalls.correct, {
        as: mei,
        input: { body: { name, takenAs: food === null ? 'noFood' : 'food', food } },
      })
    const spinach = await suggested(mei, 'spinach')
    await say('Blorf', 'spinach')
    expect(await suggested(mei, 'blorf')).toEqual(spinach)
    expect(await suggested(kai, 'blorf')).toBeNull()
    await say('Milk', null)
    expect(await suggested(mei, 'milk')).toBeNull()
    await addItem(app, mei, { name: 'Zaxle', expiryDates: [date(11)] })
    await suggested(mei, 'zaxle')
    await say('Zaxle', 'spinach')
    expect(await suggested(mei, 'zaxle')).toEqual({ days: 11, from: 'mine' })
  })

  it('learns once, however many ask at once, and from batches', async () => {
    const mei = await app.signUp()
    const items = [rowOf('Milk', { expiryDate: date(4) }), rowOf('Milk', { expiryDate: date(6) })]
    await app.call(pantryCalls.addBatch, { as: mei, input: { body: { items } } })
    const answers = await Promise.all(Array.from({ length: 8 }, () => suggested(mei, 'milk')))
    for (const answer of answers) expect(answer).toEqual({ days: 5, from: 'mine' })
    const { rows } = await app.pool.query('select days from learned_dates where user_id = $1', [mei.id])
    expect(rows).toEqual([{ days: [4, 6] }])
  })
})

describe('entry.suggestNames', () => {
  const names = async (as: TestUser, search: string) =>
    (await app.call(entryCalls.suggestNames, { as, input: { query: { search } } })).body.names.map(
      ({ name }) => name,
    )

  it('tells my own names first, then foods', async () => {
    const mei = await app.signUp()
    await addItem(app, mei, { name: 'Crème de la Milk' })
    await addItem(app, mei, { name: 'Milky tea' })
    const found = await names(mei, 'MILK')
    expect(found.slice(0, 2)).toEqual(['Milky tea', 'Crème de la Milk'])
    expect(found.length).toBeGreaterThan(2)
    expect(found.length).toBeLessThanOrEqual(6)
    expect(await names(mei, 'creme')).toContain('Crème de la Milk')
  })

  it.each([
    ['baguettes', 'baguette'],
    ['margerine', 'margarine'],
    ['potatos', 'potato'],
    ['croisants', 'croissant'],
  ])('tells the food that is meant where no name begins so: %s', async (typed, food) => {
    const mei = await app.signUp()
    expect((await names(mei, typed))[0]).toBe(food)
    expect(await names(mei, 'qwxyz')).toEqual([])
  })

  it('tells my own name in another number first', async () => {
    const mei = await app.signUp()
    await addItem(app, mei, { name: 'Garlic baguette' })
    expect((await names(mei, 'garlic baguettes'))[0]).toBe('Garlic baguette')
  })

  it('says what shows them, and what is being typed', async () => {
    const mei = await app.signUp()
    const { body } = await app.call(entryCalls.suggestNames, {
      as: mei,
      input: { query: { search: 'oat mi' } },
    })
    expect(body.names[0]).toEqual({ name: 'oat milk', picture: 'plant-milk' })
    const foods = ['Eggs', 'qwxyz'].map((name) => ({ name, place: '' }))
    const dates = await app.call(entryCalls.suggestDates, { as: mei, input: { body: { foods } } })
    expect(dates.body.pictures).toEqual(['egg', 'food'])
  })

  it('begins with what I used last, then what most have, each once', async () => {
    const mei = await app.signUp()
    for (const name of ['Kimchi', 'EGGS']) {
      await addItem(app, mei, { name })
      app.clock.advance(1000)
    }
    const found = await names(mei, '')
    expect(found.slice(0, 3)).toEqual(['EGGS', 'Kimchi', 'Milk'])
    expect(found.filter((name) => /eggs/i.test(name))).toHaveLength(1)
  })

  it('tells nobody else’s', async () => {
    const [mei, kai] = [await app.signUp(), await app.signUp()]
    await addItem(app, mei, { name: 'Qwertzfood' })
    expect(await names(kai, 'qwertz')).toEqual([])
    expect(await names(kai, '')).not.toContain('Qwertzfood')
  })
})

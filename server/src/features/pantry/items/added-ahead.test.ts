import { randomUUID } from 'node:crypto'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../testing/error-shape.ts'
import { app, withApp } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { unheard } from '../../../testing/unheard.ts'
import { addItem, milk, wholePantry } from '../pantry.factory.ts'

withApp()

const bodyOf = (id: string = randomUUID()) => ({ ...milk, id, expiryDates: ['2026-12-01'] })

const ask = (as: TestUser, body: object) => app.send('POST', '/api/pantry/items', { as, body })

/** A pantry is kept also by those whose address is not verified. */
const noMoreThere = unheard.filter(([, , code]) => code === 'UNAUTHENTICATED')

const stored = async () => {
  const { rows } = await app.pool.query(
    `select (select count(*) from item_logs)::int as logged, (select count(*) from idempotency_keys)::int as keys,
            (select sum(seq) from pantries)::int as turns, (select sum(logged) from achievement_counters)::int as counted`,
  )
  return rows
}

describe('who is remembered from the add before and', () => {
  it.each(noMoreThere)(
    '%s adds nothing more, and hears nothing of what they added',
    async (_, change, code) => {
      const mei = await app.signUp()
      const before = bodyOf()
      expect((await ask(mei, before)).raw.statusCode).toBe(201)
      await app.pool.query(change, [mei.id])
      const known = await stored()
      for (const body of [bodyOf(), before]) expectRefusal((await ask(mei, body)).raw, code)
      expect(await stored()).toEqual(known)
    },
  )

  it('is there no more adds nothing', async () => {
    const mei = await app.signUp()
    await addItem(app, mei)
    await app.pool.query('delete from users where id = $1', [mei.id])
    expectRefusal((await ask(mei, bodyOf())).raw, 'UNAUTHENTICATED')
  })

  it('is another one by now adds as who they are', async () => {
    const [mei, kai] = [await app.signUp(), await app.signUp()]
    await addItem(app, mei)
    await app.pool.query('update sessions set user_id = $2 where user_id = $1', [mei.id, kai.id])
    await addItem(app, mei)
    expect((await wholePantry(app, kai)).items).toHaveLength(1)
  })

  it('adds the same again hears what became of it, and another item under its id is refused', async () => {
    const mei = await app.signUp()
    const body = bodyOf()
    const [first, again] = [await ask(mei, body), await ask(mei, body)]
    expect(again.raw.json()).toEqual(first.raw.json())
    expectRefusal((await ask(mei, { ...body, name: 'Rice' })).raw, 'ID_REUSED')
    expect((await wholePantry(app, mei)).items).toHaveLength(1)
  })

  it('adds under the id of food that was given to them is refused', async () => {
    const mei = await app.signUp()
    const { id } = await addItem(app, mei)
    await app.pool.query('delete from item_logs where user_id = $1', [mei.id])
    await app.pool.query('delete from idempotency_keys where user_id = $1', [mei.id])
    expectRefusal((await ask(mei, bodyOf(id))).raw, 'ID_REUSED')
  })

  it('is refused spoils nothing for those who add at the same moment', async () => {
    const students = await Promise.all(Array.from({ length: 4 }, () => app.signUp()))
    await Promise.all(students.map((as) => addItem(app, as)))
    const [gone, ...others] = students
    if (!gone) throw new Error('four students came')
    await app.pool.query('delete from sessions where user_id = $1', [gone.id])
    const answers = await Promise.all(students.map((as) => ask(as, bodyOf())))
    expect(answers.map(({ raw }) => raw.statusCode)).toEqual([401, ...others.map(() => 201)])
  })
})

it('a use that is to extend the session does', async () => {
  const mei = await app.signUp()
  await addItem(app, mei)
  app.clock.advance(7_200_000)
  const { raw } = await app.call(pantryCalls.addItems, { as: mei, input: { body: bodyOf() } })
  expect(raw.headers['set-cookie']).toContain(mei.cookie)
})

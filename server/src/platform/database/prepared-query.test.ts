import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeLog } from '#platform/log/log.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { type Database, databaseOver } from './database.ts'
import { openPool } from './pool.ts'
import { sqlStatement, statement } from './statement.ts'

let pool: pg.Pool
let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const created = await createTestDatabase()
  drop = created.drop
  // One connection: each test meets what the one before left on it.
  pool = openPool({ ...created.target, max: 1 }, makeLog('silent'))
  database = databaseOver(pool)
  await pool.query('create table notes (id int primary key, text text)')
})
afterAll(async () => {
  await pool.end()
  await drop()
})

const echo = sqlStatement<{ value: unknown }, { value: unknown }>(
  'test_echo',
  (at) => sql`select ${at.value}::text as value`,
)
const echoList = sqlStatement<{ list: unknown[] }, { list: unknown[] }>(
  'test_echo_list',
  (at) => sql`select ${at.list}::text[] as list`,
)
const echoTyped = sqlStatement<{ at: Date; bytes: Buffer; on: string }, Record<string, unknown>>(
  'test_echo_typed',
  (at) => sql`select ${at.at}::timestamptz as at, ${at.bytes}::bytea as bytes, ${at.on}::date as on,
    true as yes, 9007199254740991::int8 as big, null as nothing, '{"a":[1]}'::jsonb as json`,
)
const addNote = sqlStatement<{ id: number; text: string }, { id: number; tx: string }>(
  'test_add_note',
  (at) =>
    sql`insert into notes (id, text) values (${at.id}, ${at.text}) returning id, pg_current_xact_id()::text as tx`,
)
const countNotes = sqlStatement<Record<never, never>, { count: number }>(
  'test_count_notes',
  () => sql`select count(*)::int as count from notes`,
)
const deleteNotes = sqlStatement<Record<never, never>, never>(
  'test_delete_notes',
  () => sql`delete from notes`,
)

describe('a prepared query', () => {
  it.each(['', 'plain', "it's", 'tofu 豆腐 🥡', 'a\\b"c', '{,}', 'NULL', 'two\nlines'])(
    'brings %j there and back',
    async (text) => {
      for (const value of [text, text]) expect(await echo(database, { value })).toEqual([{ value }])
      expect(await echoList(database, { list: [text, text] })).toEqual([{ list: [text, text] }])
    },
  )

  it('knows null, numbers and truth values', async () => {
    expect(await echo(database, { value: null })).toEqual([{ value: null }])
    expect(await echo(database, { value: undefined })).toEqual([{ value: null }])
    expect(await echo(database, { value: 12.5 })).toEqual([{ value: '12.5' }])
    expect(await echo(database, { value: true })).toEqual([{ value: 'true' }])
    expect(await echo(database, { value: { a: ['"'] } })).toEqual([{ value: '{"a":["\\""]}' }])
    expect(await echoList(database, { list: [null, 'a'] })).toEqual([{ list: [null, 'a'] }])
    expect(await echoList(database, { list: [] })).toEqual([{ list: [] }])
    const nested = [
      ['a', 'b'],
      ['{', null],
    ]
    expect(await echoList(database, { list: nested })).toEqual([{ list: nested }])
    expect(await echoList(database, { list: [Buffer.from('a')] })).toEqual([{ list: [String.raw`\x61`] }])
    expect(await echo(database, { value: 'still there' })).toEqual([{ value: 'still there' }])
  })

  it('reads each column by its type, described or not', async () => {
    const values = {
      at: new Date('2026-02-03T04:05:06.789Z'),
      bytes: Buffer.from([0, 255]),
      on: '2028-02-29',
    }
    const row = { ...values, yes: true, big: Number.MAX_SAFE_INTEGER, nothing: null, json: { a: [1] } }
    expect(await echoTyped(database, values)).toEqual([row])
    expect(await echoTyped(database, values)).toEqual([row])
  })

  it('answers no rows where a statement has none', async () => {
    await addNote(database, { id: 1, text: 'one' })
    expect(await deleteNotes(database, {})).toEqual([])
    expect(await deleteNotes(database, {})).toEqual([])
  })

  it('tells errors with who asked, and the connection goes on', async () => {
    await addNote(database, { id: 1, text: 'one' })
    for (const _ of [1, 2]) {
      const error: unknown = await addNote(database, { id: 1, text: 'again' }).catch(
        (thrown: unknown) => thrown,
      )
      expect(error).toMatchObject({ code: '23505', constraint: 'notes_pkey' })
      expect(error).toHaveProperty('stack', expect.stringContaining('connection.ts'))
    }
    // A parameter that PostgreSQL cannot read fails before anything runs.
    await expect(addNote(database, { id: Number.NaN, text: '' })).rejects.toMatchObject({ code: '22P02' })
    expect(await countNotes(database, {})).toEqual([{ count: 1 }])
    await deleteNotes(database, {})
  })

  it('fails where only the commit that comes with its end does', async () => {
    await pool.query('create table numbered (id int unique deferrable initially deferred)')
    const number = sqlStatement<Record<never, never>, { id: number }>(
      'test_number',
      () => sql`insert into numbered values (1) returning id`,
    )
    expect(await number(database, {})).toEqual([{ id: 1 }])
    await expect(number(database, {})).rejects.toMatchObject({ code: '23505' })
    expect((await pool.query('select id from numbered')).rows).toEqual([{ id: 1 }])
  })
})

describe('a transaction', () => {
  it.each(['its begin alone', 'its begin with the first statement'])('holds together: %s', async () => {
    const ids = await database.transaction(async (tx) => [
      ...(await addNote(tx, { id: 1, text: 'one' })),
      ...(await addNote(tx, { id: 2, text: 'two' })),
    ])
    expect(ids.map(({ id }) => id)).toEqual([1, 2])
    expect(ids[0]?.tx).toBe(ids[1]?.tx)
    const undone = database.transaction(async (tx) => {
      await deleteNotes(tx, {})
      throw new Error('changed its mind')
    })
    await expect(undone).rejects.toThrow('changed its mind')
    expect(await countNotes(database, {})).toEqual([{ count: 2 }])
    await deleteNotes(database, {})
  })

  it('is undone when its very first statement fails, and the next one starts afresh', async () => {
    await addNote(database, { id: 1, text: 'one' })
    for (const id of [1, Number.NaN]) {
      const failing = database.transaction((tx) => addNote(tx, { id, text: 'again' }))
      await expect(failing).rejects.toHaveProperty('code')
      expect(await database.transaction((tx) => countNotes(tx, {}))).toEqual([{ count: 1 }])
    }
    await deleteNotes(database, {})
  })

  it('runs what is asked without waiting in its order, each seeing what came before', async () => {
    for (const _ of ['its statements not yet known', 'known']) {
      const [one, count, words, two] = await database.transaction((tx) =>
        Promise.all([
          addNote(tx, { id: 1, text: 'one' }),
          countNotes(tx, {}),
          echo(tx, { value: 'between' }),
          addNote(tx, { id: 2, text: 'two' }),
        ]),
      )
      expect([one[0]?.id, count, words, two[0]?.id]).toEqual([1, [{ count: 1 }], [{ value: 'between' }], 2])
      expect(await countNotes(database, {})).toEqual([{ count: 2 }])
      await deleteNotes(database, {})
    }
  })

  it('undoes all that was asked at once when one fails, those behind it not run', async () => {
    const never = sqlStatement<Record<never, never>, never>('test_never', () => sql`select pg_sleep(60)`)
    for (const _ of [1, 2]) {
      const failing = database.transaction(async (tx) => {
        const asked = [addNote(tx, { id: 1, text: '' }), addNote(tx, { id: 1, text: '' }), never(tx, {})]
        const ends = await Promise.allSettled(asked)
        expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
      })
      await expect(failing).rejects.toThrow('rolled back')
      expect(await countNotes(database, {})).toEqual([{ count: 0 }])
    }
  })

  it('that does nothing leaves no trace', async () => {
    expect(await database.transaction(async () => 'done')).toBe('done')
    await expect(database.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    // Outside any transaction each statement is one of its own.
    const [first] = await addNote(database, { id: 1, text: 'one' })
    const [second] = await addNote(database, { id: 2, text: 'two' })
    expect(first?.tx).not.toBe(second?.tx)
    await deleteNotes(database, {})
  })
})

describe('the name of a statement', () => {
  it('is refused where PostgreSQL would cut it short', () => {
    const named = (name: string) => sqlStatement(name, () => sql`select`)
    expect(() => named('é'.repeat(31))).not.toThrow()
    expect(() => named('é'.repeat(32))).toThrow('longer than 63 bytes')
    expect(() => statement('n'.repeat(64), (orm) => orm.select().from(sql`notes`))).toThrow(
      'longer than 63 bytes',
    )
  })
})

import { randomUUID } from 'node:crypto'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { beforeAll, describe, expect, it } from 'vitest'
import { app, withApp } from '../../../testing/suite.ts'
import { TestApp, type TestUser } from '../../../testing/test-app.ts'
import { addItem, addItems, fillPantry, wholePantry } from '../pantry.factory.ts'

let owner: TestUser
withApp()
beforeAll(async () => {
  owner = await app.signUp()
})

const list = (query: object = {}, as: TestUser | undefined = owner) =>
  app.call(pantryCalls.listItems, { as, input: { query } })

describe('pantry.listItems', () => {
  it('is empty at first', async () => {
    const answer = await list({}, await app.signUp())
    expect(answer.status).toBe(200)
    expect(answer.raw.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.raw.body.replaceAll(' ', '')).toBe('{"items":[],"nextCursor":null,"seq":0}')
  })

  it('answers an item as it was added, in the same form', async () => {
    const kai = await app.signUp()
    const item = await addItem(app, kai, { name: 'Kaya "toast" \\ 🍞', remark: 'line\nbreak\ttab \u0007' })
    expect((await list({}, kai)).body).toEqual({ items: [item], nextCursor: null, seq: 1 })
  })

  it('is ordered by expiry date, then id, and holds only what is there and mine', async () => {
    const kai = await app.signUp()
    await addItem(app, owner)
    const added = await addItems(app, kai, {
      expiryDates: ['2030-01-01', '2025-01-01', '2026-12-31', '2026-12-31', '2100-12-31', '2026-02-28'],
    })
    await app.call(pantryCalls.removeItem, { as: kai, input: { params: { id: added[2]?.id ?? '' } } })
    const expected = added
      .filter((_, n) => n !== 2)
      .sort((a, b) => `${a.expiryDate} ${a.id}`.localeCompare(`${b.expiryDate} ${b.id}`))
    expect((await list({}, kai)).body).toEqual({ items: expected, nextCursor: null, seq: 2 })
  })

  it('gives pages that make up the same list, whatever their size', async () => {
    const kai = await app.signUp()
    await fillPantry(app, kai, 207)
    const stored = await app.pool.query(
      'select id from pantry_items where user_id = $1 order by expiry_date, id',
      [kai.id],
    )
    const ids = stored.rows.map((row) => row.id)
    for (const limit of [1, 7, 69, 100]) {
      const { items } = await wholePantry(app, kai, limit)
      expect(items.map((item) => item.id)).toEqual(ids)
    }
    const first = await list({}, kai)
    expect(first.body.items).toHaveLength(100)
    expect(first.body.nextCursor).not.toBeNull()
  })

  it('goes on behind a cursor whose item is gone', async () => {
    const kai = await app.signUp()
    await addItems(app, kai, { expiryDates: ['2026-12-01', '2026-12-02', '2026-12-03'] })
    const { body: first } = await list({ limit: 2 }, kai)
    await app.call(pantryCalls.removeItem, { as: kai, input: { params: { id: first.items[1]?.id ?? '' } } })
    const { body: second } = await list({ limit: 2, cursor: first.nextCursor ?? '' }, kai)
    expect(second.items.map((item) => item.expiryDate)).toEqual(['2026-12-03'])
    expect(second.nextCursor).toBeNull()
  })

  it('is never older than a change, whichever process made it', async () => {
    const beside = await TestApp.start({}, { beside: app })
    const kai = await app.signUp()
    const names = async (of: TestApp) =>
      (await of.call(pantryCalls.listItems, { as: kai, input: { query: {} } })).body.items.map(({ id }) => id)
    const milk = await addItem(app, kai, { expiryDates: ['2026-12-01'] })
    expect(await names(beside)).toEqual([milk.id])
    const rice = await addItem(app, kai, { expiryDates: ['2026-12-02'] })
    expect(await names(beside)).toEqual([milk.id, rice.id])
    await beside.call(pantryCalls.removeItem, { as: kai, input: { params: { id: milk.id } } })
    expect(await names(app)).toEqual([rice.id])
    await beside.close()
  })

  it('is not sent to who names the very revision it shows', async () => {
    const [kai, tim] = [await app.signUp(), await app.signUp()]
    for (const each of [kai, tim]) await addItem(app, each)
    const ask = (tag: string, as = kai) =>
      app.send('GET', '/api/pantry/items', { as, headers: { 'if-none-match': tag } })
    const known = (await ask('"0"')).raw
    expect(known.statusCode).toBe(200)
    const tag = String(known.headers.etag)
    expect((await ask(tag)).raw).toMatchObject({ statusCode: 304, body: '' })
    // Somebody else's pantry of as many changes.
    expect((await ask(tag, tim)).status).toBe(200)
    await addItem(app, kai)
    expect((await ask(tag)).status).toBe(200)
  })

  it('needs a session', async () => {
    const answer = await app.call(pantryCalls.listItems, { input: { query: {} } })
    expect(answer.status).toBe(401)
  })

  it('gives nothing of a pantry whose cursor somebody else holds', async () => {
    await addItem(app, owner)
    const { body } = await list({ limit: 1 })
    const stranger = await list({ cursor: body.nextCursor ?? '' }, await app.signUp())
    expect(stranger.body).toEqual({ items: [], nextCursor: null, seq: 0 })
  })

  it.each([
    ['limit', { limit: 0 }],
    ['limit', { limit: -1 }],
    ['limit', { limit: 101 }],
    ['limit', { limit: 1.5 }],
    ['limit', { limit: 1e9 }],
    ['limit', { limit: '' }],
    ['limit', { limit: 'all' }],
    ['cursor', { cursor: '' }],
    ['cursor', { cursor: 'x' }],
    ['cursor', { cursor: `2026-02-30_${randomUUID()}` }],
    ['cursor', { cursor: `0000-01-01_${randomUUID()}` }],
    ['cursor', { cursor: '2026-12-01_' }],
    ['cursor', { cursor: `2026-12-01_${randomUUID()}'--` }],
    ['cursor', { cursor: 'x'.repeat(201) }],
    ['userId', { userId: randomUUID() }],
  ])('refuses a wrong %s: %j', async (field, query) => {
    const answer = await list(query)
    expect(answer.status).toBe(400)
    expect(answer.error?.code).toBe('VALIDATION_FAILED')
    expect(Object.keys(answer.error?.fields ?? {})).toEqual([field])
  })

  it.each([
    ['a repeated key', 'limit=1&limit=2', 'limit'],
    ['a key like an array', 'limit[]=1', 'limit[]'],
    ['a key that every object has', 'toString=1', 'toString'],
    ['the key of the prototype', '__proto__=1', '__proto__'],
  ])('refuses %s', async (_, query, field) => {
    const answer = await app.send('GET', `/api/pantry/items?${query}`, { as: owner })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.error?.fields ?? {})).toEqual([field])
  })
})

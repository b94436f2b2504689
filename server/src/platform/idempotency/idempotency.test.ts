import { randomUUID } from 'node:crypto'
import { everyCall } from '@shelfmate/contract/api/calls'
import { msPerDay } from '@shelfmate/contract/api/durations'
import { beforeAll, describe, expect, it } from 'vitest'
import { startWithImages } from '#platform/images/images.factory.ts'
import { imageForm, pairs } from '../../testing/repeatable.ts'
import { app, withApp } from '../../testing/suite.ts'
import { type TestUser, urlOf } from '../../testing/test-app.ts'

const repeatable = everyCall.filter(({ call }) => call.idempotencyKey !== undefined)

let user: TestUser
withApp(startWithImages)
beforeAll(async () => {
  app.clock.set('2026-11-20T04:00:00Z')
  user = await app.signUp()
  await app.settle(user)
})

interface Reply {
  status: number
  body: unknown
  code: string | undefined
}

/** Requests under one id: the first one, and another. */
async function requestsTo({ name, call }: (typeof everyCall)[number], id: string = randomUUID()) {
  const pair = await pairs[name]?.(app, user)
  if (!pair) throw new Error(`there is no example of ${name}`)
  const send = async (params: object | undefined, fields: object, as: TestUser): Promise<Reply> => {
    const body = { ...fields, [call.idempotencyKey ?? '']: id }
    const form = call.bodyAs === 'multipart' ? await imageForm(body) : undefined
    const { raw } = await app.send(call.method, urlOf(call, { params: { ...params } }), {
      // Whoever signs up leaves their session.
      as: call.access === 'signedIn' ? as : undefined,
      body: form?.body ?? body,
      ...(form && { headers: form.headers }),
    })
    const told: { error?: { code: string } } = raw.body === '' ? {} : raw.json()
    return { status: raw.statusCode, body: told, code: told.error?.code }
  }
  return {
    id,
    same: (as = user) => send(pair.params, pair.body, as),
    other: (as = user) => send(pair.other.params ?? pair.params, { ...pair.body, ...pair.other.body }, as),
  }
}

/** A chat's answer says since when it tells; which is one change less when nothing changed. */
const withoutSince = ({ status, body }: Reply) => ({
  status,
  body: { ...(body as object), since: undefined },
})

async function purge(): Promise<void> {
  const job = app.app.jobs.find((each) => each.name === 'idempotency.purgeKeys')
  if (!job) throw new Error('the purge is among the jobs')
  await job.run()
}

const good = [200, 201, 204]
// biome-ignore format: a table is read by its rows.
const made = [
  'users', 'images', 'item_logs', 'pantry_items', 'consumption_logs',
  'posts', 'comments', 'donations', 'messages', 'reports',
]
async function countMade(): Promise<unknown> {
  const counts = made.map((table) => `(select count(*)::int from ${table}) as ${table}`)
  return (await app.pool.query(`select ${counts.join(', ')}`)).rows[0]
}

describe.each(repeatable)('$name', (operation) => {
  it('is done once, also at once, and answers each time as the first', async () => {
    const { same } = await requestsTo(operation)
    const [first, ...others] = await Promise.all(Array.from({ length: 6 }, () => same()))
    if (!first) throw new Error('six requests have six answers')
    expect(good).toContain(first.status)
    const before = await countMade()
    others.push(await same())
    for (const each of others) expect(withoutSince(each)).toEqual(withoutSince(first))
    expect(await countMade()).toEqual(before)
  })

  it('refuses another request under the same id', async () => {
    const { same, other } = await requestsTo(operation)
    const first = await same()
    const before = await countMade()
    expect(await other()).toMatchObject({ status: 409, code: 'ID_REUSED' })
    expect(await countMade()).toEqual(before)
    expect(withoutSince(await same())).toEqual(withoutSince(first))
  })

  it('does not answer somebody else', async () => {
    const { same, other } = await requestsTo(operation)
    const first = await same()
    const stranger = await other(await app.signUp())
    expect(stranger.body).not.toEqual(first.body)
    if (stranger.status >= 400) expect(['ID_REUSED', 'NOT_FOUND']).toContain(stranger.code)
  })

  it('after a refusal is tried anew', async () => {
    const { id, same } = await requestsTo(operation)
    await app.pool.query(
      'alter table idempotency_keys add constraint planted check (id <> $1) not valid'.replace(
        '$1',
        `'${id}'`,
      ),
    )
    expect((await same()).status).toBe(500)
    await app.pool.query('alter table idempotency_keys drop constraint planted')
    expect(good).toContain((await same()).status)
  })

  it('that a server of the version before did is known', async () => {
    const { id, same, other } = await requestsTo(operation)
    const first = await same()
    const before = await countMade()
    await asBefore(id)
    const again = await same()
    // Without a key nobody is told that an address belongs to an id: they log in.
    if (again.code !== 'EMAIL_TAKEN') expect(withoutSince(again)).toEqual(withoutSince(first))
    const { status, body } = await other()
    if (status !== 409) expect(body).toEqual(first.body)
    expect(await countMade()).toEqual(before)
  })
})

/** It kept answers of the exchange and of actions, without a fingerprint; of all else it knew from what was made. */
async function asBefore(id: string): Promise<void> {
  const kinds = `kind in ('post', 'comment', 'donation', 'action')`
  await app.pool.query(`update idempotency_keys set fingerprint = null where id = $1 and ${kinds}`, [id])
  await app.pool.query(`delete from idempotency_keys where id = $1 and not ${kinds}`, [id])
}

describe('idempotency.purgeKeys', () => {
  it('forgets keys after thirty days; what was made is not made twice', async () => {
    const asked = await Promise.all(
      repeatable.filter(({ call }) => call.access === 'signedIn').map((each) => requestsTo(each)),
    )
    const firsts = []
    for (const { same } of asked) firsts.push(await same())
    const kept = async () => (await app.pool.query('select from idempotency_keys')).rowCount
    const before = await countMade()
    app.clock.advance(29 * msPerDay)
    await purge()
    expect(await kept()).toBeGreaterThanOrEqual(asked.length)
    app.clock.advance(2 * msPerDay)
    await purge()
    expect(await kept()).toBe(0)
    const { email, password } = user
    const login = await app.send('POST', '/api/auth/login', { body: { email, password } })
    user = { ...user, cookie: String(login.raw.headers['set-cookie']).split(';')[0] ?? '' }
    for (const [n, { same }] of asked.entries()) {
      const again = await same()
      if (again.code !== 'ID_REUSED') expect(withoutSince(again)).toEqual(withoutSince(firsts[n] ?? again))
    }
    expect(await countMade()).toEqual(before)
  })
})

describe('the calls', () => {
  it.each(everyCall)('$name says whether it may be repeated', ({ call }) => {
    expect(call.errors.includes('ID_REUSED')).toBe(call.idempotencyKey !== undefined)
  })
})

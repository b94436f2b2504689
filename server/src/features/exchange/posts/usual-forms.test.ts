import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { expect, it } from 'vitest'
import { app, mei, withApp, withMei } from '../../../testing/suite.ts'
import { addPost } from '../exchange.factory.ts'

withApp()
withMei()

const list = async (query: Record<string, unknown>) => {
  const answer = await app.call(exchangeCalls.listPosts, { as: mei, input: { query } })
  expect(answer.status).toBe(200)
  return answer.body.items.map(({ foodName }) => foodName)
}

const kept = async () => {
  const { rows } = await app.pool.query<{ name: string }>(
    `select name from pg_prepared_statements where name like 'exchange_list_posts%' or name = ''`,
  )
  return rows.map(({ name }) => name)
}

const window = { pickupFrom: '2026-05-01T10:00:00Z', pickupUntil: '2026-05-01T12:00:00Z' }
/** All combinations of these, each with or without the other. */
const seldom = [{ mine: true }, { place: 'Lobby' }, { search: 'firm tofu' }, window]
const seen = [{ dorm: 'Tembusu' }, { order: 'expiringLast' }]
const combinations = [...seldom, ...seen].reduce<Record<string, unknown>[]>(
  (all, part) => [...all, ...all.map((query) => ({ ...query, ...part }))],
  [{}],
)

it('has PostgreSQL keep the usual forms of the list and a few others, and answers all', async () => {
  app.pool.options.max = 1
  await addPost(app, mei, { foodName: 'Firm tofu', location: 'Tembusu', pickupPlace: 'Lobby' })
  await addPost(app, mei, { foodName: 'Oat milk', location: 'CAPT' })
  for (const query of combinations)
    expect(await list(query)).toEqual('pickupFrom' in query ? [] : expect.arrayContaining(['Firm tofu']))
  expect((await list({ mine: true })).toSorted()).toEqual(['Firm tofu', 'Oat milk'])
  const names = await kept()
  expect(names).toContain('exchange_list_posts_expiringFirst_d_all')
  expect(names).toContain('exchange_list_posts_expiringLast__all')
  // The four usual ones, and never more than the 48 first of the 60 others.
  expect(names.length).toBeGreaterThan(4)
  expect(names.length).toBeLessThanOrEqual(4 + 48)
})

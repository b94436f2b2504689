import { randomUUID } from 'node:crypto'
import type { Post } from '@shelfmate/contract/exchange/exchange'
import { showsPost } from '@shelfmate/contract/exchange/exchange-fold'
import { beforeAll, expect, it } from 'vitest'
import { app, withApp } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { block } from '../../blocks/blocks.factory.ts'
import { addPost, wholeList } from '../exchange.factory.ts'

const rows = 5000
/** Each statement has two seconds, and every name becomes a hundred entries of the index. */
const together = 500

let viewer: TestUser
let everything: Post[]
withApp()
beforeAll(async () => {
  app.clock.set('2026-11-20T04:00:00Z')
  viewer = await app.signUp()
  const other = await app.signUp()
  // Frequent from the start, frequent at the end alone, rare everywhere; a third has passed, some of it the viewer's own.
  for (let from = 1; from <= rows; from += together)
    await app.pool.query(
      `insert into posts (id, user_id, food_name, folded_name, description, quantity, expiry_date, location, comment_count,
                        created_at, version, removed_at)
     select gen_random_uuid(), case when n % 50 = 0 then $1::uuid else $2::uuid end, name, lower(name), '', 1,
            date '2026-11-10' + n * 30 / ${rows}, case when n % 3 = 0 then 'CAPT' else 'Tembusu' end, 0, now(), 1,
            case when n % 17 = 0 then now() end
     from (select n, case when n % 333 = 5 then 'Durian ' || n
                          when n > ${rows} * 0.62 and n % 4 > 0 then 'Late rice ' || n
                          else 'Milk ' || n end as name
           from generate_series($3::int, $4::int) as n) as named`,
      [viewer.id, other.id, from, from + together - 1],
    )
  // Before the others of its day, which is the first of the late ones.
  await app.pool.query(
    `insert into posts (id, user_id, food_name, folded_name, description, quantity, expiry_date, location, comment_count, created_at, version)
     values ('00000000-0000-4000-8000-000000000001', $1, 'Late rice', 'late rice', '', 1, '2026-11-28', 'Tembusu', 0, now(), 1)`,
    [viewer.id],
  )
  everything = await wholeList(app, viewer)
})

// biome-ignore format: a table is read by its rows.
it.each([
  'milk', 'rice', 'durian', 'e', '豆', 'late rice 3', 'durian 1337', 'no such food',
  'rice late', '1337  durian', '13 durian', 'late-rice', 'milk rice', '-', '’',
])('finds %j wherever its posts are in the list, as it is the whole list sifted', async (search) => {
  for (const order of ['expiringFirst', 'expiringLast'] as const)
    for (const dorm of ['', 'CAPT', 'nowhere']) {
      const filter = { viewerId: viewer.id, today: '2026-11-20', search, dorm, order }
      const shown = everything.filter((post) => showsPost(filter, post))
      const expected = order === 'expiringFirst' ? shown : shown.toReversed()
      const found = await wholeList(app, viewer, { search, dorm, order }, 30)
      expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    }
})

it('finds words in another order than the name has them', async () => {
  const found = await wholeList(app, viewer, { search: 'rice  late' })
  expect(found).not.toEqual([])
  expect(found).toEqual(await wholeList(app, viewer, { search: 'late rice' }))
})

it.each(['milk', 'rice', 'durian', 'late rice 3', 'no such food'])(
  'finds %j of nobody whom one keeps away, however deep in the list',
  async (search) => {
    const away = await app.signUp()
    await block(app, away, viewer)
    const others = await wholeList(app, away)
    expect(others.filter(({ author }) => author.userId === viewer.id)).toEqual([])
    for (const order of ['expiringFirst', 'expiringLast'] as const) {
      const isFound = (name: string) => search.split(' ').every((word) => name.includes(word))
      const shown = others.filter(({ foodName }) => isFound(foodName.toLowerCase()))
      const expected = order === 'expiringFirst' ? shown : shown.toReversed()
      const found = await wholeList(app, away, { search, order })
      expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    }
  },
)

it('shows all that is there, in one order', async () => {
  const stored = await app.pool.query(
    `select id from posts where removed_at is null and (user_id = $1 or expiry_date >= '2026-11-20')
     order by expiry_date, id`,
    [viewer.id],
  )
  expect(everything.map(({ id }) => id)).toEqual(stored.rows.map(({ id }) => id))
})

it('finds what was published a moment ago', async () => {
  const foodName = `Fresh ${randomUUID()}`
  const { id } = await addPost(app, viewer, { foodName })
  expect((await wholeList(app, viewer, { search: foodName })).map((post) => post.id)).toEqual([id])
})

import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { upgraded } from '../../testing/upgraded.ts'

const user = randomUUID()
const moves = 30_000
const client = upgraded('"former_zones_by_end"', user, async (former) => {
  await former.query(
    `insert into former_zones (user_id, until, time_zone)
     select $1, now() - n * interval '1 minute', 'Asia/Singapore' from generate_series(1, ${moves}) n`,
    [user],
  )
})

it('keeps who has moved, and finds the latest without reading all of them', async () => {
  await client.query('analyze former_zones')
  const { rows: kept } = await client.query('select count(*)::int as moves from former_zones')
  expect(kept).toEqual([{ moves }])
  const { rows } = await client.query(
    `explain select user_id from former_zones where until >= now() - interval '10 minutes'`,
  )
  expect(JSON.stringify(rows)).toContain('former_zones_by_end')
})

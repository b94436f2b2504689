import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { upgraded } from '../../../testing/upgraded.ts'

const [user, old, late] = [randomUUID(), randomUUID(), randomUUID()]

/** As servers of the version before publish a post, note that it was told, and hand its last unit over. */
const before = {
  publish: `insert into posts (id, user_id, food_name, folded_name, description, quantity, expiry_date, location, comment_count, created_at, version)
            values ($1, $2, 'Rice', 'rice', '', 1, '2099-12-01', 'Tembusu', 0, now(), 1)`,
  tell: 'insert into post_tellings (user_id, post_id, told_at) values ($1, $2, now())',
  end: 'delete from posts where id = $1',
}

const client = upgraded('DROP CONSTRAINT "post_tellings_post_id_posts_id_fk"', user, async (former) => {
  await former.query(before.publish, [old, user])
  await former.query(before.tell, [user, old])
})

it('who was told stays known when the post goes, be it by a server of the version before', async () => {
  await client.query(before.publish, [late, user])
  await client.query(before.tell, [user, late])
  for (const id of [old, late]) await client.query(before.end, [id])
  const { rows } = await client.query('select post_id as id from post_tellings order by told_at')
  expect(rows.map(({ id }) => id)).toEqual([old, late])
})

import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { upgraded } from '../../testing/upgraded.ts'

const [user, old, gone] = [randomUUID(), randomUUID(), randomUUID()]

/** As servers of the version before the ledger write posts and claims. */
const before = {
  insert: `insert into posts (id, user_id, food_name, folded_name, description, quantity, expiry_date, location, comment_count, created_at, version)
           values ($1, $2, 'Rice', 'rice', '', $3, '2099-12-01', 'Tembusu', 0, now(), 1)`,
  claim: `with given as (insert into donations (user_id, id, post_id, food_name, donated_at)
                         select user_id, gen_random_uuid(), id, food_name, now() from posts where id = $1)
          update posts set quantity = quantity - 1, version = version + 1 where id = $1`,
  edit: 'update posts set quantity = $2, version = version + 1 where id = $1',
  remove: 'update posts set removed_at = now(), version = version + 1 where id = $1',
}

const client = upgraded('"posts_ledger"', user, async (former) => {
  for (const id of [old, gone]) await former.query(before.insert, [id, user, 5])
  for (const id of [old, old, gone]) await former.query(before.claim, [id])
  await former.query(before.remove, [gone])
})

const ledger = async (id: string) =>
  (
    await client.query(
      `select quantity, promised, posted, handed_over as "handedOver", taken_back as "takenBack" from posts where id = $1`,
      [id],
    )
  ).rows
const started = { promised: 0, takenBack: 0 }

describe('posts, claims and donations of the version before the ledger', () => {
  it('are kept, with what was given away counted', async () => {
    expect(await ledger(old)).toEqual([{ ...started, quantity: 3, posted: 5, handedOver: 2 }])
    expect(await ledger(gone)).toEqual([{ ...started, quantity: 4, posted: 5, handedOver: 1 }])
    const donated = await client.query('select count(*)::int as n from donations where user_id = $1', [user])
    expect(donated.rows).toEqual([{ n: 3 }])
  })

  it('are still written by its servers, and the sum holds', async () => {
    const id = randomUUID()
    await client.query(before.insert, [id, user, 4])
    await client.query(before.claim, [id])
    await client.query(before.edit, [id, 6])
    await client.query(before.claim, [old])
    expect(await ledger(id)).toEqual([{ ...started, quantity: 6, posted: 7, handedOver: 1 }])
    expect(await ledger(old)).toEqual([{ ...started, quantity: 2, posted: 5, handedOver: 3 }])
  })

  it('may be loaded as a replica does, where usual triggers keep still', async () => {
    const triggers = await client.query(`select tgenabled from pg_trigger where tgname = 'posts_ledger'`)
    expect(triggers.rows).toEqual([{ tgenabled: 'A' }])
  })
})

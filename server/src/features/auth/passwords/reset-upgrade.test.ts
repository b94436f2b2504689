import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { upgraded } from '../../../testing/upgraded.ts'

const user = randomUUID()
/** As servers of the version before keep a link that they mail. */
const before = `insert into password_resets (token_hash, user_id, expires_at) values ($1, $2, '2099-12-01')`
const [old, late] = ['old', 'late'].map((text) => Buffer.from(text))

const client = upgraded('"proves_address"', user, async (former) => {
  await former.query(before, [old, user])
})

it('links that servers of the version before mailed, and mail still, prove the address', async () => {
  await client.query(before, [late, user])
  const { rows } = await client.query('select proves_address as proves from password_resets')
  expect(rows).toEqual([{ proves: true }, { proves: true }])
})

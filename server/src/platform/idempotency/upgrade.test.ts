import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { upgraded } from '../../testing/upgraded.ts'

const [user, id, later] = [randomUUID(), randomUUID(), randomUUID()]

/** As the version before writes and reads them. */
const before = {
  keep: `insert into exchange_answers (user_id, id, kind, answer, answered_at) values ($1, $2, 'comment', $3::jsonb, $4)
         on conflict (user_id, id) do nothing returning id`,
  find: 'select kind, answer from exchange_answers where user_id = $1 and id = $2',
  forget: `update exchange_answers set answer = answer || '{"comment": null}'
           where user_id = $1 and id = $2 and kind = 'comment'`,
  purge: 'delete from exchange_answers where answered_at < $1',
}
const answer = { comment: { content: 'Mine!' }, version: 2 }
const yesterday = '2026-11-19T04:00:00Z'

const client = upgraded('"idempotency_keys"', user, async (former) => {
  await former.query(before.keep, [user, id, answer, yesterday])
})

const keys = async () =>
  (await client.query('select id, kind, fingerprint, answer from idempotency_keys order by answered_at')).rows

describe('the answers of the version before', () => {
  it('are kept', async () => {
    expect(await keys()).toEqual([{ id, kind: 'comment', fingerprint: null, answer }])
  })

  it('are still written, found, emptied and forgotten by its servers', async () => {
    const now = [user, later, answer, '2026-11-20T04:00:00Z']
    expect((await client.query(before.keep, now)).rowCount).toBe(1)
    expect((await client.query(before.keep, now)).rowCount).toBe(0)
    expect((await client.query(before.find, [user, later])).rows).toEqual([{ kind: 'comment', answer }])
    await client.query(before.forget, [user, later])
    await client.query(before.purge, ['2026-11-20T00:00:00Z'])
    expect(await keys()).toEqual([
      { id: later, kind: 'comment', fingerprint: null, answer: { ...answer, comment: null } },
    ])
  })
})

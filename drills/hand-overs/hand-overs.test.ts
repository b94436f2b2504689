import type pg from 'pg'
import { expect, test } from 'vitest'
import { databaseOfThisFile } from '../../server/src/testing/test-database.ts'
import { runHandOvers } from './drill.ts'
import type { Fleet } from './fleet.ts'

/** Three server processes from their sources. */
const patienceMs = 180_000
const database = await databaseOfThisFile()

test('finds nothing while nothing is wrong, and says what was counted twice, lost, or told again', {
  timeout: patienceMs,
}, async () => {
  const { faults, kills, steps } = await runHandOvers({
    crowds: 1,
    histories: 6,
    seed: 1,
    database,
    plant: async (pool, [, doubled, lost, told], fleet) => {
      await failJobs(pool, fleet)
      if (doubled) await giveAgain(pool, doubled.postId, doubled.people[0]?.id ?? '')
      if (lost) await pool.query('delete from food_requests where post_id = $1', [lost.postId])
      if (told) await tellAgain(pool, told.model.wishes[0]?.id ?? '')
    },
  })
  const of = (n: number) => faults.filter((fault) => fault.startsWith(`history ${n}: `)).join('\n')
  expect(of(1)).toMatch(/donations: \d+, not \d+/)
  expect(of(2)).toMatch(/requests: \[\], not \[/)
  expect(of(3)).toMatch(/cards: /)
  expect(faults).toContainEqual(expect.stringMatching(/^a job failed: .*food_requests/))
  expect(faults.filter((fault) => !/^(?:history [123]|a job failed): /.test(fault))).toEqual([])
  expect(kills).toBeGreaterThan(1)
  expect(steps).toBeGreaterThan(50)
})

/** All processes tick while their job's table is away. */
async function failJobs(pool: pg.Pool, fleet: Fleet): Promise<void> {
  await pool.query('alter table food_requests rename to hidden_requests')
  await fleet.advance(0)
  await pool.query('alter table hidden_requests rename to food_requests')
}

async function giveAgain(pool: pg.Pool, postId: string, giverId: string): Promise<void> {
  await pool.query(
    `insert into donations (user_id, id, post_id, food_name, donated_at) values ($2, gen_random_uuid(), $1, 'Rice', now())`,
    [postId, giverId],
  )
}

async function tellAgain(pool: pg.Pool, requestId: string): Promise<void> {
  await pool.query(
    `insert into messages (user_a, user_b, seq, id, sender_id, text, card, counts, sent_at, change)
     select user_a, user_b, 1000, gen_random_uuid(), sender_id, text, card, false, sent_at, 1000
     from messages where card ->> 'requestId' = $1 limit 1`,
    [requestId],
  )
}

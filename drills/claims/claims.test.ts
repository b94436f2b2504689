import type pg from 'pg'
import { expect, test } from 'vitest'
import { program } from '../product/product.ts'
import { runClaims } from './drill.ts'

/** Two server processes, on a database of their own. */
const patienceMs = 120_000

const small = { entry: program, claims: 200, quantity: 50 }

test('lets exactly as many claims through as there are', { timeout: patienceMs }, async () => {
  const { faults, succeeded, readings } = await runClaims({ ...small, repeats: 2 })
  expect(faults).toEqual([])
  expect(succeeded).toBe(100)
  expect(readings).toBeGreaterThan(2)
})

test('says so when a unit is given away that was never there, and when a record is lost', {
  timeout: patienceMs,
}, async () => {
  const plants = [givenTwice, forgotten]
  const { faults } = await runClaims({
    ...small,
    repeats: plants.length,
    plant: async (database, postId) => plants.shift()?.(database, postId),
  })
  const all = faults.join('\n')
  expect(all).toMatch(/left and given were 51, not 50/)
  expect(all).toMatch(/51 claims of 200 answered 201/)
  expect(all).toMatch(/the donation .* is missing/)
})

async function givenTwice(database: pg.Client, postId: string): Promise<void> {
  await database.query('update posts set quantity = quantity + 1 where id = $1', [postId])
}

async function forgotten(database: pg.Client, postId: string): Promise<void> {
  await database.query(
    `create function forget() returns trigger language plpgsql as $$
       begin delete from donations where id = new.id; return null; end $$;
     create trigger forget after insert on donations for each row
       when (new.post_id = '${postId}' and right(new.id::text, 1) < '8') execute function forget()`,
  )
}

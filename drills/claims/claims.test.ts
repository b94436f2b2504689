import { expect, test } from 'vitest'
import { sources } from '../product/product.ts'
import { runClaims } from './drill.ts'

/** Two server processes, on a database of their own. */
const patienceMs = 120_000

const small = { entry: sources, repeats: 1, claims: 200, quantity: 50 }

test('lets exactly as many claims through as there are', { timeout: patienceMs }, async () => {
  const { faults, succeeded, readings } = await runClaims({ ...small, repeats: 2 })
  expect(faults).toEqual([])
  expect(succeeded).toBe(100)
  expect(readings).toBeGreaterThan(2)
})

test('says so when a unit is given away that was never there, and when a record is lost', {
  timeout: patienceMs,
}, async () => {
  const { faults } = await runClaims({
    ...small,
    async plant(database, postId) {
      await database.query('update posts set quantity = quantity + 1 where id = $1', [postId])
    },
  })
  expect(faults.join('\n')).toMatch(/left and given were 51, not 50/)
  expect(faults.join('\n')).toMatch(/51 claims of 200 answered 201/)
  const lost = await runClaims({
    ...small,
    async plant(database, postId) {
      await database.query(
        `create function forget() returns trigger language plpgsql as $$
           begin delete from donations where id = new.id; return null; end $$;
         create trigger forget after insert on donations for each row
           when (new.post_id = '${postId}' and right(new.id::text, 1) < '8') execute function forget()`,
      )
    },
  })
  expect(lost.faults.join('\n')).toMatch(/the donation .* is missing/)
})

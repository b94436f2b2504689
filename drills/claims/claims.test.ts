import type pg from 'pg'
import { expect, test } from 'vitest'
import { program } from '../product/product.ts'
import { runClaims } from './drill.ts'

/** Two server processes, on a database of their own. */
const patienceMs = 120_000

test('lets as many claims through as there are, and says so when a unit is given twice, or a record lost', {
  timeout: patienceMs,
}, async () => {
  const plants = [undefined, undefined, givenTwice, forgotten]
  const { faults, succeeded, readings } = await runClaims({
    entry: program,
    claims: 200,
    quantity: 50,
    repeats: plants.length,
    plant: async (database, postId) => plants.shift()?.(database, postId),
  })
  const of = (n: number) => faults.filter((fault) => fault.startsWith(`repeat ${n}: `)).join('\n')
  expect([of(1), of(2)]).toEqual(['', ''])
  expect(of(3)).toMatch(/left and given were 51, not 50/)
  expect(of(3)).toMatch(/51 claims of 200 answered 201/)
  expect(of(4)).toMatch(/the donation .* is missing/)
  expect(succeeded).toBe(201)
  expect(readings).toBeGreaterThan(4)
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

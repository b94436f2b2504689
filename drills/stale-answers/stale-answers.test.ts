import pg from 'pg'
import { expect, test } from 'vitest'
import { runStaleAnswers } from './drill.ts'

/** Server processes from their sources, on a database of their own. */
const patienceMs = 180_000

test('finds what is kept too long, and nothing else', { timeout: patienceMs }, async () => {
  const { faults } = await runStaleAnswers({
    actions: 4_000,
    killEveryMs: 5_000,
    seed: 1,
    spoil: countNoChange,
  })
  expect(faults.length).toBeGreaterThan(0)
  expect(faults.filter((fault) => !fault.startsWith('posts of '))).toEqual([])
})

async function countNoChange(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('alter table posts disable trigger posts_changed')
  await client.end()
}

import { expect, test } from 'vitest'
import { databaseOfThisFile } from '../../server/src/testing/test-database.ts'
import { runStaleAnswers } from './drill.ts'

/** Server processes from their sources. */
const patienceMs = 180_000
const database = await databaseOfThisFile()

test('finds what is kept too long, and nothing else', { timeout: patienceMs }, async () => {
  const { faults } = await runStaleAnswers({
    database,
    actions: 2_000,
    harmEveryMs: 1_000,
    seed: 1,
    spoil: (pool) => pool.query('alter table posts disable trigger posts_changed'),
  })
  expect(faults.length).toBeGreaterThan(0)
  expect(faults.filter((fault) => !fault.startsWith('posts of '))).toEqual([])
})

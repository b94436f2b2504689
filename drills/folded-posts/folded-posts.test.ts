import { expect, test } from 'vitest'
import { databaseOfThisFile } from '../../server/src/testing/test-database.ts'
import { runFoldedPosts } from './drill.ts'

/** Hundreds of presses. */
const patienceMs = 120_000
const database = await databaseOfThisFile()

test('lists folded from the changes are the lists fetched anew', { timeout: patienceMs }, async () => {
  const { fault, changes } = await runFoldedPosts({ sequences: 40, seed: 1, database })
  expect(fault).toBeUndefined()
  expect(changes).toBeGreaterThan(120)
})

test.each([
  ['a wrong quantity', (n: number) => n % 7 === 0, { quantity: 9999 }],
  ['a wrong date', (n: number) => n % 5 === 0, { expiryDate: '2026-11-22' }],
] as const)('says so when screens are told %s', async (_, isSpoilt, spoilt) => {
  let n = 0
  const { fault } = await runFoldedPosts({
    sequences: 200,
    seed: 2,
    database,
    plant: (change) =>
      isSpoilt(++n) && change.post ? { ...change, post: { ...change.post, ...spoilt } } : change,
  })
  expect(fault).toContain('folded')
})

test('says so when a change is not told in its turn', async () => {
  const { fault } = await runFoldedPosts({
    sequences: 100,
    seed: 3,
    database,
    plant: (change) => (change.version === 3 ? { ...change, version: 4 } : change),
  })
  expect(fault).toContain('does not follow')
})

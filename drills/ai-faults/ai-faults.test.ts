import { expect, test } from 'vitest'
import { program } from '../product/product.ts'
import { runAiFaults } from './drill.ts'

const patienceMs = 120_000

test(
  'finds nothing wrong with a product that keeps its word, and says so of one that does not',
  async () => {
    // No product answers in no time: the drill must say that of each run.
    const { runs, faults } = await runAiFaults(program, { withSlow: false, limit: 0 })
    expect(faults).toHaveLength(runs.length)
    expect(faults.every((fault) => / took \d/.test(fault))).toBe(true)
  },
  patienceMs,
)

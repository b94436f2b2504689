import { expect, test } from 'vitest'
import { runTypedLines } from './drill.ts'

test('random lines are read without a fault', () => {
  expect(runTypedLines(1_000, 2, Number.POSITIVE_INFINITY).faults).toEqual([])
})

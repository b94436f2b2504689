import fc from 'fast-check'
import { expect, test } from 'vitest'
import { edits, isOneSlip } from './spelling.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })

test('one slip is at most one edit', () => {
  fc.assert(
    fc.property(word, word, (left, right) => {
      expect(isOneSlip(left, right)).toBe(edits(left, right) <= 1)
    }),
    { numRuns: 3_000 },
  )
})

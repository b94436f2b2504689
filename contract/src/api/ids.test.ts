import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nthId } from './ids.ts'

const uuid = fc.uuid().map((id) => id.toLowerCase())

describe('nthId', () => {
  test.each([
    ['the id itself', 0, '4b0c7a1e-58a2-4c1c-9a3e-0000000000ff', '4b0c7a1e-58a2-4c1c-9a3e-0000000000ff'],
    ['the next', 1, '4b0c7a1e-58a2-4c1c-9a3e-0000000000ff', '4b0c7a1e-58a2-4c1c-9a3e-000000000100'],
    ['around the end', 2, '4b0c7a1e-58a2-4c1c-9a3e-ffffffffffff', '4b0c7a1e-58a2-4c1c-9a3e-000000000001'],
  ])('gives %s', (_, n, id, expected) => {
    expect(nthId(id, n)).toBe(expected)
  })

  test('gives a UUID of its own for each n, and the same one each time', () => {
    fc.assert(
      fc.property(uuid, (id) => {
        const ids = Array.from({ length: 20 }, (_, n) => nthId(id, n))
        expect(new Set(ids).size).toBe(20)
        for (const each of ids) expect(each).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
        expect(nthId(nthId(id, 7), 5)).toBe(nthId(id, 12))
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PantryItem } from './pantry.ts'
import { foldPantry, type PantryList } from './pantry-fold.ts'

const item = (n: number, expiryDate: string): PantryItem => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  name: `Food ${n}`,
  quantity: 1,
  expiryDate,
  remark: '',
  place: '',
  size: '',
  dateSource: 'typed',
  condition: '',
  dateBefore: '',
  dateAdded: '2026-03-01T08:00:00.000Z',
})
const milk = item(1, '2026-03-02')
const rice = item(2, '2026-03-09')
const list: PantryList = { items: [milk, rice], seq: 7 }

describe('foldPantry', () => {
  test.each([
    ['an item between two others', { upserted: [item(3, '2026-03-05')], removed: [] }, [1, 3, 2]],
    ['an item of the same date by id', { upserted: [item(0, '2026-03-09')], removed: [] }, [1, 0, 2]],
    ['an item that moved to another date', { upserted: [item(1, '2026-04-01')], removed: [] }, [2, 1]],
    ['a removal', { upserted: [], removed: [milk.id] }, [2]],
    ['a replacement', { upserted: [item(3, '2026-03-03')], removed: [milk.id] }, [3, 2]],
    ['nothing but a number', { upserted: [], removed: [] }, [1, 2]],
  ])('folds %s', (_, change, order) => {
    const folded = foldPantry(list, { seq: 8, ...change })
    expect(folded).toMatchObject({ seq: 8, items: order.map((n) => ({ name: `Food ${n}` })) })
  })

  test('takes the new form of an item and leaves the others the same objects', () => {
    const eaten = { ...milk, quantity: 4 }
    const folded = foldPantry(list, { seq: 8, upserted: [eaten], removed: [] })
    if (folded === 'gap') throw new Error('seq 8 follows 7')
    expect(folded.items[0]).toBe(eaten)
    expect(folded.items[1]).toBe(rice)
  })

  test('leaves a list alone that holds the change already', () => {
    for (const seq of [1, 7]) expect(foldPantry(list, { seq, upserted: [], removed: [milk.id] })).toBe(list)
  })

  test('tells a gap', () => {
    expect(foldPantry(list, { seq: 9, upserted: [], removed: [] })).toBe('gap')
  })

  test('keeps any sequence of upserts and removals in order, each id once', () => {
    const upsert = fc
      .tuple(fc.nat(8), fc.constantFrom('2026-03-02', '2026-03-03', '2026-12-31'))
      .map(([n, date]) => ({ upserted: [item(n, date)], removed: [] as string[] }))
    const remove = fc.nat(8).map((n) => ({ upserted: [], removed: [item(n, '').id] }))
    fc.assert(
      fc.property(fc.array(fc.oneof(upsert, remove), { maxLength: 40 }), (changes) => {
        const last = new Map<string, string>()
        let folded: PantryList = { items: [], seq: 0 }
        for (const [n, change] of changes.entries()) {
          const next = foldPantry(folded, { seq: n + 1, ...change })
          if (next === 'gap') throw new Error('there is no gap')
          folded = next
          for (const gone of change.removed) last.delete(gone)
          for (const { id, expiryDate } of change.upserted) last.set(id, expiryDate)
        }
        const expected = [...last].map(([id, date]) => `${date} ${id}`).sort()
        expect(folded.items.map(({ id, expiryDate }) => `${expiryDate} ${id}`)).toEqual(expected)
      }),
    )
  })
})

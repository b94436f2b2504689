import type { PantryPage } from '@shelfmate/contract/pantry/pantry'
import { pantryItemWith } from '@shelfmate/contract/pantry/pantry.factory'
import { describe, expect, test } from 'vitest'
import { type CachedPantry, loadPantry } from './pantry-load.ts'

const food = (n: number, quantity = 1) =>
  pantryItemWith({
    id: `00000000-0000-7000-8000-00000000000${n}`,
    name: `Food ${n}`,
    quantity,
    expiryDate: `2026-03-0${n}`,
  })
const page = (seq: number, ns: number[], nextCursor: string | null): PantryPage => ({
  items: ns.map((n) => food(n)),
  nextCursor,
  seq,
})
const names = (list: CachedPantry) => list.items.map(({ name }) => name)

/** Answers the pages in turn and notes what was asked for. */
function reading(pages: PantryPage[], shown?: CachedPantry, seq = 0) {
  const asked: (string | undefined)[] = []
  const parts: CachedPantry[] = []
  const loaded = loadPantry({
    fetchPage: (cursor) => {
      asked.push(cursor)
      const next = pages.shift()
      return next ? Promise.resolve(next) : Promise.reject(new Error('asked for too much'))
    },
    fetchSeq: () => Promise.resolve(seq),
    cached: () => shown,
    showPart: (part) => {
      parts.push(part)
      shown = part
    },
  })
  return { loaded, asked, parts }
}

describe('loadPantry', () => {
  test('reads one page after another and shows the first one early', async () => {
    const { loaded, asked, parts } = reading([page(7, [1, 2], 'b'), page(7, [3, 4], 'c'), page(7, [], null)])
    expect(await loaded).toEqual({ items: [1, 2, 3, 4].map((n) => food(n)), seq: 7, complete: true })
    expect(asked).toEqual([undefined, 'b', 'c'])
    expect(parts).toEqual([{ items: [food(1), food(2)], seq: 7, complete: false }])
  })

  test('reads no page when nothing has changed', async () => {
    const shown = { items: [food(1), food(2), food(3)], seq: 7, complete: true }
    const { loaded, asked } = reading([], shown, 7)
    expect(await loaded).toBe(shown)
    expect(asked).toEqual([])
  })

  test('reads on when something has', async () => {
    const shown = { items: [food(1)], seq: 7, complete: true }
    const { loaded } = reading([page(8, [2], null)], shown, 8)
    expect(await loaded).toEqual({ items: [food(2)], seq: 8, complete: true })
  })

  test('does not take a part for the whole', async () => {
    const shown = { items: [food(1)], seq: 7, complete: false }
    const { loaded } = reading([page(7, [1], 'b'), page(7, [2], null)], shown)
    expect(names(await loaded)).toEqual(['Food 1', 'Food 2'])
  })

  test('starts again when the pantry changed while it was read', async () => {
    const { loaded, asked } = reading([
      page(7, [1, 2], 'b'),
      page(8, [3], null),
      page(8, [2], 'b'),
      page(8, [3], null),
    ])
    expect(await loaded).toEqual({ items: [food(2), food(3)], seq: 8, complete: true })
    expect(asked).toEqual([undefined, 'b', undefined, 'b'])
  })

  test('takes a pantry that never rests as of its last first page', async () => {
    const restless = [1, 2, 3].flatMap((seq) => [page(seq, [1, 2], 'b'), page(seq + 1, [2, 4], null)])
    const { loaded } = reading(restless)
    const list = await loaded
    expect(names(list)).toEqual(['Food 1', 'Food 2', 'Food 4'])
    expect(list.seq).toBe(3)
  })
})

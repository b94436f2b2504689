import type { PantryChange, PantryItem } from '@shelfmate/contract/pantry/pantry'
import { pantryItemWith } from '@shelfmate/contract/pantry/pantry.factory'
import { foldPantry, type PantryList } from '@shelfmate/contract/pantry/pantry-fold'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overlay, type PantryOperation } from './pantry-overlay.ts'

const food = (n: number, expiryDate: string, quantity = 1) =>
  pantryItemWith({
    id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    name: `Food ${n}`,
    quantity,
    expiryDate,
  })
const milk = food(1, '2026-03-02', 3)
const rice = food(2, '2026-03-09')
const tofu = food(3, '2026-03-05')
const shelf = [milk, rice]

const quantities = (items: readonly PantryItem[]) => items.map(({ name, quantity }) => [name, quantity])

describe('overlay', () => {
  test('is the confirmed list itself while nothing is pending', () => {
    expect(overlay(shelf, [])).toBe(shelf)
  })

  test.each<[string, PantryOperation, [string, number][]]>([
    [
      'adds in the place of the date',
      { kind: 'add', items: [tofu] },
      [
        ['Food 1', 3],
        ['Food 3', 1],
        ['Food 2', 1],
      ],
    ],
    [
      'joins pieces to an item, and nothing to one that is gone',
      {
        kind: 'add',
        items: [tofu],
        joined: [
          { id: milk.id, quantity: 5 },
          { id: 'gone', quantity: 2 },
        ],
      },
      [
        ['Food 1', 5],
        ['Food 3', 1],
        ['Food 2', 1],
      ],
    ],
    [
      'joins no piece twice',
      { kind: 'add', items: [], joined: [{ id: milk.id, quantity: 3 }] },
      [
        ['Food 1', 3],
        ['Food 2', 1],
      ],
    ],
    [
      'takes joined pieces back',
      { kind: 'unadd', ids: [rice.id], joined: [{ id: milk.id, quantity: 1 }] },
      [['Food 1', 1]],
    ],
    [
      'uses up one',
      { kind: 'consume', id: milk.id, left: 2 },
      [
        ['Food 1', 2],
        ['Food 2', 1],
      ],
    ],
    [
      'raises no count that somebody else has lowered meanwhile',
      { kind: 'consume', id: milk.id, left: 5 },
      [
        ['Food 1', 3],
        ['Food 2', 1],
      ],
    ],
    ['uses up the last one', { kind: 'consume', id: rice.id, left: 0 }, [['Food 1', 3]]],
    [
      'takes a use back',
      { kind: 'unconsume', item: { ...milk, quantity: 4 } },
      [
        ['Food 1', 4],
        ['Food 2', 1],
      ],
    ],
    [
      'takes the last use back',
      { kind: 'unconsume', item: tofu },
      [
        ['Food 1', 3],
        ['Food 3', 1],
        ['Food 2', 1],
      ],
    ],
    ['removes', { kind: 'remove', id: milk.id }, [['Food 2', 1]]],
    [
      'restores',
      { kind: 'restore', item: tofu },
      [
        ['Food 1', 3],
        ['Food 3', 1],
        ['Food 2', 1],
      ],
    ],
    [
      'edits in place',
      { kind: 'edit', id: milk.id, items: [{ ...milk, quantity: 9 }] },
      [
        ['Food 1', 9],
        ['Food 2', 1],
      ],
    ],
    [
      'edits by replacing',
      { kind: 'edit', id: milk.id, items: [tofu] },
      [
        ['Food 3', 1],
        ['Food 2', 1],
      ],
    ],
  ])('%s', (_, operation, expected) => {
    expect(quantities(overlay(shelf, [operation]))).toEqual(expected)
  })

  test('leaves an item alone that another device removed meanwhile', () => {
    const operations: PantryOperation[] = [
      { kind: 'consume', id: tofu.id, left: 0 },
      { kind: 'edit', id: tofu.id, items: [tofu] },
      { kind: 'remove', id: tofu.id },
    ]
    // Each by itself: one of them could hide what another brings back.
    for (const operation of operations) expect(overlay(shelf, [operation])).toEqual(shelf)
  })

  test('shows what an action makes of several items, and all as they were once it is undone', () => {
    const acted: PantryOperation = {
      kind: 'act',
      outcomes: [
        { id: milk.id, set: { condition: 'frozen', place: 'freezer' } },
        { id: rice.id, isGone: true },
        { id: tofu.id, set: { place: 'freezer' } },
      ],
    }
    const undone: PantryOperation = { kind: 'act', outcomes: shelf.map((back) => ({ id: back.id, back })) }
    expect(overlay(shelf, [acted])).toEqual([{ ...milk, condition: 'frozen', place: 'freezer' }])
    expect(overlay(overlay(shelf, [acted]), [acted])).toEqual(overlay(shelf, [acted]))
    expect(overlay(shelf, [acted, undone])).toEqual(shelf)
  })

  test('follows several presses on one item, undone ones included', () => {
    const presses: PantryOperation[] = [
      { kind: 'consume', id: milk.id, left: 2 },
      { kind: 'consume', id: milk.id, left: 1 },
      { kind: 'unconsume', item: { ...milk, quantity: 2 } },
      { kind: 'remove', id: milk.id },
      { kind: 'restore', item: { ...milk, quantity: 2 } },
    ]
    const shown = presses.map((_, n) => overlay(shelf, presses.slice(0, n + 1))[0]?.quantity)
    expect(shown).toEqual([2, 1, 2, 1, 2])
  })

  test.each<[string, (left: number) => PantryOperation]>([
    ['use', (left) => ({ kind: 'consume', id: milk.id, left })],
    ['action', (left) => ({ kind: 'act', outcomes: [{ id: milk.id, left, pieces: 1 }] })],
  ])('takes one for each %s that is left when an earlier one was taken back', (_, using) => {
    const [first, second, third] = [using(2), using(1), using(0)]
    expect(overlay(shelf, [second, third])[0]?.quantity).toBe(1)
    expect(overlay(shelf, [first, third])[0]?.quantity).toBe(1)
    expect(overlay(shelf, [third])[0]?.quantity).toBe(2)
    expect(overlay(shelf, [first, second, third])).toEqual([rice])
  })

  test('counts pieces that were used once, whether the list holds that already or not', () => {
    const cooked: PantryOperation = { kind: 'act', outcomes: [{ id: milk.id, left: 1, pieces: 2 }] }
    const shown = overlay(shelf, [cooked])
    expect(quantities(shown)).toEqual([
      ['Food 1', 1],
      ['Food 2', 1],
    ])
    expect(overlay(shown, [cooked])).toBe(shown)
    expect(overlay([rice], [cooked])).toEqual([rice])
  })
})

/** What the server makes of an operation, as a change of its list. */
function commit(list: PantryList, operation: PantryOperation): PantryList {
  const find = (id: string) => list.items.find((item) => item.id === id)
  const change = (upserted: PantryItem[], removed: string[] = []): PantryChange => ({
    seq: list.seq + 1,
    upserted,
    removed,
  })
  const made = (): PantryChange => {
    if (operation.kind === 'add') return change([...operation.items])
    if (operation.kind === 'restore') return change([operation.item])
    if (operation.kind === 'remove') return change([], [operation.id])
    if (operation.kind === 'unadd') return change([], [...operation.ids])
    if (operation.kind === 'edit') return change([...operation.items], [operation.id])
    if (operation.kind === 'act') throw new Error('actions have tests of their own')
    const id = operation.kind === 'consume' ? operation.id : operation.item.id
    const item = find(id)
    if (operation.kind === 'unconsume')
      return change([item ? { ...item, quantity: item.quantity + 1 } : operation.item])
    if (!item) throw new Error('used up what is not there')
    return item.quantity > 1 ? change([{ ...item, quantity: item.quantity - 1 }]) : change([], [id])
  }
  const folded = foldPantry(list, made())
  if (folded === 'gap') throw new Error('there is no gap')
  return folded
}

/** Presses that make sense one after another on the list as it is shown; what the `turn`th adds is new. */
function press(items: readonly PantryItem[], [n, what]: [number, number], turn: number): PantryOperation {
  const item = items[n % Math.max(items.length, 1)]
  if (!item || what === 0) return { kind: 'add', items: [food(100 + turn, '2026-03-04')] }
  if (what === 1)
    return n % 2
      ? { kind: 'remove', id: item.id }
      : { kind: 'unadd', ids: items.slice(0, 2).map(({ id }) => id) }
  if (what === 2) return { kind: 'unconsume', item: { ...item, quantity: item.quantity + 1 } }
  if (what === 3) return { kind: 'edit', id: item.id, items: [{ ...item, name: 'Renamed' }] }
  return { kind: 'consume', id: item.id, left: item.quantity - 1 }
}

test('shows the same before, while and after its operations are confirmed, whether event or answer comes first', () => {
  const presses = fc.array(fc.tuple(fc.nat(5), fc.nat(6)), { maxLength: 12 })
  fc.assert(
    fc.property(presses, (choices) => {
      const pending: PantryOperation[] = []
      for (const choice of choices) pending.push(press(overlay(shelf, pending), choice, pending.length))
      const shown = overlay(shelf, pending)
      let confirmed: PantryList = { items: shelf, seq: 0 }
      for (const [n, operation] of pending.entries()) {
        confirmed = commit(confirmed, operation)
        // The event has come, the answer has not: the operation is in the list and still pending.
        expect(overlay(confirmed.items, pending.slice(n))).toEqual(shown)
        expect(overlay(confirmed.items, pending.slice(n + 1))).toEqual(shown)
      }
      expect(confirmed.items).toEqual(shown)
    }),
  )
})

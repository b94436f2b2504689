import { nthId } from '@shelfmate/contract/api/ids'
import { expect, test } from 'vitest'
import { program } from '../product/product.ts'
import { runKillNine } from './drill.ts'
import { actions, applied, differences, emptyShelf, type Operation } from './shelf.ts'

const fields = { name: 'Milk', quantity: 2, remark: '', expiryDates: ['2031-07-01', '2031-07-02'] }
const id = '00000000-0000-4000-8000-000000000001'
const second = '00000000-0000-4000-8000-000000000002'
const add: Operation = { kind: 'add', id, fields }

const patienceMs = 90_000

test(
  'finds nothing while nothing is wrong, and says so once something is lost or doubled',
  async () => {
    const { faults, acknowledged, saves, acted } = await runKillNine({
      rounds: 2,
      writers: 3,
      seed: 1,
      entry: program,
      plant([losing, doubling, forgetting], round) {
        if (round === 1) return
        // As if one add more had been acknowledged, one item stood twice, one consumption were not logged.
        if (losing) losing.shelf = applied(losing.shelf, add)
        doubling?.shelf.items.delete([...doubling.shelf.items.keys()][0] ?? '')
        forgetting?.shelf.consumptions.add(id)
      },
    })
    expect(faults.filter((fault) => !fault.startsWith('round 2'))).toEqual([])
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`writer 0: lost item ${id}`),
        expect.stringContaining(`writer 0: lost log entry ${second} added`),
        expect.stringContaining('writer 1: doubled item '),
        expect.stringContaining(`writer 2: lost consumption ${id}`),
      ]),
    )
    expect(acknowledged).toBeGreaterThan(0)
    expect(saves).toBeGreaterThan(0)
    expect(acted.done).toBeGreaterThan(0)
  },
  patienceMs,
)

test.each<[string, Operation, string[]]>([
  ['an edit in place', edit(['2031-07-01']), ['2031-07-01', '2031-07-02']],
  ['an edit of the date', edit(['2031-08-01']), ['2031-07-02', '2031-08-01']],
  ['a removal', { kind: 'remove', itemId: id }, ['2031-07-02']],
])('knows what %s leaves', (_, operation, dates) => {
  const shelf = applied(applied(emptyShelf(), add), operation)
  expect([...shelf.items.values()].map((item) => item.expiryDate).sort()).toEqual(dates)
})

test('knows that using up the last unit takes the item, and that undoing brings back what was', () => {
  const full = applied(emptyShelf(), add)
  const once = applied(full, { kind: 'consume', itemId: id, id: 'first' })
  const twice = applied(once, { kind: 'consume', itemId: id, id: 'second' })
  expect(once.items.get(id)?.quantity).toBe(1)
  expect(twice.items.has(id)).toBe(false)
  const before = once.items.get(id)
  if (!before) throw new Error('the item is there after one unit')
  const undone = applied(twice, { kind: 'undo', consumptionId: 'second', before })
  expect(differences(once, undone)).toEqual([])
  expect(differences(full, undone)).toHaveLength(3)
})

test('knows which rows of a batch join an item, and that undoing it takes their pieces out again', () => {
  const before = applied(emptyShelf(), add)
  const row = { name: 'Milk', quantity: 3, expiryDate: '2031-07-05' }
  const rows = [{ ...row, joins: id }, row, { ...row, joins: id }, { ...row, joins: 'gone' }]
  const batch = 'ba7c0000-0000-4000-8000-000000000000'
  const after = applied(before, { kind: 'batch', id: batch, rows })
  expect(after.items.get(id)?.quantity).toBe(8)
  expect([after.items.size, after.logged.size]).toEqual([4, 6])
  const undone = applied(after, { kind: 'unbatch', id: batch, rows })
  expect(undone.items).toEqual(before.items)
  expect(undone.logged.size).toBe(6)
})

test('knows what an action on several items leaves, and that undoing it brings all of it back', () => {
  const before = applied(emptyShelf(), add)
  const [one, other] = [...before.items.values()]
  if (!one || !other) throw new Error('two were added')
  const acted = (action: (typeof actions)[number]) =>
    applied(before, { kind: 'act', id: second, action, itemIds: [one.id, 'gone', other.id] })
  for (const action of ['useUpAll', 'remove'] as const) expect(acted(action).items.size).toBe(0)
  expect([...acted('useUpOne').items.values()].map(({ quantity }) => quantity)).toEqual([1, 1])
  expect([...acted('useUpOne').consumptions]).toEqual([second, nthId(second, 1)])
  expect(acted('freeze').items.get(id)).toEqual({ ...one, place: 'freezer', condition: 'frozen' })
  for (const action of actions)
    expect(applied(acted(action), { kind: 'unact', id: second, before: [one, other] })).toEqual(before)
})

function edit(expiryDates: string[]): Operation {
  return {
    kind: 'edit',
    itemId: id,
    replacementId: id.replace('8000', '9000'),
    fields: { ...fields, expiryDates },
  }
}

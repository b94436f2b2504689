import { nthId } from '@shelfmate/contract/api/ids'
import { expect, test } from 'vitest'
import { type Act, Acts, type StoredActs } from './acts.ts'

const untouched = {
  expiryDate: '2031-07-01',
  dateSource: 'typed' as const,
  place: '',
  condition: '',
  dateBefore: '',
}
const moved = { ...untouched, place: 'cupboard' }
const ids = { milk: 'a', eggs: 'b' }
const itemIds = Object.values(ids)
const id = '00000000-0000-4000-8000-000000000001'

const act = (action: Act['action'], stands: boolean | undefined): Act => ({ id, action, stands, itemIds })
const both = (each: object = {}) => itemIds.map((item) => ({ id: item, ...each }))
const stored = (change: Partial<StoredActs>): StoredActs => ({
  actions: [],
  consumptions: new Map(),
  items: new Map(itemIds.map((item) => [item, { state: untouched, isRemoved: false }])),
  ...change,
})
const items = (milk: object, eggs: object): StoredActs['items'] => {
  const known = { state: untouched, isRemoved: false }
  return new Map([
    [ids.milk, { ...known, ...milk }],
    [ids.eggs, { ...known, ...eggs }],
  ])
}
const uses = (count: number) =>
  new Map(itemIds.slice(0, count).map((item, n): [string, string] => [nthId(id, n), item]))

test.each<[string, Act, Partial<StoredActs>]>([
  [
    'used up',
    act('useUpOne', true),
    { actions: [{ id, action: 'useUpOne', items: both() }], consumptions: uses(2) },
  ],
  ['used up and undone', act('useUpOne', false), {}],
  ['unanswered and not done', act('remove', undefined), {}],
  [
    'unanswered and done',
    act('remove', undefined),
    {
      actions: [{ id, action: 'remove', items: both() }],
      items: items({ isRemoved: true }, { isRemoved: true }),
    },
  ],
  [
    'moved',
    act('move', true),
    {
      actions: [{ id, action: 'move', items: both({ after: moved }) }],
      items: items({ state: moved }, { state: moved }),
    },
  ],
])('finds nothing wrong with items that were %s', (_, told, change) => {
  const acts = new Acts(untouched)
  acts.add(told)
  expect(acts.check(stored(change), new Set())).toEqual([])
  expect(acts.check(stored({ ...change, actions: [] }), new Set())).toEqual([])
})

test.each<[string, Act, Partial<StoredActs>, string]>([
  ['an action is lost', act('move', true), {}, `lost action ${id}`],
  [
    'an undo is lost',
    act('useUpAll', false),
    { actions: [{ id, action: 'useUpAll', items: both() }], consumptions: uses(2) },
    `action ${id} stands though it was undone`,
  ],
  [
    'an item is left out',
    act('useUpOne', true),
    { actions: [{ id, action: 'useUpOne', items: both().slice(1) }], consumptions: uses(1) },
    `action ${id} is stored with other items than it was answered with`,
  ],
  [
    'one of two is used up',
    act('useUpOne', true),
    { actions: [{ id, action: 'useUpOne', items: both() }], consumptions: uses(1) },
    `lost use ${nthId(id, 1)}`,
  ],
  [
    'a half of it was done',
    act('useUpOne', undefined),
    { consumptions: uses(1) },
    `doubled use ${nthId(id, 0)}`,
  ],
  [
    'one of two is moved',
    act('move', true),
    { actions: [{ id, action: 'move', items: both({ after: moved }) }], items: items({ state: moved }, {}) },
    `item ${ids.eggs} is ${JSON.stringify(untouched)}, not ${JSON.stringify(moved)}`,
  ],
  [
    'one of two is moved, and nothing says so',
    act('move', undefined),
    { items: items({ state: moved }, {}) },
    `item ${ids.milk} is ${JSON.stringify(moved)}, not ${JSON.stringify(untouched)}`,
  ],
  [
    'one of two is removed',
    act('remove', true),
    { actions: [{ id, action: 'remove', items: both() }], items: items({ isRemoved: true }, {}) },
    `item ${ids.eggs} was removed, and is there`,
  ],
  [
    'one of two is back',
    act('remove', false),
    { items: items({ isRemoved: true }, {}) },
    `item ${ids.milk} is gone, and nothing removed it`,
  ],
])('says so when %s', (_, told, change, fault) => {
  const acts = new Acts(untouched)
  acts.add(told)
  expect(acts.check(stored(change), new Set())).toContain(fault)
})

import { nthId } from '@shelfmate/contract/api/ids'
import type { BatchRow, PantryItem } from '@shelfmate/contract/pantry/pantry'
import { newId } from '#lib/new-id.ts'
import { keepRefused } from '#lib/press/press-store.ts'
import { runUndoable, takeBack } from '#lib/press/press-toasts.ts'
import { untouched } from '../data/pantry.mutations.ts'
import { perform, shownItem } from '../data/pantry.operations.ts'
import * as words from '../data/pantry-data-words.ts'
import type { Joined } from '../data/pantry-overlay.ts'

/** Adds different items as one change, with a few seconds to take all of them back. The same `id` never adds twice. */
export function addBatch(rows: readonly BatchRow[], id = newId()): void {
  const name = nameOf(rows)
  const dateAdded = new Date().toISOString()
  const items: PantryItem[] = rows.flatMap(({ joins, ...row }, n) =>
    joins !== undefined && shownItem(joins)
      ? []
      : [{ ...row, ...untouched, remark: '', id: nthId(id, n), dateAdded }],
  )
  const joined = joinedBy(rows)
  const pressed = perform({
    operation: {
      kind: 'add',
      items,
      joined: joined.map(({ item, added }) => ({ id: item.id, quantity: item.quantity + added })),
    },
    call: { name: 'addBatch', input: { body: { id, items: [...rows] } } },
    name,
  })
  keepRefused(pressed.id)
  runUndoable({
    message: words.added(name),
    failure: words.notAdded(name),
    begin: () => pressed.done,
    retry: () => addBatch(rows, id),
    undo: () =>
      undoBatch(
        {
          id,
          name,
          ids: rows.map((_, n) => nthId(id, n)),
          joined: joined.map(({ item }) => ({ id: item.id, quantity: item.quantity })),
        },
        pressed.id,
      ),
  })
}

/** The items that rows join, as they are shown, and how many pieces come to each. */
function joinedBy(rows: readonly BatchRow[]): { item: PantryItem; added: number }[] {
  const groups = Map.groupBy(rows, ({ joins }) => joins)
  return [...groups].flatMap(([joins, joining]) => {
    const item = joins === undefined ? undefined : shownItem(joins)
    return item ? [{ item, added: joining.reduce((sum, { quantity }) => sum + quantity, 0) }] : []
  })
}

const nameOf = (rows: readonly BatchRow[]) =>
  rows.length === 1 ? (rows[0]?.name ?? '') : words.items(rows.length)

interface Batch {
  id: string
  name: string
  ids: readonly string[]
  /** Items that it joined, as they were. */
  joined: readonly Joined[]
}

function undoBatch(batch: Batch, undoes?: string): void {
  const { id, name, ids, joined } = batch
  takeBack({
    failure: words.notTakenBack(name),
    undoes,
    press: () =>
      perform(
        {
          operation: { kind: 'unadd', ids, joined },
          call: { name: 'undoBatch', input: { params: { id } } },
          name,
        },
        undoes,
      ),
    retry: () => undoBatch(batch),
  })
}

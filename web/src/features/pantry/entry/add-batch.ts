import { nthId } from '@shelfmate/contract/ids'
import type { BatchRow, PantryItem } from '@shelfmate/contract/pantry'
import { counted } from '#lib/counted.ts'
import { newId } from '#lib/new-id.ts'
import { takenBack, undoable } from '#lib/press/press-toasts.ts'
import { untouched } from '../pantry.mutations.ts'
import { perform } from '../pantry.operations.ts'

/** Adds different items as one change, with a few seconds to take all of them back. The same `id` never adds twice. */
export function addBatch(rows: readonly BatchRow[], id = newId()): void {
  const name = nameOf(rows)
  const dateAdded = new Date().toISOString()
  const items: PantryItem[] = rows.map((row, n) => ({
    ...{ ...row, ...untouched, remark: '' },
    ...{ id: nthId(id, n), dateAdded },
  }))
  const pressed = perform({
    operation: { kind: 'add', items },
    call: { name: 'addBatch', input: { body: { id, items: [...rows] } } },
    name,
  })
  undoable({
    message: `Added ${name}.`,
    failure: `${name} could not be added.`,
    begin: () => pressed.done,
    retry: () => addBatch(rows, id),
    undo: () => undoBatch({ id, name, ids: items.map((item) => item.id) }, pressed.id),
  })
}

const nameOf = (rows: readonly BatchRow[]) =>
  rows.length === 1 ? (rows[0]?.name ?? '') : counted(rows.length, 'item')

interface Batch {
  id: string
  name: string
  ids: readonly string[]
}

function undoBatch(batch: Batch, undoes?: string): void {
  const { id, name, ids } = batch
  takenBack({
    failure: `${name} could not be taken back.`,
    undoes,
    press: () =>
      perform(
        { operation: { kind: 'unadd', ids }, call: { name: 'undoBatch', input: { params: { id } } }, name },
        undoes,
      ),
    retry: () => undoBatch(batch),
  })
}

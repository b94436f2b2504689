import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { type Pressed, press } from '#lib/press/press.ts'
import type { Press } from '#lib/press/press-machine.ts'
import { presses, usePresses } from '#lib/press/press-store.ts'
import type { PantryPress } from './pantry.press.ts'
import { cachedList } from './pantry.queries.ts'
import { overlay, type PantryOperation } from './pantry-overlay.ts'

const kind = 'pantry'

/** What was pressed and is not confirmed yet, in the order of the presses. What was refused is not shown as done. */
export function usePendingOperations(): readonly PantryOperation[] {
  return operationsIn(usePresses())
}

/** Cookings wait in the same lane and say what they change as an operation, too; those of versions before say nothing. */
const operationsIn = (all: readonly Press[]): PantryOperation[] =>
  all.flatMap(({ lane, payload, refusal }) =>
    lane === kind && !refusal ? ((payload as Partial<PantryPress>).operation ?? []) : [],
  )

/** An item as the screen shows it at this moment. */
export function shownItem(id: string): PantryItem | undefined {
  return overlay(cachedList()?.items ?? [], operationsIn(presses())).find((item) => item.id === id)
}

/**
 * Shows a change at once and has it carried out after those before it, now or when there is a connection. When the server
 * refuses, the list is as if it had never been pressed.
 */
export function perform(pressed: PantryPress, undoes?: string): Pressed {
  return press({
    kind,
    payload: pressed,
    lane: kind,
    ...knownBy(pressed),
    ...(undoes !== undefined && { undoes }),
  })
}

/** What the server knows once it has the change, and what it must know before. */
function knownBy({ operation, call }: PantryPress): { creates: string[]; needs: string[] } {
  const ids = 'items' in operation ? operation.items.map(({ id }) => id) : []
  switch (call.name) {
    case 'addItems':
    case 'addBatch':
      return { creates: ids, needs: [] }
    case 'editItem': {
      const { id } = call.input.params
      return { creates: ids.filter((itemId) => itemId !== id), needs: [id] }
    }
    case 'consumeItem':
      return { creates: [call.input.body.id ?? ''], needs: [call.input.params.id] }
    case 'removeItem':
      return { creates: [removalOf(call.input.params.id)], needs: [call.input.params.id] }
    case 'undoBatch':
    case 'undoConsumption':
      return { creates: [], needs: [call.input.params.id] }
    case 'restoreItem':
      return { creates: [], needs: [removalOf(call.input.params.id)] }
    case 'actOnItems': {
      const { id = '', action, itemIds } = call.input.body
      return { creates: [id, ...(action === 'remove' ? itemIds.map(removalOf) : [])], needs: itemIds }
    }
    case 'undoAction':
      return { creates: [], needs: [call.input.params.id] }
    case 'throwAway':
      return { creates: [], needs: call.input.body.itemIds.map(removalOf) }
  }
}

const removalOf = (id: string) => `removal of ${id}`

import type { PantryItem } from '@shelfmate/contract/pantry'
import { type Pressed, press } from '#lib/outbox/outbox.ts'
import type { OutboxEntry } from '#lib/outbox/outbox-entry.ts'
import { outboxEntries, useOutbox } from '#lib/outbox/outbox-state.ts'
import type { PantryPress } from './pantry.outbox.ts'
import { cachedList } from './pantry.queries.ts'
import { overlay, type PantryOperation } from './pantry-overlay.ts'

const kind = 'pantry'

/** What was pressed and is not confirmed yet, in the order of the presses. What was refused is not shown as done. */
export function usePendingOperations(): readonly PantryOperation[] {
  return operationsIn(useOutbox())
}

const operationsIn = (entries: readonly OutboxEntry[]): PantryOperation[] =>
  entries.flatMap((entry) => (entry.kind === kind && !entry.refusal ? [pressOf(entry).operation] : []))

/** `perform` below is what stores entries of this kind. */
const pressOf = ({ payload }: Pick<OutboxEntry, 'payload'>) => payload as PantryPress

/** An item as the screen shows it at this moment. */
export function shownItem(id: string): PantryItem | undefined {
  return overlay(cachedList()?.items ?? [], operationsIn(outboxEntries())).find((item) => item.id === id)
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
      return { creates: ids, needs: [] }
    case 'editItem': {
      const { id } = call.input.params
      return { creates: ids.filter((itemId) => itemId !== id), needs: [id] }
    }
    case 'consumeItem':
      return { creates: [call.input.body.id ?? ''], needs: [call.input.params.id] }
    case 'removeItem':
      return { creates: [removalOf(call.input.params.id)], needs: [call.input.params.id] }
    case 'undoConsumption':
      return { creates: [], needs: [call.input.params.id] }
    case 'restoreItem':
      return { creates: [], needs: [removalOf(call.input.params.id)] }
  }
}

const removalOf = (id: string) => `removal of ${id}`

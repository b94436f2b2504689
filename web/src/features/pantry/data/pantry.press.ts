import type { PantryChange, PantryItem, pantryCalls } from '@shelfmate/contract/pantry/pantry'
import type { pantryActionCalls } from '@shelfmate/contract/pantry/pantry-actions'
import { isolated } from '@shelfmate/contract/text/isolated'
import { queryClient } from '#lib/api/query-client.ts'
import { formatDate } from '#lib/dates.ts'
import { type CallOf, callKind, foodWords } from '#lib/press/press-kinds.ts'
import { actionWords } from '../row/item-action-words.ts'
import { addresses } from './pantry.addresses.ts'
import { pantryQuery, receiveChange, refreshPantry } from './pantry.queries.ts'
import * as words from './pantry-data-words.ts'
import type { PantryOperation } from './pantry-overlay.ts'

type Calls = typeof pantryCalls & typeof pantryActionCalls
export type PantryCall = CallOf<Calls, Exclude<keyof Calls, 'listItems'>>

/** A change of the pantry as it waits on the device: what it shows, and what it sends. */
export interface PantryPress {
  operation: PantryOperation
  call: PantryCall
  /** The item's name, as the user knows it. */
  name: string
  /** The item that was edited, as it was. */
  item?: PantryItem
}

export const pantryKind = callKind<PantryPress, PantryChange>({
  addresses,
  takingAway: ['removeItem', 'undoConsumption', 'undoBatch', 'undoAction'],
  counting: ['addItems', 'addBatch', 'consumeItem', 'actOnItems'],
  receive: receiveChange,
  refresh: refreshPantry,
  words: ({ operation, name, call }) => {
    const said = foodWords(name)
    switch (operation.kind) {
      case 'add':
        return said(words.add, words.outcomeAdded, typedIn(operation.items))
      case 'edit':
        return said(words.change, words.outcomeSaved, typedIn(operation.items))
      case 'consume':
        return said(words.oneUsedUp, words.outcomeUsed)
      case 'remove':
      case 'unadd':
        return said(words.remove, words.outcomeRemoved)
      case 'unconsume':
      case 'restore':
        return said(words.putBack, words.outcomePutBack)
      case 'act': {
        const action = call.name === 'actOnItems' ? call.input.body.action : call.name
        return { ...actionWords(action, name), typed: [] }
      }
      default:
        throw new Error('a newer version of the app made this change')
    }
  },
})

/** The item of which a press says something else than before, by itself in a list; none of most. */
export const saidOtherwise = ({ call, operation, item }: PantryPress): string[] =>
  call.name === 'editItem' &&
  'items' in operation &&
  operation.items.some(({ name, remark }) => name !== item?.name || remark !== item.remark)
    ? [call.input.params.id]
    : []

/** Resolves once the cached list holds what the server has now, also where no screen shows it. */
export async function readPantry(): Promise<void> {
  await refreshPantry()
  // Asks for what that has marked as old, and for nothing that it has just read.
  await queryClient.fetchQuery({ ...pantryQuery, staleTime: Number.POSITIVE_INFINITY })
}

function typedIn(items: readonly PantryItem[]): string[] {
  const [first, ...others] = items
  if (!first) return []
  if (others.some(({ name }) => name !== first.name)) return items.flatMap((item) => typedIn([item]))
  const dates = items.map(({ expiryDate }) => formatDate(expiryDate)).join(', ')
  return [`${first.quantity} × ${isolated(first.name)}, ${dates}`, first.remark]
}

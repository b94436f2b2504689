import type { CallInput } from '@shelfmate/contract/call'
import type { PantryChange, PantryItem, pantryCalls } from '@shelfmate/contract/pantry'
import { sendTo } from '#lib/api-client.ts'
import { isApiError } from '#lib/api-error.ts'
import { formatDate } from '#lib/dates.ts'
import { asKind, type ChangeWords, type OutboxKind } from '#lib/outbox/outbox-kinds.ts'
import { addresses } from './pantry.addresses.ts'
import { receiveChange, refreshPantry } from './pantry.queries.ts'
import type { PantryOperation } from './pantry-overlay.ts'

type Calls = typeof pantryCalls
type ChangeName = Exclude<keyof Calls, 'listItems'>
export type PantryCall = { [Name in ChangeName]: { name: Name; input: CallInput<Calls[Name]> } }[ChangeName]

/** A change of the pantry as it waits on the device: what it shows, and what it sends. */
export interface PantryPress {
  operation: PantryOperation
  call: PantryCall
  /** The item's name, as the user knows it. */
  name: string
  /** The item that was edited, as it was. */
  item?: PantryItem
}

/** How the outbox sends changes of the pantry; null: the change was there already. */
const pantryOutbox: OutboxKind<PantryPress, PantryChange | null> = {
  send: async ({ operation: { kind }, call }, isRepeated) => {
    try {
      // Each call's address and input stand side by side in its type.
      return await sendTo<Calls['addItems']>(addresses[call.name] as never, call.input as never, {
        outlivesPage: false,
      })
    } catch (error) {
      // The answer to the first time was lost: what was to go is gone.
      const isDone = isRepeated && (kind === 'remove' || kind === 'unconsume')
      if (isDone && isApiError(error, 'NOT_FOUND')) return null
      throw error
    }
  },
  receive: async (change) => (change ? receiveChange(change) : refreshPantry()),
  refused: async (error) => {
    // What is already known to differ from this screen is asked for before the press is taken back on it.
    if (isApiError(error, 'NOT_FOUND')) await refreshPantry()
  },
  words,
}

export const pantryKind = asKind(pantryOutbox)

function words({ operation, name }: PantryPress): ChangeWords {
  const said = (what: string, outcome: string, typed: string[] = []) => ({
    what: `${what} ${name}`,
    failure: `${name} could not be ${outcome}.`,
    typed,
  })
  switch (operation.kind) {
    case 'add':
      return said('Add', 'added', typedIn(operation.items))
    case 'edit':
      return said('Change', 'saved', typedIn(operation.items))
    case 'consume':
      return said('Use up one', 'marked as used')
    case 'remove':
      return said('Remove', 'removed')
    case 'unconsume':
    case 'restore':
      return said('Put back', 'put back')
    default:
      throw new Error('a newer version of the app made this change')
  }
}

function typedIn(items: readonly PantryItem[]): string[] {
  const [first] = items
  if (!first) return []
  const dates = items.map(({ expiryDate }) => formatDate(expiryDate)).join(', ')
  return [`${first.quantity} × ${first.name}, ${dates}`, first.remark].filter((line) => line !== '')
}

import type { PantryChange, PantryItem } from '@shelfmate/contract/pantry'
import { isApiError } from '#lib/api-error.ts'
import { setSession } from '#lib/session.ts'
import { createStore } from '#lib/store.ts'
import { cachedList, receiveChange, refreshPantry } from './pantry.queries.ts'
import { overlay, type PantryOperation } from './pantry-overlay.ts'

const pending = createStore<readonly PantryOperation[]>([])
/** What was pressed and is not confirmed yet, in the order of the presses. */
export const usePendingOperations = pending.use

/** An item as the screen shows it at this moment. */
export function shownItem(id: string): PantryItem | undefined {
  return overlay(cachedList()?.items ?? [], pending.get()).find((item) => item.id === id)
}

/** What a press needed never happened; that failure has been explained, so this one is not. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp'
}

interface Press {
  operation: PantryOperation
  call: () => Promise<PantryChange>
  /** The press that this one takes back. */
  undoes?: Promise<unknown>
}

/**
 * Shows an operation at once and carries it out; presses on the same item go out one after another. When the server
 * refuses, the list is as if it had never been pressed and the promise rejects with the reason, or with GivenUp.
 */
export async function perform({ operation, call, undoes }: Press): Promise<void> {
  pending.set([...pending.get(), operation])
  try {
    const change = await inTurn(touchedIds(operation), async (afterFailure) => {
      await undoes?.catch(giveUp)
      if (afterFailure && !stillThere(operation)) giveUp()
      return call()
    })
    await receiveChange(change)
  } catch (error) {
    await afterRefusal(error)
    throw error
  } finally {
    pending.set(pending.get().filter((other) => other !== operation))
  }
}

function giveUp(): never {
  throw new GivenUp()
}

/** What is already known to differ from this screen is asked for before the press is taken back on it. */
async function afterRefusal(error: unknown): Promise<void> {
  if (isApiError(error, 'UNAUTHENTICATED')) setSession(null)
  else if (isApiError(error, 'NOT_FOUND')) await refreshPantry()
  // The answer may have been lost instead of the request.
  else if (isApiError(error) && error.status === 0) void refreshPantry()
}

function touchedIds(operation: PantryOperation): string[] {
  switch (operation.kind) {
    case 'add':
      return operation.items.map(({ id }) => id)
    case 'edit':
      return [operation.id, ...operation.items.map(({ id }) => id)]
    case 'unconsume':
    case 'restore':
      return [operation.item.id]
    case 'consume':
    case 'remove':
      return [operation.id]
  }
}

function stillThere(operation: PantryOperation): boolean {
  if (!('id' in operation)) return true
  return cachedList()?.items.some(({ id }) => id === operation.id) ?? true
}

const lanes = new Map<string, Promise<unknown>>()

/** Runs `work` after everything that was begun before for one of the ids; tells it whether that failed. */
async function inTurn<T>(ids: string[], work: (afterFailure: boolean) => Promise<T>): Promise<T> {
  const before = Promise.allSettled(ids.map(async (id) => lanes.get(id)))
  const turn = before.then((earlier) => work(earlier.some(({ status }) => status === 'rejected')))
  for (const id of ids) lanes.set(id, turn)
  try {
    return await turn
  } finally {
    for (const id of ids) if (lanes.get(id) === turn) lanes.delete(id)
  }
}

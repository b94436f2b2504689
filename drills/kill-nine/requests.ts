import type { Answer } from '../product/api.ts'
import { movesTo, type Operation } from './shelf.ts'

/** What is sent for an operation. */
export function requestOf(operation: Operation): { method: string; path: string; body?: object } {
  const items = '/pantry/items'
  const batches = '/pantry/batches'
  switch (operation.kind) {
    case 'add':
      return { method: 'POST', path: items, body: { id: operation.id, ...operation.fields } }
    case 'batch':
      return { method: 'POST', path: batches, body: { id: operation.id, items: operation.rows } }
    case 'unbatch':
      return { method: 'DELETE', path: `${batches}/${operation.id}` }
    case 'edit': {
      const { itemId, replacementId, fields } = operation
      return { method: 'PUT', path: `${items}/${itemId}`, body: { replacementId, ...fields } }
    }
    case 'consume': {
      const path = `${items}/${operation.itemId}/consumptions`
      return { method: 'POST', path, body: { id: operation.id } }
    }
    case 'undo':
      return { method: 'DELETE', path: `/pantry/consumptions/${operation.consumptionId}` }
    case 'remove':
      return { method: 'DELETE', path: `${items}/${operation.itemId}` }
    case 'restore':
      return { method: 'POST', path: `${items}/${operation.before.id}/restore` }
    case 'act': {
      const { kind: _, ...body } = operation
      return {
        method: 'POST',
        path: '/pantry/actions',
        body: { ...body, ...(operation.action === 'move' && { place: movesTo }) },
      }
    }
    case 'unact':
      return { method: 'DELETE', path: `/pantry/actions/${operation.id}` }
  }
}

/** These carry no id of their own: gone is what they wanted. */
const takingAway: ReadonlySet<Operation['kind']> = new Set(['remove', 'undo', 'unbatch', 'unact'])

/** Whether an answer says that the operation has taken effect, now or at an attempt before that stayed unanswered. */
export function isDone(operation: Operation, { status }: Answer, attempt: number): boolean {
  if (status === 200 || status === 201) return true
  return status === 404 && attempt > 1 && takingAway.has(operation.kind)
}

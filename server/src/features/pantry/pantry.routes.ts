import { dayNumber } from '@shelfmate/contract/expiry'
import { limits } from '@shelfmate/contract/limits'
import { type PantryPage, pantryCalls } from '@shelfmate/contract/pantry'
import type { Database } from '#platform/database/database.ts'
import { DomainError } from '#platform/routes/domain-error.ts'
import { type Implementation, implement, RawJson } from '#platform/routes/implementation.ts'
import { ConsumptionService } from './consumption.service.ts'
import type { PantryPorts } from './pantry.ledger.ts'
import { listPage } from './pantry.repository.ts'
import { PantryService } from './pantry.service.ts'

/** The pantry's calls. */
export function pantryRoutes(ports: PantryPorts): Implementation[] {
  const pantry = new PantryService(ports)
  const consumptions = new ConsumptionService(ports)
  return [
    implement(pantryCalls.listItems, ({ viewer, query }) => list(ports.database, viewer.userId, query)),
    implement(pantryCalls.addItems, ({ viewer, body: { id, ...fields } }) =>
      pantry.add(viewer.userId, fields, id),
    ),
    implement(pantryCalls.editItem, ({ viewer, params, body: { replacementId, ...fields } }) =>
      pantry.edit(viewer.userId, params.id, fields, replacementId),
    ),
    implement(pantryCalls.consumeItem, ({ viewer, params, body }) =>
      consumptions.consume(viewer.userId, params.id, body.id),
    ),
    implement(pantryCalls.undoConsumption, ({ viewer, params }) =>
      consumptions.undo(viewer.userId, params.id),
    ),
    implement(pantryCalls.removeItem, ({ viewer, params }) => pantry.remove(viewer.userId, params.id)),
    implement(pantryCalls.restoreItem, ({ viewer, params }) => pantry.restore(viewer.userId, params.id)),
  ]
}

const beforeAll = { afterDate: '0001-01-01', afterId: '00000000-0000-0000-0000-000000000000' }
const cursorPattern = /^(\d{4}-\d{2}-\d{2})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

interface Page {
  limit?: number | undefined
  cursor?: string | undefined
}

async function list(database: Database, userId: string, { limit = limits.pageSize, cursor }: Page) {
  const [row] = await listPage(database, {
    userId,
    limit,
    ...(cursor === undefined ? beforeAll : positionOf(cursor)),
  })
  if (!row) throw new Error('a page answers one row')
  return new RawJson<PantryPage>(row.answer)
}

/** A cursor is the last item's place in the list: its date and id. */
function positionOf(cursor: string): typeof beforeAll {
  const [, afterDate, afterId] = cursorPattern.exec(cursor) ?? []
  if (!afterDate || !afterId || dayNumber(afterDate) === undefined) {
    throw new DomainError('VALIDATION_FAILED', { fields: { cursor: 'This is not a cursor of this list.' } })
  }
  return { afterDate, afterId }
}

import type { CallBody } from '@shelfmate/contract/api/call'
import { limits } from '@shelfmate/contract/api/limits'
import { dateInZone } from '@shelfmate/contract/pantry/expiry'
import { type BatchRow, type PantryPage, pantryCalls } from '@shelfmate/contract/pantry/pantry'
import type { Database } from '#platform/database/database.ts'
import { dateAndId } from '#platform/routes/cursors.ts'
import { type Implementation, implement, implementAhead } from '#platform/routes/implementation.ts'
import { ResponseCache, type Revisioned } from '#platform/routes/response-cache.ts'
import { actionRoutes } from './actions/actions.routes.ts'
import { type ActionPorts, ActionService } from './actions/actions.service.ts'
import { ConsumptionService } from './consumption/consumption.service.ts'
import { lateMoment } from './late-press.ts'
import type { EditedFields, NewItemFields } from './pantry.ledger.ts'
import { listPage, pantryRevision } from './pantry.repository.ts'
import { PantryService } from './pantry.service.ts'

/** The pantry's calls. */
export function pantryRoutes(ports: ActionPorts): Implementation[] {
  const pantry = new PantryService(ports)
  const consumptions = new ConsumptionService(ports)
  const pages = new ResponseCache<PantryPage>()
  return [
    implement(
      pantryCalls.listItems,
      ({ viewer, query: { limit = limits.pageSize, cursor } }) =>
        pages.answer(
          `${viewer.userId} ${limit} ${cursor}`,
          ownRevision(viewer.userId, viewer.at[pantryRevision.name]),
          () => readPage(ports.database, viewer.userId, { limit, cursor }),
        ),
      pantryRevision,
    ),
    implementAhead(
      pantryCalls.addItems,
      async ({ viewer, body, key }) => {
        const { id: _, pressedOn, ...fields } = body
        return pantry.add(viewer.userId, fields, key, await lateMoment(ports, viewer, pressedOn))
      },
      async ({ remembered, body, key }) => {
        const { id: _, pressedOn, ...fields } = body
        // Asking when it counts would cost what going ahead saves.
        return pressedOn === undefined ? pantry.addAhead(remembered, fields, key) : undefined
      },
    ),
    implement(pantryCalls.addBatch, async ({ viewer, body, key }) =>
      pantry.addEach(viewer.userId, body.items.map(itemOf), key, {
        joins: body.items.map(({ joins }) => joins),
        loggedAt: await lateMoment(ports, viewer, body.pressedOn),
      }),
    ),
    implement(pantryCalls.undoBatch, ({ viewer, params }) => pantry.undoAdd(viewer.userId, params.id)),
    implement(pantryCalls.editItem, ({ viewer, params, body, key }) => {
      const today = dateInZone(ports.clock.now(), viewer.timeZone ?? ports.campusZone)
      const editor = { userId: viewer.userId, today, dateBefore: body.expiryDateBefore }
      return pantry.edit(editor, params.id, editedFields(body), key)
    }),
    implement(pantryCalls.consumeItem, async ({ viewer, params, body, key }) =>
      consumptions.consume(viewer.userId, params.id, key, await lateMoment(ports, viewer, body.pressedOn)),
    ),
    implement(pantryCalls.undoConsumption, ({ viewer, params }) =>
      consumptions.undo(viewer.userId, params.id),
    ),
    implement(pantryCalls.removeItem, ({ viewer, params }) => pantry.remove(viewer.userId, params.id)),
    implement(pantryCalls.restoreItem, ({ viewer, params }) => pantry.restore(viewer.userId, params.id)),
    ...actionRoutes(new ActionService(ports)),
  ]
}

/** What an edit asks for. A quantity that its form opened with is none: the item's own stays. */
function editedFields(body: CallBody<typeof pantryCalls.editItem>): EditedFields {
  const { replacementId: _, expiryDateBefore: __, quantityBefore, quantity, ...fields } = body
  return quantity === quantityBefore ? fields : { ...fields, quantity }
}

/** A row as the item that it becomes, where it joins none. */
function itemOf(row: BatchRow): NewItemFields {
  const { joins: _, ...item } = row
  return { ...item, remark: '' }
}

const beforeAll = { afterDate: '0001-01-01', afterId: '00000000-0000-0000-0000-000000000000' }

interface Page {
  limit: number
  cursor: string | undefined
}

async function readPage(database: Database, userId: string, { limit, cursor }: Page): Promise<Revisioned> {
  const [row] = await listPage(database, {
    userId,
    limit,
    ...(cursor === undefined ? beforeAll : placeOf(cursor)),
  })
  if (!row) throw new Error('a page answers one row')
  return { text: row.answer, revision: ownRevision(userId, row.seq) }
}

/** With its owner: a program that two people use must not take one's page for the other's. */
const ownRevision = (userId: string, seq: number | string | undefined) => `${userId}_${seq}`

/** A cursor is the last item's place in the list: its date and id. */
function placeOf(cursor: string): typeof beforeAll {
  const { date, id } = dateAndId(cursor)
  return { afterDate: date, afterId: id }
}

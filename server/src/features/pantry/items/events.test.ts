import { randomUUID } from 'node:crypto'
import { itemFields } from '@shelfmate/contract/pantry/pantry.factory'
import { beforeEach, describe, expect, it } from 'vitest'
import { databaseOver } from '#platform/database/database.ts'
import { Events, type EventType } from '#platform/events/events.ts'
import { sentKey } from '#platform/idempotency/idempotency.factory.ts'
import { app, mei as owner, withApp, withMei } from '../../../testing/suite.ts'
import { ConsumptionService } from '../consumption/consumption.service.ts'
import { itemConsumed, itemConsumptionUndone, itemsLogged } from '../pantry.events.ts'
import { addItem, booksOf, milk } from '../pantry.factory.ts'
import { PantryService } from '../pantry.service.ts'

let events: Events
let published: unknown[]
let pantry: PantryService
let consumptions: ConsumptionService
withApp()
withMei()
beforeEach(async () => {
  events = new Events()
  published = []
  const ports = {
    database: databaseOver(app.pool),
    events,
    clock: app.clock,
    publish: (...event: unknown[]) => void published.push(event),
  }
  pantry = new PantryService(ports)
  consumptions = new ConsumptionService(ports)
})

/** The payloads of an event from now on, of what is committed. */
function heard<Payload>(type: EventType<Payload>): Payload[] {
  const payloads: Payload[] = []
  events.on(type, async (tx, payload) => tx.afterCommit(() => payloads.push(payload)))
  return payloads
}

const fields = itemFields({ ...milk, expiryDates: ['2026-12-01', '2026-12-02'] })

describe('events of the pantry', () => {
  it('tell what was logged, once for one add', async () => {
    const logged = heard(itemsLogged)
    const id = randomUUID()
    const { upserted } = await pantry.add(owner.id, fields, sentKey(id))
    await pantry.add(owner.id, fields, sentKey(id))
    const itemIds = upserted.map((item) => item.id)
    expect(logged).toEqual([{ logged: [{ userId: owner.id, itemIds }], at: app.clock.now() }])
  })

  it('tell of no logging when an edit replaces an item', async () => {
    const item = await addItem(app, owner)
    const logged = heard(itemsLogged)
    await pantry.edit({ userId: owner.id, today: '2026-12-01' }, item.id, {
      ...milk,
      expiryDates: ['2026-12-24', '2026-12-25'],
    })
    expect(logged).toEqual([])
  })

  it('tell of each unit used up, and when that is undone', async () => {
    const [consumed, undone] = [heard(itemConsumed), heard(itemConsumptionUndone)]
    const item = await addItem(app, owner)
    const consumptionId = randomUUID()
    const at = app.clock.now()
    await consumptions.consume(owner.id, item.id, sentKey(consumptionId))
    await consumptions.consume(owner.id, item.id, sentKey(consumptionId))
    expect(consumed).toEqual([{ userId: owner.id, consumptionId, itemId: item.id, at }])
    app.clock.advance(1000)
    await consumptions.undo(owner.id, consumptionId)
    expect(undone).toEqual([{ userId: owner.id, consumptionId, consumedAt: at }])
  })

  it.each([
    ['adding', itemsLogged, () => pantry.add(owner.id, fields)],
    ['consuming', itemConsumed, async () => consumptions.consume(owner.id, (await addItem(app, owner)).id)],
    [
      'undoing',
      itemConsumptionUndone,
      async () => {
        const { id } = await addItem(app, owner, { quantity: 1 })
        const { consumptionId } = await consumptions.consume(owner.id, id)
        published.length = 0
        return consumptions.undo(owner.id, consumptionId)
      },
    ],
  ])(
    'roll %s back with a listener that fails: nothing is stored, nothing is published',
    async (_, type, act) => {
      const failure = new Error('the badge could not be counted')
      let before: unknown
      // The listener takes no payload, so any type of event will do.
      events.on<unknown>(type, async () => {
        // Another connection: it sees what was committed before this change.
        before = await booksOf(app, owner)
        throw failure
      })
      await expect(act()).rejects.toBe(failure)
      expect(await booksOf(app, owner)).toEqual(before)
      expect(published).toEqual([])
    },
  )

  it('let what a listener writes commit with the change', async () => {
    events.on(itemsLogged, (tx, { logged: [first] }) =>
      tx.use(async (connection) => {
        const rename = 'update users set display_name = $2 where id = $1'
        await connection.query('test_rename', rename, [first?.userId, 'Logger of Milk'])
      }),
    )
    await pantry.add(owner.id, fields)
    const users = await app.pool.query('select display_name from users where id = $1', [owner.id])
    expect(users.rows).toEqual([{ display_name: 'Logger of Milk' }])
  })
})

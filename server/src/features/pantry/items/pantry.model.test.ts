import { randomUUID } from 'node:crypto'
import type { PantryChange, PantryPage } from '@shelfmate/contract/pantry/pantry'
import { itemFields } from '@shelfmate/contract/pantry/pantry.factory'
import { foldPantry, type PantryList } from '@shelfmate/contract/pantry/pantry-fold'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { databaseOver } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { Events } from '#platform/events/events.ts'
import { sentKey } from '#platform/idempotency/idempotency.factory.ts'
import { scaled } from '../../../testing/scale.ts'
import { app, withApp } from '../../../testing/suite.ts'
import { ConsumptionService } from '../consumption/consumption.service.ts'
import type { PantryPorts } from '../pantry.ledger.ts'
import { listPage } from '../pantry.repository.ts'
import { PantryService } from '../pantry.service.ts'

/** What an open screen knows: the list it folded together, and the ids it has met. */
interface Screen {
  list: PantryList
  itemIds: string[]
  batchIds: string[]
  consumptionIds: string[]
  cookingIds: string[]
}

/** The pantry under test and the requests it has had, to be sent again. */
interface Kitchen {
  userId: string
  pantry: PantryService
  consumptions: ConsumptionService
  published: PantryChange[]
  requests: (() => Promise<unknown>)[]
}

type Step = fc.AsyncCommand<Screen, Kitchen>

withApp()

const emptyScreen = (): Screen => ({
  list: { items: [], seq: 0 },
  itemIds: [],
  batchIds: [],
  consumptionIds: [],
  cookingIds: [],
})

async function openKitchen(): Promise<Kitchen> {
  const userId = randomUUID()
  await app.pool.query(
    `insert into users (id, email, display_name, password_hash) values ($1::uuid, $1::text, 'Mei', '-')`,
    [userId],
  )
  const published: PantryChange[] = []
  const ports: PantryPorts = {
    database: databaseOver(app.pool),
    events: new Events(),
    clock: app.clock,
    // A pantry publishes its changes and nothing else.
    publish: (_userId, _event, payload) => void published.push(payload as PantryChange),
  }
  return {
    userId,
    pantry: new PantryService(ports),
    consumptions: new ConsumptionService(ports),
    published,
    requests: [],
  }
}

async function fetchList({ userId }: Kitchen): Promise<PantryList> {
  const everything = { afterDate: '0001-01-01', afterId: '00000000-0000-0000-0000-000000000000', limit: 1000 }
  const [row] = await listPage(databaseOver(app.pool), { userId, ...everything })
  const { items, seq } = JSON.parse(row?.answer ?? '') as PantryPage
  return { items, seq }
}

const refusals = new Set(['NOT_FOUND', 'UNDO_EXPIRED'])

/** Makes a change or is refused; then the screen folds what was published and must show what a reload would. */
async function change(screen: Screen, kitchen: Kitchen, request: () => Promise<unknown>): Promise<void> {
  kitchen.published.length = 0
  kitchen.requests.push(request)
  try {
    const answer = await request()
    // Cooking answers what it used; every other request answers the change itself.
    if (answer instanceof Object && 'seq' in answer)
      for (const each of kitchen.published) expect(answer).toMatchObject(each)
  } catch (error) {
    if (!(error instanceof DomainError && refusals.has(error.code))) throw error
    expect(kitchen.published).toEqual([])
  }
  for (const each of kitchen.published) {
    const folded = foldPantry(screen.list, each)
    if (folded === 'gap') throw new Error(`seq ${each.seq} does not follow ${screen.list.seq}`)
    screen.list = folded
    for (const { id } of each.upserted) if (!screen.itemIds.includes(id)) screen.itemIds.push(id)
  }
  expect(screen.list).toEqual(await fetchList(kitchen))
}

const step = (name: string, run: Step['run']): Step => ({ check: () => true, run, toString: () => name })
const pick = (ids: string[], n: number) => ids[n % Math.max(1, ids.length)] ?? randomUUID()

const date = fc.constantFrom('2026-12-01', '2026-12-02', '2026-12-24')
const dates = fc.array(date, { minLength: 1, maxLength: 3 })
const units = fc.constantFrom(1, 1, 2, 3)
const used = fc.constantFrom(1, 2, 'all' as const)
const which = fc.nat(20)

const steps: fc.Arbitrary<Step>[] = [
  fc.tuple(dates, units).map(([expiryDates, quantity]) =>
    step(`add(${expiryDates}, ${quantity})`, (screen, kitchen) => {
      const id = randomUUID()
      const fields = itemFields({ quantity, expiryDates })
      return change(screen, kitchen, () => kitchen.pantry.add(kitchen.userId, fields, sentKey(id)))
    }),
  ),
  fc.tuple(fc.array(date, { minLength: 1, maxLength: 5 }), units).map(([days, quantity]) =>
    step(`addBatch(${days}, ${quantity})`, (screen, kitchen) => {
      const id = randomUUID()
      screen.batchIds.push(id)
      const { expiryDates: _, ...fields } = itemFields({ quantity })
      const items = days.map((expiryDate, n) => ({ ...fields, name: `Food ${n}`, expiryDate }))
      return change(screen, kitchen, () => kitchen.pantry.addEach(kitchen.userId, items, sentKey(id)))
    }),
  ),
  which.map((n) =>
    step(`undoAdd(${n})`, (screen, kitchen) => {
      const id = pick(screen.batchIds, n)
      return change(screen, kitchen, () => kitchen.pantry.undoAdd(kitchen.userId, id))
    }),
  ),
  fc.tuple(which, dates, units).map(([n, expiryDates, quantity]) =>
    step(`edit(${n}, ${expiryDates}, ${quantity})`, (screen, kitchen) => {
      const [itemId, id] = [pick(screen.itemIds, n), randomUUID()]
      const fields = { name: 'Oat milk', quantity, remark: 'edited', expiryDates }
      return change(screen, kitchen, () =>
        kitchen.pantry.edit({ userId: kitchen.userId, today: '2026-12-01' }, itemId, fields, sentKey(id)),
      )
    }),
  ),
  which.map((n) =>
    step(`consume(${n})`, (screen, kitchen) => {
      const [itemId, id] = [pick(screen.itemIds, n), randomUUID()]
      screen.consumptionIds.push(id)
      return change(screen, kitchen, () => kitchen.consumptions.consume(kitchen.userId, itemId, sentKey(id)))
    }),
  ),
  which.map((n) =>
    step(`undo(${n})`, (screen, kitchen) => {
      const id = pick(screen.consumptionIds, n)
      return change(screen, kitchen, () => kitchen.consumptions.undo(kitchen.userId, id))
    }),
  ),
  fc.tuple(fc.array(which, { minLength: 1, maxLength: 4 }), used).map(([ns, pieces]) =>
    step(`cook(${ns}, ${pieces})`, (screen, kitchen) => {
      const itemIds = [...new Set(ns.map((n) => pick(screen.itemIds, n)))]
      const items = itemIds.map((itemId) => ({ id: itemId, pieces }))
      const id = randomUUID()
      screen.cookingIds.push(id)
      return change(screen, kitchen, () =>
        kitchen.consumptions.consumeEach(kitchen.userId, items, sentKey(id)),
      )
    }),
  ),
  which.map((n) =>
    step(`undoCook(${n})`, (screen, kitchen) => {
      const id = pick(screen.cookingIds, n)
      return change(screen, kitchen, () => kitchen.consumptions.undoEach(kitchen.userId, id))
    }),
  ),
  which.map((n) =>
    step(`remove(${n})`, (screen, kitchen) => {
      const id = pick(screen.itemIds, n)
      return change(screen, kitchen, () => kitchen.pantry.remove(kitchen.userId, id))
    }),
  ),
  which.map((n) =>
    step(`restore(${n})`, (screen, kitchen) => {
      const id = pick(screen.itemIds, n)
      return change(screen, kitchen, () => kitchen.pantry.restore(kitchen.userId, id))
    }),
  ),
  which.map((n) =>
    step(`again(${n})`, async (screen, kitchen) => {
      const request = kitchen.requests[n % Math.max(1, kitchen.requests.length)]
      if (request) await change(screen, kitchen, request)
    }),
  ),
  fc.constant(step('wait', async () => app.clock.advance(31_000))),
]

describe('the pantry as its screens see it', () => {
  it('is the same folded from its changes as fetched anew, whatever happened', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: 30, size: 'max' }), async (commands) => {
        const kitchen = await openKitchen()
        await fc.asyncModelRun(() => ({ model: emptyScreen(), real: kitchen }), commands)
      }),
      { numRuns: scaled(100), endOnFailure: false },
    )
  })
})

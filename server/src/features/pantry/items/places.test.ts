import { randomUUID } from 'node:crypto'
import { limits } from '@shelfmate/contract/api/limits'
import { commonPlaces, pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { pantryActionCalls } from '@shelfmate/contract/pantry/pantry-actions'
import { expect, it } from 'vitest'
import { addPost } from '#features/exchange/exchange.factory.ts'
import { act, ask } from '#features/requests/requests.factory.ts'
import { app, mei as owner, withApp, withMei } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { waitingForLocks } from '../../../testing/test-database.ts'
import { addItem, milk, wholePantry } from '../pantry.factory.ts'

withApp()
withMei()

const add = (place: string) =>
  app.call(pantryCalls.addItems, { as: owner, input: { body: { ...milk, id: randomUUID(), place } } })
const edit = (id: string, place: string) =>
  app.call(pantryCalls.editItem, { as: owner, input: { params: { id }, body: { ...milk, place } } })
const move = (id: string, place: string) =>
  app.call(pantryActionCalls.actOnItems, {
    as: owner,
    input: { body: { action: 'move', place, itemIds: [id] } },
  })
const known: readonly string[] = ['', ...commonPlaces]
const placesOf = async (as: TestUser) =>
  new Set(
    (await wholePantry(app, as)).items.map(({ place }) => place).filter((each) => !known.includes(each)),
  )
const fill = async (as: TestUser, count: number) => {
  for (let n = 0; n < count; n++) await addItem(app, as, { place: `Box ${n}` })
}

it('of one’s own are ten, however many adds that name others meet', async () => {
  const answers = await Promise.all(Array.from({ length: 13 }, (_, n) => add(`Shelf ${n}`)))
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused.map(({ error }) => error?.code)).toEqual(Array(3).fill('PLACES_FULL'))
  expect((await placesOf(owner)).size).toBe(limits.ownPlaces)
})

it('of one’s own are ten, whatever changes that name others wait for each other', async () => {
  await fill(owner, limits.ownPlaces - 1)
  const [edited, moved] = [await addItem(app, owner), await addItem(app, owner)]
  // The first of each reads the food table, for longer than others wait for a lock.
  expect((await edit(edited.id, 'freezer')).status).toBe(200)
  expect((await move(moved.id, 'freezer')).status).toBe(201)
  const holder = await app.pool.connect()
  await holder.query('begin')
  await holder.query('select from pantries where user_id = $1 for update', [owner.id])
  const changes = [add('Attic'), edit(edited.id, 'Balcony'), move(moved.id, 'Cellar')]
  await expect.poll(() => waitingForLocks(app)).toBe(changes.length)
  await holder.query('commit')
  holder.release()
  const codes = (await Promise.all<{ error: { code: string } | undefined }>(changes)).map(
    ({ error }) => error?.code,
  )
  expect(codes.toSorted()).toEqual(['PLACES_FULL', 'PLACES_FULL', undefined])
  expect((await placesOf(owner)).size).toBe(limits.ownPlaces)
})

it('that are there already can be named on, also beside an eleventh that an undo has brought back', async () => {
  const old = await addItem(app, owner, { place: 'Attic' })
  await app.call(pantryCalls.removeItem, { as: owner, input: { params: { id: old.id } } })
  await fill(owner, limits.ownPlaces)
  await app.call(pantryCalls.restoreItem, { as: owner, input: { params: { id: old.id } } })
  expect((await placesOf(owner)).size).toBe(limits.ownPlaces + 1)
  expect((await add('Box 3')).status).toBe(201)
  expect((await add('Balcony')).error?.code).toBe('PLACES_FULL')
})

it.each([
  [limits.ownPlaces - 1, 'Balcony'],
  [limits.ownPlaces, ''],
])('beside %i of one’s own food that is handed over from a balcony is kept in %j', async (count, place) => {
  const giver = await app.signUp()
  const item = await addItem(app, giver, { name: 'Basil', place: 'Balcony' })
  await fill(owner, count)
  const fields = { foodName: 'Basil', quantity: 1, pantryItemId: item.id, giving: 'firstCome' as const }
  const { id, code } = await ask(app, owner, (await addPost(app, giver, fields)).id)
  await act(app, giver, id, 'enterCode', { code: code ?? '' })
  const { items } = await wholePantry(app, owner)
  expect(items.find(({ name }) => name === 'Basil')).toMatchObject({ place, quantity: 1 })
})

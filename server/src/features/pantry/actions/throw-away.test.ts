import { achievementsCalls, achievementsChangedEvent } from '@shelfmate/contract/achievements/achievements'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { pantryCalls, pantryChangedEvent } from '@shelfmate/contract/pantry/pantry'
import { pantryActionCalls } from '@shelfmate/contract/pantry/pantry-actions'
import { describe, expect, it } from 'vitest'
import { donate } from '#features/exchange/exchange.factory.ts'
import { act, ask, offer } from '#features/requests/requests.factory.ts'
import { LiveClient } from '../../../testing/live-client.ts'
import { app, mei as owner, withApp, withMei } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { waitingForLocks } from '../../../testing/test-database.ts'
import { addItem, wholePantry } from '../pantry.factory.ts'

withApp()
withMei()

const throwAway = (itemIds: string[], as: TestUser = owner) =>
  app.call(pantryActionCalls.throwAway, { as, input: { body: { itemIds } } })
const thrown = async (as: TestUser = owner) =>
  (await app.call(achievementsCalls.mine, { as })).body.thrownAway
const removeAll = (itemIds: string[]) =>
  app.call(pantryActionCalls.actOnItems, { as: owner, input: { body: { action: 'remove', itemIds } } })
const undo = (id: string) => app.call(pantryActionCalls.undoAction, { as: owner, input: { params: { id } } })
const remove = (id: string, as: TestUser = owner) =>
  app.call(pantryCalls.removeItem, { as, input: { params: { id } } })
const restore = (id: string) => app.call(pantryCalls.restoreItem, { as: owner, input: { params: { id } } })
const useUp = (id: string) =>
  app.call(pantryCalls.consumeItem, { as: owner, input: { params: { id }, body: {} } })
/** Has what is removed now be gone for good. */
const forget = async () => {
  app.clock.advance(120_001)
  await app.app.jobs.find(({ name }) => name === 'pantry.purgeRemovedItems')?.run()
}
const shelf = async () => ({
  eggs: await addItem(app, owner, { name: 'Eggs', quantity: 10 }),
  milk: await addItem(app, owner, { name: 'Fresh milk', quantity: 1 }),
})

describe('pantry.throwAway', () => {
  it('counts removed items once, for thirty days, until they are put back', async () => {
    const { eggs, milk } = await shelf()
    const removed = await removeAll([eggs.id, milk.id])
    for (let n = 0; n < 2; n++) expect((await throwAway([eggs.id, milk.id])).status).toBe(204)
    expect(await thrown()).toBe(2)
    await restore(eggs.id)
    expect(await thrown()).toBe(1)
    await undo(removed.body.actionId)
    expect(await thrown()).toBe(0)
  })

  it('forgets the figure after thirty days', async () => {
    const { eggs } = await shelf()
    await remove(eggs.id)
    await throwAway([eggs.id])
    await app.pool.query(
      `update waste_logs set thrown_at = thrown_at - interval '30 days 1 second' where user_id = $1`,
      [owner.id],
    )
    expect(await thrown()).toBe(0)
  })

  it('knows nothing of what is there, was used up, or is somebody else’s', async () => {
    const { eggs, milk } = await shelf()
    await useUp(milk.id)
    expect((await throwAway([eggs.id, milk.id])).error?.code).toBe('NOT_FOUND')
    await remove(eggs.id)
    expect((await throwAway([eggs.id], await app.signUp())).error?.code).toBe('NOT_FOUND')
    expect(await thrown()).toBe(0)
  })

  it('waits for an undo that is under way, and counts nothing that it brings back', async () => {
    const { eggs } = await shelf()
    await remove(eggs.id)
    const holder = await app.pool.connect()
    await holder.query('begin')
    await holder.query('select from pantries where user_id = $1 for update', [owner.id])
    const restored = restore(eggs.id)
    await expect.poll(() => waitingForLocks(app)).toBe(1)
    const told = throwAway([eggs.id])
    await expect.poll(() => waitingForLocks(app)).toBe(2)
    await holder.query('commit')
    holder.release()
    expect([(await restored).status, (await told).status]).toEqual([200, 404])
    expect(await thrown()).toBe(0)
  })

  it('tells the open screens of its owner, as does each undo that takes it back, and no other', async () => {
    const { eggs, milk } = await shelf()
    const screen = await new LiveClient(await app.listen(), owner).connected()
    const { body } = await removeAll([eggs.id, milk.id])
    await throwAway([eggs.id, milk.id])
    await screen.receives(achievementsChangedEvent, 1)
    await restore(eggs.id)
    await screen.receives(achievementsChangedEvent, 2)
    await undo(body.actionId)
    await screen.receives(achievementsChangedEvent, 3)
    await remove(milk.id)
    await restore(milk.id)
    await screen.receives(pantryChangedEvent, 5)
    expect(screen.received(achievementsChangedEvent)).toHaveLength(3)
    screen.close()
  })

  it('counts what was forgotten before the press arrived, once, as it was logged but for what was used of it', async () => {
    const { eggs, milk } = await shelf()
    await useUp(eggs.id)
    await remove(eggs.id)
    await forget()
    await remove(milk.id)
    for (let n = 0; n < 2; n++) expect((await throwAway([eggs.id, milk.id])).status).toBe(204)
    expect(await thrown()).toBe(2)
    const { rows } = await app.pool.query(
      'select name, quantity from waste_logs where user_id = $1 order by name',
      [owner.id],
    )
    expect(rows).toEqual([
      { name: 'Eggs', quantity: 9 },
      { name: 'Fresh milk', quantity: 1 },
    ])
  })

  it('knows nothing of what was used up, replaced or put back, however long ago', async () => {
    const { eggs, milk } = await shelf()
    const rice = await addItem(app, owner, { name: 'Rice' })
    await useUp(milk.id)
    const body = { name: 'Rice', quantity: 1, expiryDates: ['2099-12-24'] }
    const edited = await app.call(pantryCalls.editItem, {
      as: owner,
      input: { params: { id: rice.id }, body },
    })
    expect(edited.status).toBe(200)
    await remove(eggs.id)
    await restore(eggs.id)
    await forget()
    expect((await throwAway([eggs.id, milk.id, rice.id])).error?.code).toBe('NOT_FOUND')
    await remove(eggs.id)
    await forget()
    expect((await throwAway([eggs.id], await app.signUp())).error?.code).toBe('NOT_FOUND')
    expect(await thrown()).toBe(0)
  })

  it('counts for somebody who has only been given food', async () => {
    const { giver, taker, post } = await offer(app)
    const { id, code } = await ask(app, taker, post.id)
    await act(app, giver, id, 'enterCode', { code: code ?? '' })
    const [received] = (await wholePantry(app, taker)).items
    await remove(received?.id ?? '', taker)
    await throwAway([received?.id ?? ''], taker)
    expect(await thrown(taker)).toBe(1)
  })

  it('counts again what came back from a donation after the rest had been thrown away and forgotten', async () => {
    const { item, post } = await donate(app, owner, { stock: 5, quantity: 2 })
    await remove(item.id)
    await throwAway([item.id])
    await forget()
    await app.call(exchangeCalls.putBack, { as: owner, input: { params: { id: post.id } } })
    await remove(item.id)
    await throwAway([item.id])
    expect(await thrown()).toBe(2)
    await restore(item.id)
    expect(await thrown()).toBe(1)
  })
})

import { randomUUID } from 'node:crypto'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { describe, expect, it } from 'vitest'
import { block, unblock } from '#features/blocks/blocks.factory.ts'
import { expectRefusal } from '../../../testing/error-shape.ts'
import { app, withApp } from '../../../testing/suite.ts'
import { waitingForLocks } from '../../../testing/test-database.ts'
import {
  act,
  ask,
  editPost,
  end,
  expectEndedByBlock,
  offer,
  restore,
  tryToRestore,
} from '../requests.factory.ts'

withApp()

const undoWindowMs = 60_000

describe('taking it back is refused', () => {
  it('to the other, to strangers, and by another press', async () => {
    const { giver, taker, post } = await offer(app)
    const { id } = await ask(app, taker, post.id)
    const press = await end(app, giver, id, 'decline')
    expectRefusal((await tryToRestore(app, taker, id, press)).raw, 'REQUEST_NOT_YOURS')
    expectRefusal((await tryToRestore(app, await app.signUp(), id, press)).raw, 'NOT_FOUND')
    expectRefusal((await tryToRestore(app, giver, id, randomUUID())).raw, 'UNDO_EXPIRED')
    const other = await ask(app, taker, (await offer(app)).post.id)
    const elsewhere = await end(app, taker, other.id, 'withdraw')
    expectRefusal((await tryToRestore(app, taker, other.id, press)).raw, 'UNDO_EXPIRED')
    expectRefusal((await tryToRestore(app, giver, id, elsewhere)).raw, 'UNDO_EXPIRED')
    await restore(app, giver, id, press)
    app.clock.advance(1)
    await end(app, giver, id, 'decline')
    expectRefusal((await tryToRestore(app, giver, id, press)).raw, 'REQUEST_MOVED_ON')
  })

  it('a minute later', async () => {
    const { giver, taker, post } = await offer(app)
    const { id } = await ask(app, taker, post.id)
    const press = await end(app, giver, id, 'decline')
    app.clock.advance(undoWindowMs + 1)
    expectRefusal((await tryToRestore(app, giver, id, press)).raw, 'UNDO_EXPIRED')
  })

  it('of what ended otherwise', async () => {
    const { giver, taker, post } = await offer(app, { quantity: 1 })
    const { id, code } = await ask(app, taker, post.id)
    const press = randomUUID()
    await act(app, giver, id, 'enterCode', { id: press, code: code ?? '' })
    expectRefusal((await tryToRestore(app, giver, id, press)).raw, 'REQUEST_MOVED_ON')
  })

  it('while one of the two has blocked the other, or may not do anything', async () => {
    const { giver, taker, post } = await offer(app, { quantity: 2 })
    const { id } = await ask(app, taker, post.id)
    const press = await end(app, giver, id, 'decline')
    await block(app, taker, giver)
    expectRefusal((await tryToRestore(app, giver, id, press)).raw, 'NOT_FOUND')
    await unblock(app, taker, giver)
    await app.pool.query('update users set suspended_at = now() where id = $1', [taker.id])
    expectRefusal((await tryToRestore(app, giver, id, press)).raw, 'NOT_FOUND')
    await app.pool.query('update users set suspended_at = null where id = $1', [taker.id])
    await restore(app, giver, id, press)
  })

  it('by a block that comes in between: it ends what waited for its turn', async () => {
    const { giver, taker, post } = await offer(app, { quantity: 1 })
    const { id } = await ask(app, taker, post.id)
    const press = await end(app, giver, id, 'decline')
    const other = await app.pool.connect()
    await other.query('begin')
    await other.query('select from posts where id = $1 for update', [post.id])
    const restoring = tryToRestore(app, giver, id, press)
    await expect.poll(() => waitingForLocks(app)).toBe(1)
    const blocking = block(app, taker, giver)
    await expect.poll(() => waitingForLocks(app)).toBe(2)
    await other.query('commit')
    other.release()
    await Promise.all([restoring, blocking])
    await expectEndedByBlock(app, id, post.id)
  })

  it('once its post is gone, and not where that came back', async () => {
    const { giver, taker, post } = await offer(app)
    const { id } = await ask(app, taker, post.id)
    const press = await end(app, taker, id, 'withdraw')
    const input = { params: { id: post.id } }
    await app.call(exchangeCalls.removePost, { as: giver, input })
    expectRefusal((await tryToRestore(app, taker, id, press)).raw, 'NOT_FOUND')
    await app.call(exchangeCalls.restorePost, { as: giver, input })
    expect(await restore(app, taker, id, press)).toMatchObject({ state: 'promised' })
  })

  it('where it could not be asked: too few are left, or it was asked anew', async () => {
    const { giver, taker, post } = await offer(app, { quantity: 2 })
    const { id } = await ask(app, taker, post.id, 2)
    const press = await end(app, taker, id, 'withdraw')
    await editPost(app, giver, post, { quantity: 1 })
    expectRefusal((await tryToRestore(app, taker, id, press)).raw, 'UNITS_TOO_MANY')
    await editPost(app, giver, post, { quantity: 2 })
    await ask(app, taker, post.id)
    expectRefusal((await tryToRestore(app, taker, id, press)).raw, 'ALREADY_ASKED')
  })

  it('more than sixty times an hour, for each time the other hears of it', async () => {
    const { taker, post } = await offer(app)
    const { id } = await ask(app, taker, post.id)
    const press = await end(app, taker, id, 'withdraw')
    for (let n = 0; n < 60; n++) await restore(app, taker, id, press)
    expectRefusal((await tryToRestore(app, taker, id, press)).raw, 'RATE_LIMITED')
  })
})

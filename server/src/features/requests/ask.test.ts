import { randomUUID } from 'node:crypto'
import { serverLimits } from '@shelfmate/contract/api/server-limits'
import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../../testing/error-shape.ts'
import { app, withApp } from '../../testing/suite.ts'
import { waitingForLocks } from '../../testing/test-database.ts'
import { block } from '../blocks/blocks.factory.ts'
import { addPost } from '../exchange/exchange.factory.ts'
import {
  act,
  ask,
  end,
  expectEndedByBlock,
  ledgerOf,
  offer,
  seen,
  tryTo,
  tryToAsk,
  tryToRestore,
} from './requests.factory.ts'

withApp()

describe('asking for what goes to whoever comes first', () => {
  it('is promised at once while there is enough, with a code that only the taker sees', async () => {
    const { giver, taker, post } = await offer(app, { quantity: 3 })
    const mine = await ask(app, taker, post.id, 2)
    expect(mine).toMatchObject({
      role: 'taker',
      state: 'promised',
      units: 2,
      place: null,
      keep: true,
      shared: 0,
      partner: { userId: giver.id },
      foodName: post.foodName,
      record: { handedOver: 0, missed: 0 },
      actions: ['withdraw', 'confirm', 'keep'],
    })
    expect(mine.code).toMatch(/^\d{4}$/)
    expect(await seen(app, giver, mine.id)).toMatchObject({
      role: 'giver',
      code: null,
      keep: null,
      actions: ['decline', 'arrange', 'enterCode', 'confirm'],
    })
    expect(await ledgerOf(app, post.id)).toEqual({
      posted: 3,
      quantity: 3,
      promised: 2,
      handedOver: 0,
      takenBack: 0,
    })
  })

  it('waits in line where there is too little, and moves up when somebody leaves', async () => {
    const { taker, post } = await offer(app, { quantity: 2 })
    const first = await ask(app, taker, post.id, 2)
    const [lin, siti] = [await app.signUp(), await app.signUp()]
    const second = await ask(app, lin, post.id, 1)
    const third = await ask(app, siti, post.id, 2)
    expect([second, third]).toMatchObject([
      { state: 'waiting', place: 1 },
      { state: 'waiting', place: 2 },
    ])
    await act(app, taker, first.id, 'withdraw')
    expect(await seen(app, lin, second.id)).toMatchObject({ state: 'promised', place: null })
    expect(await seen(app, siti, third.id)).toMatchObject({ state: 'waiting', place: 1 })
    expect(await ledgerOf(app, post.id)).toMatchObject({ quantity: 2, promised: 1 })
  })
})

describe('asking for what its owner gives to whom they choose', () => {
  it('waits for the owner, who may promise it to anybody', async () => {
    const { giver, taker, post } = await offer(app, { quantity: 1, giving: 'iChoose' })
    const lin = await app.signUp()
    const [first, second] = [await ask(app, taker, post.id), await ask(app, lin, post.id)]
    expect([first, second]).toMatchObject([
      { state: 'asked', place: 1, code: null },
      { state: 'asked', place: 2, code: null },
    ])
    expect(await act(app, giver, second.id, 'promise')).toMatchObject({ state: 'promised', place: null })
    expect(await seen(app, taker, first.id)).toMatchObject({ state: 'asked', place: 1 })
    await act(app, lin, second.id, 'withdraw')
    expect(await seen(app, taker, first.id)).toMatchObject({ state: 'asked', place: 1 })
  })
})

describe('asking while the owner blocks who asks', () => {
  const held = {
    'the post': 'select from posts where id = $1 for update',
    'its line': 'insert into request_lines (post_id, change) values ($1, 0)',
  }
  it.each(Object.entries(held))('ends what waited for %s', async (_, lock) => {
    const { giver, taker, post } = await offer(app, { quantity: 1 })
    const other = await app.pool.connect()
    await other.query('begin')
    await other.query(lock, [post.id])
    const id = randomUUID()
    const asking = tryToAsk(app, taker, post.id, 1, id)
    await expect.poll(() => waitingForLocks(app)).toBe(1)
    let isBlocked = false
    const blocking = block(app, giver, taker).then(() => (isBlocked = true))
    await expect.poll(async () => isBlocked || (await waitingForLocks(app)) === 2).toBe(true)
    await other.query('commit')
    other.release()
    await Promise.all([asking, blocking])
    await expectEndedByBlock(app, id, post.id)
    expectRefusal((await tryToAsk(app, taker, post.id)).raw, 'NOT_FOUND')
  })
})

describe('promising is refused', () => {
  it('for units that others are promised, and for more than there is, each for its own reason', async () => {
    const { giver, taker, post } = await offer(app, { quantity: 3, giving: 'iChoose' })
    const first = await ask(app, taker, post.id, 2)
    const next = await ask(app, await app.signUp(), post.id, 3)
    await act(app, giver, first.id, 'promise')
    expectRefusal((await tryTo(app, giver, next.id, 'promise')).raw, 'UNITS_PROMISED')
    for (const as of [giver, taker]) await act(app, as, first.id, 'confirm')
    expectRefusal((await tryTo(app, giver, next.id, 'promise')).raw, 'UNITS_TOO_MANY')
  })
})

describe('asking is refused', () => {
  it('for one’s own post, twice, for more than there is, for what is gone or past its date', async () => {
    const { giver, taker, post } = await offer(app, { quantity: 2 })
    expectRefusal((await tryToAsk(app, giver, post.id)).raw, 'OWN_POST')
    expectRefusal((await tryToAsk(app, taker, post.id, 3)).raw, 'UNITS_TOO_MANY')
    await ask(app, taker, post.id)
    expectRefusal((await tryToAsk(app, taker, post.id)).raw, 'ALREADY_ASKED')
    expectRefusal((await tryToAsk(app, taker, giver.id)).raw, 'NOT_FOUND')
    await app.pool.query(`update posts set expiry_date = '2026-01-01' where id = $1`, [post.id])
    expectRefusal((await tryToAsk(app, await app.signUp(), post.id)).raw, 'NOT_FOUND')
  })

  it('for what is past its date where they are who ask, and nowhere else', async () => {
    app.clock.set('2026-11-20T11:00:00Z')
    const { taker, post } = await offer(app, { expiryDate: '2026-11-20' })
    const ahead = await app.signUp({ timeZone: 'Pacific/Kiritimati' })
    expectRefusal((await tryToAsk(app, ahead, post.id)).raw, 'NOT_FOUND')
    await ask(app, taker, post.id)
  })

  it('for what is past its date on the campus, where what is open ends with that day', async () => {
    app.clock.set('2026-11-20T11:00:00Z')
    const { post } = await offer(app, { expiryDate: '2026-11-20' })
    const behind = await app.signUp({ timeZone: 'Europe/Berlin' })
    app.clock.set('2026-11-20T15:59:59Z')
    const { id } = await ask(app, behind, post.id)
    const press = await end(app, behind, id, 'withdraw')
    app.clock.advance(1000)
    expectRefusal((await tryToAsk(app, behind, post.id)).raw, 'NOT_FOUND')
    expectRefusal((await tryToRestore(app, behind, id, press)).raw, 'NOT_FOUND')
  })

  it('of somebody who is new and asks for a lot, which is told how long to wait', async () => {
    const [giver, known, newcomer] = [await app.signUp(), await app.signUp(), await app.signUp()]
    for (const each of [giver, known]) await app.settle(each)
    const posts: string[] = []
    for (let n = 0; n <= serverLimits.newcomerRequestsPerDay; n++)
      posts.push((await addPost(app, giver, { giving: 'iChoose' })).id)
    const last = posts.pop() ?? ''
    for (const id of posts) {
      expectRefusal((await tryToAsk(app, newcomer, id, 99)).raw, 'UNITS_TOO_MANY')
      await ask(app, newcomer, id)
      await ask(app, known, id)
    }
    const refused = await tryToAsk(app, newcomer, last)
    expectRefusal(refused.raw, 'RATE_LIMITED')
    expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(0)
    await ask(app, known, last)
  })

  it('when a hundred people have asked already', async () => {
    const { giver, post } = await offer(app, { quantity: 1, giving: 'iChoose' })
    await app.pool.query(
      `with people as (insert into users (id, email, display_name, password_hash, verified_at)
         select gen_random_uuid(), gen_random_uuid() || '@campus.test', 'Many', '-', now() from generate_series(1, 100) returning id)
       insert into food_requests (id, post_id, giver_id, taker_id, turn, units, state, food_name, expiry_date, offered_until, location, asked_at)
       select gen_random_uuid(), $1, $2, id, row_number() over (), 1, 'asked', 'Tofu', '2099-12-01', '2099-12-01', 'Tembusu', now() from people`,
      [post.id, giver.id],
    )
    expectRefusal((await tryToAsk(app, await app.signUp(), post.id)).raw, 'LINE_FULL')
  })
})

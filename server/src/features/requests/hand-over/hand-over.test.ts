import { randomUUID } from 'node:crypto'
import { achievementsCalls } from '@shelfmate/contract/achievements/achievements'
import { msPerMinute } from '@shelfmate/contract/api/durations'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { pantryActionCalls } from '@shelfmate/contract/pantry/pantry-actions'
import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../testing/error-shape.ts'
import { app, withApp } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { addPost, booksOf } from '../../exchange/exchange.factory.ts'
import { addItem } from '../../pantry/pantry.factory.ts'
import { act, ask, ledgerOf, offer, seen, tryTo } from '../requests.factory.ts'

withApp()

const pantryOf = async (as: TestUser) =>
  (await app.call(pantryCalls.listItems, { as, input: { query: {} } })).body.items

/** A promised request with its code, and a wrong one. */
async function promised(fields: Parameters<typeof offer>[1] = {}) {
  const staged = await offer(app, { quantity: 2, ...fields })
  const request = await ask(app, staged.taker, staged.post.id, 2)
  const code = request.code ?? ''
  return { ...staged, request, code, wrong: code === '0000' ? '0001' : '0000' }
}

describe('handing over by code', () => {
  it('hands frozen food over as frozen, though it was logged fresh', async () => {
    const [giver, taker] = [await app.signUp(), await app.signUp()]
    const item = await addItem(app, giver, { name: 'Spinach', place: 'fridge' })
    const freeze = { action: 'freeze' as const, itemIds: [item.id], on: '2026-11-19' }
    await app.call(pantryActionCalls.actOnItems, { as: giver, input: { body: freeze } })
    const [frozen] = await pantryOf(giver)
    const { name: foodName = '', expiryDate = '' } = frozen ?? {}
    const fields = { foodName, expiryDate, quantity: 2, pantryItemId: item.id, giving: 'firstCome' as const }
    const post = await addPost(app, giver, fields)
    const { id, code } = await ask(app, taker, post.id, 2)
    await act(app, giver, id, 'enterCode', { code: code ?? '' })
    const state = { place: 'freezer', condition: 'frozen', expiryDate }
    expect(await pantryOf(taker)).toMatchObject([{ name: 'Spinach', quantity: 2, ...state }])
  })

  it('records a donation for each unit and puts the food where the giver kept it, in the taker’s pantry', async () => {
    const [giver, taker] = [await app.signUp(), await app.signUp()]
    const allergens = { contains: ['soy' as const], mayContain: ['nuts' as const] }
    const item = await addItem(app, giver, { quantity: 5, place: 'fridge', expiryDates: ['2099-12-01'] })
    const post = await addPost(app, giver, {
      quantity: 3,
      pantryItemId: item.id,
      giving: 'firstCome',
      allergens,
    })
    const { id, code } = await ask(app, taker, post.id, 2)
    const done = await act(app, giver, id, 'enterCode', { code: code ?? '' })
    expect(done).toMatchObject({ state: 'handedOver', shared: 1, actions: [] })
    expect(await ledgerOf(app, post.id)).toEqual({
      posted: 3,
      quantity: 1,
      promised: 0,
      handedOver: 2,
      takenBack: 0,
    })
    expect(await booksOf(app, post.id)).toMatchObject({ quantity: 1, donations: 2 })
    expect(await pantryOf(taker)).toMatchObject([
      {
        name: post.foodName,
        quantity: 2,
        expiryDate: post.expiryDate,
        place: 'fridge',
        remark: `Contains soy. May contain tree nuts. ${post.description}`,
      },
    ])
    const { body } = await app.call(achievementsCalls.mine, { as: giver })
    expect(JSON.stringify(body)).toContain('First Donation')
    expect(await seen(app, taker, id)).toMatchObject({ keep: true, actions: ['thank'], code: null })
    await act(app, taker, id, 'thank')
    expectRefusal((await tryTo(app, taker, id, 'thank')).raw, 'REQUEST_MOVED_ON')
  })

  it('counts as shared between the two, whoever of them gave', async () => {
    const { giver, taker, request, code } = await promised()
    await act(app, giver, request.id, 'enterCode', { code })
    const back = await addPost(app, taker, { giving: 'firstCome' })
    const returned = await ask(app, giver, back.id)
    expect(returned).toMatchObject({ shared: 1 })
    const done = await act(app, taker, returned.id, 'enterCode', { code: returned.code ?? '' })
    expect(done).toMatchObject({ shared: 2 })
  })

  it('leaves the pantry alone where the taker unticked it', async () => {
    const { giver, taker, request, code } = await promised()
    await act(app, taker, request.id, 'keep', { keep: false })
    await act(app, giver, request.id, 'enterCode', { code })
    expect(await pantryOf(taker)).toEqual([])
  })

  it('ends the post with its last unit, and what others still wait for', async () => {
    const { giver, post, request, code } = await promised()
    const lin = await app.signUp()
    const waiting = await ask(app, lin, post.id)
    await act(app, giver, request.id, 'enterCode', { code })
    expect(await ledgerOf(app, post.id)).toBeUndefined()
    expect(await seen(app, lin, waiting.id)).toMatchObject({
      state: 'expired',
      reason: 'postGone',
      actions: [],
    })
  })

  it('counts once: the same code again is refused', async () => {
    const { giver, post, request, code } = await promised({ quantity: 5 })
    const ends = await Promise.all(
      Array.from({ length: 5 }, () => tryTo(app, giver, request.id, 'enterCode', { code })),
    )
    expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect(await booksOf(app, post.id)).toMatchObject({ donations: 2, quantity: 3 })
  })

  it('counts a wrong code once, however often it is sent because its answer was lost', async () => {
    const { giver, request, code, wrong } = await promised()
    const typed = { id: randomUUID(), code: wrong }
    for (let n = 0; n < 7; n++)
      expectRefusal((await tryTo(app, giver, request.id, 'enterCode', typed)).raw, 'HANDOVER_CODE_WRONG')
    expect((await tryTo(app, giver, request.id, 'enterCode', { code })).status).toBe(200)
  })

  it('answers as before while the codes are paused only until they are not', async () => {
    const { giver, request, code, wrong } = await promised()
    for (let n = 0; n < 5; n++) await tryTo(app, giver, request.id, 'enterCode', { code: wrong })
    const typed = { id: randomUUID(), code }
    expectRefusal((await tryTo(app, giver, request.id, 'enterCode', typed)).raw, 'HANDOVER_PAUSED')
    app.clock.advance(15 * msPerMinute)
    expect((await tryTo(app, giver, request.id, 'enterCode', typed)).status).toBe(200)
  })

  it('refuses wrong codes, pauses after five, and never lets all codes be tried', async () => {
    const { giver, request, code, wrong } = await promised()
    const enter = (typed: string) => tryTo(app, giver, request.id, 'enterCode', { code: typed })
    for (let n = 0; n < 5; n++) expectRefusal((await enter(wrong)).raw, 'HANDOVER_CODE_WRONG')
    const paused = await enter(code)
    expectRefusal(paused.raw, 'HANDOVER_PAUSED')
    expect(paused.raw.headers['retry-after']).toBe('900')
    let tried = 5
    for (let n = 0; n < 100; n++) {
      app.clock.advance(10 * msPerMinute)
      const { error } = await enter(wrong)
      if (error?.code === 'HANDOVER_CODE_WRONG') tried += 1
    }
    expect(tried).toBe(15)
    expectRefusal((await enter(code)).raw, 'HANDOVER_PAUSED')
  })

  it('lets no more codes be tried where a later pick-up time is set', async () => {
    const { giver, request, code, wrong } = await promised()
    const enter = (typed: string) => tryTo(app, giver, request.id, 'enterCode', { code: typed })
    for (let n = 0; n < 15; n++) {
      expectRefusal((await enter(wrong)).raw, 'HANDOVER_CODE_WRONG')
      app.clock.advance(15 * msPerMinute)
    }
    const endsAt = Date.parse(request.endsAt ?? '')
    const later = new Date(endsAt + 60 * msPerMinute).toISOString()
    await act(app, giver, request.id, 'arrange', { pickupAt: later })
    app.clock.set(new Date(endsAt + msPerMinute).toISOString())
    const refused = await enter(code)
    expectRefusal(refused.raw, 'HANDOVER_PAUSED')
    expect(refused.raw.headers['retry-after']).toBe(String(119 * 60))
  })

  it('refuses what is no code', async () => {
    const { giver, request } = await promised()
    for (const code of ['12', '12345', 'abcd', '１２３４'])
      expectRefusal((await tryTo(app, giver, request.id, 'enterCode', { code })).raw, 'VALIDATION_FAILED')
    expectRefusal((await tryTo(app, giver, request.id, 'enterCode')).raw, 'VALIDATION_FAILED')
  })
})

describe('handing over without phones', () => {
  it('counts when both have pressed, in whatever order', async () => {
    for (const order of ['giver', 'taker'] as const) {
      const { post, request, ...people } = await promised()
      const [first, second] = order === 'giver' ? [people.giver, people.taker] : [people.taker, people.giver]
      expect(await act(app, first, request.id, 'confirm')).toMatchObject({
        state: 'promised',
        pressed: { mine: true, partner: false },
      })
      expect(await act(app, second, request.id, 'confirm')).toMatchObject({ state: 'handedOver' })
      expect(await booksOf(app, post.id)).toMatchObject({ donations: 2 })
    }
  })
})

describe('Claim 1 beside requests', () => {
  it('takes free units alone: what is promised is somebody’s', async () => {
    const { giver, taker, post } = await offer(app, { quantity: 2 })
    await ask(app, taker, post.id)
    const claim = () => app.send('POST', `/api/exchange/posts/${post.id}/claims`, { as: giver, body: {} })
    expect((await claim()).status).toBe(201)
    expectRefusal((await claim()).raw, 'UNITS_PROMISED')
    expect(await ledgerOf(app, post.id)).toEqual({
      posted: 2,
      quantity: 1,
      promised: 1,
      handedOver: 1,
      takenBack: 0,
    })
  })
})

import { msPerHour, msPerMinute } from '@shelfmate/contract/api/durations'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../testing/error-shape.ts'
import { app, withApp } from '../../testing/suite.ts'
import type { TestUser } from '../../testing/test-app.ts'
import { act, ask, editPost, offer, seen, tick, tryTo } from './requests.factory.ts'

withApp()
/** Noon on the campus; a day there ends at 16:00 UTC. */
beforeEach(() => app.clock.set('2026-12-01T04:00:00.000Z'))

const today = '2026-12-01'
const lastMoment = '2026-12-01T15:59:59.999Z'
const tomorrow = '2026-12-01T16:00:00.000Z'
const hoursAhead = (hours: number) => new Date(app.clock.now().getTime() + hours * msPerHour).toISOString()

async function promised(fields: Parameters<typeof offer>[1] = {}) {
  const staged = await offer(app, fields)
  return { ...staged, request: await ask(app, staged.taker, staged.post.id) }
}

async function conversation(reader: TestUser, partner: TestUser) {
  const input = { params: { chatId: chatIdOf(reader.id, partner.id) } }
  const { messages, unreadCount } = (await app.call(chatCalls.open, { as: reader, input })).body
  return { events: messages.flatMap(({ card }) => (card ? [card.event ?? card.state] : [])), unreadCount }
}

describe('a pick-up time and the food’s last day', () => {
  const tooLate = { pickupAt: 'Choose a time on or before its last day.' }

  it('may be in the last minute of it where the campus is, and no later', async () => {
    const { giver, taker, request } = await promised({ expiryDate: today, dateKind: 'useBy' })
    const refused = await tryTo(app, giver, request.id, 'arrange', { pickupAt: tomorrow })
    expectRefusal(refused.raw, 'VALIDATION_FAILED')
    expect(refused.error?.fields).toEqual(tooLate)
    expect(await seen(app, taker, request.id)).toMatchObject({ state: 'promised', pickupAt: null })
    await act(app, giver, request.id, 'arrange', { pickupAt: lastMoment })
    expect(await seen(app, taker, request.id)).toMatchObject({ pickupAt: lastMoment })
  })

  it('is refused after it with a promise as well, which can be given without', async () => {
    const { giver, request } = await promised({ expiryDate: today, dateKind: 'useBy', giving: 'iChoose' })
    const refused = await tryTo(app, giver, request.id, 'promise', { pickupAt: tomorrow })
    expect(refused.error?.fields).toEqual(tooLate)
    expect(await act(app, giver, request.id, 'promise')).toMatchObject({ state: 'promised', pickupAt: null })
  })

  it('may be in the days that best-before food has more', async () => {
    const { giver, post, request } = await promised({
      foodName: 'Rice',
      expiryDate: today,
      dateKind: 'bestBefore',
    })
    expect(post.graceDays).toBeGreaterThan(0)
    expect(await act(app, giver, request.id, 'arrange', { pickupAt: tomorrow })).toMatchObject({
      pickupAt: tomorrow,
    })
  })

  it.each([
    ['a window that ends by then', lastMoment, { pickupAt: lastMoment, endsAt: '2026-12-01T16:59:59.999Z' }],
    [
      'the rest of that day, where the window ends later',
      tomorrow,
      { pickupAt: lastMoment, endsAt: '2026-12-01T16:59:59.999Z' },
    ],
  ])('is held without one for %s', async (_, pickupUntil, held) => {
    const { request } = await promised({
      expiryDate: today,
      dateKind: 'useBy',
      pickupFrom: '2026-12-01T08:00:00.000Z',
      pickupUntil,
    })
    expect(request).toMatchObject({ state: 'promised', ...held })
  })

  it('is held for hours that run into the next day from days before, and no longer than that day', async () => {
    const { giver, taker, request } = await promised({
      expiryDate: '2026-12-04',
      dateKind: 'useBy',
      pickupFrom: '2026-12-04T14:00:00.000Z',
      pickupUntil: '2026-12-04T17:00:00.000Z',
    })
    app.clock.set('2026-12-04T15:59:00.000Z')
    await tick(app)
    expect(await seen(app, taker, request.id)).toMatchObject({
      state: 'promised',
      pickupAt: '2026-12-04T15:59:59.999Z',
    })
    app.clock.set('2026-12-04T16:00:00.000Z')
    await tick(app)
    expect(await seen(app, taker, request.id)).toMatchObject({ state: 'expired', reason: 'datePassed' })
    app.clock.advance(msPerHour / 4)
    expect((await seen(app, taker, request.id))?.actions).toContain('sayMissed')
    expect((await seen(app, giver, request.id))?.actions).not.toContain('sayMissed')
  })

  it('is held for a day where its hours begin after that day', async () => {
    const { request } = await promised({
      expiryDate: today,
      dateKind: 'useBy',
      pickupFrom: tomorrow,
      pickupUntil: '2026-12-01T18:00:00.000Z',
    })
    expect(request).toMatchObject({ pickupAt: null, endsAt: '2026-12-02T04:00:00.000Z' })
  })
})

describe('a pick-up time that is set again', () => {
  it('is told once, and again when it is another', async () => {
    const { giver, taker, request } = await promised()
    const [sooner, later] = [hoursAhead(2), hoursAhead(3)]
    const unread = ['promised', 'arranged']
    for (let n = 0; n < 3; n++) await act(app, giver, request.id, 'arrange', { pickupAt: sooner })
    expect(await conversation(taker, giver)).toEqual({ events: unread, unreadCount: 1 })
    await act(app, giver, request.id, 'arrange', { pickupAt: later })
    expect(await conversation(taker, giver)).toEqual({ events: [...unread, 'arranged'], unreadCount: 2 })
  })

  it('is held for a day anew where none is said again, which is nothing to tell', async () => {
    const { giver, taker, request } = await promised()
    app.clock.advance(msPerHour)
    await act(app, giver, request.id, 'arrange')
    expect(await seen(app, taker, request.id)).toMatchObject({ pickupAt: null, endsAt: hoursAhead(24) })
    expect(await conversation(taker, giver)).toEqual({ events: ['promised'], unreadCount: 0 })
  })

  it('sixty times an hour at most, by one person; who is refused is told how long to wait', async () => {
    const { giver, taker, request } = await promised()
    const arrange = (minutes: number) => {
      const pickupAt = new Date(app.clock.now().getTime() + minutes * msPerMinute).toISOString()
      return tryTo(app, giver, request.id, 'arrange', { pickupAt })
    }
    // What is refused uses nothing up.
    expectRefusal((await arrange(-1)).raw, 'VALIDATION_FAILED')
    for (let n = 1; n <= 60; n++) expect((await arrange(n)).status).toBe(200)
    const refused = await arrange(61)
    expectRefusal(refused.raw, 'RATE_LIMITED')
    expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(0)
    expect((await tryTo(app, giver, request.id, 'confirm')).status).toBe(200)
    expect((await tryTo(app, taker, request.id, 'confirm')).body).toMatchObject({ state: 'handedOver' })
    const other = await promised()
    await act(app, other.giver, other.request.id, 'arrange', { pickupAt: hoursAhead(1) })
  })
})

describe('the hours of a post that are set after a promise', () => {
  const [from, until] = ['2026-12-01T08:00:00.000Z', '2026-12-01T09:00:00.000Z']
  const [laterFrom, laterUntil] = ['2026-12-01T11:00:00.000Z', '2026-12-01T12:00:00.000Z']
  const hours = { pickupFrom: from, pickupUntil: until }
  const later = { pickupFrom: laterFrom, pickupUntil: laterUntil }
  const held = { pickupAt: laterUntil, endsAt: '2026-12-01T13:00:00.000Z' }

  it.each([
    ['other hours', hours],
    ['hours where it had none', {}],
  ])('are what it is held for, and told: %s', async (_, before) => {
    const { giver, taker, post, request } = await promised(before)
    await editPost(app, giver, post, later)
    expect(await seen(app, taker, request.id)).toMatchObject({ state: 'promised', ...held })
    expect(await conversation(taker, giver)).toEqual({ events: ['promised', 'arranged'], unreadCount: 1 })
    await editPost(app, giver, post, { ...later, description: 'in the fridge' })
    expect(await conversation(taker, giver)).toEqual({ events: ['promised', 'arranged'], unreadCount: 1 })
  })

  it('are told where they begin later and end as before: nobody shall come too early', async () => {
    const { giver, taker, post, request } = await promised(hours)
    const told = { events: ['promised', 'arranged'], unreadCount: 1 }
    await editPost(app, giver, post, { ...hours, pickupFrom: '2026-12-01T08:45:00.000Z' })
    expect(await conversation(taker, giver)).toEqual(told)
    await editPost(app, giver, post, hours)
    expect(await conversation(taker, giver)).toEqual(told)
    expect(await seen(app, taker, request.id)).toMatchObject({ state: 'promised', pickupAt: until })
  })

  it('leave the time alone that its giver said to this one', async () => {
    const { giver, taker, post, request } = await promised(hours)
    await act(app, giver, request.id, 'arrange', { pickupAt: hoursAhead(1) })
    await editPost(app, giver, post, later)
    expect(await seen(app, taker, request.id)).toMatchObject({ pickupAt: hoursAhead(1) })
    expect((await conversation(taker, giver)).unreadCount).toBe(1)
  })

  it('leave it alone as well where they are over, past the food’s last day, or none any more', async () => {
    const { giver, taker, post, request } = await promised({ ...hours, expiryDate: today, dateKind: 'useBy' })
    for (const to of [
      { pickupFrom: '2026-12-01T02:00:00.000Z', pickupUntil: '2026-12-01T03:00:00.000Z' },
      { pickupFrom: tomorrow, pickupUntil: '2026-12-01T17:00:00.000Z' },
      { pickupFrom: null, pickupUntil: null },
    ]) {
      await editPost(app, giver, post, to)
      expect(await seen(app, taker, request.id)).toMatchObject({ pickupAt: until })
    }
    expect((await conversation(taker, giver)).unreadCount).toBe(0)
  })

  it.each([
    ['none were said', { pickupFrom: null, pickupUntil: null }],
    ['they were past the food’s last day', { pickupFrom: tomorrow, pickupUntil: '2026-12-01T17:00:00.000Z' }],
  ])('are what it is held for again, after %s for a while', async (_, meanwhile) => {
    const { giver, taker, post, request } = await promised({ ...hours, expiryDate: today, dateKind: 'useBy' })
    await editPost(app, giver, post, meanwhile)
    await editPost(app, giver, post, later)
    expect(await seen(app, taker, request.id)).toMatchObject({ state: 'promised', ...held })
    expect((await conversation(taker, giver)).unreadCount).toBe(1)
  })

  it('leave the giver’s own time alone, also after none were said for a while', async () => {
    const { giver, taker, post, request } = await promised(hours)
    await act(app, giver, request.id, 'arrange', { pickupAt: hoursAhead(1) })
    await editPost(app, giver, post, { pickupFrom: null, pickupUntil: null })
    await editPost(app, giver, post, later)
    expect(await seen(app, taker, request.id)).toMatchObject({ pickupAt: hoursAhead(1) })
  })

  it('are held for longer where the food’s last day moves, which had cut them short', async () => {
    const { giver, taker, post, request } = await promised({
      expiryDate: today,
      dateKind: 'useBy',
      pickupFrom: from,
      pickupUntil: '2026-12-01T17:00:00.000Z',
    })
    expect(request).toMatchObject({ pickupAt: lastMoment })
    await editPost(app, giver, post, { expiryDate: '2026-12-02' })
    expect(await seen(app, taker, request.id)).toMatchObject({ pickupAt: '2026-12-01T17:00:00.000Z' })
  })

  it('are said sixty times an hour at most, for whoever has asked hears of each', async () => {
    const { giver, post } = await promised()
    const { foodName, description, expiryDate, location, quantity } = post
    const fields = { foodName, description, expiryDate, location, quantity }
    const edit = (said: object) => {
      const body = { ...fields, ...said }
      return app.call(exchangeCalls.editPost, { as: giver, input: { params: { id: post.id }, body } })
    }
    for (let n = 0; n < 60; n++) expect((await edit(n % 2 === 0 ? hours : later)).status).toBe(200)
    expectRefusal((await edit(hours)).raw, 'RATE_LIMITED')
    expect((await edit({ description: 'in the fridge' })).status).toBe(200)
  })
})

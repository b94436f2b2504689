import { msPerDay } from '@shelfmate/contract/api/durations'
import { serverLimits } from '@shelfmate/contract/api/server-limits'
import { reportsCalls } from '@shelfmate/contract/people/reports'
import { type QueueState, queueChangedEvent, stewardsCalls } from '@shelfmate/contract/people/stewards'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import { beforeEach, expect, it } from 'vitest'
import { logIn } from '#features/auth/auth.factory.ts'
import { addPost } from '#features/exchange/exchange.factory.ts'
import { LiveClient } from '../../testing/live-client.ts'
import { app, withApp } from '../../testing/suite.ts'
import { sessionCookie, type TestUser } from '../../testing/test-app.ts'
import { decide, nameSteward, report } from './reports.factory.ts'

let author: TestUser
withApp()
beforeEach(async () => {
  await app.pool.query('update users set is_steward = false')
  author = await app.signUp()
})

async function stewardOf(dorm?: string): Promise<TestUser> {
  const steward = await app.signUp()
  await nameSteward(app, steward, dorm)
  return steward
}

const reportBy = (as: TestUser, { id }: TestUser) => report(app, as, { kind: 'person', targetId: id })
const sees = async (as: TestUser, id: string) => {
  const { body } = await app.call(stewardsCalls.listReports, { as, input: { query: {} } })
  const { status } = await app.call(stewardsCalls.readReport, { as, input: { params: { id } } })
  const isListed = body.items.some((each) => each.id === id)
  expect(status).toBe(isListed ? 200 : 404)
  return isListed
}

it('judge what others reported, and their own where there is nobody else', async () => {
  const first = await stewardOf()
  await stewardOf('PGP')
  const id = await reportBy(first, author)
  expect(await sees(first, id)).toBe(true)
  const second = await stewardOf()
  expect([await sees(first, id), await sees(second, id)]).toEqual([false, true])
  expect((await decide(app, first, id, { outcome: 'warned' })).status).toBe(404)
  await app.pool.query('update users set suspended_at = now() where id = $1', [second.id])
  expect(await sees(first, id)).toBe(true)
  const third = await stewardOf()
  expect(await sees(first, id)).toBe(false)
  await app.pool.query('update users set verified_at = null where id = $1', [third.id])
  expect(await sees(first, id)).toBe(true)
})

it('judge nobody else’s report of what they reported, unless all who could have', async () => {
  const [first, second] = [await stewardOf(), await stewardOf()]
  const theirs = await reportBy(await app.signUp(), author)
  expect(await sees(first, theirs)).toBe(true)
  const own = await reportBy(first, author)
  expect([await sees(first, theirs), await sees(second, theirs)]).toEqual([false, true])
  expect((await decide(app, first, theirs, { outcome: 'suspended' })).status).toBe(404)
  const third = await reportBy(second, author)
  for (const as of [first, second])
    expect([await sees(as, theirs), await sees(as, own), await sees(as, third)]).toEqual([true, true, true])
  const fourth = await stewardOf()
  expect([await sees(first, theirs), await sees(fourth, theirs)]).toEqual([false, true])
  expect((await decide(app, fourth, theirs, { outcome: 'dismissed' })).status).toBe(204)
  const later = await reportBy(await app.signUp(), author)
  expect(await sees(first, later)).toBe(true)
})

it('do so where the only other one is whom it is about', async () => {
  const [first, second] = [await stewardOf(), await stewardOf()]
  expect(await sees(first, await reportBy(first, second))).toBe(true)
})

it('hear at once that there is something to decide, but for whom it is about and those of other dorms', async () => {
  const [campus, reported, elsewhere] = [await stewardOf(), await stewardOf(), await stewardOf('PGP')]
  const origin = await app.listen()
  const screens = [campus, reported, elsewhere].map((as) => new LiveClient(origin, as))
  for (const screen of screens) await screen.connected()
  const [theirs, own, other] = screens
  await reportBy(author, reported)
  expect(await theirs?.receives(queueChangedEvent)).toEqual([null])
  await reportBy(reported, author)
  await theirs?.receives(queueChangedEvent, 2)
  // What concerns them comes after what would have told them of the first.
  expect(await own?.receives(queueChangedEvent)).toEqual([null])
  expect(other?.received(queueChangedEvent)).toEqual([])
  for (const screen of screens) screen.close()
})

it('hear at once that another one has decided', async () => {
  const [first, second, reported] = [await stewardOf(), await stewardOf(), await app.signUp()]
  const id = await reportBy(author, reported)
  const screen = await new LiveClient(await app.listen(), second).connected()
  expect((await decide(app, first, id, { outcome: 'dismissed' })).status).toBe(204)
  expect(await screen.receives(queueChangedEvent)).toEqual([null])
  screen.close()
})

it('hear it of all reports of the thing, also of a dorm that the person has left since', async () => {
  const [campus, former, reported] = [await stewardOf(), await stewardOf('PGP'), await app.signUp()]
  const liveIn = (dorm: string) => {
    const { displayName } = reported
    const body = { displayName, dorm, photoId: null, age: null, preferences: '', allergies: '' }
    return app.call(profileCalls.update, { as: reported, input: { body } })
  }
  await liveIn('PGP')
  const earlier = await reportBy(author, reported)
  expect(await sees(former, earlier)).toBe(true)
  await liveIn('Tembusu')
  const later = await reportBy(await app.signUp(), reported)
  const screen = await new LiveClient(await app.listen(), former).connected()
  expect((await decide(app, campus, later, { outcome: 'dismissed' })).status).toBe(204)
  expect(await screen.receives(queueChangedEvent)).toEqual([null])
  screen.close()
})

const listed = async (as: TestUser, state: QueueState) => {
  const { body } = await app.call(stewardsCalls.listReports, { as, input: { query: { state } } })
  return body.items.map(({ id }) => id)
}
const answer = async (as: { cookie: string }) => {
  const [told] = (await app.call(reportsCalls.measures, { as })).body.items
  const input = { params: { id: told?.id ?? '' }, body: { text: 'It was a joke.' } }
  expect((await app.call(reportsCalls.answer, { as, input })).status).toBe(204)
}

it.each(['warned', 'removed'] as const)(
  'find what somebody who was %s says to it, for a month',
  async (outcome) => {
    const [steward, reporter] = [await stewardOf(), await app.signUp()]
    const { id: targetId } = await addPost(app, author)
    const id = await report(app, reporter, { kind: 'post', targetId })
    expect((await decide(app, steward, id, { outcome })).status).toBe(204)
    expect(await listed(steward, 'answered')).not.toContain(id)
    await answer(author)
    expect(await listed(steward, 'answered')).toContain(id)
    const { body } = await app.call(stewardsCalls.readReport, { as: steward, input: { params: { id } } })
    expect(body.record).toMatchObject([{ action: outcome, answer: 'It was a joke.' }])
    app.clock.advance(serverLimits.answersShownDays * msPerDay)
    const later = await stewardOf()
    expect(await listed(later, 'answered')).not.toContain(id)
    expect(await listed(later, 'closed')).toContain(id)
  },
)

it('find what somebody says to a suspension that is over', async () => {
  const steward = await stewardOf()
  const id = await reportBy(await app.signUp(), author)
  expect((await decide(app, steward, id, { outcome: 'suspended', days: 1 })).status).toBe(204)
  app.clock.advance(msPerDay)
  await answer({ cookie: sessionCookie(await logIn(app, author.email, author.password)) })
  expect(await listed(steward, 'answered')).toContain(id)
})

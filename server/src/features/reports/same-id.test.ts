import { randomUUID } from 'node:crypto'
import { serverLimits } from '@shelfmate/contract/api/server-limits'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { reportsCalls } from '@shelfmate/contract/people/reports'
import { stewardsCalls } from '@shelfmate/contract/people/stewards'
import { beforeEach, expect, it } from 'vitest'
import { openChat, sendMessage } from '#features/chat/chat.factory.ts'
import { app } from '../../testing/suite.ts'
import type { TestUser } from '../../testing/test-app.ts'
import { waitingForLocks } from '../../testing/test-database.ts'
import { upgraded } from '../../testing/upgraded.ts'
import { decide, report } from './reports.factory.ts'
import { author as bully, steward, reporter as victim, withReporter } from './reports-suite.factory.ts'

let friend: TestUser
withReporter()
beforeEach(async () => {
  friend = await app.signUp()
})

const alikeTo = async (id: string) =>
  (await app.call(stewardsCalls.readReport, { as: steward, input: { params: { id } } })).body.alike
const outcomeOf = async (reader: TestUser, id: string) =>
  (await app.call(reportsCalls.mine, { as: reader })).body.items.find((each) => each.id === id)?.outcome

/** A message that is reported by whom it was written to. */
async function reported(from: TestUser, to: TestUser, targetId: string): Promise<string> {
  const chatId = chatIdOf(from.id, to.id)
  await sendMessage(app, from, chatId, { id: targetId })
  return report(app, to, { kind: 'message', targetId, chatId })
}

it('decides nothing about a message in another chat that has the same id', async () => {
  const targetId = randomUUID()
  const threat = await reported(bully, victim, targetId)
  const greeting = await reported(friend, bully, targetId)
  expect(await alikeTo(threat)).toBe(0)
  expect((await decide(app, steward, greeting, { outcome: 'dismissed' })).status).toBe(204)
  expect(await outcomeOf(victim, threat)).toBeNull()
  expect((await decide(app, steward, threat, { outcome: 'warned' })).status).toBe(204)
})

it('takes the same report again when the day’s last was the first of it, and no other; what is refused costs nothing', async () => {
  const body = { id: randomUUID(), kind: 'person' as const, reason: 'rude' as const, note: '', chatId: null }
  const send = async (changes: object) => {
    const input = { body: { ...body, targetId: bully.id, ...changes } }
    return (await app.call(reportsCalls.report, { as: victim, input })).status
  }
  await app.pool.query(`delete from rate_limits where key like 'reports:%'`)
  expect(await send({ id: randomUUID(), targetId: randomUUID() })).toBe(404)
  expect(await send({})).toBe(204)
  const counted = `update rate_limits set points = $1 where key like 'reports:%' and points = 1`
  expect((await app.pool.query(counted, [serverLimits.reportsPerDay])).rowCount).toBe(1)
  expect(await send({ id: randomUUID() })).toBe(429)
  expect(await send({})).toBe(204)
})

const openOf = async (reader: TestUser) =>
  (await app.call(reportsCalls.mine, { as: reader })).body.items
    .filter(({ outcome }) => outcome === null)
    .map(({ kind }) => kind)
    .sort()
const quoteOf = async (id: string) =>
  (await app.call(stewardsCalls.readReport, { as: steward, input: { params: { id } } })).body.quote

it('keeps a copy of a message that bears the id of the person who was reported, and takes it away', async () => {
  const chatId = chatIdOf(bully.id, victim.id)
  await report(app, victim, { kind: 'person', targetId: bully.id })
  const threat = await reported(bully, victim, bully.id)
  await report(app, victim, { kind: 'message', targetId: bully.id, chatId }, 'He means it.')
  expect(await openOf(victim)).toEqual(['message', 'person'])
  expect(await quoteOf(threat)).toMatchObject({ text: 'Is the rice still there?' })
  expect((await decide(app, steward, threat, { outcome: 'removed' })).status).toBe(204)
  expect(await openOf(victim)).toEqual(['person'])
  expect((await openChat(app, victim, chatId)).messages).toMatchObject([{ id: bully.id, deleted: true }])
})

it('keeps apart what two people made under one id, be it reported at once', async () => {
  const targetId = randomUUID()
  const chats = [bully, friend].map((from) => ({ from, chatId: chatIdOf(from.id, victim.id) }))
  for (const { from, chatId } of chats) await sendMessage(app, from, chatId, { id: targetId })
  const held = await app.pool.connect()
  await held.query('begin')
  await held.query('select from users where id = $1 for update', [victim.id])
  const reporting = chats.map(({ chatId }) => report(app, victim, { kind: 'message', targetId, chatId }))
  await expect.poll(() => waitingForLocks(app)).toBe(2)
  await held.query('commit')
  held.release()
  for (const id of await Promise.all(reporting)) expect(await alikeTo(id)).toBe(0)
})

it('joins what a server of the version before stored, if it is of the same thing', async () => {
  const person = await report(app, victim, { kind: 'person', targetId: bully.id })
  // As such a server stores it.
  await app.pool.query('update reports set thing_id = null')
  const theirs = await report(app, friend, { kind: 'person', targetId: bully.id })
  await report(app, victim, { kind: 'person', targetId: bully.id })
  await reported(bully, victim, bully.id)
  expect(await openOf(victim)).toEqual(['message', 'person'])
  expect([await alikeTo(person), await alikeTo(theirs)]).toEqual([1, 1])
})

it('counts those that are alike while they are open, and no longer', async () => {
  const person = { kind: 'person' as const, targetId: bully.id }
  const [one, other] = [await report(app, victim, person), await report(app, friend, person)]
  expect([await alikeTo(one), await alikeTo(other)]).toEqual([1, 1])
  await decide(app, steward, one, { outcome: 'warned' })
  expect(await alikeTo(await report(app, victim, person))).toBe(0)
})

const [user, thing, other] = [randomUUID(), randomUUID(), randomUUID()]

/** As servers of the version before store a report, or have it join the open one of the same id. */
const before = `
  insert into reports as r (id, reporter_id, subject_id, subject_name, dorm, kind, target_id, reason, note, quote, created_at)
  values (gen_random_uuid(), $1, $1, 'Mei', '', 'post', $2, 'spam', $3, '{}', now())
  on conflict (target_id, reporter_id) where outcome is null do update set note = excluded.note`

const client = upgraded('"thing_id"', user, async (former) => {
  await former.query(before, [user, thing, 'It smells.'])
})

it('reports of the version before are kept, and its servers go on storing and joining them', async () => {
  await client.query(before, [user, thing, 'It smells more.'])
  await client.query(before, [user, other, 'It is stale.'])
  const { rows } = await client.query(
    'select target_id as id, thing_id as thing, note from reports order by created_at',
  )
  expect(rows).toEqual([
    { id: thing, thing: null, note: 'It smells more.' },
    { id: other, thing: null, note: 'It is stale.' },
  ])
})

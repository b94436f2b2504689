import { randomUUID } from 'node:crypto'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { reportsCalls } from '@shelfmate/contract/people/reports'
import { stewardsCalls } from '@shelfmate/contract/people/stewards'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { sendMessage } from '#features/chat/chat.factory.ts'
import { app, withApp } from '../../testing/suite.ts'
import type { TestUser } from '../../testing/test-app.ts'
import { decide, nameSteward, report } from './reports.factory.ts'

let bully: TestUser
let friend: TestUser
let victim: TestUser
let steward: TestUser
withApp()
beforeAll(async () => {
  steward = await app.signUp()
  await nameSteward(app, steward)
})
beforeEach(async () => {
  bully = await app.signUp()
  friend = await app.signUp()
  victim = await app.signUp()
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

it('counts those that are alike while they are open, and no longer', async () => {
  const person = { kind: 'person' as const, targetId: bully.id }
  const [one, other] = [await report(app, victim, person), await report(app, friend, person)]
  expect([await alikeTo(one), await alikeTo(other)]).toEqual([1, 1])
  await decide(app, steward, one, { outcome: 'warned' })
  expect(await alikeTo(await report(app, victim, person))).toBe(0)
})

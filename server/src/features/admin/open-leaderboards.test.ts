import { achievementsCalls, leaderboardChangedEvent } from '@shelfmate/contract/achievements/achievements'
import { stewardsCalls } from '@shelfmate/contract/people/stewards'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { addItem } from '#features/pantry/pantry.factory.ts'
import { decide, nameSteward, report } from '#features/reports/reports.factory.ts'
import { runAdmin } from '../../admin.ts'
import { LiveClient } from '../../testing/live-client.ts'
import { app } from '../../testing/suite.ts'
import type { TestUser } from '../../testing/test-app.ts'
import { withCommandsAndPush } from './admin-stage.factory.ts'

withCommandsAndPush()

const why = ['--reason', 'Because.']
let leader: TestUser
beforeEach(async () => {
  leader = await app.signUp()
  await addItem(app, leader)
})

/** A leaderboard that somebody looks at: has it hear the n-th change; returns whether the leader is on it by then. */
async function openBoard() {
  const reader = await app.signUp()
  const screen = await new LiveClient(await app.listen(), reader).connected()
  onTestFinished(() => screen.close())
  return async (changes: number) => {
    await screen.receives(leaderboardChangedEvent, changes)
    expect(screen.received(leaderboardChangedEvent)).toHaveLength(changes)
    const { body } = await app.call(achievementsCalls.leaderboard, { as: reader })
    return body.items.some(({ userId }) => userId === leader.id)
  }
}

it('lose who is suspended by command, have them again once they are restored, and lose who is deleted', async () => {
  const board = await openBoard()
  await runAdmin(['suspend', leader.email, ...why])
  expect(await board(1)).toBe(false)
  await runAdmin(['restore', leader.email, ...why])
  expect(await board(2)).toBe(true)
  await runAdmin(['delete', leader.email, ...why])
  expect(await board(3)).toBe(false)
})

it('lose whom a steward suspends, and have them again once that is lifted', async () => {
  const steward = await app.signUp()
  await nameSteward(app, steward)
  const id = await report(app, await app.signUp(), { kind: 'person', targetId: leader.id })
  const board = await openBoard()
  expect((await decide(app, steward, id, { outcome: 'suspended' }, 'Sold food.')).status).toBe(204)
  expect(await board(1)).toBe(false)
  const lift = { params: { id }, body: { reason: 'It was a gift.' } }
  expect((await app.call(stewardsCalls.lift, { as: steward, input: lift })).status).toBe(204)
  expect(await board(2)).toBe(true)
})

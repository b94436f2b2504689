import { authCalls } from '@shelfmate/contract/account/auth'
import { leaderboardChangedEvent } from '@shelfmate/contract/achievements/achievements'
import { accountChangedEvent, profileChangedEvent } from '@shelfmate/contract/api/live'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { exchangeChangedEvent } from '@shelfmate/contract/exchange/exchange'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import { expect, it, vi } from 'vitest'
import { sendMessage } from '#features/chat/chat.factory.ts'
import { addComment, addPost } from '#features/exchange/exchange.factory.ts'
import { addItem } from '#features/pantry/pantry.factory.ts'
import { act, ask } from '#features/requests/requests.factory.ts'
import { Notifier } from '#platform/realtime/adapter/notifier.ts'
import { LiveClient } from '../../../testing/live-client.ts'
import { app, withApp } from '../../../testing/suite.ts'
import { TestApp, type TestUser } from '../../../testing/test-app.ts'
import { untilListening, waitingForLocks } from '../../../testing/test-database.ts'
import { mailedProofs, mailedToken, otherPassword } from '../auth.factory.ts'

const mailServer = { SMTP_URL: 'smtp://localhost' }
withApp(() => TestApp.start(mailServer))

/** Somebody who typed the code of the first mail. */
async function confirm(user: TestUser): Promise<TestUser> {
  await expect.poll(() => codeFor(user)).toMatch(/^\d{6}$/)
  const code = codeFor(user)
  const answer = await app.call(authCalls.confirmCode, { as: user, input: { body: { code } } })
  expect(answer.status).toBe(204)
  return user
}

const codeFor = ({ email }: TestUser) =>
  /^\d{6}$/m.exec(app.mails.find(({ to }) => to === email)?.text ?? '')?.[0] ?? ''

async function rename(as: TestUser, displayName: string, through = app): Promise<void> {
  const body = { displayName, age: 20, dorm: 'PGP', preferences: '', allergies: '', photoId: null }
  await through.call(profileCalls.update, { as, input: { body } })
}

it('hear of others what can be looked at, and who is who once the address is confirmed', async () => {
  const ghost = await app.signUp()
  const screen = await new LiveClient(await app.listen(), ghost).connected()
  const [giver, taker] = [await confirm(await app.signUp()), await confirm(await app.signUp())]
  for (let n = 0; n < 10; n++) await addItem(app, giver)
  const post = await addPost(app, giver, { giving: 'firstCome' })
  const { id, code } = await ask(app, taker, post.id)
  await act(app, giver, id, 'enterCode', { code: code ?? '' })
  await sendMessage(app, giver, chatIdOf(giver.id, taker.id))
  await rename(giver, 'Somebody')
  const comment = await addComment(app, taker, post.id, 'The last that everybody hears of')
  await expect.poll(() => JSON.stringify(screen.all)).toContain(comment.id)
  expect([...new Set(screen.all.map(({ event }) => event))].toSorted()).toEqual([
    leaderboardChangedEvent,
    exchangeChangedEvent,
  ])
  await confirm(ghost)
  await rename(giver, 'Somebody else')
  await expect.poll(() => JSON.stringify(screen.received(profileChangedEvent))).toContain('Somebody else')
  screen.close()
})

/** A screen must hear of somebody's new name, sooner or later. */
async function expectToHear(screen: LiveClient, person: TestUser): Promise<void> {
  let turn = 0
  const heard = async () => {
    turn += 1
    await rename(person, turn % 2 === 0 ? 'Somebody' : 'Somebody else')
    return screen.received(profileChangedEvent)
  }
  await expect.poll(heard, { interval: 500 }).not.toEqual([])
}

it('hear who is who also where the address is confirmed while they connect', async () => {
  const [giver, ghost] = [await confirm(await app.signUp()), await app.signUp()]
  const { token } = await mailedProofs(app, ghost.email)
  const held = await app.pool.connect()
  // Who asks for sessions from here on has looked, and waits before it answers.
  await held.query(`select pg_advisory_lock(77); alter table blocks rename to blocks_kept;
    create view blocks as select * from blocks_kept where (select pg_advisory_xact_lock_shared(77)) is not null`)
  const screen = new LiveClient(await app.listen(), ghost)
  const connecting = screen.connected()
  await expect.poll(() => waitingForLocks(app)).toBe(1)
  const confirmed = await app.call(authCalls.verifyEmail, { input: { body: { token } } })
  await held.query('select pg_advisory_unlock(77)')
  await connecting
  await held.query('drop view blocks; alter table blocks_kept rename to blocks')
  held.release()
  expect(confirmed.status).toBe(204)
  await expectToHear(screen, giver)
  screen.close()
})

it('hear who is who from another process, too, though that could not be told at once', async () => {
  const there = await TestApp.start(mailServer, { beside: app })
  await untilListening(app)
  const [giver, ghost] = [await confirm(await app.signUp()), await app.signUp()]
  const screen = await new LiveClient(await there.listen(), ghost).connected()
  const send = vi.spyOn(Notifier.prototype, 'send').mockRejectedValue(new Error('no connection in time'))
  await confirm(ghost)
  send.mockRestore()
  await expectToHear(screen, giver)
  screen.close()
  await there.close()
})

async function setPassword({ email }: TestUser): Promise<void> {
  const body = { token: await mailedToken(app, email), password: otherPassword }
  expect((await app.call(authCalls.resetPassword, { input: { body } })).status).toBe(204)
}

const proofs: [string, (user: TestUser) => Promise<unknown>][] = [
  ['the code', confirm],
  ['a new password', setPassword],
]

it.each(proofs)('show who gets onto the leaderboard by %s, and by badges alone', async (_, prove) => {
  const [viewer, ghost, newcomer] = [await app.signUp(), await app.signUp(), await app.signUp()]
  await addItem(app, ghost)
  const screen = await new LiveClient(await app.listen(), viewer).connected()
  await prove(newcomer)
  await prove(ghost)
  await screen.receives(leaderboardChangedEvent)
  await addItem(app, viewer)
  await screen.receives(leaderboardChangedEvent, 2)
  expect(screen.received(leaderboardChangedEvent)).toHaveLength(2)
  screen.close()
})

it('show at once that no mail is waited for, where the mail server was taken away', async () => {
  const [viewer, ghost] = [await confirm(await app.signUp()), await app.signUp()]
  await addItem(app, ghost)
  const other = await TestApp.start({}, { beside: app })
  const origin = await other.listen()
  const [seen, own] = [
    await new LiveClient(origin, viewer).connected(),
    await new LiveClient(origin, ghost).connected(),
  ]
  await other.app.jobs.find(({ name }) => name === 'auth.verifyWithoutMail')?.run()
  expect(await own.receives(accountChangedEvent)).toEqual([null])
  await seen.receives(leaderboardChangedEvent)
  await rename(viewer, 'Somebody new', other)
  await expect.poll(() => JSON.stringify(own.received(profileChangedEvent))).toContain('Somebody new')
  for (const screen of [seen, own]) screen.close()
  await other.app.close()
  await other.pool.end()
})

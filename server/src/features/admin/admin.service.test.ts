import { authCalls } from '@shelfmate/contract/account/auth'
import {
  achievementsCalls,
  achievementsChangedEvent,
  leaderboardChangedEvent,
} from '@shelfmate/contract/achievements/achievements'
import { everyCall } from '@shelfmate/contract/api/calls'
import { msPerDay, msPerMinute } from '@shelfmate/contract/api/durations'
import { accountChangedEvent, profileChangedEvent } from '@shelfmate/contract/api/live'
import { defaultDorms } from '@shelfmate/contract/campus/dorms'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import {
  type ExchangeChange,
  exchangeCalls,
  exchangeChangedEvent,
} from '@shelfmate/contract/exchange/exchange'
import { stewardsCalls } from '@shelfmate/contract/people/stewards'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeAndRebuild, rebuildAchievements, takeUnearnedBack } from '#features/achievements/index.ts'
import { isSignedIn, logIn, otherPassword } from '#features/auth/auth.factory.ts'
import { AuthAdmin } from '#features/auth/index.ts'
import { sendMessage } from '#features/chat/chat.factory.ts'
import { leaveChats } from '#features/chat/index.ts'
import { addComment, addPost, tofu } from '#features/exchange/exchange.factory.ts'
import { ExchangeAdmin } from '#features/exchange/index.ts'
import { addItem } from '#features/pantry/pantry.factory.ts'
import { shortenSuspensions } from '#features/reports/index.ts'
import { decide, nameSteward, report } from '#features/reports/reports.factory.ts'
import { endingForCommands } from '#features/requests/index.ts'
import { ask, ledgerOf, offer, seen, tryToAsk } from '#features/requests/requests.factory.ts'
import { databaseOver } from '#platform/database/database.ts'
import { Events } from '#platform/events/events.ts'
import { bytesOf, startWithImages, testImage, upload } from '#platform/images/images.factory.ts'
import { makeLog } from '#platform/log/log.ts'
import { postgresAdapter } from '#platform/realtime/adapter/adapter.ts'
import { CommandRealtime } from '#platform/realtime/command-realtime.ts'
import { LiveClient } from '../../testing/live-client.ts'
import { TestApp, type TestUser } from '../../testing/test-app.ts'
import { waitingForLocks } from '../../testing/test-database.ts'
import { AdminService } from './admin.service.ts'

const campusZone = 'Asia/Singapore'
const why = 'Sold food instead of giving it away.'

let app: TestApp
let admin: AdminService
let mei: TestUser
let live: CommandRealtime
const recounted = (write = false) =>
  rebuildAchievements({ database: databaseOver(app.pool), campusZone, now: app.clock.now(), write })
beforeAll(async () => {
  app = await startWithImages()
  live = await CommandRealtime.open(postgresAdapter(app.pool, makeLog('silent')))
  const events = new Events()
  const ending = endingForCommands({
    database: databaseOver(app.pool),
    clock: app.clock,
    events,
    campusZone,
    publish: live.publish,
    publishToEveryone: live.publishToEveryone,
  })
  admin = new AdminService({
    database: databaseOver(app.pool),
    clock: app.clock,
    operator: 'porter',
    takeUnearnedBack: (tx, userId, annulled) =>
      takeUnearnedBack(tx, userId, annulled, {
        campusZone,
        publish: live.publish,
        publishToEveryone: live.publishToEveryone,
      }),
    configuredDorms: defaultDorms,
    requests: ending,
    leaveChats,
    publish: live.publish,
    publishToEveryone: live.publishToEveryone,
    shortenSuspensions,
    auth: new AuthAdmin({
      clock: app.clock,
      publicUrl: 'http://shelf.campus.test',
      events: new Events(),
      letIn: live.letIn,
      publish: live.publish,
    }),
    exchange: new ExchangeAdmin({
      events,
      publish: live.publish,
      publishToEveryone: live.publishToEveryone,
    }),
    recount: (change) =>
      changeAndRebuild({ database: databaseOver(app.pool), campusZone, now: app.clock.now() }, change),
  })
})
afterAll(async () => {
  await live.close()
  await app.close()
})
beforeEach(async () => {
  mei = await app.signUp()
})

describe('an administrator', () => {
  it('finds people by a part of address or name, or by id', async () => {
    const { email, id } = await app.signUp({ firstName: 'Zaharah', lastName: 'Quill' })
    for (const part of [email.slice(2, 20).toUpperCase(), 'harah q', id])
      expect((await admin.find(part)).map((each) => each.id)).toEqual([id])
    expect(await admin.find('%')).toEqual([])
    expect((await admin.list()).map((each) => each.id)).toContain(id)
  })

  it('suspends: out at once, told why at the login and nowhere else, in again afterwards', async () => {
    await admin.suspend(mei.email, why, 7)
    expect(await isSignedIn(app, mei)).toBe(false)
    const refused = await logIn(app, mei.email)
    expect([refused.status, refused.error?.code]).toEqual([403, 'SUSPENDED'])
    expect(refused.error?.message).toContain(`Reason: “${why}” If you think`)
    expect((await logIn(app, mei.email, 'not her password')).error?.code).toBe('INVALID_CREDENTIALS')
    app.clock.advance(7 * msPerDay)
    expect((await logIn(app, mei.email)).status).toBe(200)
    await admin.suspend(mei.id, why, undefined)
    app.clock.advance(400 * msPerDay)
    expect((await logIn(app, mei.email)).error?.message).toContain('until further notice')
    await admin.restore(mei.email, 'It was a mistake.')
    expect((await logIn(app, mei.email)).status).toBe(200)
  })

  it.each([
    ['a restored account is told of no suspension that goes on', () => admin.restore(mei.email, why), 0],
    ['who is let in earlier is told of no longer suspension', () => admin.suspend(mei.email, why, 2), 2],
  ])('%s', async (_, letsIn, days) => {
    const now = app.clock.now()
    const [over, later] = [new Date(0), new Date(now.getTime() + 30 * msPerDay)]
    for (const [action, until] of [
      ...[over, later, null].map((moment) => ['suspended', moment]),
      ['warned', null],
    ])
      await app.pool.query(
        'insert into measures (user_id, action, reason, until, at) values ($1, $2, $3, $4, $5)',
        [mei.id, action, why, until, now],
      )
    await admin.suspend(mei.email, why, undefined)
    await letsIn()
    const end = new Date(now.getTime() + days * msPerDay)
    const { rows } = await app.pool.query<{ action: string; until: Date | null }>(
      'select action, until from measures where user_id = $1 order by action, until',
      [mei.id],
    )
    expect(rows).toEqual([
      ...[over, end, end].map((until) => ({ action: 'suspended', until })),
      { action: 'warned', until: null },
    ])
  })

  it('is not undone by a steward who lifts what made it longer', async () => {
    await admin.suspend(mei.email, why, 2)
    app.clock.advance(msPerMinute)
    await admin.suspendAtLeast(mei.id, 'Rude.', undefined)
    app.clock.advance(msPerMinute)
    const until = new Date(app.clock.now().getTime() - 2 * msPerMinute + 2 * msPerDay)
    expect(await admin.lift(mei.id, 'Not that rude.')).toMatchObject({ isBack: false, until })
    expect((await logIn(app, mei.email)).error?.message).toMatch(new RegExp(`suspended until .*${why}`))
    expect(await admin.lift(mei.id, why)).toMatchObject({ account: { id: mei.id }, isBack: true })
    expect((await logIn(app, mei.email)).status).toBe(200)
  })

  it.each([2, undefined])(
    'is not undone by a steward who decided it before in the same words (%s)',
    async (days) => {
      const [steward, neighbour] = [await app.signUp(), await app.signUp()]
      await nameSteward(app, steward)
      const id = await report(app, neighbour, { kind: 'person', targetId: mei.id })
      expect((await decide(app, steward, id, { outcome: 'suspended' }, why)).status).toBe(204)
      app.clock.advance(msPerMinute)
      await admin.suspend(mei.email, why, days)
      const { canLift } = (
        await app.call(stewardsCalls.readReport, { as: steward, input: { params: { id } } })
      ).body
      const lifted = await app.call(stewardsCalls.lift, {
        as: steward,
        input: { params: { id }, body: { reason: 'Forgiven.' } },
      })
      expect([canLift, lifted.error?.code]).toEqual([false, 'NOT_SUSPENDED'])
      app.clock.advance(2 * msPerDay)
      expect((await logIn(app, mei.email)).status).toBe(days ? 200 : 403)
    },
  )

  it('suspends: what they offer is gone, and what they have open ends without a word why', async () => {
    const { giver, taker, post } = await offer(app, { quantity: 2 })
    const [promised, lin] = [await ask(app, taker, post.id, 2), await app.signUp({ firstName: 'Lin' })]
    const other = await offer(app, { quantity: 1 })
    const [taken, next] = [await ask(app, giver, other.post.id), await ask(app, lin, other.post.id)]
    await admin.suspend(giver.email, why, 1)
    expect(await ledgerOf(app, post.id)).toBeUndefined()
    expect(await seen(app, taker, promised.id)).toMatchObject({ state: 'expired', reason: null })
    expect(await seen(app, other.giver, taken.id)).toMatchObject({ state: 'expired', reason: null })
    expect(await seen(app, lin, next.id)).toMatchObject({ state: 'promised' })
    expect(await ledgerOf(app, other.post.id)).toMatchObject({ quantity: 1, promised: 1 })
    for (const [reader, partner, request] of [
      [taker, giver, promised],
      [other.giver, giver, taken],
    ] as const) {
      const chatId = chatIdOf(reader.id, partner.id)
      const { body } = await app.call(chatCalls.open, { as: reader, input: { params: { chatId } } })
      expect(body.messages.map(({ card }) => card)).toContainEqual(
        expect.objectContaining({ requestId: request.id, state: 'expired' }),
      )
    }
    const removed = (await admin.log()).find(({ target }) => target === post.id)
    expect([removed?.action, removed?.reason]).toEqual(['remove post', why])
  })

  it.each(['giver', 'taker'] as const)(
    'suspends: a promise of the %s’s ends unread to the other one, who may be at the door',
    async (who) => {
      const { giver, taker, post } = await offer(app)
      await ask(app, taker, post.id)
      const [suspended, other] = who === 'giver' ? [giver, taker] : [taker, giver]
      const chatId = chatIdOf(giver.id, taker.id)
      const unread = async () =>
        (await app.call(chatCalls.open, { as: other, input: { params: { chatId } } })).body.unreadCount
      const before = await unread()
      await admin.suspend(suspended.email, why, 1)
      expect(await unread()).toBe(before + 1)
    },
  )

  describe('ends what somebody does with others at this moment:', () => {
    /** Does it while another transaction holds a row, and ends the doer's account or stay as it waits. */
    async function met<T>(
      held: { row: string; id: string },
      doing: () => Promise<T>,
      ending: () => Promise<unknown>,
    ): Promise<T> {
      const holder = await app.pool.connect()
      await holder.query('begin')
      await holder.query(`select ${held.row} for update`, [held.id])
      try {
        const done = doing()
        await expect.poll(() => waitingForLocks(app)).toBe(1)
        const ended = ending()
        await expect.poll(() => waitingForLocks(app)).toBe(2)
        await holder.query('rollback')
        await ended
        return await done
      } finally {
        holder.release(true)
      }
    }

    it('a comment whose author is deleted, which is counted no more', async () => {
      const { taker, post } = await offer(app)
      await met(
        { row: 'from posts where id = $1', id: post.id },
        () => addComment(app, taker, post.id),
        () => admin.delete(taker.id, why),
      )
      const { rows } = await app.pool.query('select comment_count from posts where id = $1', [post.id])
      expect(rows).toEqual([{ comment_count: 0 }])
    })

    it.each(['suspend', 'delete'] as const)('a request whose asker an administrator %ss', async (deed) => {
      const { taker, post } = await offer(app, { quantity: 1 })
      await met(
        { row: 'from posts where id = $1', id: post.id },
        () => tryToAsk(app, taker, post.id),
        () => (deed === 'suspend' ? admin.suspend(taker.id, why, 1) : admin.delete(taker.id, why)),
      )
      expect(await ledgerOf(app, post.id)).toMatchObject({ quantity: 1, promised: 0 })
    })

    it('a post whose author is suspended', async () => {
      const item = await addItem(app, mei, { expiryDates: [tofu.expiryDate] })
      const { id } = await met(
        { row: 'from pantries where user_id = $1', id: mei.id },
        () => addPost(app, mei, { ...tofu, pantryItemId: item.id, quantity: 1 }),
        () => admin.suspend(mei.id, why, 1),
      )
      expect(await ledgerOf(app, id)).toBeUndefined()
    })
  })

  it('suspends in every process: live connections are cut with the next sweep', async () => {
    const other = await TestApp.start({}, { beside: app })
    const origin = await other.listen()
    const screen = await new LiveClient(origin, mei).connected()
    await admin.suspend(mei.email, why, undefined)
    const sweep = other.app.jobs.find((job) => job.name === 'identity.cutEndedSessions')
    expect(sweep?.everyMs).toBeLessThanOrEqual(800)
    await sweep?.run()
    await expect.poll(() => screen.isConnected).toBe(false)
    await other.app.close()
    await other.pool.end()
  })

  it('has what is removed leave open screens at once', async () => {
    const screen = await new LiveClient(await app.listen(), await app.signUp()).connected()
    const post = await addPost(app, mei, tofu)
    const comment = await addComment(app, mei, post.id)
    // What was held of posts before it comes to this screen as well.
    const told = () => screen.received(exchangeChangedEvent).filter((each) => isOf(each, post.id))
    await expect.poll(told).toHaveLength(2)
    await admin.removeComment(comment.id, why)
    await admin.removePost(post.id, why)
    await expect.poll(told).toHaveLength(4)
    expect(told().slice(2)).toMatchObject([
      { removedCommentId: comment.id, post: { commentCount: 0 } },
      { removedCommentId: null, post: null },
    ])
  })

  it('hands out a link that sets a new password once', async () => {
    const link = await admin.reset(mei.email, 'Lost her phone.')
    const token = new URL(link).searchParams.get('token') ?? ''
    const body = { token, password: otherPassword }
    expect((await app.call(authCalls.resetPassword, { input: { body } })).status).toBe(204)
    expect((await app.call(authCalls.resetPassword, { input: { body } })).status).toBe(410)
    expect((await logIn(app, mei.email, otherPassword)).status).toBe(200)
  })

  it('hands out a link that proves no address: it went from hand to hand', async () => {
    await app.pool.query('update users set verified_at = null where id = $1', [mei.id])
    const token = new URL(await admin.reset(mei.email, 'Lost her phone.')).searchParams.get('token') ?? ''
    const body = { token, password: otherPassword }
    expect((await app.call(authCalls.resetPassword, { input: { body } })).status).toBe(204)
    expect((await logIn(app, mei.email, otherPassword)).body.user.verified).toBe(false)
  })

  it('has the open screens of whom it verifies show it, and hear what the verified hear', async () => {
    await app.pool.query('update users set verified_at = null where id = $1', [mei.id])
    const [kai, screen] = [await app.signUp(), await new LiveClient(await app.listen(), mei).connected()]
    const rename = (displayName: string) => {
      const body = { displayName, age: null, dorm: '', preferences: '', allergies: '', photoId: null }
      return app.call(profileCalls.update, { as: kai, input: { body } })
    }
    await rename('Somebody')
    await admin.verify(mei.email, 'Showed her card.')
    expect(await screen.receives(accountChangedEvent)).toEqual([null])
    await rename('Somebody else')
    const [heard] = await screen.receives(profileChangedEvent)
    expect(heard).toMatchObject({ userId: kai.id, displayName: 'Somebody else' })
    screen.close()
  })

  it('verifies, and names stewards', async () => {
    await app.pool.query('update users set verified_at = null where id = $1', [mei.id])
    await admin.verify(mei.email, 'Showed her card.')
    await admin.steward(mei.email, 'Elected.', true)
    const [found] = await admin.find(mei.id)
    expect(found).toMatchObject({ isSteward: true, stewardDorms: [], verifiedAt: expect.any(Date) })
    await expect(admin.steward(mei.email, 'Lives there.', true, 'PGP')).rejects.toThrow(
      'of the whole campus already',
    )
    await admin.steward(mei.email, 'Moved out.', false)
    expect((await admin.find(mei.id))[0]?.isSteward).toBe(false)
    await admin.steward(mei.email, 'Lives there.', true, 'pgp')
    await expect(admin.steward(mei.email, 'Lives there.', true, 'Moon')).rejects.toThrow(
      'There is no dorm Moon.',
    )
    expect((await admin.find(mei.id))[0]).toMatchObject({ isSteward: true, stewardDorms: ['PGP'] })
  })

  it('removes posts and comments, with what hangs on them', async () => {
    const kai = await app.signUp()
    const [post, other] = [await addPost(app, mei), await addPost(app, kai)]
    const comment = await addComment(app, mei, other.id)
    await admin.removeComment(comment.id, why)
    await admin.removePost(post.id, why)
    const { body } = await app.call(exchangeCalls.listPosts, { as: kai, input: { query: { limit: 30 } } })
    const listed = new Map(body.items.map((each) => [each.id, each]))
    expect(listed.has(post.id)).toBe(false)
    expect(listed.get(other.id)?.commentCount).toBe(0)
    await expect(admin.removePost(post.id, why)).rejects.toThrow('There is no post')
    await expect(admin.removeComment(comment.id, why)).rejects.toThrow('There is no comment')
  })

  it('removes a comment once, however many ask at once', async () => {
    const post = await addPost(app, mei)
    const [comment] = [await addComment(app, mei, post.id), await addComment(app, mei, post.id)]
    const holder = await app.pool.connect()
    await holder.query('begin')
    await holder.query('select from posts where id = $1 for update', [post.id])
    const removing = Promise.allSettled([
      admin.removeComment(comment.id, why),
      admin.removeComment(comment.id, why),
    ])
    await expect.poll(() => waitingForLocks(app)).toBe(2)
    await holder.query('rollback')
    holder.release()
    expect((await removing).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { rows } = await app.pool.query('select comment_count from posts where id = $1', [post.id])
    expect(rows).toEqual([{ comment_count: 1 }])
  })

  it('removes a comment for good: sent again it is not there, and its words are kept nowhere', async () => {
    const { id: postId } = await addPost(app, mei)
    const body = { id: crypto.randomUUID(), content: 'Buy my quillmoss' }
    const send = () =>
      app.call(exchangeCalls.addComment, { as: mei, input: { params: { id: postId }, body } })
    expect((await send()).body.comment?.content).toBe(body.content)
    await admin.removeComment(body.id, why)
    expect((await send()).body.comment).toBeNull()
  })

  it('deletes an account with everything in it', async () => {
    const kai = await app.signUp()
    const [own, other] = [await addPost(app, mei), await addPost(app, kai)]
    await addComment(app, mei, other.id)
    await admin.delete(mei.email, 'Asked for it.')
    expect((await logIn(app, mei.email)).status).toBe(401)
    const { body } = await app.call(exchangeCalls.listPosts, { as: kai, input: { query: { limit: 30 } } })
    expect(body.items.map((each) => each.id)).not.toContain(own.id)
    expect(body.items.find((each) => each.id === other.id)?.commentCount).toBe(0)
  })

  it('deletes what others sent it in pictures, which nobody could take back any more', async () => {
    const kai = await app.signUp()
    const { body } = await upload(app, kai, await bytesOf(testImage(8, 6).png()), { purpose: 'chat' })
    await sendMessage(app, kai, chatIdOf(kai.id, mei.id), { imageId: body.id })
    await admin.delete(mei.id, 'Asked for it.')
    expect((await app.pool.query('select from images where id = $1', [body.id])).rowCount).toBe(0)
  })

  it('deletes an account whose owner adds food at this moment, one after the other', async () => {
    await addItem(app, mei)
    // What counts for a new day looks its user up.
    app.clock.advance(msPerDay)
    const holder = await app.pool.connect()
    await holder.query('begin')
    await holder.query('select from achievement_counters where user_id = $1 for update', [mei.id])
    const adding = addItem(app, mei)
    await expect.poll(() => waitingForLocks(app)).toBe(1)
    const deleting = admin.delete(mei.email, 'Asked for it.')
    await expect.poll(() => waitingForLocks(app)).toBe(2)
    await holder.query('rollback')
    holder.release()
    expect(await adding).toBeDefined()
    await deleting
    expect((await logIn(app, mei.email)).status).toBe(401)
  })

  it('deletes an account whose post is being decided about, one after the other', async () => {
    await addItem(app, mei)
    const post = await addPost(app, mei)
    const [holder, steward] = [await app.pool.connect(), await app.pool.connect()]
    for (const client of [holder, steward]) await client.query('begin')
    await holder.query('select from pantries where user_id = $1 for update', [mei.id])
    const deleting = admin.delete(mei.email, 'Asked for it.')
    await expect.poll(() => waitingForLocks(app)).toBe(1)
    // As a report is decided: whom it is about first, then what goes.
    const deciding = steward
      .query('select from users where id = $1 for no key update', [mei.id])
      .then(() => steward.query('select from posts where id = $1 for update', [post.id]))
    await expect.poll(() => waitingForLocks(app)).toBe(2)
    await holder.query('rollback')
    await deleting
    expect((await deciding).rowCount).toBe(0)
    await steward.query('rollback')
    for (const client of [holder, steward]) client.release()
  })

  it('suspends somebody about whom a steward decides at this moment, one after the other', async () => {
    const steward = await app.pool.connect()
    await steward.query('begin')
    // As a report is decided: whom it is about first, then what they have under way.
    await steward.query('select from users where id = $1 for no key update', [mei.id])
    const suspending = admin.suspend(mei.email, why, 7)
    await expect.poll(() => waitingForLocks(app)).toBe(1)
    await steward.query("select pg_advisory_xact_lock(hashtextextended('meetings of ' || $1, 0))", [mei.id])
    await steward.query('commit')
    steward.release()
    expect((await suspending).id).toBe(mei.id)
  })

  it('deletes an account that was promised something: its units go to who waits, and nobody waits for its own', async () => {
    const { post, taker } = await offer(app, { quantity: 1 })
    const lin = await app.signUp()
    await ask(app, taker, post.id)
    const second = await ask(app, lin, post.id)
    const own = await addPost(app, taker)
    const lost = await ask(app, lin, own.id)
    await admin.delete(taker.email, 'Asked for it.')
    expect(await seen(app, lin, second.id)).toMatchObject({ state: 'promised', place: null })
    expect(await seen(app, lin, lost.id)).toBeUndefined()
    await admin.delete(lin.email, 'Asked for it, too.')
    expect(await ledgerOf(app, post.id)).toMatchObject({ quantity: 1, promised: 0 })
  })

  it('annuls donations and the badges that came of them, and the rebuild agrees', async () => {
    const { pantryItemId: _, ...fields } = tofu
    const input = { body: { id: crypto.randomUUID(), ...fields, quantity: 10 } }
    const post = (await app.call(exchangeCalls.createPost, { as: mei, input })).body.post
    const claim = () =>
      app.call(exchangeCalls.claim, {
        as: mei,
        input: { params: { id: post?.id ?? '' }, body: { id: crypto.randomUUID() } },
      })
    for (let n = 0; n < 10; n++) expect((await claim()).status).toBe(201)
    const badges = async () => {
      const { body } = await app.call(achievementsCalls.mine, { as: mei })
      return body.badges.filter((badge) => badge.unlockedAt !== null).map(({ name }) => name)
    }
    expect(await badges()).toContain('Generous Giver')
    expect(await admin.annul(mei.email, 'Gave to herself.', post?.id)).toBe(10)
    const left = await badges()
    for (const badge of ['First Donation', 'Kind Donor', 'Generous Giver']) expect(left).not.toContain(badge)
    expect((await recounted()).differences).toEqual([])
  })

  it('annuls the donations of one post, and leaves those of others and their badge', async () => {
    const give = async () => {
      const { id } = await addPost(app, mei, { quantity: 1 })
      await app.call(exchangeCalls.claim, { as: mei, input: { params: { id }, body: {} } })
      return id
    }
    const [kept, annulled] = [await give(), await give()]
    expect(await admin.annul(mei.email, 'Gave to herself.', annulled)).toBe(1)
    const left = await app.pool.query('select post_id as id from donations where user_id = $1', [mei.id])
    expect(left.rows).toEqual([{ id: kept }])
    const { body } = await app.call(achievementsCalls.mine, { as: mei })
    expect(body.badges.find(({ name }) => name === 'First Donation')).toMatchObject({
      progress: 1,
      unlockedAt: expect.any(String),
    })
  })

  it('annuls the streak badge that came of donations on each of a hundred days, once fewer are left', async () => {
    const firstPost = crypto.randomUUID()
    await app.pool.query(
      `insert into donations (user_id, id, post_id, food_name, donated_at)
       select $1, gen_random_uuid(), case n when 0 then $2::uuid else gen_random_uuid() end, 'Tofu',
              timestamptz '2027-01-01T08:00Z' + n * interval '24 hours' from generate_series(0, 100) as n`,
      [mei.id, firstPost],
    )
    await recounted(true)
    const badges = async () =>
      (await app.pool.query('select badge from unlocks where user_id = $1', [mei.id])).rows.map(
        ({ badge }) => badge,
      )
    await admin.annul(mei.email, 'Gave to herself.', firstPost)
    expect(await badges()).toContain('Century Saver')
    await admin.annul(mei.email, 'Gave to herself.', undefined)
    expect(await badges()).toEqual([])
    expect((await recounted()).differences).toEqual([])
  })

  it('annuls no streak badge that the annulled donation had no part in', async () => {
    // Ninety-nine days, and the badge of a hundredth, whose only use was undone at once (D17).
    await app.pool.query(
      `insert into donations (user_id, id, post_id, food_name, donated_at)
       select $1, gen_random_uuid(), gen_random_uuid(), 'Tofu',
              timestamptz '2027-01-01T08:00Z' + n * interval '24 hours' from generate_series(0, 98) as n`,
      [mei.id],
    )
    const annulled = crypto.randomUUID()
    await app.pool.query(
      `insert into donations (user_id, id, post_id, food_name, donated_at)
       values ($1, gen_random_uuid(), $2, 'Tofu', timestamptz '2027-02-01T09:00Z')`,
      [mei.id, annulled],
    )
    await recounted(true)
    await app.pool.query(
      `insert into unlocks (user_id, badge, unlocked_at) values ($1, 'Century Saver', $2)`,
      [mei.id, app.clock.now()],
    )
    await admin.annul(mei.email, 'Gave to herself.', annulled)
    const { body } = await app.call(achievementsCalls.mine, { as: mei })
    expect(body.badges.find(({ name }) => name === 'Century Saver')?.unlockedAt).not.toBeNull()
  })

  it('annuls before open screens: the badges of whom it is about, and everybody’s leaderboard', async () => {
    const other = await app.signUp()
    const { id } = await addPost(app, mei, { quantity: 1 })
    await app.call(exchangeCalls.claim, { as: mei, input: { params: { id }, body: {} } })
    const origin = await app.listen()
    const own = await new LiveClient(origin, mei).connected()
    const others = await new LiveClient(origin, other).connected()
    await admin.annul(mei.email, 'Gave to herself.', undefined)
    await own.receives(achievementsChangedEvent)
    for (const screen of [own, others]) await screen.receives(leaderboardChangedEvent)
    expect(others.received(achievementsChangedEvent)).toEqual([])
    for (const screen of [own, others]) screen.close()
  })

  it('annuls nothing where the rest cannot be counted anew', async () => {
    const reason = `Drill ${crypto.randomUUID()}`
    const given = await addPost(app, mei, { quantity: 1 })
    const input = { params: { id: given.id }, body: { id: crypto.randomUUID() } }
    expect((await app.call(exchangeCalls.claim, { as: mei, input })).status).toBe(201)
    await app.pool.query('alter table activity_days add constraint kept check (false) not valid')
    try {
      await expect(admin.annul(mei.email, reason, undefined)).rejects.toThrow()
    } finally {
      await app.pool.query('alter table activity_days drop constraint kept')
    }
    expect((await recounted()).differences).toEqual([])
    expect((await admin.log()).filter((each) => each.reason === reason)).toEqual([])
    expect(await admin.annul(mei.email, reason, undefined)).toBe(1)
  })

  it('annuls nothing where nothing was given, and leaves no record of it', async () => {
    const reason = `Drill ${crypto.randomUUID()}`
    await expect(admin.annul(mei.email, reason, undefined)).rejects.toThrow('no donations')
    expect((await admin.log()).filter((each) => each.reason === reason)).toEqual([])
  })

  it('leaves a record of every kind of deed', async () => {
    const reason = `Drill ${crypto.randomUUID()}`
    const { id: postId } = await addPost(app, mei)
    const given = await addPost(app, mei, { quantity: 1 })
    const input = { params: { id: given.id }, body: { id: crypto.randomUUID() } }
    await app.call(exchangeCalls.claim, { as: mei, input })
    const { id: commentId } = await addComment(app, mei, postId)
    await admin.verify(mei.id, reason)
    await admin.reset(mei.id, reason)
    await admin.steward(mei.id, reason, true, 'Tembusu')
    await admin.steward(mei.id, reason, true)
    await admin.steward(mei.id, reason, false)
    await admin.removeComment(commentId, reason)
    await admin.removePost(postId, reason)
    await admin.annul(mei.id, reason, undefined)
    await admin.suspend(mei.id, reason, 1)
    await admin.restore(mei.id, reason)
    await admin.delete(mei.id, reason)
    const recorded = (await admin.log()).filter((each) => each.reason === reason)
    const withoutPerson = recorded.filter(({ userId }) => userId !== mei.id)
    expect(withoutPerson.map(({ action, userId }) => [action, userId]).toSorted()).toEqual([
      ['annul donations', null],
      ['remove comment', null],
      ['remove post', null],
    ])
    expect(recorded.map(({ action, target }) => [action, target]).toSorted()).toEqual(
      [
        ['annul donations', mei.email],
        ['delete', mei.email],
        ['name steward of Tembusu', mei.email],
        ['name steward', mei.email],
        ['remove comment', commentId],
        ['remove post', postId],
        ['reset', mei.email],
        ['restore', mei.email],
        ['suspend for 1 day', mei.email],
        ['unname steward', mei.email],
        ['verify', mei.email],
      ].toSorted(),
    )
  })

  it('leaves a record of each deed, and of none that failed', async () => {
    await admin.suspend(mei.email, why, 1)
    await admin.delete(mei.email, 'Asked for it.')
    await expect(admin.verify(mei.email, why)).rejects.toThrow('Nobody has the address or id')
    const mine = (await admin.log()).filter(({ target }) => target === mei.email)
    expect(mine.map(({ operator, action, reason }) => [operator, action, reason]).toSorted()).toEqual([
      ['porter', 'delete', 'Asked for it.'],
      ['porter', 'suspend for 1 day', why],
    ])
  })
})

describe('an ordinary session', () => {
  it('has no call of an administrator', async () => {
    expect(everyCall.filter(({ name, call }) => /admin/i.test(name + call.path))).toEqual([])
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)
      for (const path of ['/api/admin', '/api/admin/users', `/api/users/${mei.id}`, '/api/auth/suspend'])
        expect(
          (await app.send(method, path, { as: mei, body: method === 'GET' ? undefined : {} })).status,
        ).toBe(404)
  })

  it('makes nobody a steward or verified by saying so', async () => {
    const body = {
      firstName: 'A',
      lastName: 'B',
      email: 'x@campus.test',
      password: otherPassword,
      isSteward: true,
    }
    expect((await app.send('POST', '/api/auth/sign-up', { body })).status).toBe(400)
  })
})

const isOf = (change: unknown, postId: string) => (change as ExchangeChange).postId === postId

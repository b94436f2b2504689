import { randomUUID } from 'node:crypto'
import { profileChangedEvent, resyncEvent } from '@shelfmate/contract/api/live'
import { chatIdOf, deletedText } from '@shelfmate/contract/chat/chat-id'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { type ReportKind, reportsCalls } from '@shelfmate/contract/people/reports'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import { seenByEverybody } from '@shelfmate/contract/profile/seen-by'
import { expect, it, vi } from 'vitest'
import { logIn } from '#features/auth/auth.factory.ts'
import { listedChat, openChat, sendMessage } from '#features/chat/chat.factory.ts'
import { addComment, addPost } from '#features/exchange/exchange.factory.ts'
import { act, ask, end, tryToRestore } from '#features/requests/requests.factory.ts'
import { bytesOf, fetchImage, startWithImages, testImage, upload } from '#platform/images/images.factory.ts'
import { expectRefusal } from '../../testing/error-shape.ts'
import { LiveClient } from '../../testing/live-client.ts'
import { patienceMs } from '../../testing/patience.ts'
import { app } from '../../testing/suite.ts'
import type { TestUser } from '../../testing/test-app.ts'
import { waitingForLocks } from '../../testing/test-database.ts'
import { decide, report } from './reports.factory.ts'
import { author, profilePictureOf, reporter, steward, withReporter } from './reports-suite.factory.ts'

withReporter(startWithImages)

const seen = async (as: TestUser, imageId: string) => (await fetchImage(app, as, imageId)).status
const reportPicture = async (targetId: string) =>
  report(app, await app.signUp(), { kind: 'picture', targetId })

it.each(['warned', 'suspended', 'removed'] as const)(
  'whoever is %s shows no picture that three people have hidden',
  async (outcome) => {
    const imageId = await profilePictureOf(author)
    const ids = [await reportPicture(imageId), await reportPicture(imageId), await reportPicture(imageId)]
    expect(await seen(reporter, imageId)).toBe(404)
    expect((await decide(app, steward, ids[0] ?? '', { outcome })).status).toBe(204)
    expect(await seen(reporter, imageId)).toBe(404)
  },
)

it('a picture that two people report at the same moment as each other is hidden like any that three report', async () => {
  const imageId = await profilePictureOf(author)
  await reportPicture(imageId)
  const holder = await app.pool.connect()
  await holder.query('begin')
  await holder.query('select from images where id = $1 for update', [imageId])
  const others = [reportPicture(imageId), reportPicture(imageId)]
  await expect.poll(() => waitingForLocks(app)).toBe(2)
  await holder.query('commit')
  holder.release()
  await Promise.all(others)
  expect(await seen(reporter, imageId)).toBe(404)
})

type Thing = { targetId: string; chatId?: string }
const things: Record<Exclude<ReportKind, 'person'>, () => Promise<Thing>> = {
  post: async () => ({ targetId: (await addPost(app, author)).id }),
  comment: async () => ({ targetId: (await addComment(app, author, (await addPost(app, reporter)).id)).id }),
  message: async () => {
    const [id, chatId] = [randomUUID(), chatIdOf(author.id, reporter.id)]
    await sendMessage(app, author, chatId, { id })
    return { targetId: id, chatId }
  },
  picture: async () => ({ targetId: await profilePictureOf(author) }),
}

it.each(['post', 'comment', 'message', 'picture'] as const)(
  'whoever is suspended for a %s is out, and it is gone',
  async (kind) => {
    const target = await things[kind]()
    const id = await report(app, reporter, { kind, ...target })
    expect((await decide(app, steward, id, { outcome: 'suspended', days: 3 })).status).toBe(204)
    expect((await logIn(app, author.email)).error?.code).toBe('SUSPENDED_UNANSWERED')
    await expect(report(app, reporter, { kind, ...target })).rejects.toThrow('404')
    const posts = await app.call(exchangeCalls.listPosts, { as: reporter, input: { query: {} } })
    expect(posts.raw.body).not.toContain(target.targetId)
    const { rows } = await app.pool.query('select action from admin_actions where target in ($1, $2)', [
      target.targetId,
      author.email,
    ])
    expect(rows.map(({ action }) => action).toSorted()).toEqual([`remove ${kind}`, 'suspend for 3 days'])
  },
)

it('what a profile says to everybody is taken away, on open screens as well; what it does not, and the account, stay', async () => {
  const photoId = await profilePictureOf(author)
  const kept = { age: 21, allergies: 'peanuts', seenBy: { ...seenByEverybody, age: 'nobody' as const } }
  const said = {
    displayName: 'Go Away',
    dorm: 'Nowhere for you',
    preferences: 'Nobody of your kind, halal and kein Schweinefleisch, you fools',
    photoId,
  }
  const save = (body: object) =>
    app.call(profileCalls.update, { as: author, input: { body: { ...kept, ...said, ...body } } })
  expect((await save({})).status).toBe(200)
  const post = await addPost(app, author)
  const id = await report(app, reporter, { kind: 'person', targetId: author.id })
  const screen = await new LiveClient(await app.listen(), reporter).connected()
  expect((await decide(app, steward, id, { outcome: 'removed' }, 'Rude.')).status).toBe(204)
  const cleared = { displayName: 'Unnamed neighbour', photoId: null }
  await vi.waitFor(
    () => expect(screen.received(profileChangedEvent)).toContainEqual({ userId: author.id, ...cleared }),
    patienceMs,
  )
  screen.close()
  const own = (await app.call(profileCalls.readOwn, { as: author })).body
  expect(own).toMatchObject({ ...kept, ...cleared, dorm: '', preferences: 'halal, no pork' })
  const posts = await app.call(exchangeCalls.listPosts, { as: reporter, input: { query: { id: post.id } } })
  expect(posts.body.items).toMatchObject([{ author: { userId: author.id, ...cleared } }])
  expect(await seen(author, photoId)).toBe(404)
  const { rows } = await app.pool.query('select action, before from admin_actions where target = $1', [
    author.id,
  ])
  expect(rows).toMatchObject([{ action: 'remove profile', before: { subject: { userId: author.id } } }])
  expect(rows[0]?.before.quote.text).toBe(`Go Away\nNowhere for you\n${said.preferences}`)
  const told = (await app.call(reportsCalls.measures, { as: author })).body.items
  expect(told).toMatchObject([{ kind: 'person', action: 'removed', reason: 'Rude.' }])
  expect((await save({ displayName: 'Rudi Person', photoId: null })).body.displayName).toBe('Rudi Person')
})

it('a dorm that is one stays, and what somebody shows not everybody', async () => {
  const hidden = { ...seenByEverybody, preferences: 'nobody' as const }
  const body = {
    displayName: 'Go Away',
    age: null,
    dorm: 'Tembusu',
    preferences: 'Tofu',
    allergies: '',
    photoId: null,
  }
  await app.call(profileCalls.update, { as: author, input: { body: { ...body, seenBy: hidden } } })
  const id = await report(app, reporter, { kind: 'person', targetId: author.id })
  expect((await decide(app, steward, id, { outcome: 'removed' })).status).toBe(204)
  const own = (await app.call(profileCalls.readOwn, { as: author })).body
  expect(own).toMatchObject({ displayName: 'Unnamed neighbour', dorm: 'Tembusu', preferences: 'Tofu' })
})

it('a picture of a chat goes with its message, on open screens as well', async () => {
  const chatId = chatIdOf(author.id, reporter.id)
  const { body } = await upload(app, author, await bytesOf(testImage(8, 6).png()), { purpose: 'chat' })
  const sent = await sendMessage(app, author, chatId, { imageId: body.id, text: 'Look at this' })
  const id = await report(app, reporter, { kind: 'picture', targetId: body.id })
  expect((await decide(app, steward, id, { outcome: 'removed' })).status).toBe(204)
  const { messages } = await openChat(app, reporter, chatId)
  expect(messages).toMatchObject([{ deleted: true, text: deletedText, image: null }])
  expect(await listedChat(app, reporter, chatId)).toMatchObject({ change: sent.change + 1, unreadCount: 0 })
  expect(await seen(author, body.id)).toBe(404)
})

it('what a decline says is gone for both, on open screens as well, and counts no more; its buttons stay', async () => {
  const chatId = chatIdOf(author.id, reporter.id)
  const asked = await ask(app, reporter, (await addPost(app, author)).id)
  await act(app, author, asked.id, 'decline', { note: 'Nobody wants you here' })
  const { messages, change } = await openChat(app, reporter, chatId)
  const card = messages.at(-1)
  expect(card?.card).toMatchObject({ state: 'declined', foodName: 'Tofu' })
  const unread = messages.filter(({ senderId }) => senderId === author.id).length - 1
  const screen = await new LiveClient(await app.listen(), reporter).connected()
  const id = await report(app, reporter, { kind: 'message', targetId: card?.id ?? '', chatId })
  expect((await decide(app, steward, id, { outcome: 'removed' })).status).toBe(204)
  const left = { requestId: asked.id, state: 'declined', event: null, foodName: '', units: 1 }
  for (const as of [author, reporter]) {
    const shown = (await openChat(app, as, chatId)).messages.at(-1)
    expect(shown).toMatchObject({ id: card?.id, deleted: true, text: deletedText })
    expect(shown?.card).toEqual(left)
    const glimpse = { text: deletedText, said: null }
    expect((await listedChat(app, as, chatId))?.lastMessage).toMatchObject(glimpse)
  }
  expect(await listedChat(app, reporter, chatId)).toMatchObject({ change: change + 1, unreadCount: unread })
  expect(await screen.receives(resyncEvent)).toContain(null)
  screen.close()
})

it('a card that may say words of who reads it is no report of who sent it', async () => {
  const chatId = chatIdOf(author.id, reporter.id)
  await ask(app, author, (await addPost(app, reporter, { foodName: 'Go away' })).id)
  const targetId = (await openChat(app, reporter, chatId)).messages.at(-1)?.id ?? ''
  const body = { id: randomUUID(), kind: 'message', targetId, chatId, reason: 'rude', note: '' } as const
  expectRefusal((await app.call(reportsCalls.report, { as: reporter, input: { body } })).raw, 'NOT_FOUND')
})

it('a post goes with its author while a request for it comes back: neither waits for the other in a ring', async () => {
  const { id: postId } = await addPost(app, author, { giving: 'firstCome' })
  const asked = await ask(app, reporter, postId)
  const press = await end(app, author, asked.id, 'decline')
  const reported = await report(app, reporter, { kind: 'post', targetId: postId })
  const holder = await app.pool.connect()
  await holder.query('begin')
  await holder.query('select from posts where id = $1 for update', [postId])
  const deciding = decide(app, steward, reported, { outcome: 'suspended', days: 3 })
  await expect.poll(() => waitingForLocks(app)).toBe(1)
  const restoring = tryToRestore(app, author, asked.id, press)
  await expect.poll(() => waitingForLocks(app)).toBe(2)
  await holder.query('commit')
  holder.release()
  expect((await deciding).status).toBe(204)
  expectRefusal((await restoring).raw, 'NOT_FOUND')
})

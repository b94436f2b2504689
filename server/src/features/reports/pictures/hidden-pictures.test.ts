import { profileChangedEvent } from '@shelfmate/contract/api/live'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { exchangeCalls, exchangeChangedEvent } from '@shelfmate/contract/exchange/exchange'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import { type RequestList, requestsCalls, requestsChangedEvent } from '@shelfmate/contract/requests/requests'
import { expect, it, vi } from 'vitest'
import { block } from '#features/blocks/blocks.factory.ts'
import { sendMessage } from '#features/chat/chat.factory.ts'
import { addComment, addPost, tofu } from '#features/exchange/exchange.factory.ts'
import { ask, end } from '#features/requests/requests.factory.ts'
import { bytesOf, fetchImage, startWithImages, testImage, upload } from '#platform/images/images.factory.ts'
import { LiveClient } from '../../../testing/live-client.ts'
import { patienceMs } from '../../../testing/patience.ts'
import { app } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { decide, report } from '../reports.factory.ts'
import { author, profilePictureOf, reporter, steward, withReporter } from '../reports-suite.factory.ts'

withReporter(startWithImages)

async function postWithPicture() {
  const { body } = await upload(app, author, await bytesOf(testImage(8, 6).png()), { purpose: 'post' })
  return { photoId: body.id, post: await addPost(app, author, { photoId: body.id }) }
}

/** Has three people report a picture, so that nobody sees it until a steward has looked; returns one of the reports. */
async function hide(targetId: string): Promise<string> {
  let id = ''
  for (const as of [reporter, await app.signUp(), await app.signUp()])
    id = await report(app, as, { kind: 'picture', targetId })
  return id
}

const screenOf = async (as: TestUser) => new LiveClient(await app.listen(), as).connected()
const hears = (screen: LiveClient, event: string, told: object) =>
  vi.waitFor(() => expect(screen.received(event)).toContainEqual(expect.objectContaining(told)), patienceMs)
const requestsOf = async (as: TestUser) =>
  (await app.call(requestsCalls.list, { as, input: { query: {} } })).body.items
const lastTold = (screen: LiveClient) => {
  const told = screen.received(requestsChangedEvent) as RequestList[]
  return new Map(told.flatMap(({ items }) => items.map(({ id, photoId }) => [id, photoId])))
}

/** All that names pictures of what somebody offers, as somebody else is answered it. */
async function listed(as: TestUser): Promise<string> {
  const posts = await app.call(exchangeCalls.listPosts, { as, input: { query: {} } })
  const theirs = { params: { userId: author.id }, query: {} }
  const person = await app.call(exchangeCalls.listPostsOf, { as, input: theirs })
  return posts.raw.body + person.raw.body
}

it('a picture that is taken away leaves the requests that showed it, open or over, on the screens of both', async () => {
  const { photoId, post } = await postWithPicture()
  const other = await app.signUp()
  const [open, over] = [await ask(app, reporter, post.id), await ask(app, other, post.id)]
  await end(app, author, over.id, 'decline')
  expect([open.photoId, over.photoId]).toEqual([photoId, photoId])
  const screens = [await screenOf(author), await screenOf(reporter), await screenOf(other)]
  const id = await report(app, reporter, { kind: 'picture', targetId: photoId })
  expect((await decide(app, steward, id, { outcome: 'removed' })).status).toBe(204)
  const expected = [
    [open, over].map(({ id: each }) => [each, null]),
    [[open.id, null]],
    [[over.id, null]],
  ] as const
  for (const [n, screen] of screens.entries()) {
    await vi.waitFor(
      () => expect([...lastTold(screen)].toSorted()).toEqual(expected[n]?.toSorted()),
      patienceMs,
    )
    screen.close()
  }
  for (const as of [author, reporter, other])
    expect((await requestsOf(as)).every((each) => each.photoId === null)).toBe(true)
})

it('of such requests nothing is told to two who have blocked each other since', async () => {
  const { photoId, post } = await postWithPicture()
  const [before, other] = [await ask(app, reporter, post.id), await app.signUp()]
  await ask(app, other, post.id)
  await block(app, reporter, author)
  const screens = [await screenOf(reporter), await screenOf(other)] as const
  const id = await report(app, other, { kind: 'picture', targetId: photoId })
  expect((await decide(app, steward, id, { outcome: 'removed' })).status).toBe(204)
  await vi.waitFor(() => expect(lastTold(screens[1]).size).toBe(1), patienceMs)
  await addComment(app, other, (await addPost(app, other)).id)
  await screens[0].receives(exchangeChangedEvent)
  expect(lastTold(screens[0]).has(before.id)).toBe(false)
  for (const screen of screens) screen.close()
})

it('a hidden picture of a post is named to nobody, on open screens as well, until it is seen again', async () => {
  const { photoId, post } = await postWithPicture()
  const asked = await ask(app, reporter, post.id)
  expect(await listed(reporter)).toContain(photoId)
  const screen = await screenOf(reporter)
  const id = await hide(photoId)
  const without = { version: post.version + 1, post: expect.objectContaining({ id: post.id, photoId: null }) }
  await hears(screen, exchangeChangedEvent, without)
  await vi.waitFor(() => expect(lastTold(screen)).toEqual(new Map([[asked.id, null]])), patienceMs)
  expect(await listed(reporter)).not.toContain(photoId)
  expect(await requestsOf(reporter)).toMatchObject([{ id: asked.id, photoId: null }])
  const [comment, answered] = [
    await addComment(app, reporter, post.id),
    await ask(app, await app.signUp(), post.id),
  ]
  expect([comment.postId, answered.photoId]).toEqual([post.id, null])
  expect((await decide(app, steward, id, { outcome: 'dismissed' })).status).toBe(204)
  await hears(screen, exchangeChangedEvent, { post: expect.objectContaining({ id: post.id, photoId }) })
  await vi.waitFor(() => expect(lastTold(screen)).toEqual(new Map([[asked.id, photoId]])), patienceMs)
  screen.close()
  expect(await listed(reporter)).toContain(photoId)
  expect(await requestsOf(reporter)).toMatchObject([{ id: asked.id, photoId }])
  expect((await fetchImage(app, reporter, photoId)).status).toBe(200)
})

it('a hidden picture stays its post’s, which is saved without it; another one takes its place', async () => {
  const { photoId, post } = await postWithPicture()
  const id = await hide(photoId)
  const { pantryItemId: _, ...fields } = tofu
  const save = (body: object) =>
    app.call(exchangeCalls.editPost, {
      as: author,
      input: { params: { id: post.id }, body: { ...fields, ...body } },
    })
  const answer = await save({ foodName: 'Firm tofu' })
  expect(answer.body.post).toMatchObject({ foodName: 'Firm tofu', photoId: null })
  expect((await fetchImage(app, author, photoId)).status).toBe(200)
  const { body } = await upload(app, author, await bytesOf(testImage(10, 6).png()), { purpose: 'post' })
  expect((await save({ photoId: body.id })).body.post?.photoId).toBe(body.id)
  expect((await decide(app, steward, id, { outcome: 'dismissed' })).status).toBe(204)
  expect(await listed(reporter)).toContain(body.id)
})

it('a hidden picture of a profile stands beside its owner’s name nowhere, on open screens as well, until it is seen again', async () => {
  const photoId = await profilePictureOf(author)
  const chatId = chatIdOf(author.id, reporter.id)
  await sendMessage(app, author, chatId)
  const post = await addPost(app, author)
  await addComment(app, author, post.id)
  await ask(app, reporter, post.id)
  const answers = async () => {
    const [input, search] = [{ query: {} }, { query: { search: author.displayName } }]
    const all = await Promise.all([
      app.call(chatCalls.listChats, { as: reporter, input }),
      app.call(chatCalls.open, { as: reporter, input: { params: { chatId } } }),
      app.call(chatCalls.listPeople, { as: reporter, input: search }),
      app.call(exchangeCalls.listPosts, { as: reporter, input }),
      app.call(exchangeCalls.listComments, { as: reporter, input: { params: { id: post.id }, query: {} } }),
      app.call(requestsCalls.list, { as: reporter, input }),
      app.call(profileCalls.view, { as: reporter, input: { params: { userId: author.id } } }),
    ])
    return all.map(({ raw }) => raw.body.includes(photoId))
  }
  expect(await answers()).toEqual(Array(7).fill(true))
  const screen = await screenOf(reporter)
  const id = await hide(photoId)
  await hears(screen, profileChangedEvent, { userId: author.id, photoId: null })
  expect(await answers()).toEqual(Array(7).fill(false))
  const own = await app.call(profileCalls.readOwn, { as: author })
  expect(own.body.photoId).toBe(photoId)
  const { email: _, userId: __, ...body } = own.body
  expect((await app.call(profileCalls.update, { as: author, input: { body } })).body.photoId).toBe(photoId)
  expect(await answers()).toEqual(Array(7).fill(false))
  expect((await decide(app, steward, id, { outcome: 'dismissed' })).status).toBe(204)
  await hears(screen, profileChangedEvent, { userId: author.id, photoId })
  expect(await answers()).toEqual(Array(7).fill(true))
  screen.close()
})

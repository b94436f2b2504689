import { randomUUID } from 'node:crypto'
import { profileChangedEvent } from '@shelfmate/contract/api/live'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { exchangeChangedEvent } from '@shelfmate/contract/exchange/exchange'
import { stewardsCalls } from '@shelfmate/contract/people/stewards'
import { expect, it, vi } from 'vitest'
import { block } from '#features/blocks/blocks.factory.ts'
import { sendMessage } from '#features/chat/chat.factory.ts'
import { addPost } from '#features/exchange/exchange.factory.ts'
import { bytesOf, fetchImage, startWithImages, testImage, upload } from '#platform/images/images.factory.ts'
import { LiveClient } from '../../testing/live-client.ts'
import { patienceMs } from '../../testing/patience.ts'
import { app } from '../../testing/suite.ts'
import type { TestUser } from '../../testing/test-app.ts'
import { decide, report } from './reports.factory.ts'
import { author, profilePictureOf, reporter, show, steward, withReporter } from './reports-suite.factory.ts'

withReporter(startWithImages)

const chatPicture = async () =>
  (await upload(app, author, await bytesOf(testImage(8, 6).png()), { purpose: 'chat' })).body.id

async function quotedIn(id: string): Promise<string> {
  const { body } = await app.call(stewardsCalls.readReport, { as: steward, input: { params: { id } } })
  return body.quote.imageId ?? ''
}
const seen = async (as: TestUser, imageId: string) => (await fetchImage(app, as, imageId)).status
const countOf = async ({ id }: TestUser) =>
  (await app.pool.query('select from images where owner_id = $1', [id])).rowCount

it.each(['picture', 'person'] as const)(
  'a report of a %s shows the steward, and nobody else, the picture that its reporter saw, whatever is shown since',
  async (kind) => {
    const targetId = await profilePictureOf(author)
    const id = await report(app, reporter, { kind, targetId: kind === 'person' ? author.id : targetId })
    await show(author, null)
    const quoted = await quotedIn(id)
    expect(await seen(steward, quoted)).toBe(200)
    expect([await seen(reporter, quoted), await seen(await app.signUp(), quoted)]).toEqual([404, 404])
  },
)

it('a picture that bears the id of its owner, who was reported as a person, has a report and a copy of its own', async () => {
  await report(app, reporter, { kind: 'person', targetId: author.id })
  await upload(app, author, await bytesOf(testImage(8, 6).png()), { id: author.id })
  await show(author, author.id)
  const id = await report(app, reporter, { kind: 'picture', targetId: author.id })
  await show(author, null)
  expect(await seen(steward, await quotedIn(id))).toBe(200)
})

it('a picture that its sender withdraws from the chat stays in its reports', async () => {
  const [messageId, chatId] = [randomUUID(), chatIdOf(author.id, reporter.id)]
  const imageId = await chatPicture()
  await sendMessage(app, author, chatId, { id: messageId, imageId })
  const ids = [
    await report(app, reporter, { kind: 'message', targetId: messageId, chatId }),
    await report(app, reporter, { kind: 'picture', targetId: imageId }),
  ]
  const withdrawn = { params: { chatId, id: messageId } }
  expect((await app.call(chatCalls.remove, { as: author, input: withdrawn })).status).toBe(200)
  expect(await seen(steward, imageId)).toBe(404)
  for (const id of ids) expect(await seen(steward, await quotedIn(id))).toBe(200)
})

it('a picture is copied once for each report, and its copies go with what is taken away', async () => {
  const targetId = await profilePictureOf(author)
  const first = await report(app, reporter, { kind: 'picture', targetId })
  await report(app, reporter, { kind: 'picture', targetId })
  expect(await countOf(author)).toBe(2)
  await decide(app, steward, first, { outcome: 'dismissed' })
  expect(await seen(steward, await quotedIn(first))).toBe(200)
  const second = await report(app, reporter, { kind: 'picture', targetId })
  expect(await countOf(author)).toBe(3)
  expect((await decide(app, steward, second, { outcome: 'removed' })).status).toBe(204)
  expect(await countOf(author)).toBe(0)
})

it('a picture that is taken away leaves the post that showed it, which says so to whoever looks at it', async () => {
  const uploaded = await upload(app, author, await bytesOf(testImage(8, 6).png()), { purpose: 'post' })
  const photoId = uploaded.body.id
  const post = await addPost(app, author, { photoId })
  const id = await report(app, reporter, { kind: 'picture', targetId: photoId })
  const screen = await new LiveClient(await app.listen(), reporter).connected()
  expect((await decide(app, steward, id, { outcome: 'removed' })).status).toBe(204)
  const change = { postId: post.id, version: post.version + 1, post: { photoId: null } }
  await vi.waitFor(
    () => expect(screen.received(exchangeChangedEvent).at(-1)).toMatchObject(change),
    patienceMs,
  )
  screen.close()
  expect(await seen(reporter, photoId)).toBe(404)
})

it('a picture that is taken away leaves the profile that showed it, on every screen but of whom it hides from', async () => {
  const targetId = await profilePictureOf(author)
  const blocked = await app.signUp()
  await block(app, author, blocked)
  const id = await report(app, reporter, { kind: 'picture', targetId })
  const origin = await app.listen()
  const screens = [author, reporter, blocked].map((as) => new LiveClient(origin, as))
  for (const screen of screens) await screen.connected()
  const [own, other, hidden] = screens
  expect((await decide(app, steward, id, { outcome: 'removed' })).status).toBe(204)
  const change = { userId: author.id, displayName: author.displayName, photoId: null }
  // Screens may hear of what came before them, too.
  const isHeard = (screen: LiveClient | undefined, told: object) =>
    vi.waitFor(
      () => expect(screen?.received(profileChangedEvent)).toContainEqual(expect.objectContaining(told)),
      patienceMs,
    )
  for (const screen of [own, other]) await isHeard(screen, change)
  await show(reporter, null)
  // What is for them as well comes after what would have been.
  await isHeard(hidden, { userId: reporter.id })
  expect(hidden?.received(profileChangedEvent)).not.toContainEqual(change)
  for (const screen of screens) screen.close()
})

it('a picture that is taken away stays in no report of the message that it came with', async () => {
  const [messageId, chatId] = [randomUUID(), chatIdOf(author.id, reporter.id)]
  const imageId = await chatPicture()
  await sendMessage(app, author, chatId, { id: messageId, imageId })
  const message = await report(app, reporter, { kind: 'message', targetId: messageId, chatId })
  const picture = await report(app, reporter, { kind: 'picture', targetId: imageId })
  expect(await countOf(author)).toBe(3)
  expect((await decide(app, steward, picture, { outcome: 'removed' })).status).toBe(204)
  expect(await countOf(author)).toBe(0)
  expect((await decide(app, steward, message, { outcome: 'removed' })).status).toBe(204)
})

it('a picture that is taken away stays in reports of what others sent', async () => {
  const other = await app.signUp()
  const targetId = await profilePictureOf(author)
  const theirs = await profilePictureOf(other)
  const kept = await report(app, reporter, { kind: 'picture', targetId: theirs })
  const taken = await report(app, reporter, { kind: 'picture', targetId })
  await decide(app, steward, taken, { outcome: 'removed' })
  expect(await countOf(other)).toBe(2)
  expect(await seen(steward, await quotedIn(kept))).toBe(200)
})

it('a report names no picture that is gone: it would stand there broken', async () => {
  const targetId = await profilePictureOf(author)
  const id = await report(app, reporter, { kind: 'picture', targetId })
  expect(await quotedIn(id)).not.toBe('')
  await decide(app, steward, id, { outcome: 'removed' })
  expect(await quotedIn(id)).toBe('')
  const { body } = await app.call(stewardsCalls.listReports, {
    as: steward,
    input: { query: { state: 'closed' } },
  })
  expect(body.items.find((each) => each.id === id)?.quote).toEqual({ text: '', imageId: null, earlier: [] })
})

import { randomUUID } from 'node:crypto'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { stewardsCalls } from '@shelfmate/contract/people/stewards'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { block } from '#features/blocks/blocks.factory.ts'
import { sendMessage } from '#features/chat/chat.factory.ts'
import { addPost } from '#features/exchange/exchange.factory.ts'
import { bytesOf, fetchImage, startWithImages, testImage, upload } from '#platform/images/images.factory.ts'
import { app, withApp } from '../../testing/suite.ts'
import type { TestUser } from '../../testing/test-app.ts'
import { nameSteward, report } from './reports.factory.ts'

let author: TestUser
let reader: TestUser
let campus: TestUser
withApp(startWithImages)
beforeAll(async () => {
  campus = await app.signUp()
  await nameSteward(app, campus)
})
beforeEach(async () => {
  author = await app.signUp()
  reader = await app.signUp()
})

const blocking = {
  'their author has blocked the reader': () => block(app, author, reader),
  'their reader has blocked the author': () => block(app, reader, author),
}
const whoever = Object.entries(blocking)

it.each(whoever)('messages, their pictures and their author are reported when %s', async (_, comes) => {
  const [message, chatId] = [randomUUID(), chatIdOf(author.id, reader.id)]
  const { body } = await upload(app, author, await bytesOf(testImage(8, 6).png()), { purpose: 'chat' })
  await sendMessage(app, author, chatId, { id: message, text: 'I know where you live' })
  await sendMessage(app, author, chatId, { imageId: body.id })
  await comes()
  const targets = [
    { kind: 'message', targetId: message, chatId },
    { kind: 'picture', targetId: body.id },
    { kind: 'person', targetId: author.id },
  ] as const
  for (const target of targets) {
    const id = await report(app, reader, target)
    const told = await app.call(stewardsCalls.readReport, { as: campus, input: { params: { id } } })
    expect(told.body.subject.userId).toBe(author.id)
  }
  const third = await app.signUp()
  for (const target of targets.slice(0, 2)) await expect(report(app, third, target)).rejects.toThrow('404')
  await expect(report(app, reader, { ...targets[0], targetId: randomUUID() })).rejects.toThrow('404')
  // They see no more of each other than before.
  expect((await fetchImage(app, reader, body.id)).status).toBe(404)
  expect((await app.call(chatCalls.open, { as: reader, input: { params: { chatId } } })).status).toBe(404)
  const view = { as: reader, input: { params: { userId: author.id } } }
  expect((await app.call(profileCalls.view, view)).status).toBe(404)
})

it.each(whoever)('what is shown to all is not, when %s', async (_, comes) => {
  const { id: targetId } = await addPost(app, author)
  await comes()
  await expect(report(app, reader, { kind: 'post', targetId })).rejects.toThrow('404')
})

it('whom one has blocked is reported without a chat; who has blocked one is like nobody', async () => {
  await block(app, reader, author)
  await report(app, reader, { kind: 'person', targetId: author.id })
  const other = await app.signUp()
  await block(app, other, reader)
  for (const targetId of [other.id, randomUUID()])
    await expect(report(app, reader, { kind: 'person', targetId })).rejects.toThrow('404')
})

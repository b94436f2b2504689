import { randomUUID } from 'node:crypto'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { stewardsCalls } from '@shelfmate/contract/people/stewards'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import { expect, it } from 'vitest'
import { block } from '#features/blocks/blocks.factory.ts'
import { sendMessage } from '#features/chat/chat.factory.ts'
import { addPost } from '#features/exchange/exchange.factory.ts'
import { bytesOf, fetchImage, startWithImages, testImage, upload } from '#platform/images/images.factory.ts'
import { app } from '../../testing/suite.ts'
import { report } from './reports.factory.ts'
import { author, reporter, steward, withReporter } from './reports-suite.factory.ts'

withReporter(startWithImages)

const blocking = {
  'their author has blocked the reader': () => block(app, author, reporter),
  'their reader has blocked the author': () => block(app, reporter, author),
}
const whoever = Object.entries(blocking)

it.each(whoever)('messages, their pictures and their author are reported when %s', async (_, comes) => {
  const [message, chatId] = [randomUUID(), chatIdOf(author.id, reporter.id)]
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
    const id = await report(app, reporter, target)
    const told = await app.call(stewardsCalls.readReport, { as: steward, input: { params: { id } } })
    expect(told.body.subject.userId).toBe(author.id)
  }
  const third = await app.signUp()
  for (const target of targets.slice(0, 2)) await expect(report(app, third, target)).rejects.toThrow('404')
  await expect(report(app, reporter, { ...targets[0], targetId: randomUUID() })).rejects.toThrow('404')
  // They see no more of each other than before.
  expect((await fetchImage(app, reporter, body.id)).status).toBe(404)
  expect((await app.call(chatCalls.open, { as: reporter, input: { params: { chatId } } })).status).toBe(404)
  const view = { as: reporter, input: { params: { userId: author.id } } }
  expect((await app.call(profileCalls.view, view)).status).toBe(404)
})

it.each(whoever)('what is shown to all is not, when %s', async (_, comes) => {
  const { id: targetId } = await addPost(app, author)
  await comes()
  await expect(report(app, reporter, { kind: 'post', targetId })).rejects.toThrow('404')
})

it('whom one has blocked is reported without a chat; who has blocked one is like nobody', async () => {
  await block(app, reporter, author)
  await report(app, reporter, { kind: 'person', targetId: author.id })
  const other = await app.signUp()
  await block(app, other, reporter)
  for (const targetId of [other.id, randomUUID()])
    await expect(report(app, reporter, { kind: 'person', targetId })).rejects.toThrow('404')
})

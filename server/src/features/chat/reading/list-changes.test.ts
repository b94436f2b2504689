import { randomUUID } from 'node:crypto'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import { beforeEach, expect, it } from 'vitest'
import { block, unblock } from '#features/blocks/blocks.factory.ts'
import { addPost } from '#features/exchange/exchange.factory.ts'
import { ask } from '#features/requests/requests.factory.ts'
import { bytesOf, startWithImages, testImage, upload } from '#platform/images/images.factory.ts'
import { app, withApp } from '../../../testing/suite.ts'
import { editMessage, readUpTo, removeMessage, sendMessage } from '../chat.factory.ts'
import { chatId, kai, mei, withChat } from '../chat-suite.factory.ts'

withApp(startWithImages)
withChat()
let id: string
beforeEach(async () => {
  id = randomUUID()
  await sendMessage(app, kai, chatId, { id, text: 'The rice is gone' })
})

const list = async (as = mei) => (await app.call(chatCalls.listChats, { as, input: { query: {} } })).body

async function saveProfile(fields: { displayName?: string; photoId?: string }) {
  const told = {
    displayName: kai.displayName,
    photoId: null,
    age: null,
    dorm: '',
    preferences: '',
    allergies: '',
  }
  await app.call(profileCalls.update, { as: kai, input: { body: { ...told, ...fields } } })
}

const changes: Record<string, () => Promise<unknown>> = {
  'a message': () => sendMessage(app, kai, chatId),
  'an answer': () => sendMessage(app, mei, chatId),
  'an edit': () => editMessage(app, kai, chatId, id, 'The rice is there'),
  'a deletion': () => removeMessage(app, kai, chatId, id),
  'that it was read': () => readUpTo(app, mei, chatId, 1),
  'a picture in a message': async () => {
    const { body } = await upload(app, kai, await bytesOf(testImage(8, 6).png()), { purpose: 'chat' })
    await sendMessage(app, kai, chatId, { text: '', imageId: body.id })
  },
  'another chat': async () => {
    const post = await addPost(app, mei)
    await ask(app, await app.signUp(), post.id)
  },
  'another name of the partner': () => saveProfile({ displayName: 'Kai Tan' }),
  'a mark beside that name': () => app.pool.query('update users set name_mark = 2 where id = $1', [kai.id]),
  'another picture of the partner': async () => {
    const { body } = await upload(app, kai, await bytesOf(testImage(8, 6).png()), { purpose: 'profile' })
    await saveProfile({ photoId: body.id })
  },
  'a block': () => block(app, mei, kai),
  'that the partner has blocked': () => block(app, kai, mei),
  'that an address is not verified any more': () =>
    app.pool.query('update users set verified_at = null where id = $1', [kai.id]),
  'the end of the partner': () => app.pool.query('delete from users where id = $1', [kai.id]),
}

it.each(Object.entries(changes))('the list of chats shows %s at once', async (_, change) => {
  const before = await list()
  expect(before).toMatchObject({ items: [{ chatId, partner: { displayName: 'Kai Lim' } }], unreadChats: 1 })
  await change()
  expect(await list()).not.toEqual(before)
})

it('the list of chats is read again by nobody while nothing changed, and not sent to who holds it', async () => {
  const first = await list()
  await app.pool.query('alter table messages rename to messages_away')
  try {
    const { body, raw } = await app.call(chatCalls.listChats, { as: mei, input: { query: {} } })
    expect(body).toEqual(first)
    const headers = { 'if-none-match': String(raw.headers['etag']) }
    expect((await app.send('GET', '/api/chats', { as: mei, headers })).status).toBe(304)
    expect((await app.send('GET', '/api/chats', { as: kai, headers })).status).not.toBe(304)
  } finally {
    await app.pool.query('alter table messages_away rename to messages')
  }
})

it('the list of chats shows a partner again whom nobody hides any more', async () => {
  const before = await list()
  await block(app, mei, kai)
  expect(await list()).toEqual({ items: [], nextCursor: null, unreadChats: 0 })
  await unblock(app, mei, kai)
  expect(await list()).toEqual(before)
})

it('lists that are asked for at once are each their own', async () => {
  const stranger = await app.signUp()
  const asked = [mei, kai, stranger, mei]
  const alone = []
  for (const as of asked) alone.push(await list(as))
  expect(await Promise.all(asked.map((as) => list(as)))).toEqual(alone)
  expect(alone.map(({ items }) => items.map(({ partner }) => partner.userId))).toEqual([
    [kai.id],
    [mei.id],
    [],
    [kai.id],
  ])
})

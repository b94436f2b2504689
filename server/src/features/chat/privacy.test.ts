import { randomUUID } from 'node:crypto'
import type { Call } from '@shelfmate/contract/api/call'
import { chatCalls, chatChangedEvent, chatTypingEvent } from '@shelfmate/contract/chat/chat'
import { chatIdOf, deletedText } from '@shelfmate/contract/chat/chat-id'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bytesOf, fetchImage, startWithImages, testImage, upload } from '#platform/images/images.factory.ts'
import { expectRefusal } from '../../testing/error-shape.ts'
import { bodies, queries } from '../../testing/examples.ts'
import { LiveClient } from '../../testing/live-client.ts'
import { type TestApp, type TestUser, urlOf } from '../../testing/test-app.ts'
import { editMessage, openChat, readUpTo, removeMessage, sendMessage, twoStudents } from './chat.factory.ts'

let app: TestApp
let mei: TestUser
let kai: TestUser
let eve: TestUser
let chatId: string
beforeAll(async () => {
  app = await startWithImages()
  ;({ mei, kai, chatId } = await twoStudents(app))
  eve = await app.signUp()
})
afterAll(() => app.close())

const perChat = Object.entries(chatCalls).filter(([, call]) => call.path.includes(':chatId'))

const ask = (name: string, call: Call, as: TestUser, chat: string, id: string) =>
  app.send(call.method, urlOf(call, { params: { chatId: chat, id }, query: queries[`chat.${name}`] ?? {} }), {
    as,
    body: bodies[`chat.${name}`]?.(),
  })

const told = (answer: Awaited<ReturnType<typeof ask>>) => ({
  status: answer.status,
  // The request's id has its place in the length.
  headers: { ...answer.raw.headers, date: '', 'content-length': '' },
  body: answer.raw.body.replace(/"requestId":"[^"]+"/, ''),
})

describe('to a third person', () => {
  it.each(perChat)(
    '%s tells a chat of others from none by nothing, whatever form its id has',
    async (name, call) => {
      const id = randomUUID()
      await sendMessage(app, mei, chatId, { id })
      const [first, second] = chatId.split('_')
      const nobody = chatIdOf(randomUUID(), randomUUID())
      const reference = told(await ask(name, call, eve, nobody, id))
      expect(JSON.parse(reference.body.replace(/,\}/, '}'))).toMatchObject({ error: { code: 'NOT_FOUND' } })
      const forms = [
        chatId,
        `${second}_${first}`,
        chatId.toUpperCase(),
        `${first}_${first}`,
        `${first}`,
        `${first}${second}`,
        chatIdOf(mei.id, randomUUID()),
        chatIdOf(eve.id, randomUUID()),
        chatIdOf(eve.id, mei.id).toUpperCase(),
        `${chatId}_`,
        `{${first}}_${second}`,
        chatId.replaceAll('-', ''),
        '_',
        '-'.repeat(73),
        'null',
        '%',
        'a'.repeat(180),
        `${chatId}\0`,
        `${first} ${second}`,
      ]
      for (const form of forms) expect(told(await ask(name, call, eve, form, id)), form).toEqual(reference)
      expect((await ask(name, call, mei, chatId, id)).status).toBeLessThan(300)
    },
  )

  it('no room brings any event', async () => {
    const origin = await app.listen()
    const screens = [mei, kai, eve].map((user) => new LiveClient(origin, user))
    await Promise.all(screens.map((screen) => screen.connected()))
    const [meis, kais, eves] = screens
    const id = randomUUID()
    await sendMessage(app, mei, chatId, { id })
    await editMessage(app, mei, chatId, id, 'Edited')
    await removeMessage(app, mei, chatId, id)
    await readUpTo(app, kai, chatId, 1_000)
    await app.call(chatCalls.typing, { as: mei, input: { params: { chatId } } })
    expect(await meis?.receives(chatChangedEvent, 4)).toHaveLength(4)
    expect(await kais?.receives(chatChangedEvent, 4)).toHaveLength(4)
    expect(await kais?.receives(chatTypingEvent)).toEqual([{ chatId, userId: mei.id }])
    // What came last to the others came after everything that could have come to her.
    await sendMessage(app, eve, chatIdOf(eve.id, mei.id))
    expect(await eves?.receives(chatChangedEvent)).toMatchObject([{ partnerId: mei.id }])
    expect(eves?.received(chatTypingEvent)).toEqual([])
    expect(meis?.received(chatTypingEvent)).toEqual([])
    for (const screen of screens) screen.close()
  })

  it('no list shows it', async () => {
    const { body } = await app.call(chatCalls.listChats, { as: eve, input: { query: {} } })
    expect(body.items.filter((chat) => chat.chatId === chatId)).toEqual([])
  })
})

describe('a picture', () => {
  const uploadTo = async (as: TestUser, purpose: 'chat' | 'post' = 'chat') =>
    (await upload(app, as, await bytesOf(testImage(40, 30).png()), { purpose })).body

  it('is seen by the two, in full and small, once it is sent, and by nobody else', async () => {
    const image = await uploadTo(mei)
    const before = await Promise.all([mei, kai, eve].map((user) => fetchImage(app, user, image.id)))
    expect(before.map(({ status }) => status)).toEqual([200, 404, 404])
    const { messages, lastMessage } = await sendMessage(app, mei, chatId, { text: '', imageId: image.id })
    expect(messages).toMatchObject([{ text: '', image: { id: image.id, width: 40, height: 30 } }])
    expect(lastMessage).toMatchObject({ text: '', hasImage: true })
    expect((await openChat(app, kai, chatId)).messages.at(-1)).toEqual(messages[0])
    for (const variant of ['', '/thumb'] as const) {
      const fetched = await Promise.all(
        [mei, kai, eve].map((user) => fetchImage(app, user, image.id, variant)),
      )
      expect(fetched.map(({ status }) => status)).toEqual([200, 200, 404])
      const missing = await fetchImage(app, eve, randomUUID(), variant)
      const plain = ({ bytes }: typeof missing) => bytes.toString().replace(/"requestId":"[^"]+"/, '')
      expect(fetched.map(plain)[2]).toBe(plain(missing))
    }
  })

  it('begins a chat too, and is sent once however often it comes', async () => {
    const { kai: friend } = await twoStudents(app)
    const to = chatIdOf(mei.id, friend.id)
    const [image, id] = [await uploadTo(mei), randomUUID()]
    const message = { id, text: 'Look', imageId: image.id }
    const first = await sendMessage(app, mei, to, message)
    expect(await sendMessage(app, mei, to, message)).toEqual({ ...first, since: 1 })
    expect(await openChat(app, friend, to)).toMatchObject({
      unreadCount: 1,
      change: 1,
      messages: first.messages,
    })
  })

  it('stays as it was sent: its message cannot be edited', async () => {
    const [image, id] = [await uploadTo(mei), randomUUID()]
    await sendMessage(app, mei, chatId, { id, text: 'Look', imageId: image.id })
    expectRefusal((await ask('edit', chatCalls.edit, mei, chatId, id)).raw, 'NOT_FOUND')
  })

  it('is withdrawn by its sender alone, and gone for both', async () => {
    const [image, id] = [await uploadTo(mei), randomUUID()]
    await sendMessage(app, mei, chatId, { id, text: 'Look', imageId: image.id })
    for (const other of [kai, eve])
      expectRefusal((await ask('remove', chatCalls.remove, other, chatId, id)).raw, 'NOT_FOUND')
    expect((await fetchImage(app, kai, image.id)).status).toBe(200)
    const { messages, lastMessage } = await removeMessage(app, mei, chatId, id)
    expect(messages).toMatchObject([{ id, text: deletedText, image: null, deleted: true }])
    expect(lastMessage).toMatchObject({ text: deletedText, hasImage: false })
    expect((await openChat(app, kai, chatId)).messages.at(-1)).toEqual(messages[0])
    for (const user of [mei, kai]) {
      expect((await fetchImage(app, user, image.id)).status).toBe(404)
      expect((await fetchImage(app, user, image.id, '/thumb')).status).toBe(404)
    }
    const { rows } = await app.pool.query('select id from images where id = $1', [image.id])
    expect(rows).toEqual([])
  })

  it.each([
    ['of somebody else', () => uploadTo(kai)],
    ['of another purpose', () => uploadTo(mei, 'post')],
    ['that is not there', async () => ({ id: randomUUID() })],
    [
      'that another message has',
      async () => {
        const image = await uploadTo(mei)
        await sendMessage(app, mei, chatId, { imageId: image.id })
        return image
      },
    ],
  ])('%s is refused, and nothing is sent', async (_, make) => {
    const { id: imageId } = await make()
    const { change } = await openChat(app, mei, chatId)
    const body = { id: randomUUID(), text: 'Look', imageId }
    const { raw } = await app.call(chatCalls.send, { as: mei, input: { params: { chatId }, body } })
    expectRefusal(raw, 'IMAGE_NOT_FOUND')
    expect((await openChat(app, mei, chatId)).change).toBe(change)
  })
})

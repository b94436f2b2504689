import { randomUUID } from 'node:crypto'
import { limits } from '@shelfmate/contract/api/limits'
import { serverLimits } from '@shelfmate/contract/api/server-limits'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { describe, expect, it } from 'vitest'
import { bytesOf, startWithImages, testImage, upload } from '#platform/images/images.factory.ts'
import { app, withApp } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { editMessage, openChat, removeMessage, sendMessage } from '../chat.factory.ts'
import { ChatQuota } from '../chat.limits.ts'
import { chatId, kai, mei, withChat } from '../chat-suite.factory.ts'

withApp(startWithImages)
withChat()

const send = (as: TestUser, text: string, imageId: string | null = null) =>
  app.call(chatCalls.send, { as, input: { params: { chatId }, body: { id: randomUUID(), text, imageId } } })

describe('what an account may write in a day', () => {
  it('is a number of characters, edits counted, that is said kindly with when to go on', async () => {
    const text = 'x'.repeat(limits.messageLength)
    const times = serverLimits.chatCharactersPerDay / limits.messageLength
    const id = randomUUID()
    await sendMessage(app, mei, chatId, { id, text })
    for (let n = 2; n < times; n++) {
      expect((await send(mei, text)).status).toBe(201)
      app.clock.advance(500)
    }
    await editMessage(app, mei, chatId, id, text)
    const refused = await send(mei, text)
    expect(refused.error).toMatchObject({ code: 'CHAT_QUOTA', message: expect.stringContaining('tomorrow') })
    expect(refused.status).toBe(429)
    expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(3_600)
    const edit = { params: { chatId, id }, body: { text } }
    expect((await app.call(chatCalls.edit, { as: mei, input: edit })).error?.code).toBe('CHAT_QUOTA')
    expect((await send(kai, text)).status).toBe(201)
  })

  it('outlasts a hundred processes that end without having spent what they took', async () => {
    for (let n = 0; n < 100; n++)
      await new ChatQuota(app.limitStore, app.clock).spend(
        mei.id,
        'Is it still there?',
        false,
        async () => undefined,
      )
    expect((await send(mei, 'x'.repeat(limits.messageLength))).status).toBe(201)
  })

  it('is a number of pictures', async () => {
    const bytes = await bytesOf(testImage(8, 6).png())
    const imageOf = async () => (await upload(app, mei, bytes, { purpose: 'chat' })).body.id
    expect((await send(mei, '', await imageOf())).status).toBe(201)
    // As after all the others of the day.
    await app.pool.query("update rate_limits set points = $1 where key like 'chat-pictures%'", [
      serverLimits.chatImagesPerDay,
    ])
    expect((await send(mei, '', await imageOf())).error?.code).toBe('CHAT_QUOTA')
    expect((await send(mei, 'but words')).status).toBe(201)
  })
})

describe('the text before an edit', () => {
  const earlier = async () => {
    const { rows } = await app.pool.query<{ text: string }>(
      `select text from earlier_texts where user_a in ($1, $2) and user_b in ($1, $2) order by change`,
      [mei.id, kai.id],
    )
    return rows.map(({ text }) => text)
  }
  const purge = () => app.app.jobs.find(({ name }) => name === 'chat.purgeEarlierTexts')?.run()

  it('is kept, in order, and shown in no chat', async () => {
    const id = randomUUID()
    await sendMessage(app, mei, chatId, { id, text: 'The first words' })
    for (const text of ['The second words', 'The second words', 'The third words'])
      await editMessage(app, mei, chatId, id, text)
    expect(await earlier()).toEqual(['The first words', 'The second words'])
    for (const as of [mei, kai])
      expect(JSON.stringify(await openChat(app, as, chatId))).not.toMatch(/first|second/)
  })

  it('goes with its message', async () => {
    const id = randomUUID()
    await sendMessage(app, mei, chatId, { id, text: 'The first words' })
    await editMessage(app, mei, chatId, id, 'The second words')
    await removeMessage(app, mei, chatId, id)
    expect(await earlier()).toEqual([])
  })

  it('is forgotten after thirty days', async () => {
    const id = randomUUID()
    await sendMessage(app, mei, chatId, { id, text: 'The first words' })
    await editMessage(app, mei, chatId, id, 'The second words')
    app.clock.advance((serverLimits.earlierTextDays - 1) * 86_400_000)
    await purge()
    expect(await earlier()).toHaveLength(1)
    app.clock.advance(2 * 86_400_000)
    await purge()
    expect(await earlier()).toEqual([])
  })
})

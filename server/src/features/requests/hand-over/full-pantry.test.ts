import { limits } from '@shelfmate/contract/api/limits'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { expect, it } from 'vitest'
import { fillPantry } from '#features/pantry/pantry.factory.ts'
import { app, withApp } from '../../../testing/suite.ts'
import { act, ask, offer, seen } from '../requests.factory.ts'

withApp()

const full = 'Your pantry is full, so it isn’t in there.'

/** A promise whose taker has no room left, and what the chat says of it to either of the two. */
async function promisedToFull() {
  const { giver, taker, post } = await offer(app, { quantity: 1 })
  const { id, code } = await ask(app, taker, post.id)
  await fillPantry(app, taker, limits.pantryItems)
  const params = { chatId: chatIdOf(giver.id, taker.id) }
  const chat = async (as: typeof taker) => (await app.call(chatCalls.open, { as, input: { params } })).body
  return { giver, taker, id, code: code ?? '', chat }
}

it('is told to whoever wanted the food in there as something new, in words that pages show to nobody else', async () => {
  const { giver, taker, id, code, chat } = await promisedToFull()
  const { unreadCount: before } = await chat(taker)
  await act(app, giver, id, 'enterCode', { code })
  const { messages, unreadCount, lastMessage } = await chat(taker)
  const said = { sender: 'You handed over 1 × Tofu.', recipient: `You got 1 × Tofu. ${full}` }
  expect(messages.at(-1)).toMatchObject({ text: 'Handed over: 1 × Tofu.', card: { said } })
  expect(lastMessage).toMatchObject({ said })
  expect(unreadCount).toBe(before + 1)
  expect(await seen(app, taker, id)).toMatchObject({ state: 'handedOver', keep: false })
  await act(app, taker, id, 'thank')
  expect(JSON.stringify(await chat(taker)).split(full)).toHaveLength(2)
})

it('is told where the taker’s own press is the second one, which is news to nobody', async () => {
  const { giver, taker, id, chat } = await promisedToFull()
  await act(app, giver, id, 'confirm')
  const { unreadCount: before } = await chat(giver)
  await act(app, taker, id, 'confirm')
  const { messages, unreadCount } = await chat(giver)
  const said = { sender: `You got 1 × Tofu. ${full}`, recipient: 'You handed over 1 × Tofu.' }
  expect(messages.at(-1)).toMatchObject({ senderId: taker.id, card: { said } })
  expect(unreadCount).toBe(before)
})

it('is nothing to who had unticked it', async () => {
  const { giver, taker, id, code, chat } = await promisedToFull()
  await act(app, taker, id, 'keep', { keep: false })
  await act(app, giver, id, 'enterCode', { code })
  expect(JSON.stringify(await chat(taker))).not.toContain(full)
})

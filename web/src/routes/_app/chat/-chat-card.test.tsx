import type { Message, RequestCard } from '@shelfmate/contract/chat/chat'
import { foodRequest } from '@shelfmate/contract/requests/requests.factory'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { conversationQuery } from '#features/chat/data/chat.queries.ts'
import { conversationWith, messageAt } from '#features/chat/data/conversations.factory.ts'
import { requestsQuery } from '#features/requests/requests.queries.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { ChatCard } from './-chat-card.tsx'

const chatId = 'arun_mei'
const { partner } = conversationWith()
const told = (seq: number, card: Partial<RequestCard>) =>
  messageAt(seq, {
    card: { requestId: 'a', state: 'promised', event: null, foodName: 'Tofu', units: 1, ...card },
  })
const promised = told(1, {})
const again = [
  told(2, { state: 'declined' }),
  told(3, { state: 'waiting' }),
  told(4, {}),
  told(5, { event: 'arranged' }),
  told(6, { requestId: 'b' }),
]
const keep = (messages: Message[]) =>
  queryClient.setQueryData(conversationQuery(chatId).queryKey, conversationWith({ messages }))

/** Draws cards; returns the places of those with buttons under them. */
function open(messages: Message[]) {
  const request = foodRequest({ partner, state: 'promised', actions: ['decline'] })
  queryClient.setQueryData(requestsQuery.queryKey, { items: [request] })
  keep(messages)
  drawScreen(
    <>
      {messages.map(({ id, card, text }) => (
        <article key={id} aria-label={id}>
          {card && <ChatCard chatId={chatId} id={id} card={card} text={text} />}
        </article>
      ))}
    </>,
    () => ({ items: [request] }),
  )
  return () =>
    screen.queryAllByRole('button').map((button) => button.closest('article')?.getAttribute('aria-label'))
}

it('has what one may press under the newest of several that tell how a request stands', async () => {
  const pressable = open([promised, ...again])
  await expect.poll(pressable).toEqual(['m4'])
})

it('loses it, live, to a newer one', async () => {
  const pressable = open([promised])
  await expect.poll(pressable).toEqual(['m1'])
  act(() => void keep([promised, ...again]))
  await expect.poll(pressable).toEqual([])
})

import type { Conversation, Message, RequestCard } from '@shelfmate/contract/chat/chat'
import { foodRequest } from '@shelfmate/contract/requests/requests.factory'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { conversationQuery } from '#features/chat/data/chat.queries.ts'
import { requestsQuery } from '#features/requests/requests.queries.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { ChatCard } from './-chat-card.tsx'

const chatId = 'arun_mei'
const partner = { userId: 'arun', displayName: 'Arun', photoId: null }
const told = (seq: number, card: Partial<RequestCard>): Message => ({
  id: `m${seq}`,
  seq,
  senderId: 'arun',
  text: `Card ${seq}`,
  image: null,
  deleted: false,
  sentAt: '2026-11-05T06:07:00.000Z',
  editedAt: null,
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
const chatOf = (messages: Message[]): Conversation => ({
  chatId,
  partner,
  change: 0,
  unreadCount: 0,
  lastMessage: null,
  before: null,
  messages,
  lastRead: { mine: 0, partner: 0 },
})
const keep = (messages: Message[]) =>
  queryClient.setQueryData(conversationQuery(chatId).queryKey, chatOf(messages))

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

import type { Message, RequestCard } from '@shelfmate/contract/chat/chat'
import { foodRequest } from '@shelfmate/contract/requests/requests.factory'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { conversationQuery } from '#features/chat/data/chat.queries.ts'
import { conversationWith, messageAt } from '#features/chat/data/conversations.factory.ts'
import { requestsQuery } from '#features/requests/requests.queries.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { drawScreen, failed } from '#lib/testing/draw-screen.factory.tsx'
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
  queryClient.setQueryData(requestsQuery.queryKey, { items: [request] })
  drawCards(messages, () => ({ items: [request] }))
  return () =>
    screen.queryAllByRole('button').map((button) => button.closest('article')?.getAttribute('aria-label'))
}

const request = foodRequest({ partner, state: 'promised', actions: ['decline'] })

function drawCards(messages: Message[], answer: Parameters<typeof drawScreen>[1]): void {
  keep(messages)
  drawScreen(
    <>
      {messages.map(({ id, card, text }) => (
        <article key={id} aria-label={id}>
          {card && <ChatCard chatId={chatId} id={id} card={card} text={text} />}
        </article>
      ))}
    </>,
    answer,
  )
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

it('says once that requests can’t be read, under the newest card, with a way to ask again', async () => {
  let answer: unknown = failed
  drawCards([promised, ...again.slice(0, 3)], () => answer)
  const retry = await screen.findByRole('button', { name: 'Retry: The requests could not be loaded.' })
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(within(screen.getByRole('article', { name: 'm4' })).getByRole('alert')).toBeTruthy()
  answer = { items: [request] }
  fireEvent.click(retry)
  expect(await screen.findByRole('button', { name: /^Decline/ })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

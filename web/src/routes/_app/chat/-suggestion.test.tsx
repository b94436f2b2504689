import type { FoodRequest } from '@shelfmate/contract/requests/requests'
import { foodRequest } from '@shelfmate/contract/requests/requests.factory'
import { act, fireEvent, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readDraft, startDraft } from '#features/chat/composer/chat-drafts.ts'
import { Composer } from '#features/chat/composer/composer.tsx'
import { conversationWith } from '#features/chat/data/conversations.factory.ts'
import { receiveRequests } from '#features/requests/requests.queries.ts'
import { setSession } from '#lib/api/session.ts'
import { drawScreen, leavePage } from '#lib/testing/draw-screen.factory.tsx'
import { uploadWith } from '#lib/testing/upload.factory.ts'
import { Suggestion } from './-suggestion.tsx'

const chatId = 'arun_mei'
const text = 'Hi! I’d like 2 × oranges. When can I come by?'
const conversation = conversationWith({ messages: [] })
const mine = foodRequest({ id: 'b', role: 'taker', turn: 4, version: 1, partner: conversation.partner })
const handedOver: FoodRequest = {
  ...mine,
  version: 2,
  state: 'handedOver',
  endedAt: '2026-11-22T18:00:00.000Z',
}
const told = { onSend: () => undefined, onSave: () => undefined, onCancel: () => undefined }

beforeEach(() => {
  setSession({ id: 'mei', email: 'mei@campus.test', displayName: 'Mei', verified: true })
  startDraft('mei', chatId, { text, about: `p -1 ${Date.now()}` })
})
afterEach(leavePage)

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })

async function open(requests: FoodRequest[]) {
  drawScreen(
    <>
      <Composer
        userId="mei"
        chatId={chatId}
        upload={uploadWith()}
        editing={undefined}
        {...told}
        onEditLast={() => undefined}
        onTyping={() => undefined}
        input={createRef<HTMLTextAreaElement>()}
      />
      <Suggestion userId="mei" chatId={chatId} />
    </>,
    (address) => (address.includes('/requests') ? { items: requests } : conversation),
  )
  await act(async () => undefined)
}
const receive = (request: FoodRequest) => act(async () => receiveRequests({ items: [request] }))

it('leaves the field, live, once its request has moved on', async () => {
  await open([mine])
  expect(field().value).toBe(text)
  await receive(handedOver)
  await expect.poll(() => field().value).toBe('')
  expect(readDraft('mei', chatId)).toBe('')
})

it('stays where something was typed into it', async () => {
  await open([mine])
  fireEvent.change(field(), { target: { value: `${text} At six?` } })
  await receive(handedOver)
  expect(field().value).toBe(`${text} At six?`)
})

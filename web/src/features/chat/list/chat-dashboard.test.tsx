import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import { conversations } from '../data/chat.queries.ts'
import { conversationWith } from '../data/conversations.factory.ts'
import { ChatDashboard } from './chat-dashboard.tsx'

const chatId = 'arun_mei'
const held = conversationWith({ chatId })
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const caughtUp = { ...held, since: 2, partnerId: 'arun', messages: [] }
let hasBlocked = false

beforeEach(() => {
  hasBlocked = false
  vi.stubGlobal('fetch', async (address: string) => {
    const isList = !address.includes(chatId)
    if (isList) return Response.json({ items: [], nextCursor: null, unreadChats: 0 })
    if (!hasBlocked) return Response.json(caughtUp)
    return Response.json({ error: { code: 'NOT_FOUND', message: '', requestId: 'r' } }, { status: 404 })
  })
  return () => vi.unstubAllGlobals()
})

it('shows nothing more of a chat that is not there any more, whatever is told of who was in it', async () => {
  conversations.put(chatId, held)
  draw(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        <ChatDashboard chatId={chatId} me={{ id: 'mei', displayName: 'Mei' }} onPerson={() => undefined} />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
  expect(await screen.findByText('At six')).toBeTruthy()
  hasBlocked = true
  await act(() => conversations.refresh())
  expect(await screen.findByText('Chat not found.')).toBeTruthy()
  expect([screen.queryByText('At six'), screen.queryByRole('textbox', { name: 'Message' })]).toEqual([
    null,
    null,
  ])
  act(() => conversations.update((conversation) => ({ ...conversation })))
  expect(screen.queryByText('At six')).toBeNull()
  expect(conversations.cached(chatId)).toBeUndefined()
})

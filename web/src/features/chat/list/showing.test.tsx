import { fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { StartChatScreen } from '../conversation/start-chat-screen.tsx'
import { ChatDashboard } from './chat-dashboard.tsx'

const none = () => undefined
const people = ['Arun', 'Arjun', 'Bao'].map((displayName) => ({
  userId: displayName,
  displayName,
  photoId: null,
}))
const chats = people
  .slice(1)
  .map((partner) => ({ chatId: partner.userId, change: 1, unreadCount: 0, lastMessage: null, partner }))

/** A campus of three; with two of them there is a chat. */
function campus(address: string): object {
  const { pathname, searchParams } = new URL(address, 'http://campus.test')
  const isIn = (name: string) => name.toLowerCase().includes(searchParams.get('search') ?? '')
  if (pathname.includes('a_b'))
    return Response.json({ error: { code: 'NOT_FOUND', message: '', requestId: 'r' } }, { status: 404 })
  if (pathname.endsWith('/people'))
    return { items: people.filter(({ displayName }) => isIn(displayName)), nextCursor: null }
  return { nextCursor: null, unreadChats: 0, items: chats.filter(({ partner }) => isIn(partner.displayName)) }
}

/** What the lists tell of a search. */
const told = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text.startsWith('Showing'))
const search = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })

const start = <StartChatScreen userId="mei" search="" onSearch={none} onPerson={none} />
const dashboard = <ChatDashboard chatId="a_b" me={{ id: 'mei', displayName: 'Mei' }} onPerson={none} />

it.each<[string, ReactElement, Record<string, string[]>]>([
  [
    'chats and users',
    start,
    {
      b: ['Showing 1 chat', 'Showing 1 user'],
      ar: ['Showing 1 chat', 'Showing 2 users'],
      zoe: ['Showing 0 chats', 'Showing 0 users'],
    },
  ],
  ['chats beside an open one', dashboard, { b: ['Showing 1 chat'], zoe: ['Showing 0 chats'] }],
])('tells a screen reader what a search finds among %s', async (_, part, expected) => {
  drawScreen(part, campus)
  const names = part === start ? ['All Chats', 'All Available Users'] : ['All Chats']
  const lists = await Promise.all(names.map((name) => screen.findByRole('list', { name })))
  const lines = lists.map((list) => list.previousElementSibling)
  expect(told()).toEqual([])
  for (const [text, outcome] of Object.entries(expected)) {
    search(text)
    await expect.poll(told).toEqual(outcome)
  }
  // A line that comes with its text is not read out.
  expect(lines.map((line) => line?.textContent)).toEqual(Object.values(expected).at(-1))
  search('')
  await expect.poll(told).toEqual([])
})

it('tells nothing before the answer is there', async () => {
  drawScreen(dashboard, campus)
  await screen.findByRole('link', { name: /Arjun/ })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  search('b')
  await expect.poll(() => queryClient.isFetching()).toBe(1)
  expect(told()).toEqual([])
})

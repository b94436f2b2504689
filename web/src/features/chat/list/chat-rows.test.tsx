import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { ChatRows } from './chat-rows.tsx'

const chatWith = (name: string) => ({
  chatId: `${name}_mei`,
  change: 1,
  unreadCount: 0,
  lastMessage: null,
  partner: { userId: name, displayName: name, photoId: null },
})

function Searching() {
  const [search, setSearch] = useState('anx')
  return (
    <>
      <button type="button" onClick={() => setSearch('an')}>
        Delete the x
      </button>
      <ChatRows userId="mei" search={search} first={1} />
    </>
  )
}

it('says that nobody is found only once the words that stand there were asked for', async () => {
  const later = Promise.withResolvers<unknown>()
  const page = { items: [], nextCursor: null, unreadChats: 0 }
  const answer = (address: string) => (address.includes('anx') ? page : later.promise)
  drawScreen(<Searching />, answer)
  expect(await screen.findByText('No chat with “anx”.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Delete the x' }))
  expect(screen.queryByText(/^No chat with/)).toBeNull()
  later.resolve(page)
  expect(await screen.findByText('No chat with “an”.')).toBeDefined()
})

it('has the focus on the first chat that was not there before, once all of them are shown', async () => {
  drawScreen(<ChatRows userId="mei" search="" first={1} />, () => ({
    items: ['Arun', 'Sana', 'Tom'].map(chatWith),
    nextCursor: null,
    unreadChats: 0,
  }))
  const button = await screen.findByRole('button', { name: 'Show all chats' })
  button.focus()
  fireEvent.click(button)
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Sana/ }))
})

import { fireEvent, screen } from '@testing-library/react'
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

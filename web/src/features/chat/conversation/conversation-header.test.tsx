import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { conversationWith } from '../data/conversations.factory.ts'
import { ConversationHeader } from './conversation-header.tsx'

type Chat = Parameters<typeof ConversationHeader>[0]['chat']

/** Draws the header; returns what it says, and who was opened by a press on the name. */
function shown(chat: Chat) {
  const onPerson = vi.fn()
  drawScreen(<ConversationHeader chat={chat} onPerson={onPerson} />, () => null)
  return { said: screen.getByRole('banner').textContent, onPerson }
}

it.each([
  [1, 'You two have shared food once.'],
  [2, 'You two have shared food 2 times.'],
  [12, 'You two have shared food 12 times.'],
])('says below the name what the two have shared: %i', (shared, words) => {
  expect(shown(conversationWith({ shared })).said).toContain(words)
})

it.each([
  ['they have shared nothing', conversationWith({ shared: 0 }), 'Chat With Arun'],
  ['it is not known', { partner: conversationWith().partner }, 'Chat With Arun'],
  ['nothing is known yet', undefined, 'Chat'],
])('says nothing of it where %s', (_, chat, title) => {
  const { said } = shown(chat)
  expect(said?.endsWith(title)).toBe(true)
})

it('keeps the line out of the title, and opens the profile by the name', () => {
  const { onPerson } = shown(conversationWith({ shared: 3 }))
  expect(screen.getByRole('heading', { name: 'Chat With Arun' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Arun' }))
  expect(onPerson).toHaveBeenCalledExactlyOnceWith('arun')
})

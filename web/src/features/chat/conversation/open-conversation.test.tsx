import type { Conversation } from '@shelfmate/contract/chat/chat'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { setSession } from '#lib/api/session.ts'
import { noteName, notesOf, writeNote } from '#lib/device/device-notes.ts'
import { move, presses } from '#lib/press/press-store.ts'
import { leavePage } from '#lib/testing/draw-screen.factory.tsx'
import { draw } from '#ui/testing/draw.factory.tsx'
import { editMessage, sendMessage } from '../data/chat-unsent.ts'
import { conversationWith, messageAt } from '../data/conversations.factory.ts'
import { OpenConversation } from './open-conversation.tsx'

const message = (seq: number, text: string) => messageAt(seq, { senderId: 'mei', text })
const conversation = conversationWith({ messages: [message(1, 'At six'), message(2, 'Second shelf')] })

afterEach(leavePage)

const around = (now: Conversation) => (
  <QueryClientProvider client={queryClient}>
    <OpenConversation conversation={now} me={{ id: 'mei', displayName: 'Mei' }} isAsking={false} />
  </QueryClientProvider>
)
const open = () => draw(around(conversation))
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
const choose = (of: string, item: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Edit or delete: ${of}` }))
  fireEvent.click(screen.getByRole('menuitem', { name: item }))
}

it('keeps what is typed into a message until it is saved or given up, also when the chat is left', () => {
  const { unmount } = open()
  choose('At six', 'Edit')
  fireEvent.change(field(), { target: { value: 'At half past' } })
  unmount()
  open()
  expect(field().value).toBe('')
  choose('Second shelf', 'Edit')
  expect(field().value).toBe('Second shelf')
  choose('At six', 'Edit')
  expect(field().value).toBe('At half past')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  choose('At six', 'Edit')
  expect(field().value).toBe('At six')
  fireEvent.change(field(), { target: { value: 'At seven' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(notesOf(noteName('mei', 'draft'))).toEqual([])
})

const editedAt = '2026-11-05T07:00:00.000Z'

it.each([
  ['is dropped where another device has changed the message since', 'At eight', editedAt, 'At eight'],
  ['stays where the message says the same', 'At six', null, 'At half past'],
])('what was typed into a message %s', (_, text, edited, expected) => {
  const { unmount } = open()
  choose('At six', 'Edit')
  fireEvent.change(field(), { target: { value: 'At half past' } })
  unmount()
  draw(around({ ...conversation, messages: [{ ...message(1, text), editedAt: edited }] }))
  choose(text, 'Edit')
  expect(field().value).toBe(expected)
  fireEvent.change(field(), { target: { value: 'At nine' } })
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(notesOf(noteName('mei', 'draft'))).toEqual([])
})

it.each([
  ['stays in a message that was never edited', null, 'At half past'],
  ['is dropped where it may be older than an edit', editedAt, 'At six'],
])('what an earlier version kept %s', (_, edited, expected) => {
  writeNote(noteName('mei', 'draft', 'm1'), 'At half past')
  draw(around({ ...conversation, messages: [{ ...message(1, 'At six'), editedAt: edited }] }))
  choose('At six', 'Edit')
  expect(field().value).toBe(expected)
  fireEvent.keyDown(field(), { key: 'Escape' })
})

it('closes the menu of a message with its own button, which has the focus then', () => {
  open()
  const button = screen.getByRole('button', { name: 'Edit or delete: At six' })
  const press = () => {
    // What a browser does unless it is prevented.
    if (fireEvent.mouseDown(button)) button.focus()
    fireEvent.click(button)
  }
  press()
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Edit' }))
  press()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button)
})

it('stops editing a message that is deleted, and no other', () => {
  open()
  choose('At six', 'Edit')
  expect(field().value).toBe('At six')
  fireEvent.change(field(), { target: { value: 'At half past' } })
  fireEvent.change(field(), { target: { value: 'At half past' } })
  choose('Second shelf', 'Delete')
  expect(screen.getByText('Editing your message')).toBeTruthy()
  choose('At six', 'Delete')
  expect(screen.queryByText('Editing your message')).toBeNull()
  expect(field().value).toBe('')
  expect(notesOf(noteName('mei', 'draft'))).toEqual([])
})

it('stops editing a message that another device deletes', () => {
  const { rerender } = open()
  choose('At six', 'Edit')
  fireEvent.change(field(), { target: { value: 'At half past' } })
  const deleted = { ...message(1, ''), deleted: true }
  rerender(around({ ...conversation, messages: [deleted, message(2, 'Second shelf')] }))
  expect(screen.queryByText('Editing your message')).toBeNull()
  expect(notesOf(noteName('mei', 'draft'))).toEqual([])
})

const refusal = { code: 'RATE_LIMITED', status: 429, message: '', fields: {}, requestId: undefined } as const

beforeEach(() => {
  setSession({ id: 'mei', email: 'mei@campus.test', displayName: 'Mei', verified: true })
  // The browser of these tests has none.
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request: async () => undefined } as never)
  return () => vi.restoreAllMocks()
})

/** Takes what was done in the chat, and refuses it. */
async function refuseAll(): Promise<void> {
  await expect.poll(() => presses().every(({ phase }) => phase === 'waiting')).toBe(true)
  act(() => {
    for (const { id } of presses()) move(id, 'refused', (one) => ({ ...one, refusal }))
  })
}

it.each([
  ['Discard: Third shelf', () => sendMessage('arun_mei', { text: 'Third shelf', image: null })],
  ['Retry: Third shelf', () => sendMessage('arun_mei', { text: 'Third shelf', image: null })],
  ['Keep as it was: At seven', () => editMessage(message(1, 'At six'), 'arun_mei', 'At seven')],
])('has the focus in its field once the pressed button has gone: %s', async (name, deed) => {
  open()
  act(deed)
  await refuseAll()
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
  await expect.poll(() => button.isConnected).toBe(false)
  expect(document.activeElement).toBe(field())
})

it('leaves the focus where it is when what was not sent goes by itself', async () => {
  open()
  act(() => sendMessage('arun_mei', { text: 'Third shelf', image: null }))
  await refuseAll()
  field().blur()
  act(() => {
    for (const { id } of presses()) move(id, 'gone')
  })
  expect(document.activeElement).toBe(document.body)
})

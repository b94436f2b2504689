import type { Message, RequestCard } from '@shelfmate/contract/chat/chat'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { draw } from '#ui/testing/draw.factory.tsx'
import type { Alteration } from '../data/chat-unsent.ts'
import { messageAt } from '../data/conversations.factory.ts'
import { MessageBlockRows } from './message-block.tsx'
import { MessageCards } from './message-cards.ts'

const message = messageAt(1, { senderId: 'mei' })
const alteration = (name: 'edit' | 'remove', text: string) =>
  ({ id: 'm1', text, pressId: 'p1', state: 'held', call: { name } }) as Alteration

function drawMessage(
  only: Message,
  alterations: readonly Alteration[] = [],
  before: readonly Message[] = [],
) {
  const onMenu = vi.fn()
  draw(
    <MessageCards value={({ text }) => <p>{text}</p>}>
      <MessageBlockRows
        block={{ key: 0, messages: [...before, only], previous: undefined }}
        me={{ id: 'mei', displayName: 'Mei' }}
        partner={{ userId: 'arun', displayName: 'Arun', photoId: null }}
        seenUpTo={0}
        markedId={undefined}
        isNear
        alterations={alterations}
        today="2026-11-05"
        onMenu={onMenu}
        onImage={() => undefined}
      />
    </MessageCards>,
  )
  return onMenu
}
const drawWith = (alterations: readonly Alteration[]) => drawMessage(message, alterations)

it('hands to its menu the message as it is shown: an edit that waits goes on from its own text', () => {
  const onMenu = drawWith([alteration('edit', 'At seven')])
  fireEvent.click(screen.getByRole('button', { name: 'Edit or delete: At seven' }))
  expect(onMenu.mock.calls).toMatchObject([[{ id: 'm1', text: 'At seven' }, {}]])
  expect(screen.getByText('Edited')).toBeTruthy()
})

it('names its menu by whole characters: half an emoji is read out as a character that nobody knows', () => {
  drawMessage({ ...message, text: `${'a'.repeat(39)}🍞 and more` })
  const name = screen.getByRole('button', { name: /^Edit or delete/ }).getAttribute('aria-label')
  expect(name?.isWellFormed()).toBe(true)
})

it('offers no menu for what is being deleted', () => {
  drawWith([alteration('remove', '[deleted]')])
  expect(screen.getByText('[deleted]')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Edit or delete/ })).toBeNull()
  expect(screen.queryByText('Edited')).toBeNull()
})

it.each([
  ['mei', 'Promised to you: 1 × Tofu.'],
  ['arun', 'You promised 1 × Tofu.'],
])('words a card for who reads it, sent by %s', (senderId, said) => {
  const card: RequestCard = {
    requestId: 'r',
    state: 'promised',
    event: null,
    foodName: 'Tofu',
    units: 1,
    said: { sender: 'Promised to you: 1 × Tofu.', recipient: 'You promised 1 × Tofu.' },
  }
  drawMessage({ ...message, senderId, text: 'Promised: 1 × Tofu.', card })
  expect(screen.getByText(said)).toBeTruthy()
})

it('offers to report what the partner’s card says, and nothing for one’s own', () => {
  const facts = { requestId: 'r', state: 'declined', event: null, foodName: 'Tofu', units: 1 } as const
  const card = { ...facts, said: { sender: 'You declined Tofu.', recipient: 'Tofu was declined.' } }
  const theirs = { ...message, id: 'm2', seq: 2, senderId: 'arun', text: 'Declined: Tofu.', card }
  // It may name food of the one who reads it.
  const asked = { ...theirs, id: 'm3', seq: 3, card: { ...card, state: 'asked' as const } }
  const onMenu = drawMessage(theirs, [], [{ ...message, card }, asked])
  expect(screen.getAllByRole('button')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Report: Tofu was declined.' }))
  expect(onMenu.mock.calls).toMatchObject([[{ id: 'm2' }, {}]])
})

it('shows of a card of an earlier version the text that it has', () => {
  const card = { requestId: 'r', state: 'promised', event: null, foodName: 'Tofu', units: 1 } as const
  drawMessage({ ...message, text: 'Promised: 1 × Tofu.', card })
  expect(screen.getByText('Promised: 1 × Tofu.')).toBeTruthy()
})

it('shows the sender of a message below their card: a card shows none', () => {
  const card = { requestId: 'r', state: 'asked', event: null, foodName: 'Tofu', units: 1 } as const
  const isShown = () => screen.getByText('Mei').closest('[data-first]') !== null
  drawMessage({ ...message, id: 'm2', seq: 2 }, [], [{ ...message, card }])
  expect(isShown()).toBe(true)
})

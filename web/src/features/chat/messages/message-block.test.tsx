import type { Message } from '@shelfmate/contract/chat/chat'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { draw } from '#ui/testing/draw.factory.tsx'
import type { Alteration } from '../data/chat-unsent.ts'
import { MessageBlockRows } from './message-block.tsx'

const message: Message = {
  id: 'm1',
  seq: 1,
  senderId: 'mei',
  text: 'At six',
  image: null,
  sentAt: '2026-11-05T06:07:00.000Z',
  editedAt: null,
  deleted: false,
}
const alteration = (name: 'edit' | 'remove', text: string) =>
  ({ id: 'm1', text, pressId: 'p1', state: 'held', call: { name } }) as Alteration

function drawWith(alterations: readonly Alteration[]) {
  const onMenu = vi.fn()
  draw(
    <MessageBlockRows
      block={{ key: 0, messages: [message], previous: undefined }}
      me={{ id: 'mei', displayName: 'Mei' }}
      partner={{ userId: 'arun', displayName: 'Arun', photoId: null }}
      seenUpTo={0}
      markedId={undefined}
      isNear
      alterations={alterations}
      today="2026-11-05"
      onMenu={onMenu}
      onImage={() => undefined}
    />,
  )
  return onMenu
}

it('hands to its menu the message as it is shown: an edit that waits goes on from its own text', () => {
  const onMenu = drawWith([alteration('edit', 'At seven')])
  fireEvent.click(screen.getByRole('button', { name: 'Edit or delete: At seven' }))
  expect(onMenu.mock.calls).toMatchObject([[{ id: 'm1', text: 'At seven' }, {}]])
  expect(screen.getByText('Edited')).toBeTruthy()
})

it('offers no menu for what is being deleted', () => {
  drawWith([alteration('remove', '[deleted]')])
  expect(screen.getByText('[deleted]')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Edit or delete/ })).toBeNull()
  expect(screen.queryByText('Edited')).toBeNull()
})

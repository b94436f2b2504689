import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { ConversationError } from './conversation-states.tsx'

function drawError(error: Error): void {
  const query = { error, isFetching: false, refetch: vi.fn() }
  drawScreen(
    <ConversationError query={query} aboutPartner={<button type="button">Block</button>} />,
    () => null,
  )
}

it('offers what can be done about whoever wrote and has blocked since, where their chat is not there any more', () => {
  drawError(new ApiError('NOT_FOUND', 404))
  expect(screen.getByRole('alert').textContent).toBe('Chat not found.')
  expect(screen.getByRole('button', { name: 'Block' })).toBeTruthy()
})

it.each([
  ['that could not be loaded', new ApiError('INTERNAL', 500)],
  ['with oneself', new ApiError('CHAT_WITH_ONESELF', 400)],
])('offers nothing of the kind in a chat %s', (_, error) => {
  drawError(error)
  expect(screen.queryByRole('button', { name: 'Block' })).toBeNull()
})

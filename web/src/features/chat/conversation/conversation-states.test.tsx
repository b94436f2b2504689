import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { closeReport, useReported } from '#lib/reports/reporting.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { ConversationError } from './conversation-states.tsx'

const Told = () => <output>{JSON.stringify(useReported() ?? null)}</output>
const told = () => JSON.parse(screen.getByRole('status').textContent)

function shown(error: Error, partnerId: string | undefined) {
  const query = { error, isFetching: false, refetch: vi.fn() }
  drawScreen(
    <>
      <ConversationError query={query} partnerId={partnerId} />
      <Told />
    </>,
    () => null,
  )
  return screen.queryByRole('button', { name: 'Report the other person' })
}

it('reports whoever wrote and has blocked since, where their chat is not there any more', () => {
  const button = shown(new ApiError('NOT_FOUND', 404), 'arun')
  expect(screen.getByText('Chat not found.')).toBeTruthy()
  if (button) fireEvent.click(button)
  expect(told()).toEqual({ kind: 'person', targetId: 'arun' })
  closeReport()
})

it.each([
  ['an address that names no chat of the viewer’s', new ApiError('NOT_FOUND', 404), undefined],
  ['a chat that could not be loaded', new ApiError('INTERNAL', 500), 'arun'],
  ['a chat with oneself', new ApiError('CHAT_WITH_ONESELF', 400), undefined],
])('has nobody to report in %s', (_, error, partnerId) => {
  expect(shown(error, partnerId)).toBeNull()
})

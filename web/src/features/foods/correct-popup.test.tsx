import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import { CorrectPopup } from './correct-popup.tsx'

let answers: PromiseWithResolvers<Response>[]

beforeEach(() => {
  answers = []
  vi.stubGlobal('fetch', () => {
    const answer = Promise.withResolvers<Response>()
    answers.push(answer)
    return answer.promise
  })
  draw(
    <QueryClientProvider client={queryClient}>
      <CorrectPopup
        reading={{ name: 'Blorf', kind: 'unknown', takenFor: [], isCorrected: false, picture: '' }}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  )
})
afterEach(() => {
  queryClient.clear()
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

/** Types a text, and waits until the server is asked for it. */
async function look(text: string): Promise<PromiseWithResolvers<Response> | undefined> {
  const before = answers.length
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
  await expect.poll(() => answers.length).toBe(before + 1)
  return answers.at(-1)
}
const told = () => screen.getByRole('status').textContent
const none = () => screen.queryByText('No food found with that name.')

it('says that nothing was found once the server has said so', async () => {
  const answer = await look('blorf')
  expect([told(), none()]).toEqual(['', null])
  await act(async () => answer?.resolve(Response.json({ foods: [] })))
  await screen.findByText('No food found with that name.')
  expect(told()).toBe('0 foods found.')
  await look('tofu')
  expect([told(), none()]).toEqual(['', null])
})

it('says why it could not look, and looks again', async () => {
  const answer = await look('tofu')
  await act(async () => answer?.resolve(Response.json({}, { status: 500 })))
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect([told(), none()]).toEqual(['', null])
  const retry = screen.getByRole('button', { name: 'Retry' })
  retry.focus()
  fireEvent.click(retry)
  await expect.poll(() => retry.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(retry)
  await act(async () => answers.at(-1)?.resolve(Response.json({ foods: ['tofu'] })))
  await screen.findByRole('button', { name: 'tofu' })
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says that it is offline', async () => {
  onlineManager.setOnline(false)
  const answer = await look('tofu')
  await act(async () => answer?.reject(new TypeError('Failed to fetch')))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^You seem to be offline/)
  expect(none()).toBeNull()
})

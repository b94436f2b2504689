import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { readToasts } from '#ui/layers/toasts.ts'
import { TellMePopup } from './tell-me-popup.tsx'

it('says which food it tells of, and leaves what is typed meanwhile', async () => {
  const saved = Promise.withResolvers<unknown>()
  drawScreen(<TellMePopup search="rice" homeDorm="CAPT" onClose={vi.fn()} />, (_, method) =>
    method === 'PUT' ? saved.promise : { items: [] },
  )
  const field = await screen.findByLabelText('Food')
  fireEvent.click(screen.getByRole('button', { name: 'Tell me' }))
  fireEvent.change(field, { target: { value: 'milk' } })
  await act(async () => {
    saved.resolve({ items: [] })
    await saved.promise
  })
  await expect.poll(() => readToasts().at(-1)?.message).toContain('rice')
  expect(field).toHaveProperty('value', 'milk')
})

it('says what is wrong with a food that is none', async () => {
  const error = { code: 'VALIDATION_FAILED', message: '', fields: { words: 'Which food?' }, requestId: 'r-1' }
  drawScreen(<TellMePopup search="!!!" homeDorm="CAPT" onClose={vi.fn()} />, (_, method) =>
    method === 'PUT' ? Response.json({ error }, { status: 400 }) : { items: [] },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Tell me' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Which food?')
})

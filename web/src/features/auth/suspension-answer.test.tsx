import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { SuspensionAnswer } from './suspension-answer.tsx'

it('says with the focus that the answer is sent', async () => {
  drawScreen(<SuspensionAnswer credentials={{ email: 'mei@u.nus.edu', password: 'rice' }} />, () => ({}))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'It was not me.' } })
  const send = screen.getByRole('button', { name: 'Send the answer' })
  send.focus()
  fireEvent.click(send)
  await expect.poll(() => document.activeElement).toBe(await screen.findByRole('status'))
})

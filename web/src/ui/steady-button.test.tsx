import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SteadyButton } from './steady-button.tsx'
import { draw } from './testing/draw.factory.tsx'

it('sends no form unless it says so', () => {
  const [sent, pressed] = [vi.fn(), vi.fn()]
  draw(
    <form onSubmit={sent}>
      <SteadyButton onClick={pressed}>Send it again</SteadyButton>
    </form>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(pressed).toHaveBeenCalledOnce()
  expect(sent).not.toHaveBeenCalled()
})

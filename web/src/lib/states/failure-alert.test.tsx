import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '#ui/testing/draw.factory.tsx'
import { ApiError } from '../api/api-error.ts'
import { FailureAlert } from './failure-alert.tsx'

const none = () => undefined
const screenWith = (error: unknown) => (
  <main tabIndex={-1}>
    <FailureAlert error={error} onRetry={none} />
  </main>
)

it('leaves the focus of its Retry, once that has worked, to what is around it', async () => {
  const { rerender } = draw(screenWith(new ApiError('TIMEOUT', 0)))
  screen.getByRole('button', { name: 'Retry' }).focus()
  rerender(screenWith(null))
  expect(screen.queryByRole('alert')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'))
})

it('takes no focus that was elsewhere', () => {
  const { rerender } = draw(screenWith(new ApiError('TIMEOUT', 0)))
  rerender(screenWith(null))
  expect(document.activeElement).toBe(document.body)
})

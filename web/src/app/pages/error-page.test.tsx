import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { ErrorPage } from './error-page.tsx'

it.each([
  [
    'a style sheet',
    new Error('Unable to preload CSS for /assets/exchange-iETUD7SW.css'),
    /^Part of this page/,
  ],
  [
    'a script',
    new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
    /^Part of this page/,
  ],
  [
    'nothing, and the screen itself is broken',
    new Error('x is not iterable'),
    /^Something went wrong on our/,
  ],
])('says why the screen is not there: what was lost is %s', (_, error, said) => {
  drawScreen(<ErrorPage error={error} reset={() => undefined} />, () => undefined)
  expect(screen.getByRole('alert').textContent).toMatch(said)
})

it('draws the screen anew without what the device kept, which a version before may have written', async () => {
  const reset = vi.fn()
  drawScreen(<ErrorPage error={new Error('x is undefined')} reset={reset} />, () => undefined)
  queryClient.setQueryData(['kept'], { items: [] })
  await queryClient.invalidateQueries({ queryKey: ['kept'], refetchType: 'none' })
  queryClient.setQueryData(['fresh'], { items: [] })
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await expect.poll(() => reset.mock.calls).toHaveLength(1)
  expect(queryClient.getQueryData(['kept'])).toBeUndefined()
  expect(queryClient.getQueryData(['fresh'])).toBeDefined()
})

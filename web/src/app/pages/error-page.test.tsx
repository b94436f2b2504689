import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { keptValueQuery } from '#lib/device/kept-value.ts'
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

const chosen = keptValueQuery<string[]>(['chosen'])

/** Draws a broken screen over a list of a version before, a fresh one and what only the device has; presses Retry. */
async function retry() {
  const reset = vi.fn()
  drawScreen(<ErrorPage error={new Error('x is undefined')} reset={reset} />, () => undefined)
  const queryFn = () => Promise.resolve({ items: [] })
  for (const name of ['kept', 'fresh']) await queryClient.fetchQuery({ queryKey: [name], queryFn })
  queryClient.setQueryData(chosen.queryKey, ['a picture'])
  for (const queryKey of [['kept'], chosen.queryKey])
    await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await expect.poll(() => reset.mock.calls).toHaveLength(1)
}

it('draws the screen anew without what the device kept of a server, which a version before may have written', async () => {
  await retry()
  expect(queryClient.getQueryData(['kept'])).toBeUndefined()
  expect(queryClient.getQueryData(['fresh'])).toBeDefined()
  expect(queryClient.getQueryData(chosen.queryKey)).toEqual(['a picture'])
})

it('keeps all that the device has where no server can be asked', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await retry()
  vi.restoreAllMocks()
  expect(queryClient.getQueryData(['kept'])).toBeDefined()
})

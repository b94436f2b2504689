import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { draw } from '#ui/testing/draw.factory.tsx'
import { ApiError } from '../api/api-error.ts'
import { queryClient } from '../api/query-client.ts'
import { LoadError } from './load-error.tsx'

const title = 'Your pantry could not be loaded'

function failed(error: Error, isFetching = false) {
  const refetch = vi.fn()
  draw(<LoadError title={title} query={{ error, isFetching, refetch }} />)
  return refetch
}

it.each([
  [
    'never opened on this device',
    new ApiError('OFFLINE', 0),
    /^You seem to be offline, and this hasn’t been opened on this device before/,
    false,
  ],
  ['too slow', new ApiError('TIMEOUT', 0), /^The server took too long/, false],
  [
    'a fault of ours',
    new ApiError('INTERNAL', 500, { requestId: 'r-9' }),
    /^Something went wrong on our side/,
    true,
  ],
  ['what no server said', new Error('x is not a function'), /^Something went wrong on our side/, false],
])('%s: says what happened, and its request where somebody must look it up', (_, error, said, hasRequest) => {
  failed(error)
  const alert = screen.getByRole('alert')
  const [first, second, third] = [...alert.children].map(({ textContent }) => textContent)
  expect(first).toBe(title)
  expect(second).toMatch(said)
  expect(third).toBe(hasRequest ? 'Error ID: r-9' : undefined)
})

it('asks again at a press, once at a time', () => {
  const refetch = failed(new ApiError('TIMEOUT', 0))
  fireEvent.click(screen.getByRole('button', { name: `Retry: ${title}` }))
  expect(refetch).toHaveBeenCalledOnce()
})

it('is busy while it asks', () => {
  const refetch = failed(new ApiError('TIMEOUT', 0), true)
  fireEvent.click(screen.getByRole('button', { name: `Retry: ${title}` }))
  expect(refetch).not.toHaveBeenCalled()
})

it('stays with its reason, its button and the focus until the answer comes, as often as it fails; then what is around it has the focus', async () => {
  const answers: PromiseWithResolvers<string>[] = []
  const queryFn = () => {
    const answer = Promise.withResolvers<string>()
    answers.push(answer)
    return answer.promise
  }
  const Screen = () => {
    const query = useQuery({ queryKey: ['pantry of Mei'], queryFn, retry: false })
    return !query.data && query.error ? <LoadError title={title} query={query} /> : <p>{query.data}</p>
  }
  draw(
    <QueryClientProvider client={queryClient}>
      <main tabIndex={-1}>
        <Screen />
      </main>
    </QueryClientProvider>,
  )
  const fail = async (code: 'TIMEOUT' | 'OFFLINE', said: string) => {
    await expect.poll(() => answers).not.toEqual([])
    answers.pop()?.reject(new ApiError(code, 0))
    await expect.poll(() => screen.getByRole('alert').textContent).toContain(said)
  }
  await fail('TIMEOUT', 'The server took too long')
  const retry = screen.getByRole('button', { name: `Retry: ${title}` })
  const press = async () => {
    fireEvent.click(retry)
    await expect.poll(() => retry.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('alert')).toBeDefined()
    expect(document.activeElement).toBe(retry)
  }
  retry.focus()
  await press()
  await fail('OFFLINE', 'You seem to be offline')
  await press()
  answers.pop()?.resolve('Two eggs')
  expect(await screen.findByText('Two eggs')).toBeDefined()
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'))
  queryClient.clear()
})

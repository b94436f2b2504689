import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { useSignUp } from './auth.mutations.ts'

const mei = {
  ...{ firstName: 'Mei', lastName: 'Tan', email: 'mei@campus.test' },
  password: 'steamed-rice with kaya 9',
}

afterEach(() => vi.unstubAllGlobals())

/** A form that is sent so often, where no answer arrives; returns the ids that were sent. */
async function idsOf(...bodies: (typeof mei)[]): Promise<unknown[]> {
  const ids: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    ids.push(JSON.parse(body).id)
    throw new TypeError('Failed to fetch')
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useSignUp(), { wrapper })
  for (const body of bodies)
    await act(() => expect(result.current.mutateAsync(body)).rejects.toMatchObject({ code: 'OFFLINE' }))
  return ids
}

it('signs up under the same id again when an answer was lost', async () => {
  const [first, second] = await idsOf(mei, { ...mei })
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(second).toBe(first)
})

it('gives what was changed an id of its own', async () => {
  const [first, second] = await idsOf(mei, { ...mei, email: 'mei.tan@campus.test' })
  expect(second).not.toBe(first)
})

import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { useDiet } from './use-diet.ts'

let isBroken: boolean

beforeEach(() => {
  isBroken = false
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) =>
    isBroken ? Response.json({}, { status: 500 }) : Response.json({ readFrom: JSON.parse(body).allergies }),
  )
})
afterEach(() => {
  queryClient.clear()
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

async function typed(first: string) {
  const { result, rerender } = renderHook((allergies: string) => useDiet('', allergies), {
    wrapper,
    initialProps: first,
  })
  const expectRead = (allergies: string | undefined) =>
    waitFor(() =>
      expect(result.current).toEqual(allergies === undefined ? undefined : { readFrom: allergies }),
    )
  await expectRead(first)
  return { expectRead, type: rerender }
}

it('shows no reading of another text where the server can’t be asked, and the right one once it can', async () => {
  const { expectRead, type } = await typed('milk')
  onlineManager.setOnline(false)
  type('peanuts')
  await expectRead(undefined)
  onlineManager.setOnline(true)
  await expectRead('peanuts')
})

it('shows no reading of another text where the server failed', async () => {
  const { expectRead, type } = await typed('milk')
  isBroken = true
  type('peanuts')
  await expectRead(undefined)
})

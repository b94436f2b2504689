import { notifyManager, QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { fireEvent, type RenderResult, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { draw } from '#ui/testing/draw.factory.tsx'
import { queryClient } from '../api/query-client.ts'
import { setSession } from '../api/session.ts'
import { move, presses } from '../press/press-store.ts'

type Answer = (address: string, method: string) => unknown

/** What a server answers that has failed. */
export const failed = Symbol('failed')

/** Ends what a test leaves to those after it in the same page: its presses, its session, what it has read. */
export function leavePage(): void {
  for (const { id } of presses()) move(id, 'gone')
  setSession(null)
  queryClient.clear()
}

/** Draws a part that reads from the server, and leads to other screens; `answer` stands for the server, with a body or a whole Response, at once or later. */
export function drawScreen(part: ReactElement, answer: Answer): RenderResult {
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const body = await answer(address, method)
    if (body instanceof Response) return body
    const error = { code: 'INTERNAL', message: 'Broken', requestId: 'r-9' }
    return body === failed ? Response.json({ error }, { status: 500 }) : Response.json(body)
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    leavePage()
  })
  const router = createRouter({ routeTree: createRootRoute() })
  return draw(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>{part}</QueryClientProvider>
    </RouterContextProvider>,
  )
}

/** Draws a part that can't be read, and expects its Retry to keep place and focus while it is asked again. */
export async function expectSteadyRetry(part: ReactElement): Promise<void> {
  drawScreen(part, () => failed)
  await expectToStay(await screen.findByRole('button', { name: /^Retry/ }))
}

/** Presses a Retry and expects it to keep place and focus until there is an answer: the body that is given to the returned function. */
export async function expectToStay(retry: HTMLElement): Promise<(body: unknown) => void> {
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  retry.focus()
  fireEvent.click(retry)
  await expect.poll(() => retry.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(retry)
  return (body) => answer.resolve(Response.json(body))
}

/** Resolves once the screens have been told what has become of their queries. */
export const isTold = () => new Promise<void>((resolve) => notifyManager.schedule(resolve))

/** Takes whatever is watched for to be on the screen, for one test. */
export function showAll(): void {
  class Shown {
    readonly observe: () => void
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.observe = () => tell([{ isIntersecting: true }])
    }
    disconnect = () => undefined
  }
  vi.stubGlobal('IntersectionObserver', Shown)
}

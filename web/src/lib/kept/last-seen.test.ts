import 'fake-indexeddb/auto'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetUser, rememberUser } from '../device/account.ts'

const mei = { id: 'mei', email: 'mei@campus.test', displayName: 'Mei Tan', verified: true }

/** A page of the app, with a cache of its own. */
async function openPage() {
  vi.resetModules()
  const [{ queryClient }, seen, writer] = await Promise.all([
    import('../api/query-client.ts'),
    import('./last-seen.ts'),
    import('./last-seen-writer.ts'),
  ])
  const show = (key: string, data: unknown, part?: (data: unknown) => unknown) =>
    new QueryObserver(queryClient, {
      queryKey: [key],
      queryFn: async () => data,
      meta: part ? seen.keptOnDevice(part) : seen.keptOnDevice(),
    }).subscribe(() => undefined)
  return { queryClient, show, ...seen, ...writer }
}

describe('what was seen last', () => {
  beforeEach(async () => {
    vi.stubGlobal('document', new EventTarget())
    await forgetUser()
    await rememberUser(mei)
  })
  afterEach(() => vi.unstubAllGlobals())

  const seeOn = async (page: Awaited<ReturnType<typeof openPage>>) => {
    await page.restoreSeen('mei')
    const stop = page.keepSeen('mei')
    page.show('pantry', { items: ['milk'] })
    page.show('chat', { messages: [1, 2, 3] }, () => ({ messages: [3] }))
    page.show('search', { items: [] }, () => undefined)
    await vi.waitFor(() => expect(page.queryClient.getQueryData(['search'])).toBeDefined())
    document.dispatchEvent(new Event('visibilitychange'))
    stop()
  }

  test('comes back on the next page, as old as it is, and is asked for again', async () => {
    const first = await openPage()
    await seeOn(first)
    const { dataUpdatedAt } = first.queryClient.getQueryState(['pantry']) ?? {}
    const second = await openPage()
    await vi.waitFor(async () => {
      const next = await openPage()
      await next.restoreSeen('mei')
      expect(next.queryClient.getQueryData(['pantry'])).toBeDefined()
    })
    await second.restoreSeen('mei')
    const { queryClient } = second
    expect(queryClient.getQueryData(['pantry'])).toEqual({ items: ['milk'] })
    expect(queryClient.getQueryData(['chat'])).toEqual({ messages: [3] })
    expect(queryClient.getQueryData(['search'])).toBeUndefined()
    expect(queryClient.getQueryState(['pantry'])).toMatchObject({ dataUpdatedAt, isInvalidated: true })
  })

  test('is not shown to somebody else', async () => {
    await seeOn(await openPage())
    const other = await openPage()
    await other.restoreSeen('arun')
    expect(other.queryClient.getQueryCache().getAll()).toEqual([])
  })

  test('does not take the place of what is known already', async () => {
    await seeOn(await openPage())
    const next = await openPage()
    next.queryClient.setQueryData(['pantry'], { items: ['fresh'] })
    await next.restoreSeen('mei')
    expect(next.queryClient.getQueryData(['pantry'])).toEqual({ items: ['fresh'] })
  })
})

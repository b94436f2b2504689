import 'fake-indexeddb/auto'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mei } from '../testing/people.factory.ts'
import { forgetUser, rememberUser } from './account.ts'

/** Its own second is over in a crowded moment. */
const patienceMs = 10_000

/** A page of the app, with a cache of its own. */
async function openPage() {
  vi.resetModules()
  const [{ queryClient }, { ApiError }, seen, writer] = await Promise.all([
    import('../api/query-client.ts'),
    import('../api/api-error.ts'),
    import('./persisted-queries.ts'),
    import('./persisted-queries-writer.ts'),
  ])
  const show = (key: string, data: unknown, part?: (data: unknown) => unknown) =>
    new QueryObserver(queryClient, {
      queryKey: [key],
      queryFn: async () => {
        if (data instanceof Error) throw data
        return data
      },
      retry: false,
      meta: part ? seen.keptOnDevice(part) : seen.keptOnDevice(),
    }).subscribe(() => undefined)
  return { queryClient, ApiError, show, ...seen, ...writer }
}

describe('what was seen last', () => {
  beforeEach(async () => {
    vi.stubGlobal('document', new EventTarget())
    await forgetUser('mei')
    await rememberUser(mei)
  })
  afterEach(() => vi.unstubAllGlobals())

  const seeOn = async (page: Awaited<ReturnType<typeof openPage>>) => {
    await page.restoreQueries('mei')
    const stop = page.persistQueries('mei')
    page.show('pantry', { items: ['milk'] })
    page.show('chat', { messages: [1, 2, 3] }, () => ({ messages: [3] }))
    page.show('search', { items: [] }, () => undefined)
    await expect.poll(() => page.queryClient.getQueryData(['search'])).toBeDefined()
    document.dispatchEvent(new Event('visibilitychange'))
    stop()
  }

  /** The page opened anew, once what was written before is there as expected. */
  const reopened = (expected: (page: Awaited<ReturnType<typeof openPage>>) => void) =>
    vi.waitFor(async () => {
      const page = await openPage()
      await page.restoreQueries('mei')
      expected(page)
      return page
    }, patienceMs)

  /** The next page after one that saw the chat, which is back there. */
  const withChat = async () => {
    await seeOn(await openPage())
    return reopened(({ queryClient }) =>
      expect(queryClient.getQueryData(['chat'])).toEqual({ messages: [3] }),
    )
  }

  /** The chat alone: what else was seen comes back. */
  const expectChatGone = async () => {
    const { queryClient } = await reopened((page) =>
      expect(page.queryClient.getQueryData(['chat'])).toBeUndefined(),
    )
    expect(queryClient.getQueryData(['pantry'])).toEqual({ items: ['milk'] })
  }

  test('comes back on the next page, as old as it is, and is asked for again', async () => {
    const first = await openPage()
    await seeOn(first)
    const { dataUpdatedAt } = first.queryClient.getQueryState(['pantry']) ?? {}
    const second = await openPage()
    await reopened(({ queryClient }) => expect(queryClient.getQueryData(['pantry'])).toBeDefined())
    await second.restoreQueries('mei')
    const { queryClient } = second
    expect(queryClient.getQueryData(['pantry'])).toEqual({ items: ['milk'] })
    expect(queryClient.getQueryData(['chat'])).toEqual({ messages: [3] })
    expect(queryClient.getQueryData(['search'])).toBeUndefined()
    expect(queryClient.getQueryState(['pantry'])).toMatchObject({ dataUpdatedAt, isInvalidated: true })
  })

  test('does not come back once the server says that it is not there', async () => {
    const next = await withChat()
    const stop = next.persistQueries('mei')
    next.show('pantry', new next.ApiError('UNAVAILABLE', 503))
    next.show('chat', new next.ApiError('NOT_FOUND', 404))
    const failed = () => next.queryClient.getQueryCache().findAll({ predicate: ({ state }) => !!state.error })
    await expect.poll(() => failed()).toHaveLength(2)
    document.dispatchEvent(new Event('visibilitychange'))
    stop()
    await expectChatGone()
  })

  test('does not come back once the page forgot it', async () => {
    const next = await withChat()
    const stop = next.persistQueries('mei')
    document.dispatchEvent(new Event('visibilitychange'))
    await next.queryClient.resetQueries({ queryKey: ['chat'] })
    document.dispatchEvent(new Event('visibilitychange'))
    stop()
    await expectChatGone()
  })

  test('is not shown to somebody else', async () => {
    await seeOn(await openPage())
    const other = await openPage()
    await other.restoreQueries('arun')
    expect(other.queryClient.getQueryCache().getAll()).toEqual([])
  })

  test('does not take the place of what is known already', async () => {
    await seeOn(await openPage())
    const next = await openPage()
    next.queryClient.setQueryData(['pantry'], { items: ['fresh'] })
    await next.restoreQueries('mei')
    expect(next.queryClient.getQueryData(['pantry'])).toEqual({ items: ['fresh'] })
  })
})

import { postWith } from '@shelfmate/contract/exchange/post.factory'
import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { setSession } from '#lib/api/session.ts'
import { drawScreen, failed } from '#lib/testing/draw-screen.factory.tsx'
import { author, mei } from '#lib/testing/people.factory.ts'
import type { CachedPosts } from '../data/post-pages.ts'
import { postLists, postsQuery } from '../data/posts.queries.ts'
import { noFilter } from '../screen/exchange-filter.ts'
import { useMarks } from './use-marks.ts'

const cookies = postWith({ id: 'cookies', foodName: 'Cookies', author: { ...author, userId: 'kai' } })
const avoided = { marks: [{ id: cookies.id, mark: 'avoided' }] }

function Marks() {
  const { data } = useQuery({ ...postsQuery(noFilter), enabled: false })
  useMarks(data, mei.id)
  return <p>{data?.posts.map(({ version, mark }) => `${version}: ${mark ?? 'unmarked'}`)}</p>
}

function drawMarks(answer: () => unknown): void {
  setSession(mei)
  drawScreen(<Marks />, answer)
  const list: CachedPosts = {
    posts: [cookies],
    readTo: null,
    gone: new Map(),
    cursor: null,
    isMarked: true,
  }
  act(() => void queryClient.setQueryData(postsQuery(noFilter).queryKey, list))
}

it('asks again how a post meets what its viewer avoids after nobody could say', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const answer = vi.fn(() => (answer.mock.calls.length === 1 ? failed : avoided))
  drawMarks(answer)
  await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce())
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(() => expect(screen.getByText(`${cookies.version}: avoided`)).toBeDefined())
  expect(answer).toHaveBeenCalledTimes(2)
})

it('puts no mark on words that it was not asked for', async () => {
  const first = Promise.withResolvers<unknown>()
  const answer = vi.fn(() => (answer.mock.calls.length === 1 ? first.promise : avoided))
  drawMarks(answer)
  await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce())
  const version = cookies.version + 1
  act(() => postLists.update((all) => ({ ...all, posts: [{ ...cookies, version }] })))
  first.resolve({ marks: [{ id: cookies.id, mark: 'notStated' }] })
  await vi.waitFor(() => expect(screen.getByText(`${version}: avoided`)).toBeDefined())
  expect(answer).toHaveBeenCalledTimes(2)
})

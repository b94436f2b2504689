import { it } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { expectSteadyRetry, showAll } from '#lib/testing/draw-screen.factory.tsx'
import type { CachedPosts } from '../data/post-pages.ts'
import { postsQuery } from '../data/posts.queries.ts'
import { noFilter } from './exchange-filter.ts'
import { ListEnd } from './list-end.tsx'

const list: CachedPosts = { posts: [], readTo: null, gone: new Map(), cursor: 'more' }

it('keeps its Retry while the next posts are asked for again', async () => {
  showAll()
  queryClient.setQueryData(postsQuery(noFilter).queryKey, list)
  await expectSteadyRetry(<ListEnd filter={noFilter} list={list} count={0} isReading={false} />)
})

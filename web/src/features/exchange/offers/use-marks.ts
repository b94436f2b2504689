import { limits } from '@shelfmate/contract/api/limits'
import type { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { useEffect } from 'react'
import { sendTo } from '#lib/api/api-client.ts'
import { addresses } from '../data/exchange.addresses.ts'
import type { CachedPosts } from '../data/post-pages.ts'
import { postLists } from '../data/posts.queries.ts'

/** Asks how posts that came live meet what the viewer avoids: an event tells everybody the same, and no mark. */
export function useMarks(list: CachedPosts | undefined, viewerId: string): void {
  const ids = list?.isMarked
    ? list.posts
        .filter(({ mark, author }) => mark === undefined && author.userId !== viewerId)
        .map(({ id }) => id)
    : []
  const asked = ids.slice(0, limits.marksPerCall).join(' ')
  useEffect(() => {
    if (asked === '') return
    const abort = new AbortController()
    void keepMarks(asked.split(' '), abort.signal)
    return () => abort.abort()
  }, [asked])
}

async function keepMarks(ids: string[], signal: AbortSignal): Promise<void> {
  try {
    const { marks } = await sendTo<typeof exchangeCalls.readMarks>(
      addresses.readMarks,
      { body: { ids } },
      { signal },
    )
    const known = new Map(marks.map(({ id, mark }) => [id, mark]))
    postLists.update((all) => ({
      ...all,
      posts: all.posts.map((post) => {
        const mark = known.get(post.id)
        return mark === undefined || post.mark !== undefined ? post : { ...post, mark }
      }),
    }))
  } catch {
    // The next reading of the list brings them; until then they stay hidden from who hides what they can't eat.
  }
}

import type { exchangeCalls } from '@shelfmate/contract/exchange'
import { limits } from '@shelfmate/contract/limits'
import { useEffect } from 'react'
import { sendTo } from '#lib/api-client.ts'
import { addresses } from '../exchange.addresses.ts'
import type { CachedPosts } from '../post-pages.ts'
import { postLists } from '../posts.queries.ts'

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

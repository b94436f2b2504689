import { limits } from '@shelfmate/contract/api/limits'
import type { exchangeCalls, ListedPost } from '@shelfmate/contract/exchange/exchange'
import { useEffect } from 'react'
import { sendTo } from '#lib/api/api-client.ts'
import { addresses } from '../data/exchange.addresses.ts'
import type { CachedPosts } from '../data/post-pages.ts'
import { postLists } from '../data/posts.queries.ts'

/** Wait before asking once more after a failure. */
const againMs = 10_000

/** Asks how posts that came live meet what the viewer avoids: an event tells everybody the same, and no mark. */
export function useMarks(list: CachedPosts | undefined, viewerId: string): void {
  const keys = list?.isMarked
    ? list.posts.filter(({ mark, author }) => mark === undefined && author.userId !== viewerId).map(keyOf)
    : []
  const asked = keys.slice(0, limits.marksPerCall).join(' ')
  useEffect(() => {
    if (asked === '') return
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const isDone = await keepMarks(asked.split(' '), abort.signal)
      if (!isDone && !abort.signal.aborted) timer = setTimeout(() => void ask(), againMs)
    }
    void ask()
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [asked])
}

/** A mark is of the words that it was asked for. */
const keyOf = ({ id, version }: ListedPost) => `${id}:${version}`

/** Resolves to whether the marks came; until they do, posts stay hidden from who hides what they can't eat. */
async function keepMarks(keys: string[], signal: AbortSignal): Promise<boolean> {
  const ids = keys.map((key) => key.split(':')[0] ?? '')
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
        const isAsked = mark !== undefined && post.mark === undefined && keys.includes(keyOf(post))
        return isAsked ? { ...post, mark } : post
      }),
    }))
    return true
  } catch {
    return false
  }
}

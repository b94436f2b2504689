import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { lazyOnRender } from '#lib/lazy/lazy-part.ts'
import { FailureAlert } from '#lib/states/failure-alert.tsx'
import { useFailure } from '#lib/states/use-failure.ts'
import type { CachedPosts } from '../data/post-pages.ts'
import { readOn } from '../data/posts.queries.ts'
import type { ExchangeFilter } from './exchange-filter.ts'
import * as words from './exchange-screen-words.ts'
import classes from './list-end.module.css'

const PosterLink = lazyOnRender(async () => (await import('../poster/poster-link.tsx')).PosterLink)

interface ListEndProps {
  filter: ExchangeFilter
  list: CachedPosts
  /** How many posts are shown. */
  count: number
  /** The list itself is being read. */
  isReading: boolean
}

/** So far below the screen the next page is asked for. */
const aheadPx = 900

/** Reads on when the end of the list comes near, and says when there is no more. */
export function ListEnd({ filter, list, count, isReading }: ListEndProps) {
  const more = useMutation({ mutationFn: () => readOn(filter) })
  const failure = useFailure(more)
  const line = useRef<HTMLParagraphElement>(null)
  const isNext = list.cursor !== null && !more.isPending && !failure && !isReading
  const read = useEffectEvent(() => more.mutate())
  useEffect(() => {
    if (!isNext || !line.current) return
    // A new observer after each page: it speaks at once when the end is still near.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) read()
      },
      { rootMargin: `${aheadPx}px` },
    )
    observer.observe(line.current)
    return () => observer.disconnect()
  }, [isNext])
  if (failure)
    return (
      <div className={classes.failure}>
        <FailureAlert
          error={failure}
          said={words.morePostsNotLoaded}
          onRetry={() => more.mutate()}
          isRetrying={more.isPending}
        />
      </div>
    )
  return (
    <div className={classes.end}>
      <p ref={line}>{list.cursor === null ? words.thatIsEverything(count) : words.loadingMore}</p>
      {list.cursor === null && <PosterLink />}
    </div>
  )
}

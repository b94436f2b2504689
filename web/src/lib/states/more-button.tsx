import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { SteadyButton } from '#ui/steady-button.tsx'
import { FailureAlert } from './failure-alert.tsx'
import { nextPageOf, type Paged } from './next-page.ts'
import * as words from './states-words.ts'

interface MoreButtonProps {
  query: Paged & Pick<UseInfiniteQueryResult, 'error' | 'hasNextPage' | 'isFetchNextPageError'>
  /** What it says. */
  children: string
}

/** Reads the next page of a list, if there is one; the same button, which keeps its focus, asks again for one that failed. */
export function MoreButton({ query, children }: MoreButtonProps) {
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const next = nextPageOf(query)
  if (!hasNextPage) return null
  return (
    <>
      <FailureAlert error={isFetchNextPageError && error} />
      <SteadyButton variant="default" loading={isFetchingNextPage} onClick={next}>
        {isFetchNextPageError ? words.retry : children}
      </SteadyButton>
    </>
  )
}

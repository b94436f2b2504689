import type { UseQueryResult } from '@tanstack/react-query'
import { useIsDisconnected } from '../live/data-age.ts'
import classes from './behind-note.module.css'
import { FailureAlert } from './failure-alert.tsx'
import * as words from './states-words.ts'

interface BehindNoteProps {
  query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** What is shown: 'This list'. */
  what?: string
}

/**
 * Stands above what was seen before when the server could not be asked for what is so now, whether that shows much or
 * nothing at all. Without a connection the pill above the screen says so for everything.
 */
export function BehindNote({
  query: { data, error, isFetching, refetch },
  what = words.thisList,
}: BehindNoteProps) {
  const isDisconnected = useIsDisconnected()
  if (data === undefined || !error || isDisconnected) return null
  return (
    <div className={classes.note}>
      <FailureAlert
        error={error}
        said={(reason) => words.mayBeBehind(what, reason)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </div>
  )
}

import { VisuallyHidden } from '@mantine/core'
import { describeError } from '#lib/api/errors.ts'
import { RetryButton } from '#lib/states/retry-button.tsx'
import * as words from './chat-list-words.ts'
import classes from './list-states.module.css'

const skeletonRows = 6

/** Rows of people or chats about to appear. */
export function RowsLoading({ label }: { label: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={classes.rows} aria-hidden>
        {Array.from({ length: skeletonRows }, (_, row) => (
          <div key={row} className={classes.row}>
            <span className={classes.avatar} />
            <span className={classes.line} />
          </div>
        ))}
      </div>
    </div>
  )
}

interface MoreRowsProps {
  /** Why the next page did not come. */
  error: unknown
  isRetrying: boolean
  onRetry: () => void
}

/** The end of a list that goes on: the next page is on its way, or can be asked for again. */
export function MoreRows({ error, isRetrying, onRetry }: MoreRowsProps) {
  return (
    <div className={classes.more}>
      {error ? (
        <>
          <p role="alert">{describeError(error).message}</p>
          <RetryButton variant="default" loading={isRetrying} onClick={onRetry} />
        </>
      ) : (
        <p>{words.loadingMore}</p>
      )}
    </div>
  )
}

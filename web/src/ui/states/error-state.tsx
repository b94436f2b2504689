import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './state.module.css'
import * as words from './states-words.ts'

interface ErrorStateProps {
  illustration?: ReactNode
  title: string
  /** What happened, what is kept, what to do. */
  message: string
  requestId?: string | undefined
  onRetry?: (() => void) | undefined
  retrying?: boolean
  /** A further way out, such as a link home. */
  action?: ReactNode
}

/** Stands where content failed to load. */
export function ErrorState(props: ErrorStateProps) {
  const { illustration, title, message, requestId, onRetry, retrying = false, action } = props
  return (
    <div className={classes.state}>
      {illustration && <div className={classes.art}>{illustration}</div>}
      <div role="alert">
        <p className={classes.text}>{title}</p>
        <p className={classes.hint}>{message}</p>
        {requestId && <p className={classes.request}>{words.request(requestId)}</p>}
      </div>
      <div className={classes.action}>
        {onRetry && (
          <Button onClick={onRetry} loading={retrying} aria-label={words.retryOf(title)}>
            {words.retry}
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}

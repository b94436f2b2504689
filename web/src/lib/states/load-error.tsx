import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import classes from '#ui/states/state.module.css'
import { isApiError } from '../api/api-error.ts'
import { describeError } from '../api/errors.ts'
import { askAgain } from './ask-again.ts'
import { RetryButton } from './retry-button.tsx'
import * as words from './states-words.ts'

interface LoadErrorProps {
  title: string
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  illustration?: ReactNode
}

/** Stands where something could not be read that this device has never seen. */
export function LoadError({ title, query, illustration }: LoadErrorProps) {
  const { error, isFetching } = query
  const { message, requestId } = describeError(error)
  return (
    <div className={classes.state}>
      {illustration && <div className={classes.art}>{illustration}</div>}
      <div role="alert">
        <p className={classes.text}>{title}</p>
        <p className={classes.hint}>{isApiError(error, 'OFFLINE') ? words.neverOpenedHere : message}</p>
        {requestId && <p className={classes.request}>{words.request(requestId)}</p>}
      </div>
      <div className={classes.action}>
        <RetryButton onClick={() => askAgain(query)} loading={isFetching} aria-label={words.retryOf(title)} />
      </div>
    </div>
  )
}

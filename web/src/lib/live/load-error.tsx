import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '#ui/states/error-state.tsx'
import { isApiError } from '../api/api-error.ts'
import { describeError } from '../api/errors.ts'
import * as words from './live-words.ts'

interface LoadErrorProps {
  title: string
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  illustration?: ReactNode
}

const needsConnection = words.neverOpenedHere

/** Stands where something could not be read that this device has never seen. */
export function LoadError({ title, query: { error, isFetching, refetch }, illustration }: LoadErrorProps) {
  const { message, requestId } = describeError(error)
  return (
    <ErrorState
      illustration={illustration}
      title={title}
      message={isApiError(error, 'OFFLINE') ? needsConnection : message}
      requestId={requestId}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

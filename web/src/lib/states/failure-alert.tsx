import type { ReactNode } from 'react'
import { FormAlert } from '#ui/fields/form-alert.tsx'
import { describeError } from '../api/errors.ts'
import { RetryButton } from './retry-button.tsx'

interface FailureAlertProps {
  /** Why something did not work; nothing is drawn where there is none. */
  error: unknown
  /** Puts the reason into a sentence. */
  said?: (reason: string) => string
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
  /** What helps further, above Retry. */
  children?: ReactNode
}

/** Says beside what failed why it did. */
export function FailureAlert({ error, said, onRetry, isRetrying = false, children }: FailureAlertProps) {
  if (!error) return null
  const { message, requestId } = describeError(error)
  return (
    <FormAlert message={said ? said(message) : message} requestId={requestId}>
      {children}
      {onRetry && <RetryButton variant="default" loading={isRetrying} onClick={onRetry} />}
    </FormAlert>
  )
}

import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { describeError } from '#lib/errors.ts'
import { LonePage } from '#ui/card.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SomethingBroke } from '#ui/illustrations/something-broke.tsx'
import { LinkButton } from '#ui/link-button.tsx'

/** Stands in for a screen that could not be shown. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const [retrying, setRetrying] = useState(false)
  const { message, requestId } = describeError(error)
  const retry = async () => {
    setRetrying(true)
    await router.invalidate()
    reset()
  }
  return (
    <LonePage>
      <ErrorState
        illustration={<SomethingBroke />}
        title="This screen could not be shown"
        message={message}
        requestId={requestId}
        onRetry={() => void retry()}
        retrying={retrying}
        action={
          <LinkButton to="/home" variant="default">
            Go Home
          </LinkButton>
        }
      />
    </LonePage>
  )
}

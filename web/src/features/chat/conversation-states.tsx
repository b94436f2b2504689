import { VisuallyHidden } from '@mantine/core'
import { isApiError } from '#lib/api-error.ts'
import { describeError } from '#lib/errors.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { EmptyChats } from '#ui/illustrations/empty-chats.tsx'
import { NotFound } from '#ui/illustrations/not-found.tsx'
import { SomethingBroke } from '#ui/illustrations/something-broke.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import classes from './conversation-states.module.css'

const skeletonBubbles = [60, 40, 52, 70, 34]

/** Bubbles about to appear. */
export function ConversationLoading() {
  return (
    <div className={classes.loading} role="status">
      <VisuallyHidden>Loading the conversation…</VisuallyHidden>
      {skeletonBubbles.map((width, at) => (
        <div
          key={width}
          className={classes.bubble}
          data-mine={at % 2 === 1 || undefined}
          style={{ width: `${width}%` }}
        />
      ))}
    </div>
  )
}

interface ConversationErrorProps {
  error: unknown
  retrying: boolean
  onRetry: () => void
}

/** Stands where a conversation cannot be shown: not there or not mine (told alike, D24), with oneself (D25), or not loaded. */
export function ConversationError({ error, retrying, onRetry }: ConversationErrorProps) {
  const start = <LinkButton to="/chat">Start a chat</LinkButton>
  if (isApiError(error, 'CHAT_WITH_ONESELF'))
    return (
      <EmptyState
        illustration={<EmptyChats />}
        text="You cannot chat with yourself."
        hint="Somebody else of your campus would love to hear from you."
        action={start}
      />
    )
  if (isNowhere(error))
    return (
      <EmptyState
        illustration={<NotFound />}
        text="This chat was not found"
        hint="The address may be mistyped, or it is somebody else’s chat."
        action={start}
      />
    )
  const { message, requestId } = describeError(error)
  return (
    <ErrorState
      illustration={<SomethingBroke />}
      title="The conversation could not be loaded"
      message={message}
      requestId={requestId}
      retrying={retrying}
      onRetry={onRetry}
    />
  )
}

/** An address that names no chat of mine, or that cannot name any. */
const isNowhere = (error: unknown) =>
  isApiError(error, 'NOT_FOUND') || isApiError(error, 'VALIDATION_FAILED') || isApiError(error, 'BAD_REQUEST')

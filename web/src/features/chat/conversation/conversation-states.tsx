import { VisuallyHidden } from '@mantine/core'
import type { Conversation } from '@shelfmate/contract/chat/chat'
import type { UseQueryResult } from '@tanstack/react-query'
import { isApiError } from '#lib/api/api-error.ts'
import { EmptyChats, NotFound, SomethingBroke } from '#lib/lazy/lazy-art.ts'
import { LoadError } from '#lib/states/load-error.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import classes from './conversation-states.module.css'
import * as words from './conversation-words.ts'

const skeletonBubbles = [60, 40, 52, 70, 34]

/** Bubbles about to appear. */
export function ConversationLoading() {
  return (
    <div className={classes.loading} role="status">
      <VisuallyHidden>{words.loadingTheConversation}</VisuallyHidden>
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

/** Stands where a conversation cannot be shown: not there or not mine (told alike, D24), with oneself (D25), or not loaded. */
export function ConversationError({ query }: { query: UseQueryResult<Conversation> }) {
  const { error } = query
  const start = <LinkButton to="/chat">{words.startAChat}</LinkButton>
  if (isApiError(error, 'CHAT_WITH_ONESELF'))
    return (
      <EmptyState illustration={<EmptyChats />} text={words.noChatWithYourself} hint={words.someoneElseHint}>
        {start}
      </EmptyState>
    )
  if (isNowhere(error))
    return (
      <EmptyState illustration={<NotFound />} text={words.chatNotFound} hint={words.addressMistyped}>
        {start}
      </EmptyState>
    )
  return <LoadError title={words.conversationNotLoaded} query={query} illustration={<SomethingBroke />} />
}

/** An address that names no chat of mine, or that cannot name any. */
export const isNowhere = (error: unknown) =>
  isApiError(error, 'NOT_FOUND') || isApiError(error, 'VALIDATION_FAILED') || isApiError(error, 'BAD_REQUEST')

import { VisuallyHidden } from '@mantine/core'
import type { Conversation } from '@shelfmate/contract/chat/chat'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
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
      {skeletonBubbles.map((width) => (
        <div key={width} className={classes.bubble} style={{ width: `${width}%` }} />
      ))}
    </div>
  )
}

interface ConversationErrorProps {
  query: Pick<UseQueryResult<Conversation>, 'error' | 'isFetching' | 'refetch'>
  /** What can be done about whoever the address names. */
  aboutPartner: ReactNode
}

/**
 * Stands where a conversation cannot be shown: not there or not mine (told alike, D24), with oneself (D25), or not loaded.
 * Who wrote and then blocked whom they wrote to can be blocked and reported all the same. Nobody is found by that: the server
 * says nothing of anybody whom the viewer has not met.
 */
export function ConversationError({ query, aboutPartner }: ConversationErrorProps) {
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
      <div>
        <EmptyState illustration={<NotFound />} text={words.chatNotFound} hint={words.addressMistyped} isNews>
          {start}
        </EmptyState>
        <div className={classes.about}>{aboutPartner}</div>
      </div>
    )
  return <LoadError title={words.conversationNotLoaded} query={query} illustration={<SomethingBroke />} />
}

/** An address that names no chat of mine, or that cannot name any. */
const isNowhere = (error: unknown) =>
  isApiError(error, 'NOT_FOUND') || isApiError(error, 'VALIDATION_FAILED') || isApiError(error, 'BAD_REQUEST')

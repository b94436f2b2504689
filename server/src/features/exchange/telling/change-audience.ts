import { type ExchangeChange, exchangeChangedEvent } from '@shelfmate/contract/exchange/exchange'
import type { Screens } from '#platform/realtime/screens.ts'

/** Who hears less of a change than everybody else. */
interface Hidden {
  /** Who does not meet the post's author: they hear nothing. */
  hiddenFrom: readonly string[]
  /** Who does not meet the author of the comment that came or went: to them the post has a new version, and no more. */
  commentHiddenFrom?: readonly string[]
}

/** The same with whose post it is, for who tells of it later: by then others may be hidden. */
export interface ChangeAudience extends Hidden {
  author: { userId: string }
}

/** What carries events to open screens. */
export interface Channels extends Screens {
  /** Sends an event to every open screen of everybody but some. */
  publishToEveryone(event: string, payload: unknown, but: readonly string[]): void
}

/** Tells each open screen as much of a change as its user may hear. */
export function tellAudience(
  { publishToEveryone, publish }: Channels,
  change: ExchangeChange,
  { hiddenFrom, commentHiddenFrom = [] }: Hidden,
): void {
  publishToEveryone(exchangeChangedEvent, change, [...hiddenFrom, ...commentHiddenFrom])
  const withoutComment: ExchangeChange = { ...change, comment: null, removedCommentId: null }
  for (const userId of commentHiddenFrom)
    if (!hiddenFrom.includes(userId)) publish(userId, exchangeChangedEvent, withoutComment)
}

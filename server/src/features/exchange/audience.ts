import type { ExchangeChange } from '@shelfmate/contract/exchange'

/** Who hears less of a change than everybody else. */
export interface Audience {
  /** Who does not meet the post's author: they hear nothing. */
  hiddenFrom: readonly string[]
  /** Who does not meet the author of the comment that came or went: to them the post has a new version, and no more. */
  commentHiddenFrom?: readonly string[]
}

interface Channels {
  toEveryone(change: ExchangeChange, but: readonly string[]): void
  toOne(userId: string, change: ExchangeChange): void
}

/** Tells each open screen as much of a change as its user may hear. */
export function tellAudience(
  { toEveryone, toOne }: Channels,
  change: ExchangeChange,
  { hiddenFrom, commentHiddenFrom = [] }: Audience,
): void {
  toEveryone(change, [...hiddenFrom, ...commentHiddenFrom])
  const withoutComment: ExchangeChange = { ...change, comment: null, removedCommentId: null }
  for (const userId of commentHiddenFrom) if (!hiddenFrom.includes(userId)) toOne(userId, withoutComment)
}

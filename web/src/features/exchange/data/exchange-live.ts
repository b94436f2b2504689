import { isBlank } from '@shelfmate/contract/api/blank'
import { type ProfileChange, profileChangedEvent } from '@shelfmate/contract/api/live'
import type { ExchangeChange } from '@shelfmate/contract/exchange/exchange'
import { useEffect } from 'react'
import { currentSession } from '#lib/api/session.ts'
import { listenLive } from '#lib/realtime.ts'
import { notifyOffer } from '#ui/layers/toasts.ts'
import { fieldId, readDraft } from '../comments/comment-drafts.ts'
import { commentLists, foldIntoComments } from '../comments/comments.queries.ts'
import { renamed } from '../post/renamed.ts'
import { changedEvent } from './exchange.addresses.ts'
import * as words from './exchange-data-words.ts'
import { confirmedPost, postLists } from './posts.queries.ts'

/** Takes in a change, from an answer or from an event; one that is known already does no harm. Resolves once it is shown. */
export async function receiveChange(change: ExchangeChange): Promise<void> {
  await Promise.all([postLists.receive(change), foldIntoComments(change)])
}

/** Reads again whatever is on screen. */
export async function refreshExchange(): Promise<void> {
  await Promise.all([postLists.refresh(), commentLists.refresh()])
}

/** Somebody is called otherwise now, looks otherwise, or eats otherwise. */
function rename(now: ProfileChange): void {
  postLists.update((list) => ({ ...list, posts: renamed(list.posts, now) }))
  commentLists.update((list) => ({ ...list, comments: renamed(list.comments, now) }))
  // What one may eat may be said anew with it: the marks go by that.
  if (now.userId === currentSession()?.id) void postLists.refresh()
}

/** Takes in what is told. Whoever is writing under a post that goes hears why their field does, and what they wrote. */
function hear(change: ExchangeChange): void {
  const { postId, post } = change
  const gone = !post && document.activeElement?.id === fieldId(postId) && confirmedPost(postId)
  const { text } = readDraft(postId)
  if (gone && !isBlank(text))
    // It has the only copy that a screen still shows, and waits until it is read.
    notifyOffer(
      words.goneWhileCommenting(gone.foodName, text),
      { label: words.gotIt, run: () => undefined },
      currentSession()?.id,
    )
  void receiveChange(change)
}

/** Keeps posts and comments live while the screen is open. */
export function useExchangeLive(): void {
  useEffect(() => {
    const stop = listenLive(() => void refreshExchange(), [changedEvent, hear], [profileChangedEvent, rename])
    return () => {
      stop()
      // Nobody listens from here on.
      postLists.leave()
      commentLists.leave()
    }
  }, [])
}

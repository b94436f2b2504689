import type { SignedInUser } from '@shelfmate/contract/account/auth'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import type { Post } from '@shelfmate/contract/exchange/exchange'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ownProfileQuery } from '#features/profile/profile.queries.ts'
import type { FirstLine } from '#features/requests/first-line/first-line.ts'
import { PostRequests } from '#features/requests/post-requests.tsx'
import { useRequestsLive } from '#features/requests/requests.queries.ts'
import { useSession } from '#lib/api/session.ts'

/** Who looks at posts, where they live, and what their cards show of requests. */
export function useViewerOfPosts(user: SignedInUser) {
  const { data: profile } = useQuery(ownProfileQuery)
  // Not the route's own copy: this one follows a new name.
  const { displayName } = useSession() ?? user
  useRequestsLive()
  return {
    viewer: { userId: user.id, displayName, photoId: profile?.photoId ?? null },
    homeDorm: profile?.dorm,
    drawRequests: useDrawRequests(user.id),
  }
}

/** Asking leads to the chat of the two, where a first line is ready to edit. By hand the same one: the cards keep what it draws. */
function useDrawRequests(viewerId: string) {
  const router = useRouter()
  return useCallback(
    (post: Post) => {
      const chatId = chatIdOf(viewerId, post.author.userId)
      const lead = async (line: FirstLine) => {
        // Comes with the chat otherwise: where it can't be had, no chat can, which says so itself.
        const { pathname } = router.latestLocation
        const drafts = await import('#features/chat/composer/chat-drafts.ts').catch(() => undefined)
        drafts?.startDraft(viewerId, chatId, line)
        // Whoever is elsewhere by now is not called away from there.
        if (router.latestLocation.pathname === pathname)
          void router.navigate({ to: '/chat/$chatId', params: { chatId } })
      }
      return <PostRequests post={post} viewerId={viewerId} onAsked={(_, line) => void lead(line)} />
    },
    [viewerId, router],
  )
}

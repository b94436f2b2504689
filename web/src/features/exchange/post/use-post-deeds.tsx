import type { Author, Post } from '@shelfmate/contract/exchange/exchange'
import { type ReactNode, useState } from 'react'
import { lazyPopup } from '#lib/lazy/lazy-part.ts'
import { claimOne, removePost } from '../data/posts.mutations.ts'

import { openEditForm } from '../form/post-form-state.ts'
import type { PostActions } from './post-buttons.tsx'

const DeletePopup = lazyPopup(async () => (await import('./delete-popup.tsx')).DeletePopup)
const PostImagePopup = lazyPopup(async () => (await import('./post-image-popup.tsx')).PostImagePopup)

/** What a screen lets its viewer do with posts, and the popups that this opens. */
export function usePostDeeds(
  { userId }: Author,
  drawRequests: PostActions['drawRequests'],
): { actions: PostActions; popups: ReactNode } {
  const [deleted, setDeleted] = useState<Post>()
  const [enlarged, setEnlarged] = useState<Post>()
  const actions: PostActions = {
    claim: claimOne,
    edit: openEditForm,
    remove: (post) => (post.fromPantry || post.promised > 0 ? setDeleted(post) : removePost(post)),
    showImage: setEnlarged,
    drawRequests,
  }
  const popups = (
    <>
      {deleted && <DeletePopup post={deleted} onClose={() => setDeleted(undefined)} />}
      {enlarged && (
        <PostImagePopup post={enlarged} viewerId={userId} onClose={() => setEnlarged(undefined)} />
      )}
    </>
  )
  return { actions, popups }
}

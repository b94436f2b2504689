import type { Author } from '@shelfmate/contract/exchange/exchange'
import { isSeenBy } from '@shelfmate/contract/exchange/exchange-fold'
import { useIsFetching, useQuery } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { isApiError } from '#lib/api/api-error.ts'
import { useToday } from '#lib/dates.ts'
import { NoResults } from '#lib/lazy/lazy-art.ts'
import { useDataAge } from '#lib/live/data-age.ts'
import { BehindNote } from '#lib/states/behind-note.tsx'
import { LoadError } from '#lib/states/load-error.tsx'
import { NarrowScreen } from '#ui/frame/narrow-screen.tsx'
import { ScreenHeader } from '#ui/frame/screen-header.tsx'
import { useFocusReturn } from '#ui/layers/use-focus-return.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { SkeletonCards } from '#ui/states/skeletons.tsx'
import { usePendingPosts } from '../data/exchange.operations.ts'
import { useExchangeLive } from '../data/exchange-live.ts'
import { overlayPosts } from '../data/exchange-overlay.ts'
import { postFilter, postsKey, postsQuery } from '../data/posts.queries.ts'
import { postWords } from '../exchange-words.ts'
import { LazyPostPopup } from '../form/post-popup.lazy.ts'
import { useMarks } from '../offers/use-marks.ts'
import type { PostActions } from '../post/post-buttons.tsx'
import { PostCard } from '../post/post-card.tsx'
import { usePostDeeds } from '../post/use-post-deeds.tsx'
import { SharePost } from '../share/share-post.tsx'
import { noFilter } from './exchange-filter.ts'
import classes from './post-screen.module.css'

interface PostScreenProps {
  postId: string
  viewer: Author
  homeDorm: string | undefined
  drawRequests: PostActions['drawRequests']
}

const usualHeight = 520

/** One post whole, at its own address. */
export function PostScreen({ postId, viewer, homeDorm, drawRequests }: PostScreenProps) {
  useExchangeLive()
  const today = useToday()
  const header = useRef<HTMLDivElement>(null)
  const { actions, popups } = usePostDeeds(viewer, drawRequests)
  const isIdle = useIsFetching({ queryKey: postsKey }) === 0
  return (
    <NarrowScreen>
      <div ref={header} tabIndex={-1}>
        <ScreenHeader title={postWords.title} />
      </div>
      <ThePost key={postId} postId={postId} viewer={viewer} actions={actions} header={header} />
      <LazyPostPopup today={today} viewer={viewer} homeDorm={homeDorm} fallback={header} isIdle={isIdle} />
      {popups}
    </NarrowScreen>
  )
}

type ThePostProps = Pick<PostScreenProps, 'postId' | 'viewer'> & {
  actions: PostActions
  /** Has the focus when the post has gone. */
  header: RefObject<HTMLElement | null>
}

/** It as it is now: on its way, there, not there, or not to be had. */
function ThePost({ postId, viewer, actions, header }: ThePostProps) {
  const today = useToday()
  const filter = { ...noFilter, id: postId }
  const query = useQuery(postsQuery(filter))
  useDataAge(query.dataUpdatedAt)
  const pending = usePendingPosts()
  useMarks(query.data, viewer.userId)
  const { data, error } = query
  const posts = data ? overlayPosts(data, { ...postFilter(filter), today }, pending) : []
  // Its date may pass while it is looked at.
  const post = posts.find((one) => isSeenBy(viewer.userId, one, today))
  useFocusReturn(post ? [postId] : [], header)
  if (!data && !error) return <SkeletonCards label={postWords.loading} count={1} height={usualHeight} />
  // An address that is no post's at all.
  const isNone = isApiError(error, 'VALIDATION_FAILED')
  if (!data && !isNone) return <LoadError title={postWords.failed} query={query} />
  if (!post)
    return (
      <EmptyState illustration={<NoResults />} text={postWords.gone} hint={postWords.goneHint} isNews>
        <LinkButton variant="light" to="/exchange">
          {postWords.toAll}
        </LinkButton>
      </EmptyState>
    )
  return (
    <>
      <BehindNote query={query} />
      <div data-item={postId}>
        <PostCard post={post} viewer={viewer} today={today} actions={actions} isWhole />
      </div>
      <div className={classes.share}>
        <SharePost post={post} isOwn={post.author.userId === viewer.userId} />
      </div>
    </>
  )
}

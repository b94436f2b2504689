import { Button } from '@mantine/core'
import type { Author, Comment, Post } from '@shelfmate/contract/exchange/exchange'
import { type UseQueryResult, useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { askAgain } from '#lib/states/ask-again.ts'
import { FailureAlert } from '#lib/states/failure-alert.tsx'
import { useFailure } from '#lib/states/use-failure.ts'
import { focusCard, isFocusLost } from '#ui/layers/use-focus-return.ts'
import { CommentForm } from './comment-form.tsx'
import type { CachedComments } from './comment-pages.ts'
import { CommentCount, RoomForComments } from './comment-room.tsx'
import { CommentRow } from './comment-row.tsx'
import { readOlder } from './comments.queries.ts'
import * as words from './comments-words.ts'
import classes from './post-comments.module.css'

interface OpenCommentsProps {
  post: Post
  viewer: Author
  query: UseQueryResult<CachedComments>
  said: SaidThere
}

interface SaidThere {
  /** All that are shown, newest last; what is on its way is not confirmed. */
  comments: readonly Comment[]
  confirmed: readonly Comment[]
  /** All that there are. */
  count: number
}

/** All comments of a post, and where one writes another. */
export function OpenComments({ post, viewer, query, said }: OpenCommentsProps) {
  const { comments, confirmed, count } = said
  const older = useMutation({ mutationFn: () => readOlder(post.id) })
  const olderFailure = useFailure(older)
  const hasOlder = Boolean(query.data?.cursor)
  // Not disabled meanwhile: the button would lose the focus of whoever goes on pressing it.
  const showOlder = () => {
    if (!older.isPending) older.mutate()
  }
  useEffect(() => {
    if (!hasOlder && older.isSuccess && isFocusLost()) focusCard(post.id)
  }, [hasOlder, older.isSuccess, post.id])
  const failure = (!query.data && query.error) || olderFailure
  return (
    <>
      <CommentCount count={count} />
      <FailureAlert
        error={failure}
        said={words.commentsNotLoaded}
        onRetry={() => (query.data ? older.mutate() : askAgain(query))}
        isRetrying={query.isFetching || older.isPending}
      />
      {comments.length > 0 && (
        // Grows upwards: the newest are in view, and stay there while older ones come in above.
        <div className={classes.scroller}>
          <ol className={classes.comments}>
            {comments.map((comment) => (
              <CommentRow
                key={comment.id}
                comment={comment}
                isOwn={comment.author.userId === viewer.userId}
                isOnItsWay={!confirmed.includes(comment)}
              />
            ))}
          </ol>
          {hasOlder && !olderFailure && (
            <Button variant="subtle" aria-busy={older.isPending} onClick={showOlder}>
              {words.showOlder}
            </Button>
          )}
        </div>
      )}
      {!query.data && !failure && comments.length === 0 && <RoomForComments count={count} />}
      <CommentForm post={post} viewer={viewer} />
    </>
  )
}

import type { Author, Comment, Post } from '@shelfmate/contract/exchange/exchange'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { lazyOnRender } from '#lib/lazy/lazy-part.ts'
import { usePendingComments } from '../data/exchange.operations.ts'
import { overlayComments } from '../data/exchange-overlay.ts'
import { PersonLink } from '../post/person-link.tsx'
import { useSeen } from '../post/use-seen.ts'
import { CommentCount, RoomForComments } from './comment-room.tsx'
import { commentsQuery } from './comments.queries.ts'
import * as words from './comments-words.ts'
import { OnItsWay } from './on-its-way.tsx'
import classes from './post-comments.module.css'
import { useCommentCount } from './use-comment-count.ts'

const OpenComments = lazyOnRender(
  async () => (await import('./open-comments.tsx')).OpenComments,
  ({ said: { count } }) => (
    <>
      <CommentCount count={count} />
      <RoomForComments count={count} />
      <div className={classes.text} aria-hidden />
    </>
  ),
)

interface PostCommentsProps {
  post: Post
  viewer: Author
  /** All of them, and where one writes; else the last one in a line. */
  isOpen: boolean
}

const none: readonly Comment[] = []

/** What is said under a post, newest last. Asked for once the card is on screen, where there is something to ask for. */
export function PostComments({ post, viewer, isOpen }: PostCommentsProps) {
  const section = useRef<HTMLElement>(null)
  const isSeen = useSeen(section)
  const query = useQuery({ ...commentsQuery(post.id), enabled: isSeen && post.commentCount > 0 })
  const pending = usePendingComments()
  const confirmed = query.data?.comments ?? none
  const comments = overlayComments(
    confirmed,
    pending.filter(({ postId }) => postId === post.id),
  )
  const count = Math.max(0, useCommentCount(post) + comments.length - confirmed.length)
  const isNothing = !isOpen && count === 0
  return (
    <section
      ref={section}
      className={classes.section}
      aria-label={isNothing ? undefined : words.commentsOn(post.foodName)}
    >
      {isOpen && (
        <OpenComments post={post} viewer={viewer} query={query} said={{ comments, confirmed, count }} />
      )}
      {!isOpen && count > 0 && <LastComment comment={comments.at(-1)} confirmed={confirmed} />}
    </section>
  )
}

interface LastCommentProps {
  comment: Comment | undefined
  confirmed: readonly Comment[]
}

/** The newest comment in a line, whose room is kept while it is on its way. */
const LastComment = ({ comment, confirmed }: LastCommentProps) => (
  <ol className={classes.folded}>
    {comment && (
      <li>
        <PersonLink person={comment.author} />{' '}
        {!confirmed.includes(comment) && <OnItsWay postId={comment.postId} />}
        {comment.content}
      </li>
    )}
  </ol>
)

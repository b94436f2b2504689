import { ActionIcon } from '@mantine/core'
import type { Comment } from '@shelfmate/contract/exchange/exchange'
import { IconTrash } from '@tabler/icons-react'
import { formatMoment } from '#lib/dates.ts'
import { ReportButton } from '#lib/reports/report-button.tsx'
import { cardId } from '#ui/layers/use-focus-return.ts'
import { PersonLink } from '../post/person-link.tsx'
import { removeComment } from './comments.mutations.ts'
import * as words from './comments-words.ts'
import { OnItsWay } from './on-its-way.tsx'
import classes from './post-comments.module.css'

interface CommentRowProps {
  comment: Comment
  isOwn: boolean
  /** Not confirmed yet. */
  isOnItsWay: boolean
}

/** One comment; its author can delete it. */
export function CommentRow({ comment, isOwn, isOnItsWay }: CommentRowProps) {
  const { author, content, createdAt } = comment
  return (
    <li className={classes.comment}>
      <div className={classes.line}>
        <PersonLink person={author} />
        {isOnItsWay ? (
          <OnItsWay postId={comment.postId} />
        ) : (
          <time className={classes.when} dateTime={createdAt}>
            {formatMoment(new Date(createdAt))}
          </time>
        )}
        {!isOwn && (
          <ReportButton
            what={{ kind: 'comment', targetId: comment.id }}
            label={words.reportTheComment(content)}
          />
        )}
        {isOwn && !isOnItsWay && (
          <ActionIcon
            className={classes.away}
            aria-label={words.deleteYourComment(content)}
            onClick={() => {
              // The button goes with its comment.
              document.getElementById(cardId(comment.postId))?.focus({ preventScroll: true })
              void removeComment(comment)
            }}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <p className={classes.content}>{content}</p>
    </li>
  )
}

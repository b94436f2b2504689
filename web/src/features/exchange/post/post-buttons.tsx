import { Button } from '@mantine/core'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import type { Post } from '@shelfmate/contract/exchange/exchange'
import {
  IconHeartHandshake,
  IconMessageCircle,
  IconMessages,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CardAction, CardActions } from '#ui/cards/card-action.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useCommentCount } from '../comments/use-comment-count.ts'
import * as words from './exchange-post-words.ts'
import classes from './post-buttons.module.css'

export interface PostActions {
  claim: (post: Post) => void
  edit: (post: Post) => void
  remove: (post: Post) => void
  showImage: (post: Post) => void
  /** What the card shows of requests. */
  drawRequests: (post: Post) => ReactNode
}

interface PostButtonsProps {
  post: Post
  viewerId: string
  actions: PostActions
  isTalking: boolean
  /** Opens and closes what is said about it. */
  onTalk: () => void
}

/** What the owner can do with a post, and what everybody else can (D25). */
export function PostButtons({ post, viewerId, actions, isTalking, onTalk }: PostButtonsProps) {
  const { author, foodName } = post
  const talk = <TalkButton post={post} isTalking={isTalking} onTalk={onTalk} />
  if (author.userId !== viewerId)
    return (
      <>
        <LinkButton
          to="/chat/$chatId"
          params={{ chatId: chatIdOf(viewerId, author.userId) }}
          variant="light"
          aria-label={words.contactAbout(author.displayName, foodName)}
          leftSection={<IconMessageCircle size={20} aria-hidden />}
        >
          {words.contact}
        </LinkButton>
        {talk}
      </>
    )
  return (
    <CardActions>
      <CardAction
        icon={IconHeartHandshake}
        label={words.claimOne}
        name={foodName}
        onClick={() => actions.claim(post)}
      />
      <CardAction
        shortcut="e"
        icon={IconPencil}
        label={words.edit}
        name={foodName}
        onClick={() => actions.edit(post)}
      />
      <CardAction
        icon={IconTrash}
        label={words.deleteIt}
        name={foodName}
        isRemoval
        onClick={() => actions.remove(post)}
      />
      {talk}
    </CardActions>
  )
}

/** Opens the comments; tells how many there are. */
function TalkButton({ post, isTalking, onTalk }: Pick<PostButtonsProps, 'post' | 'isTalking' | 'onTalk'>) {
  const { foodName } = post
  const count = useCommentCount(post)
  return (
    <Button
      className={classes.talk}
      variant="subtle"
      aria-label={words.commentsOn(count, foodName)}
      aria-expanded={isTalking}
      onClick={onTalk}
    >
      <IconMessages size={20} aria-hidden />
      {count > 0 && count}
    </Button>
  )
}

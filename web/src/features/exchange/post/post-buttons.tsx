import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import type { Post } from '@shelfmate/contract/exchange/exchange'
import { IconHeartHandshake, IconMessageCircle, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CardAction, CardActions } from '#ui/cards/card-action.tsx'
import { LinkButton } from '#ui/link-button.tsx'

export interface PostActions {
  claim: (post: Post) => void
  edit: (post: Post) => void
  remove: (post: Post) => void
  showPhoto: (post: Post) => void
  /** What the card shows of requests. */
  drawRequests: (post: Post) => ReactNode
}

interface PostButtonsProps {
  post: Post
  viewerId: string
  actions: PostActions
}

/** What the owner can do with a post, and what everybody else can (D25). */
export function PostButtons({ post, viewerId, actions }: PostButtonsProps) {
  const { author, foodName } = post
  if (author.userId !== viewerId)
    return (
      <LinkButton
        to="/chat/$chatId"
        params={{ chatId: chatIdOf(viewerId, author.userId) }}
        variant="light"
        aria-label={`Contact ${author.displayName} about ${foodName}`}
        leftSection={<IconMessageCircle size={20} aria-hidden />}
      >
        Contact
      </LinkButton>
    )
  return (
    <CardActions>
      <CardAction
        icon={IconHeartHandshake}
        label="Claim 1"
        name={foodName}
        onClick={() => actions.claim(post)}
      />
      <CardAction icon={IconPencil} label="Edit" name={foodName} onClick={() => actions.edit(post)} />
      <CardAction
        icon={IconTrash}
        label="Delete"
        name={foodName}
        isRemoval
        onClick={() => actions.remove(post)}
      />
    </CardActions>
  )
}

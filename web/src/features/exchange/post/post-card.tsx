import { VisuallyHidden } from '@mantine/core'
import type { Author, ListedPost } from '@shelfmate/contract/exchange/exchange'
import { type CalendarDate, expiryStatus } from '@shelfmate/contract/pantry/expiry'
import { IconMapPin } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo, useState } from 'react'
import { FoodAdvice, FoodCard, FoodFact, FoodFacts, FoodName } from '#lib/cards/food-card.tsx'
import { imageAddress, thumbAddress } from '#lib/images/image-address.ts'
import { ReportButton } from '#lib/reports/report-button.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { ExpiryTag } from '#ui/cards/expiry-tag.tsx'
import { CutText } from '#ui/cut-text.tsx'
import { readDraft } from '../comments/comment-drafts.ts'
import { PostComments } from '../comments/post-comments.tsx'
import { useHeldUpOf } from '../data/exchange.operations.ts'
import { OfferFacts } from '../offers/offer-facts.tsx'
import { dateKindNames, isInGrace } from '../offers/offer-words.ts'
import * as words from './exchange-post-words.ts'
import { PersonLink } from './person-link.tsx'
import { type PostActions, PostButtons } from './post-buttons.tsx'
import classes from './post-card.module.css'

interface PostCardProps {
  post: ListedPost
  viewer: Author
  today: CalendarDate
  actions: PostActions
  /** At its own address: with its image as large as the card. */
  isWhole?: boolean
}

const avatarPx = 28

/**
 * One post: what is shared, by whom, where and until when, and what is said about it. Memoised by hand: the list draws its
 * many cards in a callback, where the compiler keeps none of them.
 */
export const PostCard = memo(function PostCard({
  post,
  viewer,
  today,
  actions,
  isWhole = false,
}: PostCardProps) {
  const { id, foodName, quantity, promised, description } = post
  const { expiryDate, madeOn, dateKind } = post
  const status = expiryStatus(expiryDate, today)
  const [isTalking, setTalking] = useState(() => isWhole || readDraft(id).text !== '')
  return (
    <FoodCard id={id} status={status} className={classes.card}>
      <CardTop
        post={post}
        viewer={viewer}
        today={today}
        isWhole={isWhole}
        onImage={() => actions.showImage(post)}
      />
      <FoodFacts
        quantity={quantity}
        expiryDate={madeOn ?? expiryDate}
        dateName={dateKind ? dateKindNames[dateKind] : undefined}
      >
        {promised > 0 && <FoodFact name={words.promised}>{promised}</FoodFact>}
      </FoodFacts>
      {post.author.userId === viewer.userId && <Unsent id={id} />}
      {status.state === 'expired' && !isInGrace(post, today) && (
        <FoodAdvice>{words.hiddenFromOthers}</FoodAdvice>
      )}
      <OfferFacts post={post} />
      {description && <CutText text={description} of={foodName} />}
      <div className={classes.deeds}>
        {actions.drawRequests(post)}
        <PostButtons
          post={post}
          actions={actions}
          isTalking={isTalking}
          viewerId={viewer.userId}
          onTalk={() => setTalking(!isTalking)}
        />
      </div>
      <PostComments post={post} viewer={viewer} isOpen={isTalking} />
    </FoodCard>
  )
})

/** On a card of one's own alone: it looks at whatever is pressed. */
function Unsent({ id }: { id: string }) {
  const heldUp = useHeldUpOf(id)
  const said = heldUp.includes('create') ? words.unposted : heldUp.includes('edit') && words.changesUnposted
  return said && <FoodAdvice>{said}</FoodAdvice>
}

type CardTopProps = Pick<PostCardProps, 'post' | 'viewer' | 'today'> & {
  isWhole: boolean
  onImage: () => void
}

/** What one looks for first: its image, its name, how long it keeps, and whose it is. */
function CardTop({ post, viewer, today, isWhole, onImage }: CardTopProps) {
  const { id, foodName, photoId, expiryDate, location } = post
  const { state, tag: usual } = expiryStatus(expiryDate, today)
  const tag = isInGrace(post, today) ? words.pastBestBefore : usual
  return (
    <div className={classes.top} data-whole={isWhole || undefined}>
      {photoId !== null && (
        <button
          type="button"
          className={classes.image}
          aria-label={words.showThePhotoOf(foodName)}
          onClick={onImage}
        >
          <img
            src={imageAddress(photoId, isWhole ? 'full' : 'thumb')}
            alt=""
            loading="lazy"
            decoding="async"
          />
        </button>
      )}
      <div className={classes.head}>
        <FoodName id={id}>
          {isWhole ? (
            foodName
          ) : (
            <Link to="/exchange/posts/$postId" params={{ postId: id }} className={classes.name}>
              {foodName}
            </Link>
          )}
        </FoodName>
        <ExpiryTag state={state} {...(tag !== undefined && { tag })} />
        <dl className={classes.place}>
          <div>
            <dt>
              <VisuallyHidden>{words.location}</VisuallyHidden>
            </dt>
            <dd>
              <IconMapPin size={18} aria-hidden />
              {location}
            </dd>
          </div>
        </dl>
        <Poster post={post} viewer={viewer} />
      </div>
    </div>
  )
}

/** Whose post it is; others can report it. */
function Poster({ post: { id, foodName, author }, viewer }: Pick<PostCardProps, 'post' | 'viewer'>) {
  return (
    <div className={classes.poster}>
      <Avatar name={author.displayName} src={thumbAddress(author.photoId)} size={avatarPx} />
      <PersonLink person={author} />
      {author.userId !== viewer.userId && (
        <ReportButton
          what={{ kind: 'post', targetId: id }}
          label={words.reportBy(foodName, author.displayName)}
        />
      )}
    </div>
  )
}

import type { Author, ListedPost } from '@shelfmate/contract/exchange/exchange'
import { type CalendarDate, expiryStatus } from '@shelfmate/contract/pantry/expiry'
import { IconMapPin } from '@tabler/icons-react'
import { memo } from 'react'
import { FoodAdvice, FoodCard, FoodFacts, FoodName } from '#lib/cards/food-card.tsx'
import { imageAddress } from '#lib/images/images.ts'
import { ReportButton } from '#lib/reports/report-button.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { ExpiryTag } from '#ui/cards/expiry-tag.tsx'
import { CutText } from '#ui/cut-text.tsx'
import { PostComments } from '../comments/post-comments.tsx'
import { OfferFacts } from '../offers/offer-facts.tsx'
import { dateKindNames, isInGrace } from '../offers/offer-words.ts'
import { PersonLink } from './person-link.tsx'
import { type PostActions, PostButtons } from './post-buttons.tsx'
import classes from './post-card.module.css'

interface PostCardProps {
  post: ListedPost
  viewer: Author
  today: CalendarDate
  actions: PostActions
}

const avatarPx = 32

/**
 * One post: what is shared, by whom, where and until when, and what is said about it. Memoised by hand: the list draws its
 * many cards in a callback, where the compiler keeps none of them.
 */
export const PostCard = memo(function PostCard({ post, viewer, today, actions }: PostCardProps) {
  const { id, foodName, quantity, location, description, photoId } = post
  const { expiryDate, madeOn, dateKind } = post
  const isPast = isInGrace(post, today)
  const status = expiryStatus(expiryDate, today)
  const tag = isPast ? 'Past its best-before date' : status.tag
  return (
    <FoodCard id={id} status={status}>
      <div className={classes.top}>
        <div className={classes.head}>
          <FoodName id={id}>{foodName}</FoodName>
          <ExpiryTag state={status.state} {...(tag !== undefined && { tag })} />
        </div>
        {photoId !== null && (
          <button
            type="button"
            className={classes.photo}
            aria-label={`Show the photo of ${foodName}`}
            onClick={() => actions.showPhoto(post)}
          >
            <img src={imageAddress(photoId, 'thumb')} alt="" loading="lazy" decoding="async" />
          </button>
        )}
      </div>
      <FoodFacts
        quantity={quantity}
        expiryDate={madeOn ?? expiryDate}
        dateName={dateKind ? dateKindNames[dateKind] : undefined}
      >
        <div>
          <dt>Location</dt>
          <dd className={classes.place}>
            <IconMapPin size={18} aria-hidden />
            {location}
          </dd>
        </div>
      </FoodFacts>
      {status.state === 'expired' && !isPast && (
        <FoodAdvice>Others can’t see this post any more. Edit its date, or delete it.</FoodAdvice>
      )}
      <OfferFacts post={post} />
      {description && <CutText text={description} of={foodName} />}
      <Poster post={post} viewer={viewer} />
      <PostButtons post={post} viewerId={viewer.userId} actions={actions} />
      {actions.drawRequests(post)}
      <PostComments post={post} viewer={viewer} />
    </FoodCard>
  )
})

/** Whose post it is; others can report it. */
function Poster({ post: { id, foodName, author }, viewer }: Pick<PostCardProps, 'post' | 'viewer'>) {
  return (
    <div className={classes.poster}>
      <Avatar
        name={author.displayName}
        src={author.photoId === null ? undefined : imageAddress(author.photoId, 'thumb')}
        size={avatarPx}
      />
      <PersonLink person={author} />
      {author.userId !== viewer.userId && (
        <ReportButton
          what={{ kind: 'post', targetId: id }}
          label={`Report ${foodName}, by ${author.displayName}`}
        />
      )}
    </div>
  )
}

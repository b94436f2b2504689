import type { ListedPost } from '@shelfmate/contract/exchange/exchange'
import { isSeenBy } from '@shelfmate/contract/exchange/exchange-fold'
import { type CalendarDate, expiryStatus } from '@shelfmate/contract/pantry/expiry'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { isApiError } from '#lib/api/api-error.ts'
import { useSession } from '#lib/api/session.ts'
import { useToday } from '#lib/dates.ts'
import { imageAddress } from '#lib/images/image-address.ts'
import { LoadError } from '#lib/states/load-error.tsx'
import { MoreButton } from '#lib/states/more-button.tsx'
import { Card } from '#ui/cards/card.tsx'
import { ExpiryTag } from '#ui/cards/expiry-tag.tsx'
import { isInGrace, markWords } from '../offers/offer-words.ts'
import classes from './person-posts.module.css'
import { postsOfQuery, usePostsOfLive } from './person-posts.queries.ts'
import * as words from './person-words.ts'

/** What a person offers, as far as the viewer sees it; nothing where that is nothing, or the person is not there. */
export function PersonPosts({ userId }: { userId: string }) {
  const query = useInfiniteQuery(postsOfQuery(userId))
  const viewerId = useSession()?.id
  const today = useToday()
  const title = useId()
  const { data, error } = query
  usePostsOfLive(userId)
  const isNobody = isApiError(error, 'NOT_FOUND') || isApiError(error, 'VALIDATION_FAILED')
  const read = data?.pages.flatMap(({ items }) => items) ?? []
  const posts = read.filter((post) => isSeenBy(viewerId, post, today))
  if (!data && error && !isNobody) return <LoadError title={words.whatTheyShareNotLoaded} query={query} />
  if (posts.length === 0 && !query.hasNextPage) return null
  return (
    <Card>
      <section aria-labelledby={title}>
        <h2 id={title} className={classes.title}>
          {words.foodTheyShare}
        </h2>
        <ul className={classes.posts}>
          {posts.map((post) => (
            <PostRow key={post.id} post={post} today={today} />
          ))}
        </ul>
        <MoreButton query={query}>{words.showMore}</MoreButton>
      </section>
    </Card>
  )
}

function PostRow({ post, today }: { post: ListedPost; today: CalendarDate }) {
  const { id, foodName, quantity, promised, location, photoId, expiryDate, mark } = post
  const status = expiryStatus(expiryDate, today)
  const tag = isInGrace(post, today) ? words.pastBestBefore : status.tag
  const free = quantity - promised
  const facts = [free > 0 ? words.freeCount(free) : words.allPromised, location]
  return (
    <li className={classes.post}>
      {photoId !== null && (
        <img src={imageAddress(photoId, 'thumb')} alt="" loading="lazy" decoding="async" />
      )}
      <div className={classes.words}>
        <Link to="/exchange/posts/$postId" params={{ postId: id }}>
          <bdi>{foodName}</bdi>
        </Link>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {mark && <small>{markWords[mark]}</small>}
      </div>
      {tag ? <ExpiryTag state={status.state} tag={tag} /> : <span>{words.days(status.days)}</span>}
    </li>
  )
}

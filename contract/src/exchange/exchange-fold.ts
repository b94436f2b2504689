import { foldForSearch } from '../api/fold-for-search.ts'
import { daysLeft } from '../pantry/expiry.ts'
import { compare } from '../text/compare.ts'
import type { Comment, ExchangeChange, ListedPost, Post, PostOrder } from './exchange.ts'
import type { HiddenKind } from './offer-values.ts'
import { searchWords } from './search-words.ts'

/** What a list of posts shows, and to whom. */
export interface PostFilter {
  readonly viewerId: string
  /** One post alone. */
  readonly id?: string | undefined
  /** The viewer's local date: others' posts leave the list when their date has passed (D13). */
  readonly today: string
  readonly search: string
  readonly dorm: string
  /** The dorm whose posts come first. */
  readonly first?: string | undefined
  readonly order: PostOrder
  readonly mine?: boolean | undefined
  readonly place?: string | undefined
  /** Moments between which it can be picked up. */
  readonly window?: { readonly from: string; readonly until: string } | undefined
  readonly hide?: HiddenKind | undefined
}

/** A place in the order of a list, whether or not a post stands there now. */
export type PostPlace = Pick<Post, 'expiryDate' | 'id'> & Partial<Pick<Post, 'location'>>

/** The posts read so far: all that the filter shows up to the place `readTo` (null: to the end), in their order. */
export interface PostList {
  readonly posts: readonly ListedPost[]
  readonly readTo: PostPlace | null
  /** Versions at which posts went away: a change that was overtaken does not bring one back. */
  readonly gone: ReadonlyMap<string, number>
}

/** Whether a post is offered on a day: others see it until its date, and some days longer where that is a best-before date (D55). */
export const isOffered = ({ expiryDate, graceDays }: Pick<Post, 'expiryDate' | 'graceDays'>, today: string) =>
  expiryDate >= today || daysLeft(expiryDate, today) + graceDays >= 0

/** Whether somebody sees a post on a day: its owner always, others while it is offered (D13). */
export const isSeenBy = (
  viewerId: string | undefined,
  post: Pick<Post, 'author' | 'expiryDate' | 'graceDays'>,
  today: string,
) => post.author.userId === viewerId || isOffered(post, today)

/** Whether a list of this filter shows a post. */
export function showsPost(filter: PostFilter, post: ListedPost): boolean {
  const { id, author, foodName, location } = post
  if (filter.id && id !== filter.id) return false
  if (!isSeenBy(filter.viewerId, post, filter.today)) return false
  if (filter.dorm !== '' && location !== filter.dorm) return false
  if (filter.mine && author.userId !== filter.viewerId) return false
  if (!isPickedUp(filter, post) || isHidden(filter, post)) return false
  const foldedName = foldForSearch(foodName)
  return searchWords(filter.search).every((word) => foldedName.includes(word))
}

function isPickedUp({ place, window }: PostFilter, { pickupPlace, pickupFrom, pickupUntil }: Post): boolean {
  if (place && pickupPlace !== place) return false
  if (!window) return true
  return pickupFrom !== null && pickupUntil !== null && pickupFrom < window.until && pickupUntil > window.from
}

/** A post that came live is not marked yet: it is shown once it is. */
function isHidden({ hide, viewerId }: PostFilter, { author, mark }: ListedPost): boolean {
  if (!hide || author.userId === viewerId) return false
  return mark === 'contains' || mark === 'mayContain' || (mark === 'notStated' && hide === 'unstated')
}

/**
 * The list after a change: what fetching it anew up to the same place would answer. An older change than the list holds leaves it
 * as it is; posts that the change does not name stay the same objects.
 */
export function foldPosts(list: PostList, filter: PostFilter, change: ExchangeChange): PostList {
  const { postId, version, post } = change
  const held = list.posts.find(({ id }) => id === postId)
  if (version <= Math.max(held?.version ?? 0, list.gone.get(postId) ?? 0)) return list
  const others = list.posts.filter(({ id }) => id !== postId)
  const gone = new Map(list.gone)
  if (!post || !showsPost(filter, marked(post, held))) {
    gone.set(postId, version)
    return { ...list, posts: others, gone }
  }
  gone.delete(postId)
  // Beyond what has been read: its page will bring it.
  if (list.readTo && byOrder(filter)(post, list.readTo) > 0) {
    return { ...list, posts: others, gone: gone.set(postId, version - 1) }
  }
  return { ...list, posts: [...others, marked(post, held)].sort(byOrder(filter)), gone }
}

/** An event carries no mark: that of the same words holds on. */
function marked(post: ListedPost, held: ListedPost | undefined): ListedPost {
  const isSame =
    held?.mark !== undefined &&
    post.mark === undefined &&
    post.foodName === held.foodName &&
    post.description === held.description &&
    JSON.stringify(post.allergens) === JSON.stringify(held.allergens)
  return isSame ? { ...post, mark: held.mark } : post
}

/** The dorm that comes first, then expiry date, then id; both sort as text as they do in the database. */
const byOrder =
  ({ order, first, dorm }: PostFilter) =>
  (a: PostPlace, b: PostPlace) => {
    const isAway = ({ location }: PostPlace) => first && dorm === '' && location !== first
    const near = Number(Boolean(isAway(a))) - Number(Boolean(isAway(b)))
    const sooner = compare(a.expiryDate, b.expiryDate) || compare(a.id, b.id)
    return near || (order === 'expiringFirst' ? sooner : -sooner)
  }

/** The newest comments of a post as of its version, oldest first. */
export interface CommentList {
  readonly comments: readonly Comment[]
  readonly version: number
}

/** The comments after a change of their post, or 'gap' when a change in between was missed and they must be fetched anew. */
export function foldComments(list: CommentList, change: ExchangeChange): CommentList | 'gap' {
  if (change.version <= list.version) return list
  if ((change.since ?? change.version - 1) > list.version) return 'gap'
  const { version, comment, removedCommentId } = change
  const kept = list.comments.filter(({ id }) => id !== removedCommentId && id !== comment?.id)
  return { version, comments: comment ? [...kept, comment].sort(byTime) : kept }
}

const byTime = (a: Comment, b: Comment) => compare(a.createdAt, b.createdAt) || compare(a.id, b.id)

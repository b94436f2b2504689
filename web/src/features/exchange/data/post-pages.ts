import type { ExchangeChange, Post, postPage } from '@shelfmate/contract/exchange/exchange'
import { foldPosts, type PostFilter, type PostList } from '@shelfmate/contract/exchange/exchange-fold'
import type * as z from 'zod/mini'

export type PostPage = z.infer<typeof postPage>

/** The confirmed list as it is cached. */
export interface CachedPosts extends PostList {
  /** Leads to the page after `readTo`; null at the end. */
  cursor: string | null
  /** Whether its viewer told of something to avoid, and its posts are marked. */
  isMarked?: boolean | undefined
}

const nothingRead: CachedPosts = { posts: [], readTo: null, gone: new Map(), cursor: null }
/** After a cut so much is read anew; whoever scrolled further scrolls on. */
const rereadMax = 200

/** How a list that is shown is read anew, page by page. */
export interface PageReading<Page> {
  fetchPage: (cursor: string | undefined, limit: number) => Promise<Page>
  /** How many were shown before. */
  shown: number
  pageSize: number
  pageMax: number
}

type PostReading = PageReading<PostPage> & { filter: PostFilter }

/** Reads the first page, or anew as much as was shown. */
export async function readPosts(reading: PostReading): Promise<CachedPosts> {
  const { fetchPage, filter, shown, pageSize, pageMax } = reading
  const wanted = Math.min(Math.max(shown, pageSize), rereadMax)
  let list = nothingRead
  do {
    const missing = Math.min(wanted - list.posts.length, pageMax)
    list = addPage(list, filter, await fetchPage(list.cursor ?? undefined, missing))
  } while (list.cursor !== null && list.posts.length < wanted)
  return list
}

/** The list with its next page; what changed since the page was read is newer and stays. */
export function addPage(
  list: CachedPosts,
  filter: PostFilter,
  { items, nextCursor, readTo, isMarked }: PostPage,
): CachedPosts {
  const end = nextCursor === null ? null : (readTo ?? items.at(-1) ?? list.readTo)
  const longer: CachedPosts = { ...list, cursor: nextCursor, readTo: end, isMarked }
  return items.reduce((posts, post) => ({ ...posts, ...foldPosts(posts, filter, asChange(post)) }), longer)
}

const asChange = (post: Post): ExchangeChange => ({
  postId: post.id,
  version: post.version,
  post,
  comment: null,
  removedCommentId: null,
})

import { isDeepStrictEqual } from 'node:util'
import type { CommentPage, ExchangeChange, Post, PostPage } from '@shelfmate/contract/exchange/exchange'
import {
  type CommentList,
  foldComments,
  foldPosts,
  type PostFilter,
  type PostList,
} from '@shelfmate/contract/exchange/exchange-fold'
import { searchWords } from '@shelfmate/contract/exchange/search-words'
import { listComments } from '../../server/src/features/exchange/comments/comments.repository.ts'
import { listPosts } from '../../server/src/features/exchange/posts/post-list.repository.ts'
import type { Database } from '../../server/src/platform/database/database.ts'

const most = 30

/** A list of posts that somebody has open: its first page, or as many as there are. */
export class PostScreen {
  readonly #database: Database
  readonly #filter: PostFilter
  readonly #page: number
  #list: PostList = { posts: [], readTo: null, gone: new Map() }

  constructor(database: Database, filter: PostFilter, page: number) {
    this.#database = database
    this.#filter = filter
    this.#page = page
  }

  async open(): Promise<this> {
    const posts = await this.#fetch(this.#page)
    const last = posts.at(-1)
    this.#list = { posts, readTo: posts.length === this.#page && last ? last : null, gone: new Map() }
    return this
  }

  fold(change: ExchangeChange): void {
    this.#list = foldPosts(this.#list, this.#filter, change)
  }

  /** What differs from fetching everything up to the same place; undefined where nothing does. */
  async difference(): Promise<string | undefined> {
    const { posts, readTo } = this.#list
    const stored = await this.#fetch(most)
    const expected = readTo ? stored.filter((post) => this.#isUpTo(post, readTo)) : stored
    return isDeepStrictEqual(posts, expected)
      ? undefined
      : `${JSON.stringify(this.#filter)}: folded ${told(posts)}, fetched ${told(expected)}`
  }

  #isUpTo(post: Post, end: Pick<Post, 'expiryDate' | 'id'>): boolean {
    const [place, last] = [post, end].map(({ expiryDate, id }) => `${expiryDate} ${id}`)
    if (place === undefined || last === undefined) return false
    return this.#filter.order === 'expiringFirst' ? place <= last : place >= last
  }

  async #fetch(limit: number): Promise<readonly Post[]> {
    const { viewerId, today, dorm, search, order } = this.#filter
    const page = {
      viewerId,
      hidden: [],
      today,
      dorm,
      isElsewhere: false,
      terms: searchWords(search),
      after: null,
      limit,
    }
    const whole = {
      ...page,
      mine: false,
      by: null,
      only: null,
      place: '',
      window: null,
      avoided: null,
      hide: null,
    }
    return (JSON.parse(await listPosts(this.#database, order, whole)) as PostPage).items
  }
}

const told = (posts: readonly Post[]) =>
  posts
    .map(({ id, version, foodName, expiryDate }) => `${id}@${version} ${foodName} ${expiryDate}`)
    .join('; ')

const newest = { beforeTime: 'infinity', beforeId: '00000000-0000-0000-0000-000000000000', limit: most }

/** The comments of every post, each open since the post was published. */
export class CommentScreens {
  readonly #database: Database
  readonly #lists = new Map<string, CommentList>()

  constructor(database: Database) {
    this.#database = database
  }

  /** Throws when a change in between was missed: they are told in order. */
  fold(change: ExchangeChange): void {
    const list = this.#lists.get(change.postId) ?? { comments: [], version: 0 }
    const folded = foldComments(list, change)
    if (folded === 'gap') throw new Error(`version ${change.version} does not follow ${list.version}`)
    this.#lists.set(change.postId, folded)
  }

  async difference(): Promise<string | undefined> {
    for (const [postId, { comments, version }] of this.#lists) {
      const [row] = await listComments(this.#database, { postId, hidden: [], ...newest })
      // The post is gone, and its comments' screen with it.
      if (!row) continue
      const stored = JSON.parse(row.answer) as CommentPage
      if (stored.version !== version || !isDeepStrictEqual(comments, stored.items))
        return `comments of ${postId}: ${comments.length} at ${version}, fetched ${stored.items.length} at ${stored.version}`
    }
    return undefined
  }
}

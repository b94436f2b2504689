import type { ListedPost, PostOrder, PostPage } from '@shelfmate/contract/exchange/exchange'
import type { PostMark } from '@shelfmate/contract/exchange/offer-values'
import { LruCache } from '#platform/cache/lru-cache.ts'
import type { Database } from '#platform/database/database.ts'
import type { Onlooker } from '#platform/identity/visibility.ts'
import { RawJson } from '#platform/routes/implementation.ts'
import type { PageOfPosts } from '../posts/page-of-posts.ts'
import { listPosts } from '../posts/post-list.repository.ts'
import { type Avoided, avoidedOf, type Drafted, settledMark, staysShown } from './avoided.ts'
import { findMarked } from './marks.repository.ts'

/** A page whose posts are all hidden is followed by the next ones, so often. */
const pagesAtMost = 5

/** Texts about allergies that are not read again. */
const rememberedTexts = 2_000

/** A page that a viewer asks for. */
export interface AskedPage extends Omit<PageOfPosts, 'avoided'> {
  /** What they must not eat, as they wrote it; empty: nothing. */
  allergies: string
}

type Draft = Omit<PostPage, 'items'> & { items: Drafted<ListedPost>[] }

/** Pages of the list as each viewer has them. */
export class MarkedPages {
  readonly #database: Database
  readonly #avoided = new LruCache<Avoided | null>(rememberedTexts)

  constructor(database: Database) {
    this.#database = database
  }

  /** A page as the JSON of its answer; nobody parses it but where marks need more than PostgreSQL knows. */
  async read(
    order: PostOrder,
    { allergies, ...page }: AskedPage,
    placeOf: (cursor: string) => PageOfPosts['after'],
  ): Promise<RawJson<PostPage>> {
    const avoided = await this.#avoidedOf(allergies)
    let { after } = page
    for (let count = 1; ; count++) {
      const answer = await listPosts(this.#database, order, { ...page, after, avoided })
      if (!avoided || !needsLooking(answer, avoided)) return new RawJson(answer)
      // PostgreSQL wrote it by the contract, but for marks that are not settled.
      const draft = JSON.parse(answer) as Draft
      const items = settled(draft.items, page, avoided)
      const { nextCursor } = draft
      if (items.length > 0 || nextCursor === null || count === pagesAtMost)
        return new RawJson(JSON.stringify({ ...draft, items, ...endOf(draft, items) }))
      after = placeOf(nextCursor)
    }
  }

  /** The marks of posts that are there. */
  async marksOf(
    { userId: viewerId, hidden }: Onlooker,
    allergies: string,
    ids: readonly string[],
  ): Promise<{ id: string; mark: PostMark | null }[]> {
    const avoided = await this.#avoidedOf(allergies)
    const asked = { viewerId, hidden, ids, mask: avoided?.mask ?? 0, edition: avoided?.edition ?? '' }
    const [row] = await findMarked(this.#database, asked)
    if (!row) throw new Error('a list answers one row')
    // The query's own shape.
    const items = JSON.parse(row.items) as Drafted<ListedPost>[]
    return items.map((item) => ({
      id: item.id,
      mark: avoided ? settledMark(item, avoided, item.author.userId === viewerId) : null,
    }))
  }

  async #avoidedOf(allergies: string): Promise<Avoided | null> {
    const known = this.#avoided.get(allergies)
    if (known !== undefined) return known
    const avoided = await avoidedOf(allergies)
    this.#avoided.set(allergies, avoided)
    return avoided
  }
}

/** Where a page ends whose last post is hidden: what is published between what it shows and that place belongs to it. */
function endOf({ items, nextCursor }: Draft, shown: readonly ListedPost[]): Pick<PostPage, 'readTo'> {
  const last = items.at(-1)
  if (!last || nextCursor === null || shown.at(-1)?.id === last.id) return {}
  const { expiryDate, id, location } = last
  return { readTo: { expiryDate, id, location } }
}

const needsLooking = (answer: string, { hasWords }: Avoided) => hasWords || answer.includes('"unread"')

const settled = (
  items: readonly Drafted<ListedPost>[],
  { viewerId, hide }: Pick<PageOfPosts, 'viewerId' | 'hide'>,
  avoided: Avoided,
): ListedPost[] =>
  items.flatMap((item) => {
    const mark = settledMark(item, avoided, item.author.userId === viewerId)
    return staysShown(mark, hide) ? [{ ...item, mark }] : []
  })

import type { ListedPost, PostOrder, PostPage } from '@shelfmate/contract/exchange/exchange'
import type { PostMark } from '@shelfmate/contract/exchange/offer-values'
import type { Database } from '#platform/database/database.ts'
import { RawJson } from '#platform/routes/implementation.ts'
import { listPosts, type PageOfPosts } from '../posts/post-list.repository.ts'
import { type Avoided, type Drafted, settledMark, staysShown, Viewers } from './avoided.ts'
import { findMarked } from './marks.repository.ts'

/** A page whose posts are all hidden is followed by the next ones, so often. */
const pagesAtMost = 5

type Draft = Omit<PostPage, 'items'> & { items: Drafted<ListedPost>[] }

/** Pages of the list as each viewer has them. */
export class MarkedPages {
  readonly #database: Database
  readonly #viewers = new Viewers()

  constructor(database: Database) {
    this.#database = database
  }

  /** A page as the JSON of its answer; nobody parses it but where marks need more than PostgreSQL knows. */
  async read(
    order: PostOrder,
    page: Omit<PageOfPosts, 'avoided'>,
    placeOf: (cursor: string) => PageOfPosts['after'],
  ): Promise<RawJson<PostPage>> {
    let { after } = page
    for (let count = 1; ; count++) {
      const { found, avoided } = await this.#viewers.readFor(page.viewerId, (known) =>
        listPosts(this.#database, order, { ...page, after, avoided: known }),
      )
      if (!avoided || !needsLooking(found.answer, avoided)) return new RawJson(found.answer)
      // PostgreSQL wrote it by the contract, but for marks that are not settled.
      const draft = JSON.parse(found.answer) as Draft
      const items = settled(draft.items, page, avoided)
      const { nextCursor } = draft
      if (items.length > 0 || nextCursor === null || count === pagesAtMost)
        return new RawJson(JSON.stringify({ ...draft, items }))
      after = placeOf(nextCursor)
    }
  }

  /** The marks of posts that are there. */
  async marksOf(
    viewer: { userId: string; hidden: readonly string[] },
    ids: readonly string[],
  ): Promise<{ id: string; mark: PostMark | null }[]> {
    const { userId: viewerId, hidden } = viewer
    const { found, avoided } = await this.#viewers.readFor(viewerId, async (known) => {
      const asked = { viewerId, hidden, ids, mask: known?.mask ?? 0, edition: known?.edition ?? '' }
      const [row] = await findMarked(this.#database, asked)
      if (!row) throw new Error('a list answers one row')
      return row
    })
    // The query's own shape.
    const items = JSON.parse(found.items) as Drafted<ListedPost>[]
    return items.map((item) => ({
      id: item.id,
      mark: avoided ? settledMark(item, avoided, item.author.userId === viewerId) : null,
    }))
  }
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

import type { PostPage } from '@shelfmate/contract/exchange/exchange'
import { RawJson } from '#platform/routes/implementation.ts'
import type { AskedPage } from './offers/marked-pages.ts'

type Asked = Omit<AskedPage, 'after'>

/** Reads a page of one plain list. */
type Read = (page: Asked, cursor: string | undefined) => Promise<RawJson<PostPage>>

/** Begins the cursors of the second list. */
const elsewhere = 'elsewhere_'

/**
 * A page of a list in which one dorm's posts come first: that dorm's list, and where it ends the list of all others. Each
 * has the plan that it has alone.
 */
export async function readDormFirst(
  read: Read,
  page: Asked,
  { first, cursor }: { first: string; cursor: string | undefined },
): Promise<RawJson<PostPage>> {
  const others = { ...page, dorm: first, isElsewhere: true }
  if (cursor?.startsWith(elsewhere)) {
    const far = parsed(await read(others, cursor.slice(elsewhere.length)))
    return new RawJson(JSON.stringify({ ...far, nextCursor: marked(far.nextCursor) }))
  }
  const near = await read({ ...page, dorm: first }, cursor)
  const { items, nextCursor } = parsed(near)
  if (nextCursor !== null) return near
  const far = parsed(await read({ ...others, limit: page.limit - items.length }, undefined))
  return new RawJson(
    JSON.stringify({ ...far, items: [...items, ...far.items], nextCursor: marked(far.nextCursor) }),
  )
}

const marked = (cursor: string | null) => (cursor === null ? null : elsewhere + cursor)

// PostgreSQL wrote it by the contract.
const parsed = ({ text }: RawJson<PostPage>) => JSON.parse(text) as PostPage

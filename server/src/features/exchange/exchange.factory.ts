import { randomUUID } from 'node:crypto'
import {
  type Comment,
  exchangeCalls,
  type ListedPost,
  type Post,
  type PostOrder,
} from '@shelfmate/contract/exchange/exchange'
import type { HiddenKind, SentOffer } from '@shelfmate/contract/exchange/offer-values'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import type { Giving } from '@shelfmate/contract/requests/machine'
import type { TestApp, TestUser } from '../../testing/test-app.ts'

export const tofu = {
  foodName: 'Tofu',
  description: 'two blocks, unopened',
  quantity: 2,
  expiryDate: '2099-12-01',
  location: 'Tembusu',
  photoId: null as string | null,
  pantryItemId: null as string | null,
  giving: 'iChoose' as Giving,
}

/** A post as the API publishes it. */
export async function addPost(
  app: TestApp,
  as: TestUser,
  fields: Partial<typeof tofu & SentOffer> = {},
): Promise<Post> {
  const body = { id: randomUUID(), ...tofu, ...fields }
  const answer = await app.call(exchangeCalls.createPost, { as, input: { body } })
  if (answer.status !== 201 || !answer.body.post)
    throw new Error(`publishing answered ${answer.status}: ${answer.raw.body}`)
  return answer.body.post
}

/** A post of food from its owner's pantry, with the item it came out of. */
export async function donate(
  app: TestApp,
  as: TestUser,
  { stock = 3, quantity = 2 }: { stock?: number; quantity?: number } = {},
) {
  const { foodName: name, description: remark, expiryDate } = tofu
  const body = { name, remark, quantity: stock, expiryDates: [expiryDate] }
  const answer = await app.call(pantryCalls.addItems, { as, input: { body } })
  const [item] = answer.body.upserted
  if (!item) throw new Error(`adding answered ${answer.status}: ${answer.raw.body}`)
  return { item, post: await addPost(app, as, { quantity, pantryItemId: item.id }) }
}

/** A comment as the API adds it. */
export async function addComment(
  app: TestApp,
  as: TestUser,
  postId: string,
  content = 'Is it still there?',
): Promise<Comment> {
  const input = { params: { id: postId }, body: { id: randomUUID(), content } }
  const answer = await app.call(exchangeCalls.addComment, { as, input })
  if (answer.status !== 201 || !answer.body.comment)
    throw new Error(`commenting answered ${answer.status}: ${answer.raw.body}`)
  return answer.body.comment
}

interface Asked {
  id?: string
  search?: string
  dorm?: string
  first?: string
  order?: PostOrder
  mine?: string
  place?: string
  pickupFrom?: string
  pickupUntil?: string
  hide?: HiddenKind
}

/** A whole list, read page by page. */
export async function wholeList(
  app: TestApp,
  as: TestUser,
  asked: Asked = {},
  limit = 30,
): Promise<ListedPost[]> {
  const items: ListedPost[] = []
  let cursor: string | null | undefined
  while (cursor !== null) {
    const query = { ...asked, limit, ...(cursor && { cursor }) }
    const { body } = await app.call(exchangeCalls.listPosts, { as, input: { query } })
    items.push(...body.items)
    cursor = body.nextCursor
  }
  return items
}

/** The rows that claims and undos stand on. */
export async function booksOf({ pool }: TestApp, postId: string) {
  const books = await pool.query(
    `select (select quantity from posts where id = $1) as quantity,
            (select version from posts where id = $1) as version,
            (select count(*)::int from comments where post_id = $1) as comments,
            (select count(*)::int from donations where post_id = $1) as donations`,
    [postId],
  )
  return books.rows[0]
}

import type { CallBody } from '@shelfmate/contract/api/call'
import { type BatchRow, type PantryItem, pantryCalls } from '@shelfmate/contract/pantry/pantry'
import type { PantryList } from '@shelfmate/contract/pantry/pantry-fold'
import type { TestApp, TestUser } from '../../testing/test-app.ts'

export const milk = {
  name: 'Milk',
  quantity: 2,
  remark: 'top shelf',
  expiryDates: ['2026-12-01'],
}

/** One row of a batch. */
export const rowOf = (name: string, fields: Partial<BatchRow> = {}) => ({
  name,
  quantity: 1,
  expiryDate: '2026-12-01',
  ...fields,
})

type Fields = Partial<CallBody<typeof pantryCalls.addItems>>

/** Items as the API stores them, one per date. */
export async function addItems(app: TestApp, as: TestUser, fields: Fields = {}): Promise<PantryItem[]> {
  const answer = await app.call(pantryCalls.addItems, { as, input: { body: { ...milk, ...fields } } })
  if (answer.status !== 201) throw new Error(`adding answered ${answer.status}: ${answer.raw.body}`)
  return answer.body.upserted
}

/** One item of one date. */
export async function addItem(app: TestApp, as: TestUser, fields: Fields = {}) {
  const [item] = await addItems(app, as, fields)
  if (!item) throw new Error('adding with a date makes an item')
  return item
}

/** A whole pantry, read page by page. */
export async function wholePantry(app: TestApp, as: TestUser, limit = 100): Promise<PantryList> {
  const items: PantryItem[] = []
  let cursor: string | null | undefined
  let seq = 0
  while (cursor !== null) {
    const query = cursor ? { limit, cursor } : { limit }
    const { body } = await app.call(pantryCalls.listItems, { as, input: { query } })
    items.push(...body.items)
    cursor = body.nextCursor
    seq = body.seq
  }
  return { items, seq }
}

/** Fills a pantry with rows up to `count` items, faster than two thousand calls could. */
export async function fillPantry({ pool }: TestApp, { id }: TestUser, count: number): Promise<void> {
  await pool.query(
    `insert into pantry_items (user_id, id, name, quantity, expiry_date, remark, date_added)
     select $1, gen_random_uuid(), 'Rice', 1, date '2027-01-01' + n % 40, '', now()
     from generate_series(1, $2::int - (select count(*)::int from pantry_items where user_id = $1 and removed_at is null)) as n`,
    [id, count],
  )
  await pool.query(
    `insert into pantries (user_id, seq, item_count) values ($1, 1, $2)
     on conflict (user_id) do update set item_count = excluded.item_count`,
    [id, count],
  )
}

/** What an undo, a count or a badge would be built on: the rows that list, logs and pantry hold. */
export async function booksOf({ pool }: TestApp, { id }: Pick<TestUser, 'id'>) {
  const books = await pool.query(
    `select coalesce((select seq from pantries where user_id = $1), 0)::int as seq,
            coalesce((select item_count from pantries where user_id = $1), 0) as counted,
            (select count(*)::int from pantry_items where user_id = $1 and removed_at is null) as items,
            (select count(*)::int from item_logs where user_id = $1 and replaces is null) as logged,
            (select count(*)::int from consumption_logs where user_id = $1) as consumed`,
    [id],
  )
  return books.rows[0]
}

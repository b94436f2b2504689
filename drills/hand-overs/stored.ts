import type pg from 'pg'

interface StoredPost {
  id: string
  quantity: number
  promised: number
  posted: number
  handedOver: number
  takenBack: number
  isThere: boolean
}

interface StoredRequest {
  postId: string
  id: string
  state: string
  units: number
  turn: number
}

/** What the database holds of some posts, all of one moment. */
export interface Books {
  posts: Map<string, StoredPost>
  requests: Map<string, StoredRequest[]>
  donated: Map<string, number>
}

const posts = `(select coalesce(json_agg(json_build_object('id', id, 'quantity', quantity, 'promised', promised,
  'posted', posted, 'handedOver', handed_over, 'takenBack', taken_back, 'isThere', removed_at is null)), '[]')
  from posts where id = any($1::uuid[])) as posts`
const requests = `(select coalesce(json_agg(json_build_object('postId', post_id, 'id', id, 'state', state,
  'units', units, 'turn', turn) order by turn), '[]')
  from food_requests where post_id = any($1::uuid[])) as requests`
const donations = `(select coalesce(json_agg(post_id), '[]') from donations where post_id = any($1::uuid[])) as donations`

/** Reads them in one statement, so of one snapshot. */
export async function readBooks(pool: pg.Pool, postIds: string[]): Promise<Books> {
  const { rows } = await pool.query(`select ${posts}, ${requests}, ${donations}`, [postIds])
  const [row] = rows
  return {
    posts: new Map(row.posts.map((post: StoredPost) => [post.id, post])),
    requests: Map.groupBy(row.requests, ({ postId }: StoredRequest) => postId),
    donated: countOf(row.donations),
  }
}

/** The units that each person's pantry holds, and the cards of all their chats: request, state and event. */
export async function readOutcomes(
  pool: pg.Pool,
  userIds: string[],
): Promise<{ pantries: Map<string, number>; cards: Map<string, string[]> }> {
  const pantries = await pool.query(
    'select user_id, sum(quantity)::int as units from pantry_items where user_id = any($1::uuid[]) group by user_id',
    [userIds],
  )
  const cards = await pool.query(
    `select card ->> 'requestId' as id, card ->> 'state' as state, card ->> 'event' as event
     from messages where card is not null and (user_a = any($1::uuid[]) or user_b = any($1::uuid[]))`,
    [userIds],
  )
  return {
    pantries: new Map(pantries.rows.map(({ user_id: id, units }) => [id, units])),
    cards: Map.groupBy(
      cards.rows.map(({ id, state, event }) => `${id} ${state} ${event}`),
      (card) => card.split(' ')[0] ?? '',
    ),
  }
}

/** The code of a promise, as its taker reads it. */
export async function codeOf(pool: pg.Pool, id: string): Promise<string> {
  const { rows } = await pool.query('select code from food_requests where id = $1', [id])
  return rows[0]?.code ?? '0000'
}

function countOf(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

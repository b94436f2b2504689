import { msPerHour } from '@shelfmate/contract/api/durations'
import pg from 'pg'
import { type Avoided, avoidedOf } from '../../server/src/features/exchange/offers/avoided.ts'
import type { PageOfPosts } from '../../server/src/features/exchange/posts/page-of-posts.ts'
import { listPosts } from '../../server/src/features/exchange/posts/post-list.repository.ts'
import { type Database, databaseOver } from '../../server/src/platform/database/database.ts'
import { onGround } from '../product/ground.ts'
import { addUser } from '../product/users.ts'
import { median } from '../quantiles.ts'
import { dormOf, fillPosts, placeOf } from './seed.ts'

interface FilterFigures {
  name: string
  medianMs: number
  /** Beside the list without a filter, in the same run. */
  ratio: number
  items: number
}

/** Reads the list of posts with every filter in turn, over and over, and tells each beside the list without one. */
export function runFeedFilters(options: {
  posts: number
  rounds: number
}): Promise<{ filters: FilterFigures[]; scans: number }> {
  return onGround('feed-filters', undefined, async ({ connection, pool }) => {
    const { id } = await addUser(pool)
    const avoided = await avoidedOf('milk')
    if (!avoided) throw new Error('milk is known')
    await fill(connection, options.posts, avoided)
    const before = await scansOf(pool)
    const filters = await measure(databaseOver(pool), pagesFor(id, avoided), options.rounds)
    return { filters, scans: (await scansOf(pool)) - before }
  })
}

async function fill(target: pg.ClientConfig, posts: number, avoided: Avoided): Promise<void> {
  const client = new pg.Client(target)
  await client.connect()
  await client.query('set statement_timeout = 0')
  await fillPosts(client, posts, avoided)
  await client.end()
}

const pageSize = 20

function pagesFor(viewerId: string, avoided: Avoided): Record<string, PageOfPosts> {
  const now = Date.now()
  const plain: PageOfPosts = {
    viewerId,
    hidden: [],
    today: new Date(now).toISOString().slice(0, 10),
    after: null,
    dorm: '',
    isElsewhere: false,
    terms: [],
    limit: pageSize,
    only: null,
    mine: false,
    by: null,
    place: '',
    window: null,
    avoided: null,
    hide: null,
  }
  const window = { from: new Date(now).toISOString(), until: new Date(now + 3 * msPerHour).toISOString() }
  const dorm = dormOf(0)
  return {
    'no filter': plain,
    'my dorm': { ...plain, dorm },
    'my dorm first, where its posts end': { ...plain, dorm, isElsewhere: true },
    'picked up within three hours': { ...plain, window },
    'picked up at a place': { ...plain, place: placeOf(0) },
    'with marks': { ...plain, avoided },
    'without what I cannot eat': { ...plain, avoided, hide: 'met' },
    'without that and what is not stated': { ...plain, avoided, hide: 'unstated' },
    'all of them': { ...plain, avoided, hide: 'met', window, dorm },
  }
}

async function measure(
  database: Database,
  pages: Record<string, PageOfPosts>,
  rounds: number,
): Promise<FilterFigures[]> {
  const times = new Map<string, number[]>()
  const items = new Map<string, number>()
  // More than the five plans that PostgreSQL tries before it keeps one, on each connection that may be taken.
  const warmUp = 30
  for (let round = -warmUp; round < rounds; round++)
    for (const [name, page] of Object.entries(pages)) {
      const since = performance.now()
      const answer = await listPosts(database, 'expiringFirst', page)
      const ms = performance.now() - since
      if (round === 0) items.set(name, (JSON.parse(answer) as { items: unknown[] }).items.length)
      if (round >= 0) times.set(name, [...(times.get(name) ?? []), ms])
    }
  const plain = median(times.get('no filter') ?? [])
  return [...times].map(([name, all]) => {
    const medianMs = median(all)
    return { name, medianMs, ratio: medianMs / plain, items: items.get(name) ?? 0 }
  })
}

/** How often all posts were read from first to last. */
async function scansOf(pool: pg.Pool): Promise<number> {
  await pool.query('select pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ n: string }>(
    `select seq_scan as n from pg_stat_user_tables where relname = 'posts'`,
  )
  return Number(rows[0]?.n)
}

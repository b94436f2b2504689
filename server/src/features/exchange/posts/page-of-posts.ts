import type { PostOrder } from '@shelfmate/contract/exchange/exchange'
import type { PostPlace } from '@shelfmate/contract/exchange/exchange-fold'
import type { HiddenKind } from '@shelfmate/contract/exchange/offer-values'
import { daysAfter } from '@shelfmate/contract/pantry/expiry'
import type { Avoided } from '../offers/avoided.ts'

/** What a page of the list holds, and for whom. */
export type PageOfPosts = {
  viewerId: string
  /** Whose posts are left out. */
  hidden: readonly string[]
  /** Others' posts before it are left out (D13). */
  today: string
  /** The page follows this place in its order; null: it is the first. */
  after: PostPlace | null
  /** Empty: every dorm. */
  dorm: string
  /** Every dorm but that one. */
  isElsewhere: boolean
  /** What the folded name must hold, all of it; empty: any. */
  terms: readonly string[]
  limit: number
  /** This post alone; null: all. */
  only: string | null
  /** The viewer's own posts alone. */
  mine: boolean
  /** The posts of this user alone; null: of everybody. */
  by: string | null
  /** Empty: wherever. */
  place: string
  /** When it can be picked up; null: whenever. */
  window: { from: string; until: string } | null
  /** What the viewer avoids; null: nothing. */
  avoided: Avoided | null
  /** What of it is left out. */
  hide: HiddenKind | null
}

/** What its statement takes. */
export type Values = Omit<PageOfPosts, 'after' | 'terms' | 'window' | 'avoided'> & {
  from: string
  until: string
  mask: number
  edition: string
  /** For a search with one term. */
  pattern: string
  /** For one with several. */
  patterns: string[]
  grams: string[]
  afterDate: string
  afterId: string
  /** The same place, or the end of yesterday: everybody's posts begin after it, without a look at those of the past. */
  currentDate: string
  currentId: string
}

const nilId = '00000000-0000-0000-0000-000000000000'
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const start: Record<PostOrder, PostPlace> = {
  expiringFirst: { expiryDate: '0001-01-01', id: nilId },
  expiringLast: { expiryDate: '9999-12-31', id: lastId },
}

/** A page as its statement's values. */
export function valuesOf(order: PostOrder, { after, terms, window, avoided, ...page }: PageOfPosts): Values {
  const place = after ?? start[order]
  const current =
    order === 'expiringFirst' && place.expiryDate < page.today
      ? { expiryDate: daysAfter(page.today, -1), id: lastId }
      : place
  const patterns = terms.map((term) => `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`)
  const dorm = page.isElsewhere ? '' : page.dorm
  return {
    ...page,
    patterns,
    pattern: patterns[0] ?? '',
    grams: terms.flatMap((term) => gramsOf(term, dorm)),
    afterDate: place.expiryDate,
    afterId: place.id,
    currentDate: current.expiryDate,
    currentId: current.id,
    from: window?.from ?? '',
    until: window?.until ?? '',
    mask: avoided?.mask ?? 0,
    edition: avoided?.edition ?? '',
  }
}

const gramLength = 3

/**
 * The pieces by which the index finds a term (see post_grams in the migrations): of three characters side by side, the last ones
 * at its end, or the term itself. Pieces that overlap would find little less and cost a look into the index each. In a dorm they
 * are the pieces of that dorm, so that what is frequent everywhere else is not met on the way.
 */
function gramsOf(term: string, dorm: string): string[] {
  const characters = [...term]
  const last = Math.max(0, characters.length - gramLength)
  const starts = Array.from({ length: Math.ceil(last / gramLength) }, (_, n) => n * gramLength)
  const pieces = [...starts, last].map((from) => characters.slice(from, from + gramLength).join(''))
  return dorm === '' ? pieces : pieces.map((piece) => `${piece} in ${dorm}`)
}

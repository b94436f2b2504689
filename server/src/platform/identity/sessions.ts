import { hash, randomBytes } from 'node:crypto'
import { msPerDay, msPerHour } from '@shelfmate/contract/api/durations'
import { LruCache } from '#platform/cache/lru-cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { Batcher } from '#platform/database/batcher.ts'
import type { Database, Executor } from '#platform/database/database.ts'
import type { Log } from '#platform/log/log.ts'
import {
  deleteOldestSessions,
  deleteSession,
  deleteSessionsOf,
  extendSession,
  insertSession,
  type OpenSession,
  revisionPrefix,
  sessionFinder,
} from './identity.repository.ts'
import { byteaOf, type Remembered } from './remembered.ts'
import type { Revision, Revisions } from './revisions.ts'
import { whoOf } from './who.ts'

/** Who asks: attached to every signed-in request and socket. */
export interface Viewer {
  userId: string
  sessionId: string
  email: string
  displayName: string
  timeZone: string | null
  /** Whether the address is known to be theirs (D60). */
  verified: boolean
  /** When the account was made. */
  since: Date
  /** Ids of those whom they neither see nor reach, nor these them (see mayInteract). */
  hidden: readonly string[]
  /** Where what the call asks for stood when the session was looked up. */
  at: Revisions
}

const tokenBytes = 32
/** D5: thirty days from the last use. */
export const sessionLifetimeMs = 30 * msPerDay
/** How much of its lifetime a session loses before using it writes the new end: spares a write on every request. */
const extendAfterMs = msPerHour
/** More than one person's devices: what was left open on a machine of the lab is closed by later logins at the latest. */
export const sessionsPerUser = 10

/** One statement of a few tens is answered as quickly as one of one; while two are under way, others gather. */
const sharedLookups = { runs: 2, keys: 64 }

interface Asked {
  token: string
  revisions: readonly Revision[]
}

/** A session as PostgreSQL last told of it. */
interface Known {
  /** What it was read from. */
  who: string
  expiresAt: Date
  viewer: Omit<Viewer, 'at'>
}

/** The same with the revisions that its call asks for. */
interface Found extends Known {
  viewer: Viewer
}

/** Sessions of which this process remembers who asks with them: some eight megabytes. */
const mostRemembered = 10_000

const noRevisions: readonly Revision[] = []

/** In hex, as it goes to PostgreSQL and comes from there. */
const hashOf = (token: string) => hash('sha256', token)

const bytesOf = (token: string) => hash('sha256', token, 'buffer')

function knownOf(who: string): Known {
  const { id, expiresAt, ...user } = whoOf(who)
  return { who, expiresAt, viewer: { ...user, sessionId: id } }
}

function revisionsOf(row: OpenSession, revisions: readonly Revision[]): Revisions {
  const at: Record<string, number | string> = {}
  for (const { name } of revisions) at[name] = row[`${revisionPrefix}${name}`] ?? 0
  return at
}

/** Server-side sessions over the one-query lookup. The token exists in the cookie alone; the database holds its hash. */
export class Sessions {
  readonly #database: Database
  readonly #clock: Clock
  readonly #log: Log
  readonly #lookups: Batcher<Asked, Found | undefined>
  /** By the names of their revisions: a statement for each set of them that calls which met have asked for. */
  readonly #finders = new Map<string, ReturnType<typeof sessionFinder>>()
  /** By the hashes of their tokens. */
  readonly #remembered = new LruCache<Known>(mostRemembered)

  constructor(database: Database, clock: Clock, log: Log) {
    this.#database = database
    this.#clock = clock
    this.#log = log
    this.#lookups = new Batcher((asked) => this.#lookUp(asked), sharedLookups)
  }

  async #lookUp(asked: readonly Asked[]): Promise<(Found | undefined)[]> {
    const revisions = [...new Set(asked.flatMap((each) => each.revisions))]
    const hashes = asked.map(({ token }) => hashOf(token))
    const rows = await this.#finderOf(revisions)(this.#database, {
      tokenHashes: hashes.map(byteaOf),
      now: this.#clock.now(),
    })
    const open = new Map(rows.map((row) => [row.tokenHash, row]))
    return hashes.map((tokenHash) => {
      const row = open.get(tokenHash)
      const known = this.#remember(tokenHash, row?.who)
      return row && known && { ...known, viewer: { ...known.viewer, at: revisionsOf(row, revisions) } }
    })
  }

  /** What is known of a session. What is remembered is given out again while it is the same: to make it anew cost a tenth of a request. */
  #remember(tokenHash: string, who: string | undefined): Known | undefined {
    const remembered = this.#remembered.get(tokenHash)
    if (remembered && remembered.who === who) return remembered
    this.#remembered.delete(tokenHash)
    if (who === undefined) return undefined
    const known = knownOf(who)
    if (known.viewer.verified) this.#remembered.set(tokenHash, known)
    return known
  }

  #finderOf(revisions: readonly Revision[]): ReturnType<typeof sessionFinder> {
    const sorted = revisions.toSorted((a, b) => (a.name < b.name ? -1 : 1))
    const name = sorted.map((each) => each.name).join(' ')
    const finder = this.#finders.get(name) ?? sessionFinder(sorted)
    this.#finders.set(name, finder)
    return finder
  }

  /**
   * The viewer behind a token, or undefined when its session has ended. With `renewed` this is a use, which keeps the
   * session open; it is called when the end has moved, for a cookie that ends on its own day would end the session with it.
   * The revisions are read with the session, for `viewer.at`.
   */
  async find(
    token: string,
    renewed?: () => void,
    revisions: readonly Revision[] = noRevisions,
  ): Promise<Viewer | undefined> {
    const found = await this.#lookups.ask({ token, revisions })
    if (!found) return undefined
    const { viewer } = found
    if (renewed && this.#isToExtend(found)) {
      renewed()
      const expiresAt = new Date(this.#clock.now().getTime() + sessionLifetimeMs)
      // Nobody waits for it: a failed extension costs at most an hour of the thirty days.
      extendSession(this.#database, { id: viewer.sessionId, expiresAt }).catch((error: unknown) =>
        this.#log.warn({ err: error }, 'a session could not be extended'),
      )
    }
    return viewer
  }

  #isToExtend({ expiresAt }: Known): boolean {
    return this.#clock.now().getTime() + sessionLifetimeMs - expiresAt.getTime() > extendAfterMs
  }

  /** Who asked last with a token, for what holds them against their session itself; not where a use is to extend it. */
  remembered(token: string): Remembered | undefined {
    const tokenHash = hashOf(token)
    const found = this.#remembered.get(tokenHash)
    if (!found || this.#isToExtend(found)) return undefined
    const { userId, hidden } = found.viewer
    return { userId, hidden, tokenHash }
  }

  /** Opens a session and returns its token, which is stored nowhere. */
  async open(on: Executor, userId: string): Promise<string> {
    const token = randomBytes(tokenBytes).toString('base64url')
    const expiresAt = new Date(this.#clock.now().getTime() + sessionLifetimeMs)
    await insertSession(on, { userId, tokenHash: bytesOf(token), expiresAt })
    return token
  }

  /** Ends those used longest ago, so that one more may be opened where the one of a token is left; returns the ids that ended. */
  async makeRoom(on: Executor, userId: string, token: string | undefined): Promise<string[]> {
    const leaving = token === undefined ? null : bytesOf(token)
    const ended = await deleteOldestSessions(on, { userId, keep: sessionsPerUser - 1, leaving })
    return ended.map((session) => session.id)
  }

  /** Ends the session of a token; returns its id and whose it was, or undefined when there was none. */
  async end(token: string): Promise<{ id: string; userId: string } | undefined> {
    const [ended] = await deleteSession(this.#database, { tokenHash: bytesOf(token) })
    this.#remembered.delete(hashOf(token))
    return ended
  }

  /** Ends all sessions of a user; returns the ids that ended. */
  async endAll(on: Executor, userId: string): Promise<string[]> {
    const ended = await deleteSessionsOf(on, { userId })
    return ended.map((session) => session.id)
  }
}

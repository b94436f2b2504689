import type { Database } from '#platform/database/database.ts'
import { countSessionEnds, filterOpenSessions } from './identity.repository.ts'

/**
 * Finds which of a process's sessions have ended, again and again. All are looked at only where some session ended since, or the
 * first of them has run out; else those alone that are new: a thousand screens cost no more than one.
 */
export class EndedSessions {
  readonly #database: Database
  /** Those that were open when they were looked at. */
  #open = new Set<string>()
  /** How often sessions had been ended when all were looked at. */
  #ends: number | undefined
  /** When the first of those looked at runs out, in ms. */
  #firstEnd = Number.POSITIVE_INFINITY

  constructor(database: Database) {
    this.#database = database
  }

  /** The ids among these whose sessions are open no more. */
  async find(ids: readonly string[], now: Date): Promise<string[]> {
    // Read before the sessions: one that ends in between is found now, or makes the next look at all.
    const [count] = await countSessionEnds(this.#database, {})
    const isAll = count?.ends !== this.#ends || now.getTime() >= this.#firstEnd
    const before = isAll ? new Set<string>() : this.#open
    const toLookAt = ids.filter((id) => !before.has(id))
    const open = toLookAt.length > 0 ? await filterOpenSessions(this.#database, { ids: toLookAt, now }) : []
    const isOpen = new Set(open.map(({ id }) => id))
    this.#ends = count?.ends
    this.#open = new Set(ids.filter((id) => before.has(id) || isOpen.has(id)))
    this.#firstEnd = Math.min(
      isAll ? Number.POSITIVE_INFINITY : this.#firstEnd,
      ...open.map(({ expiresAt }) => expiresAt.getTime()),
    )
    return toLookAt.filter((id) => !isOpen.has(id))
  }
}

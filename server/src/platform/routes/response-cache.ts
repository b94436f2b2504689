import { LruCache } from '#platform/cache/lru-cache.ts'
import { RawJson, type Shown } from './implementation.ts'

interface Kept {
  revision: Shown
  text: string
}

/** An answer as JSON text, and the revision that it shows, read in one snapshot. */
export type Revisioned = Kept

/** Of one kind's answers: some three thousand pantries of thirty items, two thousand pages of posts, or a thousand lists of chats. */
const mostCharacters = 16_000_000
/** What an answer takes beside its text and key. */
const entryWeight = 200

/**
 * Answers of calls that are asked often and change seldom, each with the revision it shows. One is sent again only while
 * what was read after the question, mostly in the session's own exchange, says that this is still the revision: never an old
 * one, whichever process made the change. When all that is kept outgrows `most` characters, keys too, those used longest ago go.
 */
export class ResponseCache<Answer> {
  readonly #kept: LruCache<Kept>

  constructor(most = mostCharacters) {
    this.#kept = new LruCache(most, ({ text }, key) => key.length + text.length + entryWeight)
  }

  /** Whether an answer is kept under a key, whatever it shows. */
  has(key: string): boolean {
    return this.#kept.has(key)
  }

  /** The answer under a key, which names its viewer: kept if it shows `revision`, else read anew. */
  async answer(
    key: string,
    revision: Shown | undefined,
    read: () => Promise<Revisioned>,
  ): Promise<RawJson<Answer>> {
    const known = this.#kept.get(key)
    if (known && known.revision === revision) return new RawJson<Answer>(known.text, known.revision)
    const current = await read()
    this.#kept.set(key, current)
    return new RawJson<Answer>(current.text, current.revision)
  }
}

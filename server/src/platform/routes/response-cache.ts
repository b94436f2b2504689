import { LruCache } from '#platform/cache/lru-cache.ts'
import { RawJson, type Shown } from './implementation.ts'
import { packedFrom } from './send-json.ts'

/** An answer as JSON text, and the revision that it shows, read in one snapshot. */
export interface Revisioned {
  revision: Shown
  text: string
}

interface Kept<Answer> {
  revision: Shown
  answer: RawJson<Answer>
}

/** Of one kind's answers: some three thousand pantries of thirty items, two thousand pages of posts, or a thousand lists of chats. */
const mostCharacters = 16_000_000
/** What an answer takes beside its text and key. */
const entryWeight = 200
/** What the packed form of an answer takes of its text's length: a fifth to a quarter was seen. */
const packedShare = 1 / 4

/**
 * Answers of calls that are asked often and change seldom, each with the revision it shows. One is sent again only while
 * what was read after the question, mostly in the session's own exchange, says that this is still the revision: never an old
 * one, whichever process made the change. When all that is kept outgrows `most` characters, keys too, those used longest ago go.
 */
export class ResponseCache<Answer> {
  readonly #kept: LruCache<Kept<Answer>>
  readonly #isTagged: boolean

  /** `isTagged`: whether who holds an answer may ask for it by its revision. */
  constructor({ most = mostCharacters, isTagged = true } = {}) {
    this.#isTagged = isTagged
    this.#kept = new LruCache(most, ({ answer }, key) => key.length + weightOf(answer.text) + entryWeight)
  }

  /** Whether an answer is kept under a key, whatever it shows. */
  has(key: string): boolean {
    return this.#kept.has(key)
  }

  /** The answer under a key, which holds all that it depends on (its viewer, where it is theirs alone): kept if it shows `revision`, else read anew. */
  async answer(
    key: string,
    revision: Shown | undefined,
    read: () => Promise<Revisioned>,
  ): Promise<RawJson<Answer>> {
    const known = this.#kept.get(key)
    if (known && known.revision === revision) return known.answer
    const current = await read()
    const answer = new RawJson<Answer>(current.text, this.#isTagged ? current.revision : undefined)
    this.#kept.set(key, { revision: current.revision, answer })
    return answer
  }
}

const weightOf = ({ length }: string) => length * (length < packedFrom ? 1 : 1 + packedShare)

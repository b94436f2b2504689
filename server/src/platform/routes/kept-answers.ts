import { RawJson, type Shown } from './implementation.ts'

interface Kept {
  position: Shown
  text: string
}

/** An answer as JSON text, and the position that it shows, read in one snapshot. */
export type Positioned = Kept

/** Of one kind's answers: some three thousand pantries of thirty items, two thousand pages of posts, or a thousand lists of chats. */
const mostCharacters = 16_000_000

/**
 * Answers of calls that are asked often and change seldom, each with the position it shows. One is sent again only while
 * what was read after the question, mostly in the session's own exchange, says that this is still the position: never an old
 * one, whichever process made the change. When their texts outgrow `most` characters, those used longest ago go.
 */
export class KeptAnswers<Answer> {
  readonly #most: number
  /** In the order of their last use. */
  readonly #kept = new Map<string, Kept>()
  #characters = 0

  constructor(most = mostCharacters) {
    this.#most = most
  }

  /** Whether an answer is kept under a key, whatever it shows. */
  has(key: string): boolean {
    return this.#kept.has(key)
  }

  /** The answer under a key, which names its viewer: kept if it shows `position`, else read anew. */
  async answer(
    key: string,
    position: Shown | undefined,
    read: () => Promise<Positioned>,
  ): Promise<RawJson<Answer>> {
    const known = this.#kept.get(key)
    const current = known && known.position === position ? known : await read()
    this.#keep(key, current)
    return new RawJson<Answer>(current.text, current.position)
  }

  #keep(key: string, answer: Kept): void {
    this.#drop(key)
    this.#kept.set(key, answer)
    this.#characters += answer.text.length
    for (const oldest of this.#kept.keys()) {
      if (this.#characters <= this.#most) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#characters -= this.#kept.get(key)?.text.length ?? 0
    this.#kept.delete(key)
  }
}

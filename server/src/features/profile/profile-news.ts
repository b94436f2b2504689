import type { ProfileChange } from '@shelfmate/contract/api/live'
import type { Log } from '#platform/log/log.ts'

/** The most often that others are told of one profile: whoever saves on and on costs every screen a frame, and some a question. */
const everyMs = 1_000

interface News {
  change: ProfileChange
  /** Ids of whom it is not for. */
  but: readonly string[]
}

interface Ports {
  publish(change: ProfileChange, but: readonly string[]): void
  /** Who is hidden from a user now. */
  hiddenNow(userId: string): Promise<readonly string[]>
  log: Log
}

/**
 * Tells others' screens of changed profiles. The first change of one at once; of those that follow within a second the last, at its
 * end, and nobody who has been hidden meanwhile.
 */
export class ProfileNews {
  readonly #ports: Ports
  /** By whose profile it is, where one was told within the last second: what came after. */
  readonly #held = new Map<string, News | undefined>()
  #isClosed = false

  constructor(ports: Ports) {
    this.#ports = ports
  }

  tell(change: ProfileChange, but: readonly string[]): void {
    const { userId } = change
    if (this.#held.has(userId)) {
      this.#held.set(userId, { change, but })
      return
    }
    this.#ports.publish(change, but)
    if (!this.#isClosed) void this.#follow(userId)
  }

  /** Tells what is held, and from then on everything at once: for the end of the process. */
  close(): void {
    this.#isClosed = true
    for (const news of this.#held.values()) if (news) this.#ports.publish(news.change, news.but)
    this.#held.clear()
  }

  async #follow(userId: string): Promise<void> {
    this.#held.set(userId, undefined)
    do await new Promise((resolve) => setTimeout(resolve, everyMs).unref())
    while (await this.#tellHeld(userId))
    this.#held.delete(userId)
  }

  /** Returns whether something was held; what it can't tell stays so. */
  async #tellHeld(userId: string): Promise<boolean> {
    const { publish, hiddenNow, log } = this.#ports
    if (!this.#held.get(userId)) return false
    try {
      const hidden = await hiddenNow(userId)
      const news = this.#held.get(userId)
      if (!news) return false
      this.#held.set(userId, undefined)
      publish(news.change, [...news.but, ...hidden])
    } catch (error) {
      log.warn({ err: error }, 'a change of a profile could not be told')
    }
    return true
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { ExchangeChange } from '@shelfmate/contract/exchange/exchange'
import type { Log } from '#platform/log/log.ts'
import type { ChangeAudience } from '../telling/change-audience.ts'

/** The most often that open screens are told of one post's fields: whoever edits on and on costs everybody a frame each time. */
const everyMs = 1_000
/** A stop waits no longer for a database that doesn't answer: what runs on at that moment needs the time. */
const farewellMs = 1_000

interface Post {
  /** What changed since the last telling, in one. */
  held: ExchangeChange | undefined
  /** Who hears of the latest change. */
  audience: ChangeAudience
  timer: NodeJS.Timeout
  isTelling: boolean
}

interface Ports {
  publish(change: ExchangeChange, audience: ChangeAudience): void
  /** Who is hidden from a user now. */
  hiddenNow(userId: string): Promise<readonly string[]>
  log: Log
}

/**
 * Tells open screens of changes to posts. The first one of a post at once; those that follow within a second together, at
 * its end, as the state that the last one left, and to nobody who has been hidden from its author meanwhile. Comments are told
 * one by one, with what was held before them.
 */
export class PostNews {
  readonly #ports: Ports
  readonly #posts = new Map<string, Post>()
  #isClosed = false

  constructor(ports: Ports) {
    this.#ports = ports
  }

  tell(change: ExchangeChange, audience: ChangeAudience): void {
    const { postId, comment, removedCommentId } = change
    const post = this.#posts.get(postId)
    if (this.#isClosed) this.#ports.publish(change, audience)
    else if (!post) {
      const timer = this.#startTimer(postId)
      this.#posts.set(postId, { held: undefined, audience, timer, isTelling: false })
      this.#ports.publish(change, audience)
    } else if (comment === null && removedCommentId === null) {
      post.held = together(post.held, change)
      post.audience = audience
    } else {
      const told = together(post.held, change)
      const isOvertaken = told === post.held
      if (!isOvertaken) post.held = undefined
      this.#ports.publish(isOvertaken ? change : told, audience)
    }
  }

  /** Tells what is held, and from then on everything at once: for the end of the process. */
  async close(): Promise<void> {
    const posts = [...this.#posts.values()]
    this.#isClosed = true
    this.#posts.clear()
    for (const { timer } of posts) clearTimeout(timer)
    const told = Promise.all(posts.map((post) => this.#tellHeld(post)))
    await Promise.race([told, sleep(farewellMs, undefined, { ref: false })])
  }

  #startTimer(postId: string): NodeJS.Timeout {
    return setTimeout(() => {
      const post = this.#posts.get(postId)
      if (!post?.held) {
        this.#posts.delete(postId)
        return
      }
      post.timer = this.#startTimer(postId)
      void this.#tellHeld(post)
    }, everyMs).unref()
  }

  /** What it can't tell stays held. */
  async #tellHeld(post: Post): Promise<void> {
    const { publish, hiddenNow, log } = this.#ports
    if (!post.held || post.isTelling) return
    post.isTelling = true
    try {
      const hidden = await hiddenNow(post.audience.author.userId)
      const { held, audience } = post
      // A comment may have taken it along meanwhile.
      if (!held) return
      post.held = undefined
      // Both: with an author's account their blocks go.
      publish(held, { ...audience, hiddenFrom: [...audience.hiddenFrom, ...hidden] })
    } catch (error) {
      log.warn({ err: error }, 'a change of a post could not be told')
    } finally {
      post.isTelling = false
    }
  }
}

/** The newer of two changes of a post; it stands for the older one too where nothing lies between them. */
function together(held: ExchangeChange | undefined, change: ExchangeChange): ExchangeChange {
  if (!held) return change
  if (change.version <= held.version) return held
  return change.version === held.version + 1 ? { ...change, since: held.since ?? held.version - 1 } : change
}

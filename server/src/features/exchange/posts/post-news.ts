import type { ExchangeChange } from '@shelfmate/contract/exchange/exchange'
import type { Audience } from '../telling/audience.ts'

/** The most often that open screens are told of one post's fields: whoever edits on and on costs everybody a frame each time. */
const everyMs = 1_000

interface Post {
  /** What changed since the last telling, in one. */
  held: ExchangeChange | undefined
  /** Of the latest change. */
  audience: Audience
  timer: NodeJS.Timeout
}

/**
 * Tells open screens of changes to posts. The first one of a post at once; those that follow within a second together, at
 * its end, as the state that the last one left. Comments are told one by one, with what was held before them.
 */
export class PostNews {
  readonly #publish: (change: ExchangeChange, audience: Audience) => void
  readonly #posts = new Map<string, Post>()

  constructor(publish: (change: ExchangeChange, audience: Audience) => void) {
    this.#publish = publish
  }

  tell(change: ExchangeChange, audience: Audience): void {
    const { postId, comment, removedCommentId } = change
    const post = this.#posts.get(postId)
    if (!post) {
      this.#posts.set(postId, { held: undefined, audience, timer: this.#startTimer(postId) })
      this.#publish(change, audience)
    } else if (comment === null && removedCommentId === null) {
      post.held = together(post.held, change)
      post.audience = audience
    } else {
      const told = together(post.held, change)
      const isOvertaken = told === post.held
      if (!isOvertaken) post.held = undefined
      this.#publish(isOvertaken ? change : told, audience)
    }
  }

  /** Tells what is held: for the end of the process. */
  close(): void {
    for (const { held, audience, timer } of this.#posts.values()) {
      clearTimeout(timer)
      if (held) this.#publish(held, audience)
    }
    this.#posts.clear()
  }

  #startTimer(postId: string): NodeJS.Timeout {
    return setTimeout(() => {
      const post = this.#posts.get(postId)
      if (!post?.held) {
        this.#posts.delete(postId)
        return
      }
      const { held } = post
      post.held = undefined
      post.timer = this.#startTimer(postId)
      this.#publish(held, post.audience)
    }, everyMs).unref()
  }
}

/** The newer of two changes of a post; it stands for the older one too where nothing lies between them. */
function together(held: ExchangeChange | undefined, change: ExchangeChange): ExchangeChange {
  if (!held) return change
  if (change.version <= held.version) return held
  return change.version === held.version + 1 ? { ...change, since: held.since ?? held.version - 1 } : change
}

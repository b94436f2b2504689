import type { ExchangeChange } from '@shelfmate/contract/exchange'

/** The most often that open screens are told of one post's fields: whoever edits on and on costs everybody a frame each time. */
const everyMs = 1_000

interface Post {
  /** What changed since the last telling, in one. */
  held: ExchangeChange | undefined
  timer: NodeJS.Timeout
}

/**
 * Tells open screens of changes to posts. The first one of a post at once; those that follow within a second together, at
 * its end, as the state that the last one left. Comments are told one by one, with what was held before them.
 */
export class PostNews {
  readonly #publish: (change: ExchangeChange) => void
  readonly #posts = new Map<string, Post>()

  constructor(publish: (change: ExchangeChange) => void) {
    this.#publish = publish
  }

  tell(change: ExchangeChange): void {
    const { postId, comment, removedCommentId } = change
    const post = this.#posts.get(postId)
    if (!post) {
      this.#posts.set(postId, { held: undefined, timer: this.#startTimer(postId) })
      this.#publish(change)
    } else if (comment === null && removedCommentId === null) {
      post.held = together(post.held, change)
    } else {
      const told = together(post.held, change)
      const isOvertaken = told === post.held
      if (!isOvertaken) post.held = undefined
      this.#publish(isOvertaken ? change : told)
    }
  }

  /** Tells what is held: for the end of the process. */
  close(): void {
    for (const { held, timer } of this.#posts.values()) {
      clearTimeout(timer)
      if (held) this.#publish(held)
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
      this.#publish(held)
    }, everyMs).unref()
  }
}

/** The newer of two changes of a post; it stands for the older one too where nothing lies between them. */
function together(held: ExchangeChange | undefined, change: ExchangeChange): ExchangeChange {
  if (!held) return change
  if (change.version <= held.version) return held
  return change.version === held.version + 1 ? { ...change, since: held.since ?? held.version - 1 } : change
}

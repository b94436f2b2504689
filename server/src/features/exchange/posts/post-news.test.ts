import { randomUUID } from 'node:crypto'
import type { ExchangeChange } from '@shelfmate/contract/exchange/exchange'
import { foldComments } from '@shelfmate/contract/exchange/exchange-fold'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PostNews } from './post-news.ts'

const postId = randomUUID()
const everybody = { hiddenFrom: [] }
const edit = (version: number, of = postId): ExchangeChange => ({
  ...{ postId: of, version, post: null, comment: null, removedCommentId: null },
})
const commented = (version: number): ExchangeChange => ({
  ...edit(version),
  comment: {
    ...{
      id: randomUUID(),
      postId,
      content: `comment ${version}`,
      createdAt: new Date(version * 1000).toISOString(),
    },
    author: { userId: randomUUID(), displayName: 'Mei Tan', photoId: null },
  },
})

let told: ExchangeChange[]
let news: PostNews
beforeEach(() => {
  vi.useFakeTimers()
  told = []
  news = new PostNews((change) => void told.push(change))
})
afterEach(() => void vi.useRealTimers())

describe('news of a post', () => {
  it('are told at once, and once a second while it is edited on and on; the last state always', () => {
    for (let version = 1; version <= 234; version++) {
      news.tell(edit(version), everybody)
      if (version === 1) expect(told).toHaveLength(1)
      vi.advanceTimersByTime(25)
    }
    vi.advanceTimersByTime(1_000)
    expect(told.length).toBeLessThanOrEqual(8)
    expect(told.at(-1)).toMatchObject({ version: 234 })
    news.tell(edit(235), everybody)
    expect(told.at(-1)?.version).not.toBe(235)
    vi.advanceTimersByTime(5_000)
    expect(told.at(-1)?.version).toBe(235)
    news.tell(edit(236), everybody)
    expect(told.at(-1)?.version).toBe(236)
  })

  it('of one post do not wait for those of another', () => {
    const other = randomUUID()
    news.tell(edit(1), everybody)
    news.tell(edit(1, other), everybody)
    expect(told.map((change) => change.postId)).toEqual([postId, other])
  })

  it('lose no comment, whose screens need not read anew', () => {
    const changes = Array.from({ length: 60 }, (_, n) => (n % 7 === 3 ? commented(n + 2) : edit(n + 2)))
    for (const change of changes) {
      news.tell(change, everybody)
      vi.advanceTimersByTime(90)
    }
    news.close()
    let list: ReturnType<typeof foldComments> = { comments: [], version: 1 }
    for (const change of told) {
      if (list === 'gap') break
      list = foldComments(list, change)
    }
    expect(list).toEqual({ version: 61, comments: changes.flatMap(({ comment }) => comment ?? []) })
  })

  it('that overtook each other leave a gap to be read, and never an old state', () => {
    for (const version of [1, 3, 2]) news.tell(edit(version), everybody)
    news.tell(commented(2), everybody)
    news.tell(edit(6), everybody)
    vi.advanceTimersByTime(1_000)
    expect(told.map(({ version, since }) => [version, since])).toEqual([
      [1, undefined],
      [2, undefined],
      [6, undefined],
    ])
  })
})

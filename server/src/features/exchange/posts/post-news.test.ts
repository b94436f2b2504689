import { randomUUID } from 'node:crypto'
import type { ExchangeChange } from '@shelfmate/contract/exchange/exchange'
import { foldComments } from '@shelfmate/contract/exchange/exchange-fold'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeLog } from '#platform/log/log.ts'
import type { ChangeAudience } from '../telling/change-audience.ts'
import { PostNews } from './post-news.ts'

const postId = randomUUID()
const author = { userId: randomUUID() }
const everybody = { author, hiddenFrom: [] }
const edit = (version: number, of = postId): ExchangeChange => ({
  postId: of,
  version,
  post: null,
  comment: null,
  removedCommentId: null,
})
const commented = (version: number): ExchangeChange => ({
  ...edit(version),
  comment: {
    id: randomUUID(),
    postId,
    content: `comment ${version}`,
    createdAt: new Date(version * 1000).toISOString(),
    author: { userId: randomUUID(), displayName: 'Mei Tan', photoId: null },
  },
})

let told: ExchangeChange[]
let audiences: ChangeAudience[]
let hidden: string[] | Error
let news: PostNews
beforeEach(() => {
  vi.useFakeTimers()
  told = []
  audiences = []
  hidden = []
  news = new PostNews({
    publish: (change, audience) => {
      told.push(change)
      audiences.push(audience)
    },
    hiddenNow: async (userId) => {
      expect(userId).toBe(author.userId)
      if (hidden instanceof Error) throw hidden
      return hidden
    },
    log: makeLog('silent'),
  })
})
afterEach(() => void vi.useRealTimers())

describe('news of a post', () => {
  it('are told at once, and once a second while it is edited on and on; the last state always', async () => {
    for (let version = 1; version <= 234; version++) {
      news.tell(edit(version), everybody)
      if (version === 1) expect(told).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(25)
    }
    await vi.advanceTimersByTimeAsync(1_000)
    expect(told.length).toBeLessThanOrEqual(8)
    expect(told.at(-1)).toMatchObject({ version: 234 })
    news.tell(edit(235), everybody)
    expect(told.at(-1)?.version).not.toBe(235)
    await vi.advanceTimersByTimeAsync(5_000)
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

  it('lose no comment, whose screens need not read anew', async () => {
    const changes = Array.from({ length: 60 }, (_, n) => (n % 7 === 3 ? commented(n + 2) : edit(n + 2)))
    for (const change of changes) {
      news.tell(change, everybody)
      await vi.advanceTimersByTimeAsync(90)
    }
    await news.close()
    let list: ReturnType<typeof foldComments> = { comments: [], version: 1 }
    for (const change of told) {
      if (list === 'gap') break
      list = foldComments(list, change)
    }
    expect(list).toEqual({ version: 61, comments: changes.flatMap(({ comment }) => comment ?? []) })
  })

  it('that overtook each other leave a gap to be read, and never an old state', async () => {
    for (const version of [1, 3, 2]) news.tell(edit(version), everybody)
    news.tell(commented(2), everybody)
    news.tell(edit(6), everybody)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(told.map(({ version, since }) => [version, since])).toEqual([
      [1, undefined],
      [2, undefined],
      [6, undefined],
    ])
  })

  it('that are told late are told to nobody who has been hidden meanwhile', async () => {
    news.tell(edit(1), everybody)
    news.tell(edit(2), { author, hiddenFrom: ['before'] })
    hidden = ['since']
    await vi.advanceTimersByTimeAsync(1_000)
    expect(audiences).toEqual([everybody, { author, hiddenFrom: ['before', 'since'] }])
    news.tell(edit(3), everybody)
    await news.close()
    expect(audiences.at(-1)).toEqual({ author, hiddenFrom: ['since'] })
  })

  it('wait on while nobody can say who is hidden, and are told once', async () => {
    news.tell(edit(1), everybody)
    news.tell(edit(2), everybody)
    hidden = new Error('no database')
    await vi.advanceTimersByTimeAsync(3_000)
    expect(told).toHaveLength(1)
    hidden = []
    await vi.advanceTimersByTimeAsync(3_000)
    expect(told.map(({ version }) => version)).toEqual([1, 2])
  })

  it('ask once at a time, and hold up no stop for longer than a second', async () => {
    let asked = 0
    news = new PostNews({
      publish: (change) => void told.push(change),
      hiddenNow: () => {
        asked += 1
        return new Promise(() => undefined)
      },
      log: makeLog('silent'),
    })
    news.tell(edit(1), everybody)
    news.tell(edit(2), everybody)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(asked).toBe(1)
    const closed = news.close()
    await vi.advanceTimersByTimeAsync(1_000)
    await closed
    news.tell(edit(3), everybody)
    expect(told.map(({ version }) => version)).toEqual([1, 3])
  })
})

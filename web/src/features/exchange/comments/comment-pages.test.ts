import type { Comment, ExchangeChange } from '@shelfmate/contract/exchange/exchange'
import { describe, expect, test } from 'vitest'
import { addOlder, type CommentPage, readComments } from './comment-pages.ts'

const said = (n: number): Comment => ({
  id: `id-${n}`,
  postId: 'post',
  content: `Comment ${n}`,
  author: { userId: 'mei', displayName: 'Mei Tan', photoId: null },
  createdAt: new Date(Date.UTC(2026, 2, 1, 8, n)).toISOString(),
})
const all = Array.from({ length: 70 }, (_, n) => said(n))
const asked: number[] = []
const fetchPage = async (cursor: string | undefined, limit: number): Promise<CommentPage> => {
  asked.push(limit)
  const to = Number(cursor ?? all.length)
  const from = Math.max(0, to - limit)
  return { items: all.slice(from, to), nextCursor: from > 0 ? String(from) : null, version: 90 }
}
const read = (shown: number) => readComments({ fetchPage, shown, pageSize: 20, pageMax: 50 })
const change = (version: number, part: Partial<ExchangeChange>): ExchangeChange => ({
  postId: 'post',
  version,
  post: null,
  comment: null,
  removedCommentId: null,
  ...part,
})

describe('comments', () => {
  test('the newest twenty come first', async () => {
    expect(await read(0)).toEqual({ comments: all.slice(-20), cursor: '50', version: 90 })
  })

  test('after a cut as many are read as were shown', async () => {
    asked.length = 0
    expect((await read(60)).comments).toEqual(all)
    expect(asked).toEqual([50, 50])
  })

  test('older ones stand before, without what was removed meanwhile', async () => {
    const list = await read(0)
    const page = await fetchPage('50', 20)
    const older = addOlder(list, page, [change(91, { removedCommentId: 'id-40' })])
    expect(older.comments).toEqual([...all.slice(30, 40), ...all.slice(41)])
    expect(older.cursor).toBe('30')
  })
})

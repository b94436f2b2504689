import type { ExchangeChange, Post } from '@shelfmate/contract/exchange/exchange'
import { foldPosts } from '@shelfmate/contract/exchange/exchange-fold'
import { everythingFor, postWith } from '@shelfmate/contract/exchange/post.factory'
import { describe, expect, test } from 'vitest'
import { addPage, type CachedPosts, type PostPage, readPosts } from './post-pages.ts'

const mei = { userId: '00000000-0000-7000-8000-00000000aaaa', displayName: 'Mei Tan', photoId: null }
const food = (n: number, version = 1) =>
  postWith({
    id: `id-${String(n).padStart(3, '0')}`,
    author: mei,
    foodName: `Food ${n}`,
    expiryDate: '2026-03-02',
    version,
  })
const filter = everythingFor(mei.userId)
const all = Array.from({ length: 130 }, (_, n) => food(n))
const asked: number[] = []
const fetchPage = async (cursor: string | undefined, limit: number): Promise<PostPage> => {
  asked.push(limit)
  const from = Number(cursor ?? 0)
  const to = from + limit
  return { items: all.slice(from, to), nextCursor: to < all.length ? String(to) : null }
}
const read = (shown: number) => readPosts({ fetchPage, filter, shown, pageSize: 24, pageMax: 50 })
const fold = (list: CachedPosts, change: ExchangeChange) => ({ ...list, ...foldPosts(list, filter, change) })
const names = (posts: readonly Post[]) => posts.map(({ foodName }) => foodName)

describe('readPosts', () => {
  test('reads a page at first, and knows where it ends', async () => {
    const list = await read(0)
    expect(list.posts).toEqual(all.slice(0, 24))
    expect(list).toMatchObject({ cursor: '24', readTo: all[23] })
  })

  test('reads as much as was shown, in as few requests as may be', async () => {
    asked.length = 0
    expect((await read(110)).posts).toHaveLength(110)
    expect(asked).toEqual([50, 50, 10])
  })

  test('ends where the server ends', async () => {
    expect(await read(500)).toMatchObject({ cursor: null, readTo: null, posts: { length: all.length } })
  })
})

describe('addPage', () => {
  test('keeps what is newer than the page', async () => {
    const list = await read(0)
    const changes = [
      { postId: 'id-023', version: 2, comment: null, removedCommentId: null, post: food(23, 2) },
      { postId: 'id-024', version: 2, comment: null, removedCommentId: null, post: null },
    ]
    const changed = changes.reduce(fold, list)
    const longer = addPage(changed, filter, { items: [food(23), food(24), food(25)], nextCursor: null })
    expect(names(longer.posts.slice(-2))).toEqual(['Food 23', 'Food 25'])
    expect(longer.posts.at(-2)?.version).toBe(2)
    expect(longer).toMatchObject({ cursor: null, readTo: null })
  })

  test('a post that came in beyond the list is in its page', async () => {
    const list = await read(0)
    const change = { postId: 'id-030', version: 3, post: food(30, 3), comment: null, removedCommentId: null }
    const before = fold(list, change)
    expect(before.posts).toHaveLength(24)
    const after = addPage(before, filter, { items: [food(29), food(30, 3)], nextCursor: '31' })
    expect(names(after.posts.slice(-2))).toEqual(['Food 29', 'Food 30'])
  })

  test('a change that came while the page was read, and is not in it, is folded afterwards', async () => {
    const list = await read(0)
    const heard = { postId: 'id-0245', version: 1, comment: null, removedCommentId: null }
    const born = { ...heard, post: { ...food(24), id: 'id-0245', foodName: 'Late' } }
    const before = fold(list, born)
    const page = { items: [food(24), food(25)], nextCursor: '26' }
    const after = fold(addPage(before, filter, page), born)
    expect(names(after.posts.slice(-3))).toEqual(['Food 24', 'Late', 'Food 25'])
  })

  describe('of a page whose end is hidden from its viewer', () => {
    const born = { ...food(24), id: 'id-0245', foodName: 'Late' }
    const change = { postId: born.id, version: 1, post: born, comment: null, removedCommentId: null }
    const { id, expiryDate, location } = food(26)
    const readTo = { id, expiryDate, location }

    test.each([
      ['shows a post that came before it', [food(24)]],
      ['shows it though nothing else of the page is shown', []],
    ])('%s', async (_, items) => {
      const list = addPage(await read(0), filter, { items, nextCursor: '27', readTo })
      const after = addPage(fold(list, change), filter, { items: [food(27)], nextCursor: null })
      const shown = [...items.map(({ foodName }) => foodName), 'Late', 'Food 27']
      expect(names(after.posts.slice(24))).toEqual(shown)
    })

    test('ends where its last post stands, as an older server tells it', async () => {
      const list = await read(0)
      expect(addPage(list, filter, { items: [food(24)], nextCursor: '27' }).readTo).toEqual(food(24))
      expect(addPage(list, filter, { items: [], nextCursor: '27' }).readTo).toEqual(food(23))
    })
  })
})

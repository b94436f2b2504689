import type { Comment, ExchangeChange, Post } from '@shelfmate/contract/exchange/exchange'
import { foldPosts, type PostList } from '@shelfmate/contract/exchange/exchange-fold'
import { plainOffer } from '@shelfmate/contract/exchange/offer-values'
import { everythingFor, postWith } from '@shelfmate/contract/exchange/post.factory'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overlayComments, overlayPosts, type PostOperation } from './exchange-overlay.ts'

const mei = { userId: '00000000-0000-7000-8000-00000000aaaa', displayName: 'Mei Tan', photoId: null }
const food = (n: number, expiryDate: string, quantity = 1, version = 1) =>
  postWith({
    id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    author: mei,
    foodName: `Food ${n}`,
    quantity,
    expiryDate,
    version,
  })
const filter = everythingFor(mei.userId)
const milk = food(1, '2026-03-02', 3, 4)
const rice = food(2, '2026-03-09')
const tofu = food(3, '2026-03-05')
const fields = {
  ...plainOffer,
  foodName: 'Food 3',
  description: '',
  quantity: 1,
  giving: 'iChoose' as const,
  expiryDate: tofu.expiryDate,
  location: 'PGP',
  photoId: null,
}
const listOf = (...posts: Post[]): PostList => ({ posts, readTo: null, gone: new Map() })
const shelf = listOf(milk, rice)
const shown = (list: PostList, ...pending: PostOperation[]) =>
  overlayPosts(list, filter, pending).map((post) => `${post.quantity} ${post.foodName}`)
const change = (post: Post | null, postId: string, version: number): ExchangeChange => ({
  postId,
  version,
  post,
  comment: null,
  removedCommentId: null,
})

describe('overlayPosts', () => {
  test('is the confirmed list itself while nothing is pending', () => {
    expect(overlayPosts(shelf, filter, [])).toBe(shelf.posts)
  })

  test.each<[string, PostOperation, string[]]>([
    [
      'publishes in the place of the date',
      { kind: 'create', post: tofu },
      ['3 Food 1', '1 Food 3', '1 Food 2'],
    ],
    ['edits', { kind: 'edit', id: rice.id, fields }, ['3 Food 1', '1 Food 3']],
    ['hands one over', { kind: 'claim', id: milk.id, left: 2 }, ['2 Food 1', '1 Food 2']],
    ['hands the last one over', { kind: 'claim', id: rice.id, left: 0 }, ['3 Food 1']],
    ['deletes', { kind: 'remove', id: milk.id }, ['1 Food 2']],
    ['restores', { kind: 'restore', post: tofu }, ['3 Food 1', '1 Food 3', '1 Food 2']],
    ['leaves alone what is not there', { kind: 'claim', id: tofu.id, left: 0 }, ['3 Food 1', '1 Food 2']],
  ])('%s', (_, operation, expected) => {
    expect(shown(shelf, operation)).toEqual(expected)
  })

  test('leaves posts that no operation names the same objects', () => {
    expect(overlayPosts(shelf, filter, [{ kind: 'claim', id: milk.id, left: 2 }])[1]).toBe(rice)
  })

  test('does not count a claim twice whose event came before its answer', () => {
    const confirmed = foldPosts(shelf, filter, change({ ...milk, quantity: 2, version: 5 }, milk.id, 5))
    expect(shown(confirmed, { kind: 'claim', id: milk.id, left: 2 })).toEqual(['2 Food 1', '1 Food 2'])
  })

  test('does not bring a post back that went away again before the answer to its creation', () => {
    const created = foldPosts(shelf, filter, change(tofu, tofu.id, 1))
    const gone = foldPosts(created, filter, change(null, tofu.id, 2))
    expect(shown(gone, { kind: 'create', post: tofu })).toEqual(['3 Food 1', '1 Food 2'])
    expect(shown(gone, { kind: 'restore', post: tofu })).toEqual(['3 Food 1', '1 Food 3', '1 Food 2'])
    const again = foldPosts(created, filter, change(null, tofu.id, 4))
    expect(shown(again, { kind: 'restore', post: tofu })).toEqual(['3 Food 1', '1 Food 2'])
  })

  test('shows nothing that the filter hides or that lies beyond what was read', () => {
    const read = { ...listOf(milk), readTo: milk }
    expect(shown(read, { kind: 'create', post: tofu })).toEqual(['3 Food 1'])
    const atTembusu = overlayPosts(shelf, { ...filter, dorm: 'Tembusu' }, [{ kind: 'create', post: tofu }])
    expect(atTembusu).toEqual(shelf.posts)
  })

  test('any number of claims leads to the same, whichever of them are confirmed already', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(9), fc.nat(9), (quantity, presses, confirmed) => {
        const claims = Math.min(presses, quantity)
        const done = Math.min(confirmed, claims)
        const post = food(1, '2026-03-02', quantity)
        const pending = Array.from(
          { length: claims },
          (_, n): PostOperation => ({ kind: 'claim', id: post.id, left: quantity - n - 1 }),
        )
        const left = quantity - done
        const now = change(
          left > 0 ? { ...post, quantity: left, version: 1 + done } : null,
          post.id,
          1 + done,
        )
        const list = done > 0 ? foldPosts(listOf(post), filter, now) : listOf(post)
        expect(shown(list, ...pending)).toEqual(quantity > claims ? [`${quantity - claims} Food 1`] : [])
      }),
    )
  })
})

describe('overlayComments', () => {
  const said = (n: number): Comment => ({
    id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    postId: milk.id,
    author: mei,
    content: `Comment ${n}`,
    createdAt: '2026-03-01T08:00:00.000Z',
  })
  const confirmed = [said(1), said(2)]
  const postId = milk.id

  test('is the confirmed list itself while nothing is pending', () => {
    expect(overlayComments(confirmed, [])).toBe(confirmed)
  })

  test('adds at the end, once', () => {
    expect(overlayComments(confirmed, [{ kind: 'add', postId, comment: said(3) }])).toEqual([
      ...confirmed,
      said(3),
    ])
    expect(overlayComments(confirmed, [{ kind: 'add', postId, comment: said(2) }])).toEqual(confirmed)
  })

  test('leaves out what is being deleted', () => {
    expect(overlayComments(confirmed, [{ kind: 'remove', postId, id: said(1).id }])).toEqual([said(2)])
  })
})

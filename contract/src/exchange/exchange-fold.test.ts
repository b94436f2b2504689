import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Comment, ExchangeChange, Post } from './exchange.ts'
import { foldComments, foldPosts, type PostFilter, type PostList, showsPost } from './exchange-fold.ts'
import { postWith } from './post.factory.ts'

const [mei, ravi] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
const idOf = (n: number) => `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`

const post = (n: number, version: number, changed: Partial<Post> = {}) =>
  postWith({
    id: idOf(n),
    version,
    author: { userId: mei, displayName: 'Mei Tan', photoId: null },
    foodName: 'Rice',
    quantity: 2,
    expiryDate: '2026-12-01',
    location: 'CAPT',
    ...changed,
  })
const changeTo = (n: number, version: number, changed: Partial<Post> | null = {}): ExchangeChange => ({
  postId: idOf(n),
  version,
  post: changed && post(n, version, changed),
  comment: null,
  removedCommentId: null,
})
const filter: PostFilter = {
  viewerId: ravi,
  today: '2026-11-20',
  search: '',
  dorm: '',
  order: 'expiringFirst',
}
const empty: PostList = { posts: [], readTo: null, gone: new Map() }
const folded = (changes: ExchangeChange[], list = empty, by = filter) =>
  changes.reduce((before, change) => foldPosts(before, by, change), list)

describe('which posts a list shows', () => {
  it('keeps passed ones for their author alone (D13)', () => {
    const passed = post(1, 1, { expiryDate: '2026-11-19' })
    expect(showsPost(filter, passed)).toBe(false)
    expect(showsPost({ ...filter, viewerId: mei }, passed)).toBe(true)
    expect(showsPost(filter, post(1, 1, { expiryDate: '2026-11-20' }))).toBe(true)
  })

  it('looks for part of the name without case or accents, and for the dorm', () => {
    const dessert = post(1, 1, { foodName: 'Crème Brûlée' })
    for (const search of ['', 'CREME', 'ème br', ' lee '])
      expect(showsPost({ ...filter, search }, dessert)).toBe(true)
    expect(showsPost({ ...filter, search: 'cream' }, dessert)).toBe(false)
    expect(showsPost({ ...filter, dorm: 'CAPT' }, dessert)).toBe(true)
    expect(showsPost({ ...filter, dorm: 'RC4' }, dessert)).toBe(false)
  })

  it.each([
    ['Oat milk', 'milk oat', 'oat  milk', 'mil oa'],
    ['Shepherd’s pie', "shepherd's pie", 'pie shepherd’', 'shepherd s'],
    ['Coca-Cola', 'coca cola', 'cola coca'],
    ['7 Up', '7-up'],
    ['2-for-1 –', '–'],
  ])('finds %s by its words in any order, however they are joined', (foodName, ...searches) => {
    for (const search of searches)
      expect([search, showsPost({ ...filter, search }, post(1, 1, { foodName }))]).toEqual([search, true])
  })

  it('finds nothing that lacks a word, or a mark that is looked for alone', () => {
    for (const search of ['oat cream', '-', '’'])
      expect(showsPost({ ...filter, search }, post(1, 1, { foodName: 'Oat milk' }))).toBe(false)
  })
})

describe('folding posts', () => {
  it('keeps the dorm that comes first in front, also one that moves there', () => {
    const list = [
      changeTo(1, 1),
      changeTo(2, 1, { location: 'RC4', expiryDate: '2026-12-09' }),
      changeTo(3, 1, { location: 'RC4', expiryDate: '2026-12-05' }),
    ]
    const ids = (by: PostFilter, ...more: ExchangeChange[]) =>
      folded([...list, ...more], empty, by).posts.map(({ id }) => id)
    expect(ids({ ...filter, first: 'RC4' })).toEqual([idOf(3), idOf(2), idOf(1)])
    expect(ids({ ...filter, first: 'RC4', order: 'expiringLast' })).toEqual([idOf(2), idOf(3), idOf(1)])
    expect(ids({ ...filter, first: 'RC4' }, changeTo(1, 2, { location: 'RC4' }))).toEqual([1, 3, 2].map(idOf))
    const readTo = { expiryDate: '2026-12-05', id: idOf(3), location: 'RC4' }
    expect(folded(list, { ...empty, readTo }, { ...filter, first: 'RC4' }).posts).toMatchObject([
      { id: idOf(3) },
    ])
  })

  it('ends the same in whatever order changes arrive, and however often', () => {
    const history = [
      changeTo(1, 1),
      changeTo(1, 2, { quantity: 1 }),
      changeTo(1, 3, null),
      changeTo(2, 1),
      changeTo(2, 2, null),
      changeTo(2, 3, { expiryDate: '2026-12-24' }),
      changeTo(3, 1, { expiryDate: '2026-11-30' }),
      changeTo(3, 2, { expiryDate: '2026-11-01' }),
    ]
    const once = fc.shuffledSubarray(history, { minLength: history.length })
    fc.assert(
      fc.property(once, fc.shuffledSubarray(history), (all, some) => {
        const { posts } = folded([...all, ...some])
        expect(posts.map(({ id, version }) => [id, version])).toEqual([[idOf(2), 3]])
      }),
    )
  })

  it('leaves what lies beyond the page to the next one', () => {
    const readTo = { expiryDate: '2026-12-01', id: idOf(5) }
    const list = folded([changeTo(5, 1)], { ...empty, readTo })
    expect(folded([changeTo(6, 1)], list).posts).toEqual(list.posts)
    expect(folded([changeTo(4, 1)], list).posts.map(({ id }) => id)).toEqual([idOf(4), idOf(5)])
    const moved = folded([changeTo(5, 2, { expiryDate: '2027-01-01' })], list)
    expect(moved.posts).toEqual([])
    // Its page brings it at the version that the change had.
    expect(folded([changeTo(5, 3)], moved).posts).toEqual([post(5, 3)])
  })

  it('keeps untouched posts the same objects, the last dates first where asked', () => {
    const by = { ...filter, order: 'expiringLast' as const }
    const list = folded([changeTo(1, 1), changeTo(2, 1)], empty, by)
    const next = folded([changeTo(3, 1, { expiryDate: '2027-01-01' })], list, by)
    expect(next.posts.map(({ id }) => id)).toEqual([idOf(3), idOf(2), idOf(1)])
    expect(next.posts.slice(1)).toEqual(list.posts)
    expect(next.posts[1]).toBe(list.posts[0])
  })
})

describe('folding comments', () => {
  const comment = (n: number, createdAt: string): Comment => ({
    id: idOf(n),
    postId: idOf(9),
    content: `${n}`,
    createdAt,
    author: { userId: ravi, displayName: 'Ravi Nair', photoId: null },
  })
  const [first, second] = [comment(1, '2026-11-20T04:00:00.000Z'), comment(2, '2026-11-20T05:00:00.000Z')]
  const told = (version: number, rest: Partial<ExchangeChange>) => ({ ...changeTo(9, version), ...rest })

  it('adds in order of time, takes away, and passes what an older change says', () => {
    const one = foldComments({ comments: [second], version: 4 }, told(5, { comment: first }))
    expect(one).toEqual({ comments: [first, second], version: 5 })
    if (one === 'gap') throw new Error('nothing was missed')
    expect(foldComments(one, told(5, { removedCommentId: first.id }))).toBe(one)
    expect(foldComments(one, told(6, { removedCommentId: first.id }))).toEqual({
      comments: [second],
      version: 6,
    })
    expect(foldComments(one, told(6, {}))).toEqual({ ...one, version: 6 })
  })

  it('takes several edits told as one', () => {
    const many = told(9, { since: 4, comment: first })
    expect(foldComments({ comments: [], version: 4 }, many)).toEqual({ comments: [first], version: 9 })
    expect(foldComments({ comments: [], version: 6 }, many)).toEqual({ comments: [first], version: 9 })
    expect(foldComments({ comments: [], version: 3 }, many)).toBe('gap')
  })

  it('says so when a change was missed', () => {
    expect(foldComments({ comments: [], version: 1 }, told(3, { comment: first }))).toBe('gap')
  })
})

import { expect, it } from 'vitest'
import { freshPosts } from './fresh-posts.ts'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()
const [mine, theirs] = ['mei', 'arun']
const viewer = { userId: mine, today: '2026-11-23' }

const post = (userId: string, createdAt: string) => ({
  author: { userId, displayName: 'Somebody', photoId: null },
  createdAt,
})

it.each([
  ['nothing', [], null, 'No new posts', false],
  ['one of today', [post(theirs, at(23, 9))], null, '1 new post', true],
  [
    'yesterday from its midnight on',
    [post(theirs, at(22, 0)), post(theirs, at(22, 23))],
    null,
    '2 new posts',
    true,
  ],
  ['the day before', [post(theirs, at(21, 23))], null, 'No new posts', false],
  ['one’s own', [post(mine, at(23, 9))], null, 'No new posts', false],
  ['a list that goes on', [post(theirs, at(23, 9)), post(theirs, at(3, 9))], 'next', '1+ new posts', true],
  ['a list that goes on with old ones first', [post(theirs, at(3, 9))], 'next', 'See the posts', false],
])('counts what others offered since yesterday: %s', (_, posts, cursor, title, isNew) => {
  expect(freshPosts({ posts, cursor }, viewer)).toEqual({ title, isNew })
})

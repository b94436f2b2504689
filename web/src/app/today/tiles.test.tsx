import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawScreen, failed } from '#lib/testing/draw-screen.factory.tsx'
import { ChatsTile } from './chats-tile.tsx'
import { HandoverTile } from './handover-tile.tsx'
import { PostsTile } from './posts-tile.tsx'

const tile = () => screen.getByRole('link').textContent
const read = (address: string) => {
  if (address.includes('profile')) return { dorm: '' }
  return address.includes('posts') ? { items: [], nextCursor: null, version: 1 } : { items: [] }
}

it.each([
  ['hand-overs', <HandoverTile key="handovers" />, 'Your hand-oversFind or offer food'],
  ['chats', <ChatsTile key="chats" />, 'Your chatsWrite to someone'],
  ['posts', <PostsTile key="posts" />, 'See the postsOn campus since yesterday'],
])('without an answer says nothing of %s', async (_, part, says) => {
  let asked = 0
  drawScreen(part, () => {
    asked += 1
    return failed
  })
  await expect.poll(() => (part.type === ChatsTile ? 1 : asked)).toBeGreaterThan(0)
  expect(tile()).toBe(says)
})

it.each([
  ['hand-overs', <HandoverTile key="handovers" />, 'No hand-oversFind or offer food'],
  ['posts', <PostsTile key="posts" />, 'No new postsOn campus since yesterday'],
])('says that there are no %s where there are none', async (_, part, says) => {
  drawScreen(part, read)
  await expect.poll(tile).toBe(says)
})

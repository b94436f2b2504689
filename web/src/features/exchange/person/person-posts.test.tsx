import type { Post } from '@shelfmate/contract/exchange/exchange'
import { postWith } from '@shelfmate/contract/exchange/post.factory'
import { daysAfter } from '@shelfmate/contract/pantry/expiry'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { localDate } from '#lib/dates.ts'
import { startRealtime, stopRealtime } from '#lib/realtime.ts'
import { drawScreen, failed } from '#lib/testing/draw-screen.factory.tsx'
import { author, mei } from '#lib/testing/people.factory.ts'
import { PersonPosts } from './person-posts.tsx'

const food = (foodName: string, days: number) =>
  postWith({ id: foodName, foodName, expiryDate: daysAfter(localDate(new Date()), days) })

it('says of each food how many days are left', async () => {
  drawScreen(<PersonPosts userId="mei" />, () => ({
    items: [food('Rice', 12), food('Milk', 2)],
    nextCursor: null,
  }))
  expect(await screen.findByText('12 days left')).toBeDefined()
  expect(screen.getByText('2 days left')).toBeDefined()
})

it.each([
  ['leaves out', 'arun', []],
  ['keeps for their owner', author.userId, ['Milk']],
])('%s what others don’t see any more once the day has gone (D13)', async (_, userId, kept) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 5, 23) })
  onTestFinished(() => void vi.useRealTimers())
  setSession(mei)
  const by = { author: { ...author, userId } }
  const inGrace = { ...food('Rice', 0), ...by, graceDays: 1 }
  drawScreen(<PersonPosts userId={userId} />, () => ({
    items: [{ ...food('Milk', 0), ...by }, inGrace, { ...food('Oats', 9), ...by }],
    nextCursor: null,
  }))
  const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
  await expect.poll(() => screen.queryAllByRole('link').length).toBe(3)
  vi.setSystemTime(new Date(2026, 10, 6, 0, 1))
  act(() => void fireEvent.focus(window))
  expect(names()).toEqual([...kept, 'Rice', 'Oats'])
})

it('offers what is left to read where all that was read has passed', async () => {
  drawScreen(<PersonPosts userId="mei" />, (address) =>
    address.includes('cursor')
      ? { items: [food('Oats', 20)], nextCursor: null }
      : { items: [food('Milk', -1)], nextCursor: 'next' },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('Oats')).toBeDefined()
  expect(screen.queryByText('Milk')).toBeNull()
})

it('says when more could not be loaded, keeps what is there, and loads it at another press', async () => {
  let isBroken = true
  drawScreen(<PersonPosts userId="mei" />, (address) => {
    if (!address.includes('cursor')) return { items: [food('Rice', 12)], nextCursor: 'next' }
    return isBroken ? failed : { items: [food('Oats', 20)], nextCursor: null }
  })
  const more = await screen.findByRole('button', { name: 'Show more' })
  more.focus()
  fireEvent.click(more)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Something went wrong on our side/)
  expect(screen.getByText('Rice')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  isBroken = false
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Retry' }))
  fireEvent.click(more)
  expect(await screen.findByText('Oats')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

/** What the page does when the server tells it that whom it meets may be others now. */
let resync: (() => void) | undefined
let hear: ((event: string, told: unknown) => void) | undefined
vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (event: string, handle: () => void) => {
      if (event === 'live.resync') resync = handle
    },
    onAny: (handle: typeof hear) => {
      hear = handle
    },
    disconnect: () => undefined,
  }),
}))

it('shows nothing more of somebody who blocks the viewer', async () => {
  let hasBlocked = false
  const refusal = { error: { code: 'NOT_FOUND', message: '', requestId: 'r' } }
  const { container } = drawScreen(<PersonPosts userId="mei" />, () =>
    hasBlocked ? Response.json(refusal, { status: 404 }) : { items: [food('Rice', 12)], nextCursor: null },
  )
  expect(await screen.findByText('Rice')).toBeDefined()
  onTestFinished(stopRealtime)
  await startRealtime()
  hasBlocked = true
  resync?.()
  await expect.poll(() => screen.queryByText('Rice')).toBeNull()
  expect(container.querySelector('section, [role=alert]')).toBeNull()
})

const rice = food('Rice', 12)
const changeOf = (id: string, post: Post | null) => ({
  postId: id,
  version: 2,
  post,
  comment: null,
  removedCommentId: null,
})
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

it.each([
  ['that is gone', changeOf('Rice', null), [], []],
  [
    'whose portions are promised',
    changeOf('Rice', { ...rice, promised: 1 }),
    [{ ...rice, promised: 1 }],
    [/^Rice.*All promised/],
  ],
  ['that is new', changeOf('Milk', food('Milk', 9)), [food('Milk', 9), rice], [/^Milk/, /^Rice/]],
])('follows, live, a post of theirs %s', async (_, change, after, expected) => {
  let items = [rice]
  drawScreen(<PersonPosts userId="mei" />, () => ({ items, nextCursor: null }))
  expect(await screen.findByText('Rice')).toBeDefined()
  onTestFinished(stopRealtime)
  await startRealtime()
  items = after
  act(() => hear?.('exchange.changed', change))
  await expect.poll(shown).toEqual(expected.map((words) => expect.stringMatching(words)))
})

it('asks for nothing where a post of somebody else’s changes', async () => {
  const answer = vi.fn(() => ({ items: [rice], nextCursor: null }))
  drawScreen(<PersonPosts userId="mei" />, answer)
  expect(await screen.findByText('Rice')).toBeDefined()
  onTestFinished(stopRealtime)
  await startRealtime()
  const milk = { ...food('Milk', 9), author: { ...author, userId: 'arun' } }
  for (const post of [milk, null]) act(() => hear?.('exchange.changed', changeOf('Milk', post)))
  await act(async () => undefined)
  expect(answer).toHaveBeenCalledOnce()
})

it('keeps the press of Show more though a post changes before its answer', async () => {
  const next = Promise.withResolvers<unknown>()
  const first = { items: [rice], nextCursor: 'next' }
  drawScreen(<PersonPosts userId="mei" />, (address) => (address.includes('cursor') ? next.promise : first))
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  onTestFinished(stopRealtime)
  await startRealtime()
  act(() => hear?.('exchange.changed', changeOf('Rice', rice)))
  next.resolve({ items: [food('Oats', 20)], nextCursor: null })
  expect(await screen.findByText('Oats')).toBeDefined()
})

it('asks once more for what was being read while a post changed, which its answer may not know', async () => {
  const first = Promise.withResolvers<unknown>()
  const answers = [first.promise, { items: [], nextCursor: null }]
  const answer = vi.fn(() => answers.shift())
  drawScreen(<PersonPosts userId="mei" />, answer)
  onTestFinished(stopRealtime)
  await startRealtime()
  act(() => hear?.('exchange.changed', changeOf('Rice', null)))
  first.resolve({ items: [rice], nextCursor: null })
  await expect.poll(() => answer.mock.calls.length).toBe(2)
  await expect.poll(shown).toEqual([])
})

import { postWith } from '@shelfmate/contract/exchange/post.factory'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { arun, author, mei } from '#lib/testing/people.factory.ts'
import { PostScreen } from './post-screen.tsx'

const others = { author: { userId: arun.id, displayName: arun.displayName, photoId: null } }
const rice = (id: string) => postWith({ id, foodName: 'Rice' })

// Each its own post: what was pressed waits for a server that is not there.
it.each(['Claim 1', 'Delete'])('has the focus at its head when the post goes with %s', async (name) => {
  setSession(mei)
  drawScreen(
    <PostScreen postId={name} viewer={author} homeDorm={undefined} drawRequests={() => null} />,
    () => ({ items: [rice(name)], nextCursor: null }),
  )
  const button = await screen.findByRole('button', { name: new RegExp(`^${name}`) })
  button.focus()
  fireEvent.click(button)
  expect((await screen.findByRole('alert')).textContent).toBe('Post not found.')
  const head = screen.getByRole('heading', { name: 'Food to share' }).closest('[tabindex]')
  expect(document.activeElement).toBe(head)
})

it.each([
  ['goes after its date where it is somebody else’s', {}, 1, false],
  ['stays, marked, where it is one’s own', { author }, 1, true],
  ['stays for the days after its best-before date in which others may have it', { graceDays: 1 }, 1, true],
  ['goes after those', { graceDays: 1 }, 2, false],
])('%s, while it is looked at (D13)', async (_, fields, daysLater, isThere) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 5, 23) })
  onTestFinished(() => void vi.useRealTimers())
  setSession(mei)
  drawScreen(
    <PostScreen postId="rice" viewer={author} homeDorm={undefined} drawRequests={() => null} />,
    () => ({
      items: [{ ...rice('rice'), ...others, expiryDate: '2026-11-05', ...fields }],
      nextCursor: null,
    }),
  )
  expect(await screen.findByText('Rice')).toBeDefined()
  vi.setSystemTime(new Date(2026, 10, 5 + daysLater, 0, 1))
  act(() => void fireEvent.focus(window))
  expect(screen.queryByText('Rice') !== null).toBe(isThere)
  expect(screen.queryByText('Post not found.') !== null).toBe(!isThere)
  expect(screen.queryByText(/^Others can’t see this post/) !== null).toBe(isThere && 'author' in fields)
})

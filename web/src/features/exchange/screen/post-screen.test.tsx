import { postWith } from '@shelfmate/contract/exchange/post.factory'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { author, mei } from '#lib/testing/people.factory.ts'
import { PostScreen } from './post-screen.tsx'

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
  expect(await screen.findByText('Post not found.')).toBeDefined()
  const head = screen.getByRole('heading', { name: 'Food to share' }).closest('[tabindex]')
  expect(document.activeElement).toBe(head)
})

import { postWith } from '@shelfmate/contract/exchange/post.factory'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { everyLane } from '#lib/press/press-machine.ts'
import { freed, heldUp } from '#lib/press/press-queue.ts'
import { change } from '#lib/press/press-store.ts'
import { drawScreen, expectToStay, failed, showAll } from '#lib/testing/draw-screen.factory.tsx'
import { author, mei } from '#lib/testing/people.factory.ts'
import { keepDraft } from './comment-drafts.ts'
import { postComment } from './comments.mutations.ts'
import { PostComments } from './post-comments.tsx'

const tofu = postWith({ commentCount: 30 })
const newest = { id: 'c30', author, content: 'Still there?', createdAt: '2026-03-01T09:00:00.000Z' }

it('keep their Retry while older ones are asked for again', async () => {
  showAll()
  await import('./open-comments.tsx')
  const answer = (address: string) =>
    address.includes('cursor') ? failed : { items: [newest], nextCursor: 'older', version: 1 }
  drawScreen(<PostComments post={tofu} viewer={author} isOpen />, answer)
  fireEvent.click(await screen.findByRole('button', { name: 'Show older' }))
  await expectToStay(await screen.findByRole('button', { name: 'Retry' }))
})

it('lead from the name before the newest one to who wrote it, folded too', async () => {
  showAll()
  const answer = { items: [newest], nextCursor: null, version: 1 }
  drawScreen(
    <PostComments post={{ ...tofu, commentCount: 1 }} viewer={author} isOpen={false} />,
    () => answer,
  )
  const name = await screen.findByRole('link', { name: author.displayName })
  expect(name.getAttribute('href')).toBe(`/viewprofile/${author.userId}`)
  expect(name.querySelector('bdi')?.textContent).toBe(author.displayName)
})

it('count, once all are read, none that whoever looks may not see', async () => {
  showAll()
  await import('./open-comments.tsx')
  const ofOthers = () => ({ items: [newest], nextCursor: null, version: 1 })
  drawScreen(<PostComments post={{ ...tofu, commentCount: 2 }} viewer={author} isOpen />, ofOthers)
  await screen.findByText(/Still there\?/)
  expect(screen.getByRole('heading').textContent).toBe('1 comment')
})

it.each([false, true])(
  'say of one that nobody else has whether it is going out or waits: open %s',
  async (isOpen) => {
    showAll()
    setSession(mei)
    await import('./open-comments.tsx')
    const answer = { items: [newest], nextCursor: null, version: 1 }
    drawScreen(
      <PostComments post={{ ...tofu, commentCount: 1 }} viewer={author} isOpen={isOpen} />,
      () => answer,
    )
    await screen.findByText(/Still there\?/)
    const said = () => ['Posting…', 'Waiting to be posted'].filter((words) => screen.queryByText(words))
    expect(said()).toEqual([])
    keepDraft(tofu.id, { text: 'At six' })
    act(() => void postComment(tofu, author))
    await screen.findByText(/At six/)
    expect(said()).toEqual(['Posting…'])
    act(() => change((state) => heldUp(state, everyLane, 0)))
    expect(said()).toEqual(['Waiting to be posted'])
    act(() => change((state) => freed(state, everyLane)))
    expect(said()).toEqual(['Posting…'])
  },
)

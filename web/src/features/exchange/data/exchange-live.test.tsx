import { profileChangedEvent } from '@shelfmate/contract/api/live'
import { exchangeChangedEvent } from '@shelfmate/contract/exchange/exchange'
import { postWith } from '@shelfmate/contract/exchange/post.factory'
import { screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { startRealtime, stopRealtime } from '#lib/realtime.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { hear } from '#lib/testing/live-line.factory.ts'
import { author, mei } from '#lib/testing/people.factory.ts'
import { dismissOthers, readToasts } from '#ui/layers/toasts.ts'
import { keepDraft, readDraft } from '../comments/comment-drafts.ts'
import { CommentForm } from '../comments/comment-form.tsx'
import { noFilter } from '../screen/exchange-filter.ts'
import { useExchangeLive } from './exchange-live.ts'
import { postLists } from './posts.queries.ts'

vi.mock('socket.io-client', () => import('#lib/testing/live-line.factory.ts'))

const tofu = postWith()
const rice = postWith({ id: 'rice', foodName: 'Rice' })
const said = () => readToasts().map(({ message }) => message)

function Writing() {
  useExchangeLive()
  return <CommentForm post={tofu} viewer={author} />
}

it('says that a post has gone to who is writing under it, with what they wrote, and to nobody else', async () => {
  onTestFinished(() => {
    stopRealtime()
    dismissOthers('')
    localStorage.clear()
  })
  setSession(mei)
  keepDraft(tofu.id, { text: 'I could come at six' })
  postLists.put(noFilter, { posts: [tofu, rice], readTo: null, gone: new Map(), cursor: null })
  drawScreen(<Writing />, () => ({}))
  await startRealtime()
  screen.getByRole('textbox').focus()
  const change = { post: null, comment: null, removedCommentId: null, version: 2 }
  hear(exchangeChangedEvent, { ...change, postId: rice.id })
  expect(said()).toEqual([])
  hear(exchangeChangedEvent, { ...change, postId: tofu.id })
  expect(said()).toEqual(['Tofu is gone, and your comment wasn’t posted: “I could come at six”'])
  expect(readDraft(tofu.id).text, 'should it be shared again').toBe('I could come at six')
  dismissOthers('arun')
  expect(said(), 'to nobody who logs in next').toEqual([])
})

it.each([
  ['one’s own profile changes, which says what one may not eat', mei.id, 1],
  ['somebody else’s does', 'arun', 0],
])('reads the posts again, with their marks, where %s', async (_, userId, times) => {
  onTestFinished(stopRealtime)
  setSession(mei)
  const refresh = vi.spyOn(postLists, 'refresh').mockResolvedValue()
  drawScreen(<Writing />, () => ({}))
  await startRealtime()
  refresh.mockClear()
  hear(profileChangedEvent, { userId, displayName: 'Mei', photoId: null })
  expect(refresh).toHaveBeenCalledTimes(times)
})

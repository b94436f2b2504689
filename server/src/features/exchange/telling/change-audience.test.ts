import { type ExchangeChange, exchangeChangedEvent } from '@shelfmate/contract/exchange/exchange'
import { expect, it } from 'vitest'
import { tellAudience } from './change-audience.ts'

const change: ExchangeChange = {
  postId: 'the post',
  version: 2,
  post: null,
  removedCommentId: 'the comment',
  comment: {
    id: 'the comment',
    postId: 'the post',
    content: 'Is it still there?',
    createdAt: '2026-11-20T04:00:00.000Z',
    author: { userId: 'ravi', displayName: 'Ravi Nair', photoId: null },
  },
}

it('tells who does not meet the author of a comment nothing of it, and who does not meet the post’s nothing at all', () => {
  const told: [userId: string, event: string, payload: unknown][] = []
  const everyone: unknown[] = []
  tellAudience(
    {
      publish: (userId, event, payload) => void told.push([userId, event, payload]),
      publishToEveryone: (...all) => void everyone.push(all),
    },
    change,
    { hiddenFrom: ['kai', 'lin'], commentHiddenFrom: ['lin', 'arun'] },
  )
  expect(everyone).toEqual([[exchangeChangedEvent, change, ['kai', 'lin', 'lin', 'arun']]])
  expect(told).toEqual([['arun', exchangeChangedEvent, { ...change, comment: null, removedCommentId: null }]])
})

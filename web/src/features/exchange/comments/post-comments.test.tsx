import { postWith } from '@shelfmate/contract/exchange/post.factory'
import { fireEvent, screen } from '@testing-library/react'
import { it } from 'vitest'
import { drawScreen, expectToStay, failed, showAll } from '#lib/testing/draw-screen.factory.tsx'
import { author } from '#lib/testing/people.factory.ts'
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

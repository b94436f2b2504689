import { plainOffer } from '@shelfmate/contract/exchange/offer-values'
import { fireEvent, screen } from '@testing-library/react'
import { it } from 'vitest'
import { drawScreen, expectToStay, failed, showAll } from '#lib/testing/draw-screen.factory.tsx'
import { author } from '#lib/testing/people.factory.ts'
import { PostComments } from './post-comments.tsx'

const tofu = {
  ...plainOffer,
  ...{ id: 'tofu', author, foodName: 'Tofu', description: '', quantity: 2, giving: 'iChoose' as const },
  ...{ graceDays: 0, promised: 0, fromPantry: false, commentCount: 30, version: 1 },
  ...{ expiryDate: '2099-12-01', location: 'PGP', photoId: null, createdAt: '2026-03-01T08:00:00.000Z' },
}
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

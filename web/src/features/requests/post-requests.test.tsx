import { postWith } from '@shelfmate/contract/exchange/post.factory'
import { foodRequest } from '@shelfmate/contract/requests/requests.factory'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawScreen, expectSteadyRetry, failed } from '#lib/testing/draw-screen.factory.tsx'
import { PostRequests } from './post-requests.tsx'

const post = postWith({ id: 'p' })
const drawnFor = (viewerId: string) => (
  <PostRequests post={post} viewerId={viewerId} onAsked={() => undefined} />
)
const own = drawnFor(post.author.userId)

it('says on one’s own post that requests can’t be read, and shows them once they can', async () => {
  let answer: unknown = failed
  drawScreen(own, () => answer)
  const retry = await screen.findByRole('button', {
    name: 'Retry: The requests for Tofu could not be loaded.',
  })
  expect(screen.getByRole('alert').textContent).toContain('The requests for Tofu could not be loaded.')
  answer = { items: [foodRequest()] }
  fireEvent.click(retry)
  expect(await screen.findByRole('region', { name: 'Request for Tofu, Mei' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('keeps Retry where it is while it asks again', () => expectSteadyRetry(own))

it('lets one ask for another’s post meanwhile: the server says where one has asked', async () => {
  drawScreen(drawnFor('somebody else'), () => failed)
  await expect.poll(() => screen.getByRole('button').getAttribute('data-loading')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

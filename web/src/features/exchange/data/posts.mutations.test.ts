import { plainOffer } from '@shelfmate/contract/exchange/offer-values'
import { postWith } from '@shelfmate/contract/exchange/post.factory'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { newId } from '#lib/new-id.ts'
import { end, settle } from '#lib/press/press.ts'
import { everyLane, nothingPressed } from '#lib/press/press-machine.ts'
import { heldUp } from '#lib/press/press-queue.ts'
import { change, payloadsOf, presses } from '#lib/press/press-store.ts'
import { mei } from '#lib/testing/people.factory.ts'
import { dismissToast, readToasts } from '#ui/layers/toasts.ts'
import type { PostPress } from './exchange.press.ts'
import { createPost, editPost } from './posts.mutations.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const fields = {
  ...plainOffer,
  foodName: 'Tofu',
  description: 'Opened today',
  quantity: 5,
  giving: 'iChoose' as const,
  expiryDate: '2099-12-01',
  location: 'PGP',
  photoId: null,
}
const post = postWith({ ...fields, quantity: 2 })
/** What an edit that touches nothing of the offer says. */
const { foodName, description, quantity, giving, expiryDate, location, photoId, dateKind, madeOn } = fields
const told = { foodName, description, quantity, giving, expiryDate, location, photoId, dateKind, madeOn }

test('an edit tells what its form opened with', () => {
  setSession(mei)
  editPost(post, fields)
  expect(payloadsOf<PostPress>(presses(), 'post').map(({ call }) => call.input)).toEqual([
    { params: { id: 'tofu' }, body: { ...told, quantityBefore: 2 } },
  ])
})

test.each([
  [{ allergens: { contains: ['nuts' as const], mayContain: [] } }],
  [{ homeMade: true }],
  [{ pickupFrom: '2099-11-01T10:00:00.000Z', pickupUntil: null }],
])('an edit says of the offer what it changes, and leaves the rest to other devices: %j', (changed) => {
  setSession(mei)
  editPost(post, { ...fields, ...changed })
  const [pressed] = payloadsOf<PostPress>(presses(), 'post')
  expect(pressed?.call.input).toEqual({
    params: { id: 'tofu' },
    body: { ...told, ...changed, quantityBefore: 2 },
  })
})

const offer = (pantryItemId: string | null, id = newId()) =>
  createPost({ id, author: post.author, fields, pantryItemId })
const said = () => readToasts().at(-1)?.message

beforeEach(() => {
  setSession(mei)
  return () => {
    for (const { id } of readToasts()) dismissToast(id)
    change(() => nothingPressed)
  }
})

test.each([
  [true, null, 'Tofu will be posted when the server can be reached.'],
  [true, 'item', 'Tofu will be posted when the server can be reached.'],
  [false, null, 'Tofu will be posted when you’re back online.'],
  [false, 'item', 'Tofu will be posted when you’re back online.'],
])('a post that waits is not called posted: online %s, from %s', async (onLine, pantryItemId, words) => {
  vi.stubGlobal('navigator', { onLine })
  offer(pantryItemId)
  if (onLine) {
    await expect.poll(() => presses()[0]?.phase).toBe('waiting')
    expect(said()).toBeUndefined()
    change((state) => heldUp(state, everyLane, 0))
  }
  await expect.poll(said).toBe(words)
})

test.each([
  [null, 'Posted Tofu.'],
  ['item', 'Posted Tofu. Your pantry has been updated.'],
])('a post is called posted once the server has it: from %s', async (pantryItemId, words) => {
  vi.stubGlobal('navigator', { onLine: true })
  const { id } = offer(pantryItemId)
  await expect.poll(() => presses()[0]?.phase).toBe('waiting')
  expect(said()).toBeUndefined()
  await settle({ id, userId: mei.id }, async () => undefined)
  await expect.poll(said).toBe(words)
})

test('an edit that waits is not called done, and one that the server has is', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  editPost(post, fields)
  await expect.poll(said).toBe('Tofu will be updated when you’re back online.')
  vi.stubGlobal('navigator', { onLine: true })
  const { id } = editPost(post, fields)
  await expect.poll(() => presses().at(-1)?.phase).toBe('waiting')
  expect(said()).toBeUndefined()
  await settle({ id, userId: mei.id }, async () => undefined)
  await expect.poll(said).toBe('Updated Tofu.')
})

test('a post that is refused is called nothing', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const { id, done } = offer(null)
  await expect.poll(() => presses()[0]?.phase).toBe('waiting')
  end(id, new Error('No.'))
  await expect(done).rejects.toThrow('No.')
  expect(said()).toBeUndefined()
})

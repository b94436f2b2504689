import { plainOffer } from '@shelfmate/contract/exchange/offer-values'
import { postWith } from '@shelfmate/contract/exchange/post.factory'
import { afterEach, expect, test, vi } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { payloadsOf, presses } from '#lib/press/press-store.ts'
import { mei } from '#lib/testing/people.factory.ts'
import { readToasts } from '#ui/layers/toasts.ts'
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

test('an edit tells what its form opened with', () => {
  setSession(mei)
  editPost(post, fields)
  expect(payloadsOf<PostPress>(presses(), 'post').map(({ call }) => call.input)).toEqual([
    { params: { id: 'tofu' }, body: { ...fields, quantityBefore: 2 } },
  ])
})

test.each([
  [true, null, 'Posted Tofu.'],
  [true, 'item', 'Posted Tofu. Your pantry has been updated.'],
  [false, null, 'Tofu will be posted when you’re back online.'],
  [false, 'item', 'Tofu will be posted when you’re back online. Your pantry has been updated.'],
])('a post that nobody sees yet is not called posted: online %s, from %s', (onLine, pantryItemId, said) => {
  vi.stubGlobal('navigator', { onLine })
  setSession(mei)
  createPost({ id: `tofu-${said}`, author: post.author, fields, pantryItemId })
  expect(readToasts().at(-1)?.message).toBe(said)
})

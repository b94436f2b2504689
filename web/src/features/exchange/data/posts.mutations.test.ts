import { plainOffer } from '@shelfmate/contract/exchange/offer-values'
import { postWith } from '@shelfmate/contract/exchange/post.factory'
import { expect, test } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { payloadsOf, presses } from '#lib/press/press-store.ts'
import { mei } from '#lib/testing/people.factory.ts'
import type { PostPress } from './exchange.press.ts'
import { editPost } from './posts.mutations.ts'

const fields = {
  ...plainOffer,
  ...{ foodName: 'Tofu', description: 'Opened today', quantity: 5, giving: 'iChoose' as const },
  ...{ expiryDate: '2099-12-01', location: 'PGP', photoId: null },
}
const post = postWith({ ...fields, quantity: 2 })

test('an edit tells what its form opened with', () => {
  setSession(mei)
  editPost(post, fields)
  expect(payloadsOf<PostPress>(presses(), 'post').map(({ call }) => call.input)).toEqual([
    { params: { id: 'tofu' }, body: { ...fields, quantityBefore: 2 } },
  ])
})

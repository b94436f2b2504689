import type { Post } from './exchange.ts'
import type { PostFilter } from './exchange-fold.ts'
import { plainOffer } from './offer-values.ts'

/** A post of Mei's; `fields` say what else it is. */
export const postWith = (fields: Partial<Post> = {}): Post => ({
  ...plainOffer,
  id: 'tofu',
  author: { userId: 'mei', displayName: 'Mei Tan', photoId: null },
  foodName: 'Tofu',
  description: '',
  quantity: 1,
  promised: 0,
  giving: 'iChoose',
  location: 'PGP',
  expiryDate: '2099-03-01',
  graceDays: 0,
  photoId: null,
  fromPantry: false,
  commentCount: 0,
  createdAt: '2026-03-01T08:00:00.000Z',
  version: 1,
  ...fields,
})

/** The list of all posts as somebody sees it on the first of March. */
export const everythingFor = (viewerId: string): PostFilter => ({
  viewerId,
  today: '2026-03-01',
  search: '',
  dorm: '',
  order: 'expiringFirst',
})

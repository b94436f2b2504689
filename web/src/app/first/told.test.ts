import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { questions } from './questions.ts'
import { told } from './told.ts'

const person = { userId: 'kai', displayName: 'Kai Lim', photoId: null }
const post = {
  id: 'p1',
  author: person,
  foodName: 'Kaya buns',
  description: 'Warm.',
  quantity: 2,
  promised: 0,
  giving: 'iChoose',
  expiryDate: '2026-11-26',
  location: 'PGP',
  photoId: null,
  fromPantry: false,
  commentCount: 0,
  createdAt: '2026-11-24T00:00:00.000Z',
  version: 1,
  allergens: null,
  homeMade: false,
  opened: false,
  madeOn: null,
  dateKind: null,
  graceDays: 0,
  pickupPlace: '',
  pickupFrom: null,
  pickupUntil: null,
}
/** As the server answers it; the fields that no words come from are left to its own tests. */
const firstOf = (more: object) =>
  told[questions.posts]({ items: [{ ...post, ...more }], nextCursor: null } as never)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 24, 12), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('says of a post what its card says', () => {
  expect(firstOf({})).toEqual({
    food: 'Kaya buns',
    place: 'PGP',
    author: 'Kai Lim',
    quantity: '2',
    date: 'Thu, 26 Nov 2026',
    state: 'soon',
    soon: '2 days left',
    description: 'Warm.',
  })
  expect(firstOf({ expiryDate: '2026-11-24', photoId: 'x' })).toMatchObject({
    today: 'Expires today',
    isExpired: 'true',
    photo: '/api/images/x/thumb',
  })
  expect(firstOf({ description: 'x'.repeat(91) })).toMatchObject({ long: 'x'.repeat(91) })
})

it.each([
  { mark: 'contains' },
  { pickupPlace: 'Kitchen' },
  { homeMade: true },
  { dateKind: 'useBy' },
  { expiryDate: '2026-11-23' },
])('leaves a post to the app of which more is to say: %o', (more) => {
  expect(firstOf(more)).toBeUndefined()
})

it('greets nobody who is not signed in, and says that there are no chats to nobody who has some', () => {
  expect(told[questions.session]({ user: null })).toBeUndefined()
  expect(told[questions.chats]({ items: [], nextCursor: null } as never)).toEqual({})
  expect(told[questions.chats]({ items: [{}], nextCursor: null } as never)).toBeUndefined()
  expect(told[questions.posts]({ items: [], nextCursor: null })).toBeUndefined()
})

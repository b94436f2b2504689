import type { RequestFacts, RequestState } from './machine.ts'
import type { FoodRequest } from './requests.ts'

/** A request for a tofu, as its giver sees it just after it was asked. */
export const foodRequest = (fields: Partial<FoodRequest> = {}): FoodRequest => ({
  id: 'a',
  postId: 'p',
  version: 1,
  turn: 1,
  role: 'giver',
  foodName: 'Tofu',
  expiryDate: '2099-12-01',
  partner: { userId: 'u', displayName: 'Mei', photoId: null },
  location: 'CAPT',
  pickupPlace: '',
  pickupWindow: null,
  photoId: null,
  units: 1,
  state: 'asked',
  reason: null,
  place: 1,
  askedAt: '2026-11-22T12:00:00.000Z',
  pickupAt: null,
  endsAt: null,
  endedAt: null,
  code: null,
  pressed: { mine: false, partner: false },
  keep: null,
  thanked: false,
  shared: 0,
  record: null,
  actions: [],
  ...fields,
})

/** What the rules look at of a request in a state in which nothing else was said of it, but for `situation`. */
export const factsIn = (state: RequestState, situation: Partial<RequestFacts> = {}): RequestFacts => ({
  state,
  reason: null,
  pickupAt: null,
  passedAt: null,
  endedAt: null,
  giverPressed: false,
  takerPressed: false,
  thanked: false,
  ...situation,
})

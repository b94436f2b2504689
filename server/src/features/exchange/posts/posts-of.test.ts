import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import type { Audience } from '@shelfmate/contract/profile/seen-by'
import { beforeEach, expect, it } from 'vitest'
import { app, mei, ravi, withApp, withMeiAndRavi } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { block } from '../../blocks/blocks.factory.ts'
import { act, ask } from '../../requests/requests.factory.ts'
import { addPost } from '../exchange.factory.ts'

withApp()
withMeiAndRavi({ at: '2026-11-20T04:00:00Z' })
beforeEach(async () => {
  await showDorm('everybody')
})

const showDorm = (dorm: Audience) =>
  app.call(profileCalls.update, {
    as: mei,
    input: {
      body: {
        displayName: 'Mei Tan',
        age: null,
        dorm: 'Tembusu',
        preferences: '',
        allergies: '',
        photoId: null,
        seenBy: { age: 'everybody', dorm, preferences: 'everybody', allergies: 'everybody' },
      },
    },
  })

const postsOf = (as: TestUser, of: TestUser, query: { limit?: number; cursor?: string } = {}) =>
  app.call(exchangeCalls.listPostsOf, { as, input: { params: { userId: of.id }, query } })
const names = async (as: TestUser, of: TestUser) =>
  (await postsOf(as, of)).body.items.map(({ foodName }) => foodName)

it('lists what one person offers, soonest first, page by page, as others see it in the exchange', async () => {
  for (const [foodName, expiryDate] of [
    ['Rice', '2026-11-25'],
    ['Milk', '2026-11-21'],
    ['Bread', '2026-11-23'],
  ] as const)
    await addPost(app, mei, { foodName, expiryDate })
  await addPost(app, ravi, { foodName: 'Tofu' })
  expect(await names(ravi, mei)).toEqual(['Milk', 'Bread', 'Rice'])
  const first = await postsOf(ravi, mei, { limit: 2 })
  const rest = await postsOf(ravi, mei, { limit: 2, cursor: first.body.nextCursor ?? '' })
  expect([...first.body.items, ...rest.body.items].map(({ foodName }) => foodName)).toEqual([
    'Milk',
    'Bread',
    'Rice',
  ])
  app.clock.set('2026-11-22T04:00:00Z')
  expect(await names(ravi, mei)).toEqual(['Bread', 'Rice'])
  expect(await names(mei, mei)).toEqual(['Milk', 'Bread', 'Rice'])
})

it('lists nothing of one’s own among what somebody else offers, past its date or not', async () => {
  await addPost(app, ravi, { foodName: 'Milk', expiryDate: '2026-11-20' })
  await addPost(app, ravi, { foodName: 'Tofu' })
  await addPost(app, mei, { foodName: 'Rice' })
  app.clock.set('2026-11-21T04:00:00Z')
  expect(await names(ravi, mei)).toEqual(['Rice'])
})

it('tells no place where the viewer does not see the dorm', async () => {
  const place = 'Level 3 of Tembusu'
  const post = await addPost(app, mei, { pickupPlace: place, giving: 'firstCome' })
  const placesFor = async (as: TestUser) =>
    (await postsOf(as, mei)).body.items.flatMap(({ location, pickupPlace }) => [location, pickupPlace])
  expect(await placesFor(ravi)).toEqual(['Tembusu', place])
  for (const audience of ['nobody', 'handedOver'] as const) {
    await showDorm(audience)
    expect(await placesFor(ravi)).toEqual(['', ''])
    expect((await postsOf(ravi, mei)).raw.body).not.toContain('Tembusu')
  }
  expect(await placesFor(mei)).toEqual(['Tembusu', place])
  const request = await ask(app, ravi, post.id)
  await act(app, mei, request.id, 'confirm')
  await act(app, ravi, request.id, 'confirm')
  expect(await placesFor(ravi)).toEqual(['Tembusu', place])
})

it('answers of whom one does not meet, and who is not there, as of nobody', async () => {
  await addPost(app, mei)
  await block(app, mei, ravi)
  expect((await postsOf(ravi, mei)).error?.code).toBe('NOT_FOUND')
  expect((await postsOf(mei, ravi)).error?.code).toBe('NOT_FOUND')
})

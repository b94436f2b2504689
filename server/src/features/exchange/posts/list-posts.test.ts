import { limits } from '@shelfmate/contract/api/limits'
import { exchangeCalls, type PostPage } from '@shelfmate/contract/exchange/exchange'
import { plainOffer } from '@shelfmate/contract/exchange/offer-values'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import { describe, expect, it } from 'vitest'
import { bytesOf, startWithImages, testImage, upload } from '#platform/images/images.factory.ts'
import { app, mei, ravi, withApp, withMeiAndRavi } from '../../../testing/suite.ts'
import type { Answer, TestUser } from '../../../testing/test-app.ts'
import { addPost, tofu, wholeList } from '../exchange.factory.ts'

withApp(startWithImages)
withMeiAndRavi({ alone: true, at: '2026-11-20T04:00:00Z' })

const list = (as: TestUser | undefined, query: object = {}): Promise<Answer<PostPage>> =>
  app.call(exchangeCalls.listPosts, { as, input: { query } })
const names = async (as: TestUser, query: object = {}) =>
  (await wholeList(app, as, query)).map((post) => post.foodName)

/** Publishes a post of each name, a day after the other. */
async function publish(as: TestUser, foodNames: string[], location = tofu.location): Promise<void> {
  for (const [n, foodName] of foodNames.entries())
    await addPost(app, as, { foodName, location, expiryDate: `2099-12-${10 + n}` })
}

describe('exchange.listPosts', () => {
  it('shows everybody the same posts, each as it was published', async () => {
    const late = await addPost(app, mei, { expiryDate: '2099-12-02' })
    const soon = await addPost(app, ravi, { expiryDate: '2099-12-01' })
    for (const viewer of [mei, ravi]) {
      const { status, body } = await list(viewer)
      expect(status).toBe(200)
      expect(body).toEqual({ items: [soon, late], nextCursor: null })
    }
    const { pantryItemId: _, ...fields } = tofu
    expect(soon).toEqual({
      ...plainOffer,
      graceDays: 0,
      ...fields,
      id: soon.id,
      createdAt: '2026-11-20T04:00:00.000Z',
      version: 1,
      commentCount: 0,
      promised: 0,
      fromPantry: false,
      author: { userId: ravi.id, displayName: 'Ravi Nair', photoId: null },
    })
  })

  it.each(['expiringFirst', 'expiringLast'] as const)(
    'puts one dorm first, on pages of any size, %s',
    async (order) => {
      await publish(mei, ['a', 'b', 'c'], 'PGP')
      await publish(ravi, ['d', 'e', 'f', 'g'], 'RC4')
      const turn = (some: string[]) => (order === 'expiringFirst' ? some : some.toReversed())
      const wanted = [...turn(['d', 'e', 'f', 'g']), ...turn(['a', 'b', 'c'])]
      for (const limit of [1, 2, 3, 4, 5, 30]) {
        const posts = await wholeList(app, mei, { first: 'RC4', order }, limit)
        expect(posts.map(({ foodName }) => foodName)).toEqual(wanted)
      }
      expect(await names(mei, { first: 'RC4', order, search: 'a' })).toEqual(['a'])
      expect(await names(mei, { first: 'Nowhere', order })).toHaveLength(7)
      expect(await names(mei, { first: 'RC4', dorm: 'PGP', order })).toEqual(turn(['a', 'b', 'c']))
    },
  )

  it('refuses a cursor that is none, also beyond the dorm that comes first', async () => {
    for (const cursor of ['elsewhere_', 'elsewhere_elsewhere_2099-12-01', 'nonsense'])
      expect((await list(mei, { first: 'RC4', cursor })).status).toBe(400)
  })

  it('is empty before the first post', async () => {
    expect((await list(mei)).body).toEqual({ items: [], nextCursor: null })
  })

  it.each(['expiringFirst', 'expiringLast'] as const)('pages through all posts, %s', async (order) => {
    await publish(mei, ['a', 'b', 'c', 'd', 'e'])
    await addPost(app, ravi, { foodName: 'same day', expiryDate: '2099-12-12' })
    const whole = (await list(mei, { order })).body.items
    expect(whole).toHaveLength(6)
    const dates = whole.map((post) => `${post.expiryDate} ${post.id}`)
    expect(dates).toEqual(order === 'expiringFirst' ? dates.toSorted() : dates.toSorted().reverse())
    for (const limit of [1, 2, 3, 5, 6]) expect(await wholeList(app, mei, { order }, limit)).toEqual(whole)
  })

  it('answers 20 posts unless told, and at most what fits', async () => {
    await app.settle(mei)
    const longest = {
      foodName: '\u0001'.repeat(limits.foodNameLength),
      location: '"'.repeat(limits.dormLength),
    }
    await app.settle(ravi)
    for (const as of [mei, ravi])
      for (let n = 0; n < limits.postsPage - 5; n++)
        await addPost(app, as, { ...longest, description: '\u0001'.repeat(limits.remarkLength) })
    expect((await list(mei)).body.items).toHaveLength(20)
    const { raw, body } = await list(mei, { limit: limits.postsPage })
    expect(body.items).toHaveLength(limits.postsPage)
    expect(raw.rawPayload.length).toBeLessThan(200_000)
  })

  it('keeps a passed post for its owner alone, by the date where each viewer lives', async () => {
    const post = await addPost(app, mei, { expiryDate: '2026-11-20' })
    const west = await app.signUp({ timeZone: 'America/Los_Angeles' })
    app.clock.set('2026-11-20T16:30:00Z')
    for (const order of ['expiringFirst', 'expiringLast']) {
      expect((await list(mei, { order })).body.items).toEqual([post])
      expect((await list(ravi, { order })).body.items).toEqual([])
      expect((await list(west, { order })).body.items).toEqual([post])
    }
  })

  it('puts the viewer’s passed posts in their place, page by page', async () => {
    for (const day of ['20', '21', '22', '23']) {
      await addPost(app, mei, { expiryDate: `2026-11-${day}` })
      await addPost(app, ravi, { expiryDate: `2026-11-${day}` })
    }
    app.clock.set('2026-11-22T04:00:00Z')
    for (const order of ['expiringFirst', 'expiringLast'] as const) {
      const whole = (await list(mei, { order })).body.items
      const dates = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-22', '2026-11-23', '2026-11-23']
      expect(whole.map((post) => post.expiryDate)).toEqual(
        order === 'expiringFirst' ? dates : dates.toReversed(),
      )
      for (const limit of [1, 2, 3]) expect(await wholeList(app, mei, { order }, limit)).toEqual(whole)
    }
  })

  it('finds a part of the name without case or accents', async () => {
    await publish(mei, [
      'Crème fraîche',
      'CRÈME BRÛLÉE',
      'Milk',
      '冷冻豆腐',
      'Brot 50%',
      'a_b',
      'a\\b',
      '🍞 toast',
    ])
    expect(await names(ravi, { search: 'creme' })).toEqual(['Crème fraîche', 'CRÈME BRÛLÉE'])
    expect(await names(ravi, { search: ' ÈME BR ' })).toEqual(['CRÈME BRÛLÉE'])
    expect(await names(ravi, { search: '豆腐' })).toEqual(['冷冻豆腐'])
    expect(await names(ravi, { search: '腐' })).toEqual(['冷冻豆腐'])
    expect(await names(ravi, { search: '🍞' })).toEqual(['🍞 toast'])
    expect(await names(ravi, { search: 'lk' })).toEqual(['Milk'])
    expect(await names(ravi, { search: '%' })).toEqual(['Brot 50%'])
    expect(await names(ravi, { search: '_' })).toEqual(['a_b'])
    expect(await names(ravi, { search: '\\' })).toEqual(['a\\b'])
    expect(await names(ravi, { search: 'durian' })).toEqual([])
    expect(await names(ravi, { search: '  ' })).toHaveLength(8)
    expect(await names(ravi, { search: '\u0301' })).toHaveLength(8)
  })

  it('shows one dorm, and one dorm’s matches', async () => {
    await publish(mei, ['Rice', 'Tofu'], 'Tembusu')
    await publish(ravi, ['Rice', 'Milk'], 'CAPT')
    expect(await names(mei, { dorm: 'Tembusu' })).toEqual(['Rice', 'Tofu'])
    expect(await names(mei, { dorm: 'CAPT', search: 'rice' })).toEqual(['Rice'])
    expect(await names(mei, { dorm: 'CAPT', search: 'tofu' })).toEqual([])
    expect(await names(mei, { dorm: 'RC4' })).toEqual([])
  })

  it('holds names of any length and script', async () => {
    const longest = { foodName: 'ﷺ'.repeat(limits.foodNameLength), location: '食'.repeat(limits.dormLength) }
    const post = await addPost(app, mei, longest)
    expect((await list(ravi, { search: 'ﷺ'.repeat(60), dorm: longest.location })).body.items).toEqual([post])
  })

  it('follows the present name and picture of the author (D16)', async () => {
    await addPost(app, mei)
    const image = await upload(app, mei, await bytesOf(testImage(8, 6).png()))
    const told = { displayName: 'Mei Ling', photoId: image.body.id }
    const body = { ...told, age: null, dorm: '', preferences: '', allergies: '' }
    await app.call(profileCalls.update, { as: mei, input: { body } })
    expect((await list(ravi)).body.items[0]?.author).toEqual({ userId: mei.id, ...told })
    expect((await addPost(app, mei)).author).toEqual({ userId: mei.id, ...told })
  })

  it('needs a session', async () => {
    expect((await list(undefined)).status).toBe(401)
  })

  it.each([
    [{ limit: 0 }, 'limit'],
    [{ limit: limits.postsPage + 1 }, 'limit'],
    [{ order: 'newest' }, 'order'],
    [{ search: 'x'.repeat(limits.searchLength + 1) }, 'search'],
    [{ search: 'a\u0000b' }, 'search'],
    [{ cursor: 'nowhere' }, 'cursor'],
    [{ cursor: '2026-02-30_00000000-0000-0000-0000-000000000000' }, 'cursor'],
  ])('refuses %j', async (query, field) => {
    const answer = await list(mei, query)
    expect(answer.error).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { [field]: expect.any(String) },
    })
  })
})

import { randomUUID } from 'node:crypto'
import { limits } from '@shelfmate/contract/api/limits'
import { type ExchangeChange, exchangeCalls, exchangeTexts } from '@shelfmate/contract/exchange/exchange'
import { plainOffer } from '@shelfmate/contract/exchange/offer-values'
import { offerTexts } from '@shelfmate/contract/exchange/offers'
import { describe, expect, it } from 'vitest'
import { addItem } from '#features/pantry/pantry.factory.ts'
import { app, mei, ravi, withApp, withMeiAndRavi } from '../../../testing/suite.ts'
import type { Answer, TestUser } from '../../../testing/test-app.ts'
import { block } from '../../blocks/blocks.factory.ts'
import { addPost, tofu, wholeList } from '../exchange.factory.ts'

withApp()
withMeiAndRavi({ alone: true, at: '2026-11-20T04:00:00Z' })

const publish = (fields: object): Promise<Answer<ExchangeChange>> =>
  app.send('POST', '/api/exchange/posts', { as: mei, body: { id: randomUUID(), ...tofu, ...fields } })
const edit = (id: string, fields: object): Promise<Answer<ExchangeChange>> => {
  const { pantryItemId: _, ...body } = { ...tofu, ...fields }
  return app.send('PUT', `/api/exchange/posts/${id}`, { as: mei, body })
}
const sessionsFrom = async () =>
  (
    await app.pool.query<{ at: Date }>(`select expires_at - interval '720 hours' as at from sessions`)
  ).rows.map(({ at }) => at)
const seenBy = async (as: TestUser) => (await wholeList(app, as)).map(({ foodName }) => foodName)

describe('what a post says of its food', () => {
  const told = {
    allergens: { contains: ['soy' as const], mayContain: ['gluten' as const] },
    dateKind: 'useBy' as const,
    madeOn: null,
    homeMade: false,
    opened: true,
    pickupPlace: 'Kitchen, level 3',
    pickupFrom: '2026-11-20T10:00:00.000Z',
    pickupUntil: '2026-11-20T12:00:00.000Z',
  }

  it('is kept, listed, and left alone by an edit that does not tell it', async () => {
    const post = await addPost(app, mei, told)
    expect(post).toMatchObject({ ...told, graceDays: 0 })
    expect(await wholeList(app, ravi)).toEqual([post])
    expect((await edit(post.id, { quantity: 5 })).body.post).toEqual({ ...post, quantity: 5, version: 2 })
    const plain = await edit(post.id, plainOffer)
    expect(plain.body.post).toMatchObject({ ...plainOffer, graceDays: 0 })
  })

  it('outlives a claim, a removal and its undoing', async () => {
    const { id } = await addPost(app, mei, told)
    const params = { as: mei, input: { params: { id } } }
    await app.call(exchangeCalls.claim, { ...params, input: { params: { id }, body: {} } })
    await app.call(exchangeCalls.removePost, params)
    await app.call(exchangeCalls.restorePost, params)
    expect(await wholeList(app, ravi)).toMatchObject([told])
  })

  it.each([
    [{ allergens: { contains: ['milk'], mayContain: ['milk'] } }, 'allergens', offerTexts.allergensTwice],
    [{ allergens: { contains: ['milk', 'milk'], mayContain: [] } }, 'allergens.contains', expect.any(String)],
    [{ allergens: { contains: ['cats'], mayContain: [] } }, 'allergens.contains.0', expect.any(String)],
    [{ dateKind: 'someday' }, 'dateKind', expect.any(String)],
    [{ pickupFrom: '2026-11-20T10:00:00Z' }, 'pickupUntil', offerTexts.pickupInvalid],
    [
      { pickupFrom: '2026-11-20T10:00:00Z', pickupUntil: '2026-11-20T10:00:00Z' },
      'pickupUntil',
      offerTexts.pickupInvalid,
    ],
    [{ pickupPlace: 'x'.repeat(121) }, 'pickupPlace', expect.any(String)],
    [{ dateKind: 'madeOn' }, 'madeOn', offerTexts.madeOnInvalid],
    [{ dateKind: 'madeOn', madeOn: '2026-11-21' }, 'madeOn', offerTexts.madeOnInvalid],
    [{ dateKind: 'madeOn', madeOn: '2026-02-30' }, 'madeOn', offerTexts.madeOnInvalid],
    [{ graceDays: 30 }, expect.anything(), expect.anything()],
  ])('refuses %j', async (fields, field, text) => {
    const { error } = await publish(fields)
    expect(error?.code).toBe('VALIDATION_FAILED')
    if (typeof field === 'string') expect(error?.fields).toMatchObject({ [field]: text })
  })
})

describe('dates of three kinds (D55)', () => {
  const day = (n: number) => app.clock.set(`2026-11-${n}T04:00:00Z`)

  it('keeps rice past its best-before date for a month, and says no longer than that', async () => {
    const post = await addPost(app, mei, {
      foodName: 'Rice',
      dateKind: 'bestBefore',
      expiryDate: '2026-11-20',
    })
    expect(post.graceDays).toBe(30)
    for (const last of ['2026-11-21', '2026-12-20']) {
      app.clock.set(`${last}T04:00:00Z`)
      expect(await seenBy(ravi)).toEqual(['Rice'])
      expect(await seenBy(mei)).toEqual(['Rice'])
      // A session that is used lasts for another month, which is written behind the answer.
      await expect.poll(sessionsFrom).toEqual([app.clock.now(), app.clock.now()])
    }
    app.clock.set('2026-12-21T04:00:00Z')
    expect(await seenBy(ravi)).toEqual([])
    expect(await seenBy(mei)).toEqual(['Rice'])
  })

  it('lets food be offered past its best-before date, and no other', async () => {
    day(22)
    const dated = { foodName: 'Rice', expiryDate: '2026-11-20' }
    expect((await publish({ ...dated, dateKind: 'bestBefore' })).status).toBe(201)
    for (const refused of [
      {},
      { dateKind: 'useBy' },
      { dateKind: 'bestBefore', homeMade: true },
      { dateKind: 'bestBefore', opened: true },
      { dateKind: 'bestBefore', foodName: 'Chicken breast' },
      { dateKind: 'bestBefore', foodName: 'Zorblax' },
    ])
      expect((await publish({ ...dated, ...refused })).error).toMatchObject({
        fields: { expiryDate: exchangeTexts.dateInvalid },
      })
  })

  it('shows food past its best-before date where it is, once, and to nobody whom its owner keeps away', async () => {
    await addPost(app, mei, { foodName: 'Rice', dateKind: 'bestBefore', expiryDate: '2026-11-20' })
    day(22)
    for (const asked of [{ mine: 'true' }, { dorm: 'PGP' }])
      expect(await wholeList(app, ravi, asked)).toEqual([])
    for (const first of ['PGP', tofu.location]) expect(await wholeList(app, ravi, { first })).toHaveLength(1)
    await block(app, mei, ravi)
    for (const asked of [{}, { search: 'ric' }, { dorm: tofu.location }, { first: tofu.location }])
      expect(await wholeList(app, ravi, asked)).toEqual([])
  })

  it('takes every other kind from others as soon as its day is over', async () => {
    for (const kind of [null, 'useBy'] as const)
      await addPost(app, mei, { dateKind: kind, expiryDate: '2026-11-20' })
    await addPost(app, mei, { dateKind: 'bestBefore', homeMade: true, expiryDate: '2026-11-20' })
    expect(await seenBy(ravi)).toHaveLength(3)
    day(21)
    expect(await seenBy(ravi)).toEqual([])
    expect(await seenBy(mei)).toHaveLength(3)
  })

  it('offers made food from the day it was made, as long as the food keeps', async () => {
    const made = { foodName: 'Curry leftovers', dateKind: 'madeOn' as const, madeOn: '2026-11-19' }
    const post = await addPost(app, mei, { ...made, expiryDate: '2026-11-26' })
    expect(post).toMatchObject({ ...made, expiryDate: '2026-11-20', homeMade: true })
    expect((await publish({ ...made, madeOn: '2026-11-20' })).body.post?.expiryDate).toBe('2026-11-21')
    const earlier = await publish({ ...made, madeOn: '2026-11-18', expiryDate: '2026-11-25' })
    expect(earlier.error).toMatchObject({ fields: { expiryDate: exchangeTexts.dateInvalid } })
    // A page from before the upgrade knows one date: it stays within what the food keeps.
    expect((await edit(post.id, { ...made, expiryDate: '2026-12-31' })).body.post).toMatchObject({
      expiryDate: '2026-11-20',
    })
  })

  it('pages through what is past its best-before date in its place', async () => {
    for (const n of [18, 19, 20, 21, 22])
      await addPost(app, mei, { foodName: 'Rice', dateKind: 'bestBefore', expiryDate: `2026-11-${n}` })
    day(21)
    for (const order of ['expiringFirst', 'expiringLast'] as const) {
      const whole = await wholeList(app, ravi, { order })
      const dates = whole.map(({ expiryDate }) => expiryDate.slice(-2))
      expect(dates).toEqual(
        order === 'expiringFirst' ? ['18', '19', '20', '21', '22'] : ['22', '21', '20', '19', '18'],
      )
      for (const asked of [{ order }, { order, search: 'ric' }, { order, dorm: tofu.location }])
        for (const limit of [1, 2, 5]) expect(await wholeList(app, ravi, asked, limit)).toEqual(whole)
    }
  })
})

describe('exchange.suggestOffer', () => {
  const suggest = async (body: object) =>
    (await app.send<object>('POST', '/api/exchange/suggestions', { as: mei, body })).body

  it('reads the name, the description and the pantry item', async () => {
    expect(await suggest({ foodName: 'Peanut butter' })).toEqual({
      contains: ['peanuts'],
      mayContain: [],
      dateKind: 'bestBefore',
    })
    expect(await suggest({ foodName: 'Kimchi', description: 'may contain traces of milk' })).toMatchObject({
      contains: ['gluten', 'crustaceans', 'fish'],
      mayContain: ['milk'],
    })
    const item = await addItem(app, mei, { name: 'Noodles', remark: 'with egg' })
    const theirs = await addItem(app, ravi, { name: 'Noodles', remark: 'with shrimp' })
    expect(await suggest({ foodName: 'Dinner', pantryItemId: item.id })).toMatchObject({
      contains: expect.arrayContaining(['eggs']),
    })
    expect(await suggest({ foodName: 'Dinner', pantryItemId: theirs.id })).toEqual(
      await suggest({ foodName: 'Dinner' }),
    )
  })

  it('reads so many words of one person, for each of them takes the process', async () => {
    const eager = await app.signUp()
    const ask = async (as = eager) =>
      (await app.send('POST', '/api/exchange/suggestions', { as, body: { foodName: 'Tofu' } })).status
    const counted = `key like 'exchange-suggestions:%'`
    await app.pool.query(`delete from rate_limits where ${counted}`)
    const askAfter = async (times: number) => {
      await app.pool.query(`update rate_limits set points = $1 where ${counted}`, [times])
      return ask()
    }
    expect(await ask()).toBe(200)
    // Somebody who is slow to find each letter has a whole offer read, as it grows.
    expect(await askAfter(limits.foodNameLength + limits.remarkLength)).toBe(200)
    expect([await askAfter(600), await ask(mei)]).toEqual([429, 200])
  })

  it('reads beside a name what its owner says that it is', async () => {
    const say = (name: string, food: string) =>
      app.send('PUT', '/api/foods/corrections', { as: mei, body: { name, takenAs: 'food', food } })
    await say('Gronk', 'chicken breast')
    expect(await suggest({ foodName: 'gronk' })).toMatchObject({ contains: [], dateKind: 'useBy' })
    await say('Snurf', 'peanut butter')
    expect(await suggest({ foodName: 'Snurf' })).toMatchObject({ contains: ['peanuts'] })
    const item = await addItem(app, mei, { name: 'Snurf' })
    expect(await suggest({ foodName: 'Dinner', pantryItemId: item.id })).toMatchObject({
      contains: expect.arrayContaining(['peanuts']),
    })
    // What was typed still counts.
    await say('Peanut butter', 'tofu')
    expect(await suggest({ foodName: 'Peanut butter' })).toMatchObject({
      contains: expect.arrayContaining(['peanuts']),
    })
  })

  it('knows the kind of date that a food usually has', async () => {
    expect(await suggest({ foodName: 'Chicken breast' })).toMatchObject({ dateKind: 'useBy' })
    expect(await suggest({ foodName: 'Curry leftovers' })).toMatchObject({ dateKind: 'madeOn' })
    expect(await suggest({ foodName: 'Zorblax' })).toEqual({
      contains: [],
      mayContain: [],
      dateKind: 'bestBefore',
    })
  })

  it('takes the date of what was opened or has thawed for its last day', async () => {
    const item = await addItem(app, mei, { name: 'Peanut butter' })
    const kind = () => suggest({ foodName: 'Peanut butter', pantryItemId: item.id })
    const act = (action: string) =>
      app.send('POST', '/api/pantry/actions', { as: mei, body: { action, itemIds: [item.id] } })
    expect(await kind()).toMatchObject({ dateKind: 'bestBefore' })
    for (const [action, dateKind] of [
      ['freeze', 'bestBefore'],
      ['thaw', 'useBy'],
      ['open', 'useBy'],
    ] as const) {
      expect(await act(action)).toMatchObject({ status: 201 })
      expect(await kind()).toMatchObject({ dateKind })
    }
  })
})

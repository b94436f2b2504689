import { randomUUID } from 'node:crypto'
import { serverLimits } from '@shelfmate/contract/api/server-limits'
import { type ExchangeChange, exchangeCalls, exchangeTexts } from '@shelfmate/contract/exchange/exchange'
import { plainOffer } from '@shelfmate/contract/exchange/offer-values'
import { pantryTexts } from '@shelfmate/contract/pantry/pantry'
import { describe, expect, it } from 'vitest'
import { addItem, wholePantry } from '#features/pantry/pantry.factory.ts'
import { bytesOf, fetchImage, startWithImages, testImage, upload } from '#platform/images/images.factory.ts'
import { app, mei, ravi, withApp, withMeiAndRavi } from '../../../testing/suite.ts'
import type { Answer, TestUser } from '../../../testing/test-app.ts'
import { addPost, donate, tofu, wholeList } from '../exchange.factory.ts'

withApp(startWithImages)
withMeiAndRavi({ alone: true, at: '2026-11-20T04:00:00Z' })

const publish = (fields: object = {}, as: TestUser | undefined = mei): Promise<Answer<ExchangeChange>> =>
  app.send('POST', '/api/exchange/posts', { as, body: { id: randomUUID(), ...tofu, ...fields } })

async function uploaded(as: TestUser, purpose: 'post' | 'chat' = 'post'): Promise<string> {
  return (await upload(app, as, await bytesOf(testImage(8, 6).png()), { purpose })).body.id
}

describe('exchange.createPost', () => {
  it('publishes a post and answers the change that everybody hears of', async () => {
    const id = randomUUID()
    const answer = await publish({ id, foodName: '  Silken\ttofu ' })
    expect(answer.status).toBe(201)
    const { pantryItemId: _, ...fields } = tofu
    expect(answer.body).toEqual({
      postId: id,
      version: 1,
      comment: null,
      removedCommentId: null,
      post: {
        ...plainOffer,
        graceDays: 0,
        promised: 0,
        ...fields,
        id,
        foodName: 'Silken tofu',
        fromPantry: false,
        commentCount: 0,
        version: 1,
        createdAt: '2026-11-20T04:00:00.000Z',
        author: { userId: mei.id, displayName: 'Mei Tan', photoId: null },
      },
    })
    expect(await wholeList(app, ravi)).toEqual([answer.body.post])
  })

  it('takes one of it, and says no more, unless told', async () => {
    const { foodName, expiryDate, location } = tofu
    const answer = await app.send<ExchangeChange>('POST', '/api/exchange/posts', {
      as: mei,
      body: { foodName, expiryDate, location },
    })
    expect(answer.body.post).toMatchObject({ quantity: 1, description: '', photoId: null, fromPantry: false })
  })

  it('answers the first result when the same id comes again, whatever has become of the post', async () => {
    const body = { id: randomUUID(), expiryDate: '2026-11-20', quantity: 1 }
    const first = await publish(body)
    const claim = { as: mei, input: { params: { id: body.id }, body: {} } }
    await app.call(exchangeCalls.claim, claim)
    app.clock.set('2026-11-22T04:00:00Z')
    const again = await publish(body)
    expect([again.status, again.body]).toEqual([201, { ...first.body, post: null }])
    expect(await wholeList(app, mei)).toEqual([])
  })

  it('publishes once, however many ask at once', async () => {
    const item = await addItem(app, mei, { quantity: 5, expiryDates: [tofu.expiryDate] })
    const body = { id: randomUUID(), quantity: 2, pantryItemId: item.id }
    const answers = await Promise.all(Array.from({ length: 10 }, () => publish(body)))
    for (const each of answers) expect([each.status, each.body]).toEqual([201, answers[0]?.body])
    expect(await wholeList(app, ravi)).toHaveLength(1)
    expect((await wholePantry(app, mei)).items).toEqual([{ ...item, quantity: 3 }])
  })

  it('refuses an id that somebody else’s post has', async () => {
    const { id } = await addPost(app, ravi)
    const answer = await publish({ id })
    expect(answer.error).toMatchObject({ code: 'ID_REUSED' })
    expect((await wholeList(app, mei)).map((post) => post.author.userId)).toEqual([ravi.id])
  })

  it('needs a session', async () => {
    expect((await app.send('POST', '/api/exchange/posts', { body: tofu })).status).toBe(401)
  })

  it.each([
    [{ foodName: ' \n ' }, 'foodName', pantryTexts.nameMissing],
    [{ foodName: 'x'.repeat(81) }, 'foodName', 'Please use at most 80 characters.'],
    [{ location: '' }, 'location', exchangeTexts.locationMissing],
    [{ expiryDate: undefined }, 'expiryDate', exchangeTexts.dateInvalid],
    [{ expiryDate: '' }, 'expiryDate', exchangeTexts.dateInvalid],
    [{ expiryDate: '2026-02-30' }, 'expiryDate', exchangeTexts.dateInvalid],
    [{ expiryDate: '2024-12-31' }, 'expiryDate', exchangeTexts.dateInvalid],
    [{ expiryDate: '2026-11-19' }, 'expiryDate', exchangeTexts.dateInvalid],
    [{ expiryDate: '2101-01-01' }, 'expiryDate', exchangeTexts.dateTooLate],
    [{ quantity: 0 }, 'quantity', pantryTexts.quantityInvalid],
    [{ quantity: 10_000 }, 'quantity', pantryTexts.quantityInvalid],
    [{ quantity: 1.5 }, 'quantity', pantryTexts.quantityInvalid],
    [{ description: 'x'.repeat(501) }, 'description', 'Please use at most 500 characters.'],
    [{ photoId: 'x' }, 'photoId', 'This is not a valid id.'],
    [{ pantryItemId: 'x' }, 'pantryItemId', 'This is not a valid id.'],
  ])('refuses %j', async (fields, field, text) => {
    const answer = await publish(fields)
    expect(answer.error).toMatchObject({ code: 'VALIDATION_FAILED', fields: { [field]: text } })
    expect(await wholeList(app, mei)).toEqual([])
  })

  it('takes today as the owner’s calendar has it', async () => {
    app.clock.set('2026-11-20T16:30:00Z')
    expect((await publish({ expiryDate: '2026-11-20' })).status).toBe(400)
    const west = await app.signUp({ timeZone: 'America/Los_Angeles' })
    expect((await publish({ expiryDate: '2026-11-20' }, west)).status).toBe(201)
  })

  it('takes fewer a day from somebody who is new', async () => {
    for (let n = 0; n < serverLimits.newcomerPostsPerDay; n++) await addPost(app, mei)
    expect((await publish()).error?.code).toBe('RATE_LIMITED')
  })

  it('takes thirty an hour from one user; one that comes again is none', async () => {
    await app.settle(mei)
    const id = randomUUID()
    await publish({ id })
    for (let n = 1; n < 30; n++) await addPost(app, mei)
    const answer = await publish()
    expect(answer.error?.code).toBe('RATE_LIMITED')
    expect(Number(answer.raw.headers['retry-after'])).toBeGreaterThan(0)
    expect((await publish({ id })).status).toBe(201)
    expect((await publish({}, ravi)).status).toBe(201)
  })

  it('counts none that is refused', async () => {
    await app.settle(mei)
    const refused = await Promise.all([
      ...Array.from({ length: 15 }, () => publish({ pantryItemId: randomUUID() })),
      ...Array.from({ length: 15 }, () => publish({ photoId: randomUUID() })),
    ])
    for (const { error } of refused) expect(error?.code).toMatch(/^(?:PANTRY_ITEM_GONE|IMAGE_NOT_FOUND)$/)
    expect((await publish()).status).toBe(201)
  })
})

describe('a post’s photo', () => {
  it('is the owner’s own upload, and everybody sees it', async () => {
    const photoId = await uploaded(mei)
    expect((await fetchImage(app, ravi, photoId)).status).toBe(404)
    expect((await publish({ photoId })).body.post?.photoId).toBe(photoId)
    expect((await fetchImage(app, ravi, photoId)).status).toBe(200)
  })

  it('is nobody else’s, of no other purpose, not there already, and not made up', async () => {
    const used = await uploaded(mei)
    await addPost(app, mei, { photoId: used })
    for (const photoId of [await uploaded(ravi), await uploaded(mei, 'chat'), used, randomUUID()]) {
      const answer = await publish({ photoId })
      expect(answer.error?.code).toBe('IMAGE_NOT_FOUND')
    }
    expect(await wholeList(app, mei)).toHaveLength(1)
  })
})

describe('a post of food from the pantry (D12)', () => {
  it('takes the posted quantity out of the item', async () => {
    const { item, post } = await donate(app, mei, { stock: 3, quantity: 2 })
    expect(post).toMatchObject({ fromPantry: true, quantity: 2 })
    expect(await wholePantry(app, mei)).toEqual({ items: [{ ...item, quantity: 1 }], seq: 2 })
  })

  it('takes the item with its last unit', async () => {
    await donate(app, mei, { stock: 2, quantity: 2 })
    expect(await wholePantry(app, mei)).toEqual({ items: [], seq: 2 })
  })

  it.each([
    ['PANTRY_TOO_FEW', { quantity: 3 }],
    ['PANTRY_ITEM_GONE', { pantryItemId: randomUUID() }],
    ['IMAGE_NOT_FOUND', { photoId: randomUUID() }],
  ] as const)('changes nothing when it is refused: %s', async (code, fields) => {
    const item = await addItem(app, mei, { quantity: 2, expiryDates: [tofu.expiryDate] })
    const answer = await publish({ quantity: 1, pantryItemId: item.id, ...fields })
    expect(answer.error?.code).toBe(code)
    expect(await wholePantry(app, mei)).toEqual({ items: [item], seq: 1 })
    expect(await wholeList(app, mei)).toEqual([])
  })

  it('can be tried again under the same id after a refusal', async () => {
    const item = await addItem(app, mei, { quantity: 2, expiryDates: [tofu.expiryDate] })
    const body = { id: randomUUID(), pantryItemId: item.id }
    expect((await publish({ ...body, quantity: 3 })).status).toBe(409)
    expect((await publish({ ...body, quantity: 2 })).status).toBe(201)
  })

  it('is of no expired item, whatever date the form says', async () => {
    const item = await addItem(app, mei, { expiryDates: ['2026-11-19'] })
    const answer = await publish({ quantity: 1, pantryItemId: item.id })
    expect(answer.error?.code).toBe('ITEM_EXPIRED')
    const today = await addItem(app, mei, { expiryDates: ['2026-11-20'] })
    expect((await publish({ quantity: 1, pantryItemId: today.id })).status).toBe(201)
  })

  it('is of one’s own pantry alone', async () => {
    const item = await addItem(app, ravi, { expiryDates: [tofu.expiryDate] })
    expect((await publish({ quantity: 1, pantryItemId: item.id })).error?.code).toBe('PANTRY_ITEM_GONE')
    expect((await wholePantry(app, ravi)).items).toEqual([item])
  })

  it('gives away no more than there is, however many ask at once', async () => {
    const item = await addItem(app, mei, { quantity: 5, expiryDates: [tofu.expiryDate] })
    const body = () => ({ id: randomUUID(), quantity: 1, pantryItemId: item.id })
    const answers = await Promise.all(Array.from({ length: 12 }, () => publish(body())))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(new Set(answers.filter(({ error }) => error).map(({ error }) => error?.code))).toEqual(
      new Set(['PANTRY_ITEM_GONE']),
    )
    expect(await wholePantry(app, mei)).toEqual({ items: [], seq: 6 })
  })
})

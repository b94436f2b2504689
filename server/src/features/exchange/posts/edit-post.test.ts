import { randomUUID } from 'node:crypto'
import { type ExchangeChange, exchangeTexts } from '@shelfmate/contract/exchange/exchange'
import { pantryTexts } from '@shelfmate/contract/pantry/pantry'
import { beforeAll, describe, expect, it } from 'vitest'
import { wholePantry } from '#features/pantry/pantry.factory.ts'
import { bytesOf, fetchImage, startWithImages, testImage, upload } from '#platform/images/images.factory.ts'
import { app, mei, ravi, withApp, withMeiAndRavi } from '../../../testing/suite.ts'
import type { Answer, TestUser } from '../../../testing/test-app.ts'
import { addComment, addPost, donate, tofu, wholeList } from '../exchange.factory.ts'

withApp(startWithImages)
beforeAll(async () => {
  app.clock.set('2026-11-20T04:00:00Z')
})
withMeiAndRavi({ alone: true })

const { pantryItemId: _, ...form } = tofu
const edit = (id: string, fields: object = {}, as: TestUser = mei): Promise<Answer<ExchangeChange>> =>
  app.send('PUT', `/api/exchange/posts/${id}`, { as, body: { ...form, ...fields } })

describe('exchange.editPost', () => {
  it('saves the form as a whole; what is not in it stays', async () => {
    const post = await addPost(app, mei)
    await addComment(app, ravi, post.id)
    const fields = {
      foodName: 'Firm tofu',
      description: '',
      quantity: 7,
      expiryDate: '2099-12-24',
      location: 'RC4',
    }
    const answer = await edit(post.id, fields)
    const saved = { ...post, ...fields, commentCount: 1, version: 3 }
    expect([answer.status, answer.body]).toEqual([
      200,
      { postId: post.id, version: 3, post: saved, comment: null, removedCommentId: null },
    ])
    expect(await wholeList(app, ravi, { search: 'FIRM' })).toEqual([saved])
    expect(await wholeList(app, ravi, { dorm: tofu.location })).toEqual([])
  })

  it('leaves the pantry as it is (D12)', async () => {
    const { item, post } = await donate(app, mei, { stock: 3, quantity: 2 })
    expect((await edit(post.id, { quantity: 9 })).body.post).toMatchObject({ quantity: 9, fromPantry: true })
    expect((await wholePantry(app, mei)).items).toEqual([{ ...item, quantity: 1 }])
  })

  it('leaves alone a quantity that its form did not change, whatever was handed over meanwhile', async () => {
    const { id } = await addPost(app, mei, { quantity: 2 })
    await app.send('POST', `/api/exchange/posts/${id}/claims`, { as: mei, body: {} })
    const untouched = { quantity: 2, quantityBefore: 2, description: 'Opened today' }
    // Also when it comes again, its answer lost.
    for (const { body } of [await edit(id, untouched), await edit(id, untouched)])
      expect(body.post).toMatchObject({ quantity: 1, description: 'Opened today' })
    const raised = { quantity: 3, quantityBefore: 2 }
    for (const { body } of [await edit(id, raised), await edit(id, raised)])
      expect(body.post?.quantity).toBe(3)
    // A page of before tells nothing of it.
    expect((await edit(id, { quantity: 2 })).body.post?.quantity).toBe(2)
  })

  it('exchanges the photo, keeps it, and takes it away', async () => {
    const uploaded = async () =>
      (await upload(app, mei, await bytesOf(testImage(8, 6).png()), { purpose: 'post' })).body.id
    const [first, second] = [await uploaded(), await uploaded()]
    const { id } = await addPost(app, mei, { photoId: first })
    expect((await edit(id, { photoId: first })).body.post?.photoId).toBe(first)
    expect((await edit(id, { photoId: second })).body.post?.photoId).toBe(second)
    expect((await fetchImage(app, mei, first)).status).toBe(404)
    expect((await fetchImage(app, ravi, second)).status).toBe(200)
    expect((await edit(id, { photoId: randomUUID() })).error?.code).toBe('IMAGE_NOT_FOUND')
    expect((await edit(id)).body.post?.photoId).toBeNull()
    expect((await fetchImage(app, mei, second)).status).toBe(404)
  })

  it.each([
    [{ foodName: ' ' }, 'foodName', pantryTexts.nameMissing],
    [{ expiryDate: '2026-11-19' }, 'expiryDate', exchangeTexts.dateInvalid],
    [{ location: ' ' }, 'location', exchangeTexts.locationMissing],
    [{ quantity: 0 }, 'quantity', expect.any(String)],
  ])('refuses %j', async (fields, field, text) => {
    const post = await addPost(app, mei)
    const answer = await edit(post.id, fields)
    expect(answer.error).toMatchObject({ code: 'VALIDATION_FAILED', fields: { [field]: text } })
    expect(await wholeList(app, mei)).toEqual([post])
  })

  it('counts with the suggestions for an offer: both have its words read', async () => {
    const { id } = await addPost(app, mei)
    const counted = `key like 'exchange-suggestions:%'`
    await app.pool.query(`delete from rate_limits where ${counted}`)
    expect((await edit(id)).status).toBe(200)
    await app.pool.query(`update rate_limits set points = 600 where ${counted}`)
    expect((await edit(id)).error?.code).toBe('RATE_LIMITED')
    const suggestion = { as: mei, body: { foodName: 'Tofu' } }
    expect((await app.send('POST', '/api/exchange/suggestions', suggestion)).status).toBe(429)
    const theirs = await addPost(app, ravi)
    expect((await edit(theirs.id, {}, ravi)).status).toBe(200)
    await app.pool.query(`delete from rate_limits where ${counted}`)
  })

  it('does not touch what is removed, somebody else’s, or not there', async () => {
    const [mine, theirs] = [await addPost(app, mei), await addPost(app, ravi)]
    await app.send('DELETE', `/api/exchange/posts/${mine.id}`, { as: mei })
    for (const id of [mine.id, theirs.id, randomUUID()])
      expect((await edit(id)).error?.code).toBe('NOT_FOUND')
    expect(await wholeList(app, ravi)).toEqual([theirs])
  })
})

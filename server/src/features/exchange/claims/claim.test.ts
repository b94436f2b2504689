import { randomUUID } from 'node:crypto'
import { achievementsCalls } from '@shelfmate/contract/achievements/achievements'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { describe, expect, it } from 'vitest'
import { rebuildAchievements } from '#features/achievements/index.ts'
import { databaseOver } from '#platform/database/database.ts'
import { bytesOf, fetchImage, startWithImages, testImage, upload } from '#platform/images/images.factory.ts'
import { app, mei, ravi, withApp, withMeiAndRavi } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { addComment, addPost, booksOf, wholeList } from '../exchange.factory.ts'

withApp(startWithImages)
withMeiAndRavi()

const claim = (postId: string, id: string = randomUUID(), as: TestUser = mei) =>
  app.call(exchangeCalls.claim, { as, input: { params: { id: postId }, body: { id } } })

async function progressOf(badge: string) {
  const { body } = await app.call(achievementsCalls.mine, { as: mei })
  return body.badges.find(({ name }) => name === badge)
}

describe('exchange.claim', () => {
  it('takes one unit and records one donation', async () => {
    const post = await addPost(app, mei, { quantity: 2 })
    const id = randomUUID()
    const answer = await claim(post.id, id)
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        postId: post.id,
        version: 2,
        comment: null,
        removedCommentId: null,
        donationId: id,
        post: { ...post, quantity: 1, version: 2 },
      },
    ])
    expect(await booksOf(app, post.id)).toEqual({ quantity: 1, version: 2, comments: 0, donations: 1 })
    const donations = await app.pool.query('select * from donations where id = $1', [id])
    expect(donations.rows).toEqual([
      { user_id: mei.id, id, post_id: post.id, food_name: 'Tofu', donated_at: app.clock.now() },
    ])
  })

  it('deletes the post with the last one; the donation stays (D14)', async () => {
    const { body } = await upload(app, mei, await bytesOf(testImage(8, 6).png()), { purpose: 'post' })
    const { id } = await addPost(app, mei, { quantity: 1, photoId: body.id })
    await addComment(app, ravi, id)
    const answer = await claim(id)
    expect(answer.body).toMatchObject({ postId: id, version: 3, post: null })
    expect(await booksOf(app, id)).toEqual({ quantity: null, version: null, comments: 0, donations: 1 })
    expect((await fetchImage(app, mei, body.id)).status).toBe(404)
  })

  it('answers the first result when the same id comes again, also once the post is gone', async () => {
    const post = await addPost(app, mei, { quantity: 2 })
    const [first, last] = [randomUUID(), randomUUID()]
    const answers = [await claim(post.id, first)]
    expect((await claim(post.id, first)).body).toEqual(answers[0]?.body)
    answers.push(await claim(post.id, last))
    // What it said of the food went with the post.
    expect((await claim(post.id, first)).body).toEqual({ ...answers[0]?.body, post: null })
    expect((await claim(post.id, last)).body).toEqual(answers[1]?.body)
    expect((await booksOf(app, post.id)).donations).toBe(2)
  })

  it('records one donation when one id comes many times at once', async () => {
    const post = await addPost(app, mei, { quantity: 5 })
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 16 }, () => claim(post.id, id)))
    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body])
    expect(await booksOf(app, post.id)).toMatchObject({ quantity: 4, donations: 1 })
  })

  it('lets exactly as many through as there are, however many arrive together', async () => {
    const post = await addPost(app, mei, { quantity: 20 })
    const answers = await Promise.all(Array.from({ length: 64 }, () => claim(post.id)))
    const claimed = answers.filter(({ status }) => status === 201)
    expect(claimed).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(44)
    expect(claimed.map(({ body }) => body.version).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 2),
    )
    expect(await booksOf(app, post.id)).toEqual({ quantity: null, version: null, comments: 0, donations: 20 })
  })

  it('refuses an id that another post’s claim has', async () => {
    const [one, other] = [await addPost(app, mei), await addPost(app, mei)]
    const id = randomUUID()
    await claim(one.id, id)
    const answer = await claim(other.id, id)
    expect(answer.error).toMatchObject({ code: 'ID_REUSED' })
    expect(await booksOf(app, other.id)).toMatchObject({ quantity: 2, donations: 0 })
  })

  it('records what was handed over, also once the date has passed (D13)', async () => {
    const post = await addPost(app, mei, { expiryDate: '2098-12-01' })
    const now = app.clock.now()
    app.clock.set('2098-12-02T04:00:00Z')
    await app.pool.query(`update sessions set expires_at = '2100-01-01'`)
    expect(await wholeList(app, ravi)).not.toContainEqual(post)
    expect((await claim(post.id)).body).toMatchObject({ post: { ...post, quantity: 1, version: 2 } })
    expect(await booksOf(app, post.id)).toMatchObject({ quantity: 1, donations: 1 })
    app.clock.set(now.toISOString())
  })

  it('is the owner’s alone, and of what is there', async () => {
    const post = await addPost(app, mei)
    expect((await claim(post.id, randomUUID(), ravi)).error?.code).toBe('NOT_FOUND')
    expect((await claim(randomUUID())).error?.code).toBe('NOT_FOUND')
    expect(await wholeList(app, ravi)).toContainEqual(post)
    await app.call(exchangeCalls.removePost, { as: mei, input: { params: { id: post.id } } })
    expect((await claim(post.id)).error?.code).toBe('NOT_FOUND')
  })
})

describe('what a claim earns', () => {
  it('unlocks donation badges by donations alone, not by posts or edits (D15)', async () => {
    const { id } = await addPost(app, mei, { quantity: 9 })
    expect(await progressOf('First Donation')).toMatchObject({ progress: 0, unlockedAt: null })
    await claim(id)
    expect(await progressOf('First Donation')).toMatchObject({ progress: 1, unlockedAt: expect.any(String) })
    for (let n = 1; n < 5; n++) await claim(id)
    expect(await progressOf('Kind Donor')).toMatchObject({ progress: 5, unlockedAt: expect.any(String) })
    expect(await progressOf('Generous Giver')).toMatchObject({ progress: 5, unlockedAt: null })
  })

  it('is the same counted anew from the records', async () => {
    const { id } = await addPost(app, mei, { quantity: 3 })
    for (let n = 0; n < 3; n++) await claim(id)
    const { differences } = await rebuildAchievements({
      database: databaseOver(app.pool),
      campusZone: 'Asia/Singapore',
      now: app.clock.now(),
      write: false,
    })
    expect(differences).toEqual([])
  })
})

import { msPerDay, msPerMinute } from '@shelfmate/contract/api/durations'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { searchCalls } from '@shelfmate/contract/exchange/searches'
import { describe, expect, it } from 'vitest'
import { databaseOver } from '#platform/database/database.ts'
import { block } from '../../blocks/blocks.factory.ts'
import { addPost, tofu } from '../../exchange/exchange.factory.ts'
import { saveSearch } from '../../exchange/searches/searches.factory.ts'
import { ask } from '../../requests/requests.factory.ts'
import { sendNotices, shown, tellOfPosts } from '../push/push.factory.ts'
import { tellingStage } from './tellings.factory.ts'
import { queuePost, settleQueuedPost, takeQueuedPost } from './tellings.repository.ts'

const stage = tellingStage()
const { live, offer, work, titles } = stage
const soon = '2027-03-12'

describe('a saved search', () => {
  it('tells of a food of its name whenever its date is, and says that one wanted to know', async () => {
    await saveSearch(stage.app, stage.kai, 'ríce')
    const { id } = await offer({ foodName: 'Brown RICE', expiryDate: '2027-06-01' })
    await offer({ foodName: 'Tofu', expiryDate: '2027-06-01' })
    await work()
    expect(shown(stage.device)).toMatchObject([
      {
        title: 'Brown RICE in Tembusu',
        body: expect.stringContaining('You asked to hear about it.'),
        url: `/exchange/posts/${id}`,
      },
    ])
  })

  it.each([
    ['Oat milk', 'milk  oat'],
    ['Shepherd’s pie', "shepherd's pie"],
  ])('tells of %s, however its words stand in the search', async (foodName, words) => {
    await saveSearch(stage.app, stage.kai, words)
    for (const marks of ['-', '’']) await saveSearch(stage.app, stage.kai, marks)
    await offer({ foodName, expiryDate: '2027-06-01' })
    await offer({ foodName: 'Milk', expiryDate: '2027-06-01' })
    await work()
    expect(titles()).toEqual([`${foodName} in Tembusu`])
  })

  it('is kept for a device that is away until midnight: by then its days are others', async () => {
    await saveSearch(stage.app, stage.kai, 'rice')
    await offer({ foodName: 'Rice', expiryDate: soon })
    await work()
    // At a minute past noon.
    expect(stage.device.received[0]?.headers['ttl']).toBe(String(12 * 3_600 - 60))
  })

  it('tells of what is edited into it, and of nothing in another dorm or of one’s own', async () => {
    await saveSearch(stage.app, stage.kai, 'rice')
    await offer({ foodName: 'Rice', location: 'PGP' })
    await addPost(stage.app, stage.kai, { foodName: 'Rice' })
    const post = await offer({ foodName: 'Oats' })
    await work()
    expect(titles()).toEqual([])
    const { pantryItemId: _, ...fields } = { ...tofu, foodName: 'Rice' }
    await stage.app.call(exchangeCalls.editPost, {
      as: stage.mei,
      input: { params: { id: post.id }, body: fields },
    })
    await work()
    expect(titles()).toEqual(['Rice in Tembusu'])
  })

  it('that is removed tells of nothing more, of what waits neither', async () => {
    const id = await saveSearch(stage.app, stage.kai, 'rice')
    await offer({ foodName: 'Rice' })
    stage.app.clock.advance(msPerMinute)
    await tellOfPosts(stage.app)
    await stage.app.call(searchCalls.removeSearch, { as: stage.kai, input: { params: { id } } })
    await sendNotices(stage.app)
    expect(stage.device.tries).toBe(0)
  })
})

describe('food to rescue', () => {
  it('is told where it is switched on, and none whose date is further', async () => {
    await offer({ expiryDate: soon })
    await work()
    expect(titles()).toEqual([])
    await stage.choose({ rescue: true })
    await offer({ foodName: 'Milk', expiryDate: soon })
    await offer({ foodName: 'Cheese', expiryDate: '2027-03-13' })
    await work()
    expect(titles()).toEqual(['Milk in Tembusu'])
  })

  it.each<[string, (postId: string) => Promise<unknown>]>([
    ['was deleted', (id) => remove(id)],
    ['was promised', (id) => promise(id)],
    ['was blocked', () => block(stage.app, stage.kai, stage.mei)],
    ['moved away', () => live({ dorm: 'PGP' })],
    ['told of an allergy', () => live({ allergies: 'soy' })],
    ['switched it off', () => stage.choose({ rescue: false })],
  ])('is not told any more when, between decision and sending, it or one %s', async (_, happens) => {
    await stage.choose({ rescue: true })
    const post = await offer({ expiryDate: soon, quantity: 1, giving: 'firstCome' })
    stage.app.clock.advance(msPerMinute)
    await tellOfPosts(stage.app)
    expect(await stage.waiting()).toHaveLength(1)
    await happens(post.id)
    await sendNotices(stage.app)
    expect(titles()).toEqual([])
    expect(await stage.waiting()).toEqual([])
  })

  const remove = (id: string) =>
    stage.app.call(exchangeCalls.removePost, { as: stage.mei, input: { params: { id } } })
  const promise = async (id: string) => ask(stage.app, await stage.app.signUp(), id)

  it('fits who avoids something only once its owner states the allergens', async () => {
    await live({ allergies: 'peanuts' })
    await stage.choose({ rescue: true })
    await offer({ foodName: 'Tofu', expiryDate: soon })
    await offer({ foodName: 'Milk', expiryDate: soon, allergens: { contains: ['milk'], mayContain: [] } })
    await offer({
      foodName: 'Satay with peanut sauce',
      expiryDate: soon,
      allergens: { contains: [], mayContain: [] },
    })
    await work()
    expect(titles()).toEqual(['Milk in Tembusu'])
  })

  it('waits for the end of quiet hours', async () => {
    await stage.choose({ rescue: true })
    stage.app.clock.set('2027-03-10T15:00:00Z')
    await offer({ expiryDate: soon })
    await work()
    expect(titles()).toEqual([])
    stage.app.clock.set('2027-03-10T23:01:00Z')
    await work()
    expect(titles()).toEqual(['Tofu in Tembusu'])
  })

  it('of a new account is told of three posts a day, and nobody hears of more than ten', async () => {
    await stage.choose({ rescue: true })
    await stage.app.pool.query('update users set created_at = $2 where id = $1', [
      stage.mei.id,
      stage.app.clock.now(),
    ])
    for (let n = 0; n < 5; n++) await offer({ foodName: `Food ${n}`, expiryDate: soon })
    await work()
    expect(titles()).toHaveLength(3)
    const old = await stage.app.signUp()
    await stage.app.pool.query("update users set created_at = '2020-01-01' where id = $1", [old.id])
    for (let n = 0; n < 9; n++) await addPost(stage.app, old, { foodName: `Bun ${n}`, expiryDate: soon })
    await work()
    expect(titles()).toHaveLength(10)
    stage.app.clock.advance(msPerDay)
    await addPost(stage.app, old, { foodName: 'Bun of today', expiryDate: soon })
    await work()
    expect(titles().slice(10)).toEqual(['Bun of today in Tembusu'])
  })

  it('is looked at again where it was edited while it was decided about', async () => {
    await stage.choose({ rescue: true })
    const database = databaseOver(stage.app.pool)
    const { id: postId } = await offer({ foodName: 'Cheese', expiryDate: '2027-03-20' })
    const now = stage.app.clock.now().toISOString()
    const due = { postId, dueAt: now }
    await queuePost(database, due)
    const [taken] = await takeQueuedPost(database, { now, leaseUntil: now })
    await queuePost(database, due)
    await settleQueuedPost(database, taken ?? { postId, generation: 0 })
    expect(await takeQueuedPost(database, { now, leaseUntil: now })).toHaveLength(1)
  })

  it('is decided again by another worker when one dies over it', async () => {
    await stage.choose({ rescue: true })
    await offer({ expiryDate: soon })
    stage.app.clock.advance(msPerMinute)
    await stage.app.pool.query("update posts_to_tell set due_at = due_at + interval '2 minutes'")
    await tellOfPosts(stage.app)
    expect(await stage.waiting()).toEqual([])
    stage.app.clock.advance(2 * msPerMinute)
    await Promise.all([tellOfPosts(stage.app), tellOfPosts(stage.beside)])
    await sendNotices(stage.app, stage.beside)
    expect(titles()).toEqual(['Tofu in Tembusu'])
  })
})

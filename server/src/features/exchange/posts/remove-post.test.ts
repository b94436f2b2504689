import { randomUUID } from 'node:crypto'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { pantryActionCalls } from '@shelfmate/contract/pantry/pantry-actions'
import { describe, expect, it } from 'vitest'
import { addItem, fillPantry, booksOf as pantryBooks, wholePantry } from '#features/pantry/pantry.factory.ts'
import { bytesOf, fetchImage, startWithImages, testImage, upload } from '#platform/images/images.factory.ts'
import { app, mei, ravi, withApp, withMeiAndRavi } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { addComment, addPost, booksOf, donate, tofu, wholeList } from '../exchange.factory.ts'

const undoWindowMs = 60_000

withApp(startWithImages)
withMeiAndRavi({ alone: true, at: '2026-11-20T04:00:00Z' })

const asking =
  (call: (typeof exchangeCalls)['removePost' | 'restorePost' | 'putBack']) =>
  (id: string, as: TestUser = mei) =>
    app.call(call, { as, input: { params: { id } } })
const remove = asking(exchangeCalls.removePost)
const restore = asking(exchangeCalls.restorePost)
const putBack = asking(exchangeCalls.putBack)
const gone = (postId: string, version: number) => ({
  postId,
  version,
  post: null,
  comment: null,
  removedCommentId: null,
})
async function purge(): Promise<void> {
  const job = app.app.jobs.find((each) => each.name === 'exchange.purge')
  if (!job) throw new Error('the purge is among the jobs')
  await job.run()
}

describe('exchange.removePost', () => {
  it('takes a post out of everybody’s list', async () => {
    const { id } = await addPost(app, mei)
    const answer = await remove(id)
    expect([answer.status, answer.body]).toEqual([200, gone(id, 2)])
    expect(await wholeList(app, mei)).toEqual([])
    expect(await wholeList(app, mei, { search: 'tofu' })).toEqual([])
  })

  it('does so once, however many ask at once', async () => {
    const { id } = await addPost(app, mei)
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(9)
  })

  it('does not touch a post of somebody else', async () => {
    const post = await addPost(app, mei)
    for (const id of [post.id, randomUUID()]) expect((await remove(id, ravi)).error?.code).toBe('NOT_FOUND')
    expect(await wholeList(app, mei)).toEqual([post])
  })
})

describe('exchange.restorePost', () => {
  it('brings a post back with its comments, until a minute has passed', async () => {
    const post = await addPost(app, mei)
    const comment = await addComment(app, ravi, post.id)
    await remove(post.id)
    app.clock.advance(undoWindowMs)
    await purge()
    const answer = await restore(post.id)
    expect(answer.body.post).toEqual({ ...post, commentCount: 1, version: 4 })
    expect(await wholeList(app, ravi)).toEqual([answer.body.post])
    const page = await app.call(exchangeCalls.listComments, {
      as: ravi,
      input: { params: { id: post.id }, query: {} },
    })
    expect(page.body).toEqual({ items: [comment], nextCursor: null, version: 4 })
  })

  it('changes nothing where there is nothing to undo', async () => {
    const post = await addPost(app, mei)
    expect((await restore(post.id)).body).toMatchObject({ version: 1, post })
  })

  it('comes too late after a minute, and finds nothing once the post is forgotten', async () => {
    const { id } = await addPost(app, mei)
    await remove(id)
    app.clock.advance(undoWindowMs + 1)
    expect((await restore(id)).error?.code).toBe('UNDO_EXPIRED')
    expect((await putBack(id)).error?.code).toBe('NOT_FOUND')
    app.clock.advance(undoWindowMs)
    await purge()
    expect((await restore(id)).error?.code).toBe('NOT_FOUND')
  })

  it('does not touch a post of somebody else', async () => {
    const { id } = await addPost(app, mei)
    await remove(id)
    expect((await restore(id, ravi)).error?.code).toBe('NOT_FOUND')
    expect(await wholeList(app, mei)).toEqual([])
  })
})

describe('exchange.putBack (D12)', () => {
  it('adds what is left to the item', async () => {
    const { item, post } = await donate(app, mei, { stock: 5, quantity: 3 })
    await app.call(exchangeCalls.claim, { as: mei, input: { params: { id: post.id }, body: {} } })
    await addComment(app, ravi, post.id)
    const answer = await putBack(post.id)
    expect([answer.status, answer.body]).toEqual([200, gone(post.id, 4)])
    expect((await wholePantry(app, mei)).items).toEqual([{ ...item, quantity: 4 }])
    expect(await wholeList(app, mei)).toEqual([])
    expect(await booksOf(app, post.id)).toEqual({ quantity: null, version: null, comments: 0, donations: 1 })
    expect((await restore(post.id)).error?.code).toBe('NOT_FOUND')
  })

  it('brings a given away item back under its id, also of a post just removed', async () => {
    const { item, post } = await donate(app, mei, { stock: 2, quantity: 2 })
    await remove(post.id)
    expect((await putBack(post.id)).body).toEqual(gone(post.id, 3))
    expect((await wholePantry(app, mei)).items).toEqual([{ ...item, quantity: 2 }])
    expect(await pantryBooks(app, mei)).toMatchObject({ counted: 1, items: 1, logged: 1 })
  })

  it('brings it back as the post says once the pantry has forgotten it', async () => {
    const { item, post } = await donate(app, mei, { stock: 2, quantity: 2 })
    await app.pool.query(`update item_logs set place = 'fridge'`)
    // As a server of the version before stores it.
    await app.pool.query('update posts set item_kept = null')
    await app.pool.query('delete from pantry_items')
    app.clock.advance(3_600_000)
    await putBack(post.id)
    const { dateAdded, size, dateSource, condition, dateBefore } = item
    expect((await wholePantry(app, mei)).items).toEqual([
      {
        id: item.id,
        dateAdded,
        name: 'Tofu',
        quantity: 2,
        expiryDate: tofu.expiryDate,
        remark: tofu.description,
        place: 'fridge',
        size,
        dateSource,
        condition,
        dateBefore,
      },
    ])
    expect(await pantryBooks(app, mei)).toMatchObject({ counted: 1, items: 1, logged: 1 })
  })

  it('brings it back frozen, as it left, though the log knows it fresh', async () => {
    const { id } = await addItem(app, mei, { name: 'Spinach', quantity: 2, place: 'fridge' })
    const freeze = { action: 'freeze' as const, itemIds: [id], on: '2026-11-19' }
    await app.call(pantryActionCalls.actOnItems, { as: mei, input: { body: freeze } })
    const [frozen] = (await wholePantry(app, mei)).items
    expect(frozen).toMatchObject({ condition: 'frozen', place: 'freezer' })
    const { name: foodName = '', expiryDate = '', remark: description = '' } = frozen ?? {}
    const fields = { foodName, description, expiryDate, quantity: 2, pantryItemId: id }
    const post = await addPost(app, mei, fields)
    await app.pool.query('delete from pantry_items')
    await putBack(post.id)
    expect((await wholePantry(app, mei)).items).toEqual([frozen])
  })

  const removals = {
    alone: async (id: string) => {
      await app.call(pantryCalls.removeItem, { as: mei, input: { params: { id } } })
      return () => app.call(pantryCalls.restoreItem, { as: mei, input: { params: { id } } })
    },
    'with others': async (itemId: string) => {
      const body = { action: 'remove' as const, itemIds: [itemId, (await addItem(app, mei)).id] }
      const { actionId: id } = (await app.call(pantryActionCalls.actOnItems, { as: mei, input: { body } }))
        .body
      return () => app.call(pantryActionCalls.undoAction, { as: mei, input: { params: { id } } })
    },
  }
  it.each(Object.entries(removals))(
    'leaves what was removed %s by hand removed, and to be brought back',
    async (_, take) => {
      const { item, post } = await donate(app, mei, { stock: 5, quantity: 2 })
      const undo = await take(item.id)
      await putBack(post.id)
      const another = { ...item, id: expect.any(String), quantity: 2 }
      expect((await wholePantry(app, mei)).items).toEqual([another])
      expect((await undo()).status).toBe(200)
      const { items } = await wholePantry(app, mei)
      expect(items).toEqual(expect.arrayContaining([another, { ...item, quantity: 3 }]))
      expect(await pantryBooks(app, mei)).toMatchObject({ counted: items.length, items: items.length })
    },
  )

  it('makes another item of what one cannot hold', async () => {
    const { item, post } = await donate(app, mei, { stock: 30, quantity: 20 })
    const body = { name: item.name, remark: 'from home', quantity: 9990, expiryDates: [item.expiryDate] }
    await app.call(pantryCalls.editItem, { as: mei, input: { params: { id: item.id }, body } })
    await putBack(post.id)
    const { items, seq } = await wholePantry(app, mei)
    expect(seq).toBe(4)
    expect(items.map(({ quantity }) => quantity).toSorted((a, b) => b - a)).toEqual([9999, 11])
    for (const each of items) expect(each).toMatchObject({ name: 'Tofu', remark: 'from home' })
    expect(await pantryBooks(app, mei)).toMatchObject({ counted: 2, items: 2, logged: 1 })
  })

  it('waits until there is room, and comes too late after a minute', async () => {
    const { post } = await donate(app, mei, { stock: 1, quantity: 1 })
    await fillPantry(app, mei, 2000)
    expect((await putBack(post.id)).error?.code).toBe('PANTRY_FULL')
    expect(await wholeList(app, mei)).toEqual([post])
    await remove(post.id)
    app.clock.advance(undoWindowMs + 1)
    expect((await putBack(post.id)).error?.code).toBe('UNDO_EXPIRED')
  })

  it('is for one’s own posts that came out of one’s pantry', async () => {
    const { post } = await donate(app, mei)
    expect((await putBack(post.id, ravi)).error?.code).toBe('NOT_FOUND')
    expect((await putBack((await addPost(app, mei)).id)).error?.code).toBe('NOT_FOUND')
    expect((await putBack(randomUUID())).error?.code).toBe('NOT_FOUND')
    expect(await wholeList(app, mei)).toHaveLength(2)
  })

  it('puts it back once, however many ask at once', async () => {
    const { item, post } = await donate(app, mei, { stock: 5, quantity: 3 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => putBack(post.id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await wholePantry(app, mei)).items).toEqual([{ ...item, quantity: 5 }])
  })
})

describe('exchange.purge', () => {
  it('forgets removed posts with their photos, and what was answered about them', async () => {
    const { body } = await upload(app, mei, await bytesOf(testImage(8, 6).png()), { purpose: 'post' })
    const removed = await addPost(app, mei, { photoId: body.id })
    await addComment(app, ravi, removed.id, 'Save me the quillmoss')
    await addItem(app, mei)
    const kept = await addPost(app, mei)
    await remove(removed.id)
    app.clock.advance(2 * undoWindowMs + 1)
    await purge()
    expect((await fetchImage(app, mei, body.id)).status).toBe(404)
    expect(await wholeList(app, mei)).toEqual([kept])
    for (const words of [`${removed.id}%${tofu.description}`, 'Save me the quillmoss']) {
      const told = await app.pool.query('select 1 from idempotency_keys where answer::text like $1', [
        `%${words}%`,
      ])
      expect(told.rows).toEqual([])
    }
  })
})

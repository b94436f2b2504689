import { randomUUID } from 'node:crypto'
import { limits } from '@shelfmate/contract/api/limits'
import { type Comment, exchangeCalls, exchangeTexts } from '@shelfmate/contract/exchange/exchange'
import { profileCalls } from '@shelfmate/contract/profile/profile'
import { beforeEach, describe, expect, it } from 'vitest'
import { app, mei, ravi, withApp, withMeiAndRavi } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { waitingForLocks } from '../../../testing/test-database.ts'
import { block } from '../../blocks/blocks.factory.ts'
import { addComment, addPost, booksOf, wholeList } from '../exchange.factory.ts'

let postId: string
withApp()
withMeiAndRavi()
beforeEach(async () => {
  postId = (await addPost(app, mei)).id
})

const add = (body: { id?: string; content: string }, as: TestUser | undefined = ravi, id = postId) =>
  app.call(exchangeCalls.addComment, { as, input: { params: { id }, body } })
const list = (query: object = {}, as: TestUser | undefined = mei, id = postId) =>
  app.call(exchangeCalls.listComments, { as, input: { params: { id }, query } })
const remove = (id: string, as: TestUser | undefined = ravi) =>
  app.call(exchangeCalls.removeComment, { as, input: { params: { id } } })
const removePost = () => app.call(exchangeCalls.removePost, { as: mei, input: { params: { id: postId } } })

describe('exchange.addComment', () => {
  it('adds a comment of whoever is signed in, and counts it', async () => {
    const id = randomUUID()
    const answer = await add({ id, content: '  Still there?\n' })
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        postId,
        version: 2,
        removedCommentId: null,
        post: expect.objectContaining({ id: postId, commentCount: 1, version: 2 }),
        comment: {
          id,
          postId,
          content: 'Still there?',
          createdAt: app.clock.now().toISOString(),
          author: { userId: ravi.id, displayName: 'Ravi Nair', photoId: null },
        },
      },
    ])
    expect((await list()).body).toEqual({ items: [answer.body.comment], nextCursor: null, version: 2 })
    expect(await wholeList(app, mei)).toContainEqual(answer.body.post)
  })

  it('answers the first result when the same id comes again, and once it is deleted all but its words', async () => {
    const body = { id: randomUUID(), content: 'Mine!' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(body)))
    for (const { status, body: each } of answers) expect([status, each]).toEqual([201, answers[0]?.body])
    await remove(body.id)
    expect((await add(body)).body).toEqual({ ...answers[0]?.body, comment: null })
    expect(await booksOf(app, postId)).toMatchObject({ version: 3, comments: 0 })
  })

  it('refuses an id that somebody else’s comment has', async () => {
    const { id } = await addComment(app, ravi, postId)
    const answer = await add({ id, content: 'me too' }, mei)
    expect(answer.error).toMatchObject({ code: 'ID_REUSED' })
    expect(await booksOf(app, postId)).toMatchObject({ version: 2, comments: 1 })
  })

  it('numbers comments that arrive together without a gap', async () => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) => add({ content: `${n}` }, n % 2 ? mei : ravi)),
    )
    expect(answers.map(({ body }) => body.version).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 16 }, (_, n) => n + 2),
    )
    expect((await list()).body).toMatchObject({ version: 17, nextCursor: null })
  })

  it.each([
    ['', exchangeTexts.commentMissing],
    [' \n\t ', exchangeTexts.commentMissing],
    ['x'.repeat(1001), 'Please use at most 1000 characters.'],
    ['a\u0000b', expect.any(String)],
  ])('refuses %j', async (content, text) => {
    const answer = await add({ content })
    expect(answer.error).toMatchObject({ code: 'VALIDATION_FAILED', fields: { content: text } })
    expect(await booksOf(app, postId)).toMatchObject({ version: 1, comments: 0 })
  })

  it('takes 120 an hour from one user', async () => {
    const limit = { points: 120, key: 'exchange-comments' }
    await addComment(app, ravi, postId)
    await app.pool.query(`update rate_limits set points = $1 where key like $2`, [
      limit.points,
      `${limit.key}%`,
    ])
    expect((await add({ content: 'one more' })).error?.code).toBe('RATE_LIMITED')
    expect((await add({ content: 'mine' }, mei)).status).toBe(201)
  })

  it('counts none that is refused', async () => {
    await addComment(app, ravi, postId)
    const points = async () =>
      (
        await app.pool.query(
          `select points from rate_limits where key like 'exchange-comments%' order by key`,
        )
      ).rows
    const before = await points()
    expect((await add({ content: 'hello' }, ravi, randomUUID())).error?.code).toBe('NOT_FOUND')
    expect(await points()).toEqual(before)
  })

  it('finds no post of somebody who blocks its writer while it waits', async () => {
    const other = await app.pool.connect()
    await other.query('begin')
    // As a block does: what both do with others waits, and finds them blocked.
    const lock = "select pg_advisory_xact_lock(hashtextextended('meetings of ' || $1, 0))"
    await other.query(lock, [ravi.id])
    const adding = add({ content: 'hello' })
    await expect.poll(() => waitingForLocks(app)).toBe(1)
    await other.query(
      `insert into blocks (user_id, other_id, by_user, by_other, blocked_at)
       values ($1, $2, true, false, now()), ($2, $1, false, true, now())`,
      [mei.id, ravi.id],
    )
    await other.query('commit')
    other.release()
    expect((await adding).error?.code).toBe('NOT_FOUND')
    expect(await booksOf(app, postId)).toMatchObject({ version: 1, comments: 0 })
  })

  it('finds no post that is removed or not there', async () => {
    expect((await add({ content: 'hello' }, ravi, randomUUID())).error?.code).toBe('NOT_FOUND')
    await removePost()
    expect((await add({ content: 'hello' })).error?.code).toBe('NOT_FOUND')
  })
})

describe('exchange.listComments', () => {
  it('shows the newest, oldest of them first, and older ones page by page', async () => {
    const written: Comment[] = []
    for (let n = 0; n < 7; n++) {
      // Three at a time in the same instant: their ids order them.
      if (n % 3 === 0) app.clock.advance(1000)
      written.push(await addComment(app, n % 2 ? mei : ravi, postId, `${n}`))
    }
    const byTime = written.toSorted((a, b) => (`${a.createdAt} ${a.id}` < `${b.createdAt} ${b.id}` ? -1 : 1))
    expect((await list()).body).toEqual({ items: byTime, nextCursor: null, version: 8 })
    for (const limit of [1, 2, 3, 7]) {
      const read: Comment[] = []
      let cursor: string | null | undefined
      while (cursor !== null) {
        const { body } = await list({ limit, ...(cursor && { cursor }) })
        read.unshift(...body.items)
        cursor = body.nextCursor
      }
      expect(read).toEqual(byTime)
    }
  })

  it('answers at most what fits', async () => {
    for (const as of [mei, ravi])
      for (let n = 0; n < 15; n++) await addComment(app, as, postId, '\u0001'.repeat(limits.commentLength))
    const { raw, body } = await list({ limit: limits.commentsPage })
    expect(body.items).toHaveLength(limits.commentsPage)
    expect(raw.rawPayload.length).toBeLessThan(200_000)
  })

  it('follows present names (D16)', async () => {
    await addComment(app, ravi, postId)
    const body = {
      displayName: 'R. Nair',
      age: null,
      dorm: '',
      preferences: '',
      allergies: '',
      photoId: null,
    }
    await app.call(profileCalls.update, { as: ravi, input: { body } })
    expect((await list()).body.items[0]?.author.displayName).toBe('R. Nair')
  })

  it.each([
    { limit: 0 },
    { limit: limits.commentsPage + 1 },
    { cursor: 'x' },
    { cursor: `2026-99-01T00:00:00.000Z_${randomUUID()}` },
    { cursor: `2026-02-30T00:00:00.000Z_${randomUUID()}` },
    { cursor: `0000-01-01T00:00:00.000Z_${randomUUID()}` },
  ])('refuses %j', async (query) => {
    expect((await list(query)).error?.code).toBe('VALIDATION_FAILED')
  })

  it('finds no post that is removed or not there', async () => {
    expect((await list({}, mei, randomUUID())).error?.code).toBe('NOT_FOUND')
    await removePost()
    expect((await list()).error?.code).toBe('NOT_FOUND')
  })
})

describe('exchange.removeComment', () => {
  it('deletes one’s own comment', async () => {
    const kept = await addComment(app, mei, postId)
    const { id } = await addComment(app, ravi, postId)
    const answer = await remove(id)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      postId,
      version: 4,
      comment: null,
      removedCommentId: id,
      post: { commentCount: 1, version: 4 },
    })
    expect((await list()).body).toEqual({ items: [kept], nextCursor: null, version: 4 })
  })

  it('does so once, however many ask at once', async () => {
    const { id } = await addComment(app, ravi, postId)
    const answers = await Promise.all(Array.from({ length: 8 }, () => remove(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await booksOf(app, postId)).toMatchObject({ version: 3, comments: 0 })
  })

  it('is the author’s alone: not even the post’s owner may', async () => {
    const { id } = await addComment(app, ravi, postId)
    for (const each of [id, randomUUID()]) expect((await remove(each, mei)).error?.code).toBe('NOT_FOUND')
    expect(await booksOf(app, postId)).toMatchObject({ version: 2, comments: 1 })
  })

  it.each([
    ['whose owner has blocked its author', () => block(app, mei, ravi)],
    ['whose owner its author has blocked', () => block(app, ravi, mei)],
  ])('takes it back under a post %s, and shows nothing of that', async (_, part) => {
    const { id } = await addComment(app, ravi, postId)
    await part()
    const answer = await remove(id)
    expect([answer.status, answer.body]).toEqual([
      200,
      { postId, version: 3, post: null, comment: null, removedCommentId: id },
    ])
    expect(await booksOf(app, postId)).toMatchObject({ version: 3, comments: 0 })
    expect((await remove(id)).error?.code).toBe('NOT_FOUND')
  })

  it('finds nothing under a removed post', async () => {
    const { id } = await addComment(app, ravi, postId)
    await removePost()
    expect((await remove(id)).error?.code).toBe('NOT_FOUND')
  })
})

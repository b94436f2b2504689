import { msPerMinute } from '@shelfmate/contract/api/durations'
import { requestsCalls } from '@shelfmate/contract/requests/requests'
import { expect, it } from 'vitest'
import { addPost } from '#features/exchange/exchange.factory.ts'
import { expectRefusal } from '../../../testing/error-shape.ts'
import { app, withApp } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { ask, end, offer } from '../requests.factory.ts'

withApp()

const listed = (as: TestUser, query: { limit?: number; cursor?: string }) =>
  app.call(requestsCalls.list, { as, input: { query } })

/** All pages, each of so many. */
async function pagesOf(as: TestUser, limit: number): Promise<string[][]> {
  const pages: string[][] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { body } = await listed(as, { limit, ...(cursor && { cursor }) })
    pages.push(body.items.map(({ id }) => id))
    cursor = body.nextCursor
  }
  return pages
}

/** Two posts that two people ask for, and three requests that ended before: two of them at the same moment, then the third. */
async function staged() {
  const { giver, taker, post } = await offer(app, { giving: 'iChoose' })
  const other = await addPost(app, giver, { giving: 'iChoose' })
  const ended: string[] = []
  for (const laterMs of [0, 0, msPerMinute]) {
    app.clock.advance(laterMs)
    const { id } = await ask(app, taker, post.id)
    await end(app, taker, id, 'withdraw')
    ended.push(id)
  }
  const open: string[] = []
  for (const { id } of [post, other]) open.push((await ask(app, taker, id)).id)
  const late = await app.signUp()
  for (const { id } of [post, other]) open.push((await ask(app, late, id)).id)
  return { giver, late, ended, open }
}

it.each([1, 2, 3])('has every request once, the open ones first, in pages of %d', async (limit) => {
  const { giver, ended, open } = await staged()
  const pages = await pagesOf(giver, limit)
  expect(pages.slice(0, -1).every(({ length }) => length === limit)).toBe(true)
  expect(new Set(pages.flat().slice(0, open.length))).toEqual(new Set(open))
  const [first, second, last] = ended
  expect(pages.flat().slice(open.length)).toEqual([last, first, second])
  expect(pages).toEqual(await pagesOf(giver, limit))
})

it('misses none that ends between two pages', async () => {
  const { giver, late, open } = await staged()
  const first = await listed(giver, { limit: 2 })
  const last = (await pagesOf(late, 1)).flat().at(-1) ?? ''
  await end(app, late, last, 'withdraw')
  const rest = await listed(giver, { cursor: first.body.nextCursor ?? '' })
  const ids = [...first.body.items, ...rest.body.items].map(({ id }) => id)
  expect(open.filter((id) => !ids.includes(id))).toEqual([])
})

it('refuses what is no cursor of it', async () => {
  const { giver } = await offer(app)
  for (const cursor of ['', 'x', '2026-01-01T00:00:00.000Z_00000000-0000-4000-8000-000000000000'])
    expectRefusal((await listed(giver, { cursor })).raw, 'VALIDATION_FAILED')
})

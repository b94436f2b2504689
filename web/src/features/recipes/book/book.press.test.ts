import type { RecipeBook, RecipeMark } from '@shelfmate/contract/recipe-book/recipe-book'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { readBook, receiveMark } from './book.press.ts'
import { bookQuery } from './book.queries.ts'

const mark: RecipeMark = {
  id: 'Toast',
  writer: 'ai',
  kept: true,
  rating: null,
  notForMe: false,
  cookedOn: null,
}
const book: RecipeBook = { marks: [], recipes: [], withheld: { count: 0, because: [] }, allergies: '' }
const known = () => queryClient.getQueryData(bookQuery.queryKey)

beforeEach(() => {
  queryClient.setQueryData(bookQuery.queryKey, book, { updatedAt: 1 })
  return () => {
    queryClient.clear()
    vi.unstubAllGlobals()
  }
})

test('what is said of a recipe is known at once, on whatever screen, though the book can’t be read', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(receiveMark(mark)).rejects.toMatchObject({ code: 'OFFLINE' })
  await expect(receiveMark({ ...mark, rating: 5 })).rejects.toBeDefined()
  expect(known()).toEqual({ ...book, marks: [{ ...mark, rating: 5 }] })
  expect(queryClient.getQueryState(bookQuery.queryKey)?.dataUpdatedAt).toBe(1)
})

test('the book is read again though no screen shows it', async () => {
  const now = { ...book, allergies: 'peanuts' }
  vi.stubGlobal('fetch', async () => Response.json(now))
  await readBook()
  expect(known()).toEqual(now)
})

test('an answer that was asked for before takes nothing back', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const answers = [
    promise.then(() => Response.json(book)),
    Promise.resolve(Response.json({ ...book, marks: [mark] })),
  ]
  vi.stubGlobal('fetch', () => answers.shift())
  const before = queryClient.fetchQuery({ ...bookQuery, staleTime: 0 }).catch(() => undefined)
  const received = receiveMark(mark)
  resolve()
  await Promise.all([before, received])
  expect(known()).toEqual({ ...book, marks: [mark] })
})

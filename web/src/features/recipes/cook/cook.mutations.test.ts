import type { RecipeMark } from '@shelfmate/contract/recipe-book/recipe-book'
import { recipeWith } from '@shelfmate/contract/recipes/recipe.factory'
import { beforeEach, expect, it } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { setSession } from '#lib/api/session.ts'
import { onDevice, until } from '#lib/press/press.factory.ts'
import { end } from '#lib/press/press.ts'
import { GivenUp } from '#lib/press/press-refusal.ts'
import { move, presses } from '#lib/press/press-store.ts'
import { mei } from '#lib/testing/people.factory.ts'
import { undo } from '#lib/testing/undo.factory.ts'
import { mark } from '../book/book.mutations.ts'
import { bookQuery } from '../book/book.queries.ts'
import { currentMark } from '../book/marks.ts'
import { cookRecipe } from './cook.mutations.ts'

onDevice()

const recipe = recipeWith({ engine: 'ai' })
const weekAgo = '2026-11-20'
const before: RecipeMark = {
  id: recipe.id,
  writer: 'ai',
  kept: false,
  rating: null,
  notForMe: false,
  cookedOn: weekAgo,
}

beforeEach(() => {
  for (const { id } of presses()) end(id)
  setSession(mei)
  queryClient.clear()
  queryClient.setQueryData(bookQuery.queryKey, { ...book, marks: [before] })
})
const book = { recipes: [], withheld: { count: 0, because: [] }, allergies: '' }

const cook = () => cookRecipe(recipe, [{ id: 'eggs', pieces: 1 }], [])
const say = (said: Partial<RecipeMark>) => mark(recipe, currentMark(recipe) ?? before, said)
const cookings = () => presses().filter(({ kind }) => kind === 'cook')
/** The server refuses the last cooking, or the taking back of one. */
const refuse = () => end(cookings().at(-1)?.id ?? '', new ApiError('NOT_FOUND', 404))

it('undoing a cooking leaves what was said of the recipe since', () => {
  cook()
  expect(currentMark(recipe)?.cookedOn).not.toBe(weekAgo)
  say({ rating: 5 })
  say({ kept: true })
  undo()
  expect(currentMark(recipe)).toEqual({ ...before, rating: 5, kept: true })
})

it('a cooking that was refused counts as none, and what was said since stays', async () => {
  cook()
  say({ rating: 5 })
  refuse()
  await until(() => expect(currentMark(recipe)).toEqual({ ...before, rating: 5 }))
})

it.each([
  ['counts as none', mei.id, before.cookedOn],
  ['is nobody else’s affair', 'arun', undefined],
])('a cooking that was discarded where it waits %s', async (_, reader, cookedOn) => {
  cook()
  const cooked = currentMark(recipe)
  const [waiting] = cookings()
  setSession({ ...mei, id: reader })
  end(waiting?.id ?? '', new GivenUp())
  // What becomes of it has come by then.
  await new Promise((done) => setTimeout(done))
  expect(currentMark(recipe)?.cookedOn).toBe(cookedOn ?? cooked?.cookedOn)
})

it('a cooking whose undoing was refused counts again', async () => {
  cook()
  const cooked = currentMark(recipe)
  const sent = cookings()[0]?.id ?? ''
  await until(() => expect(move(sent, 'sending') && move(sent, 'settling')).toBe(true))
  undo()
  await until(() => expect(cookings()).toHaveLength(2))
  expect(currentMark(recipe)).toEqual(before)
  refuse()
  await until(() => expect(currentMark(recipe)).toEqual(cooked))
})

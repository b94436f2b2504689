import type { Considered, RecipesAnswer, SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { expect, it } from 'vitest'
import { begun, foldEvent, idle } from './recipes-progress.ts'

// Only whether they are handed on matters here.
const considered = { items: 1 } as Considered
const recipe = { id: 'toast' } as SuggestedRecipe
const answer = { recipes: [] } as unknown as RecipesAnswer

it('collects recipes, and ends with what the end says', () => {
  const told = foldEvent(begun, { type: 'begun', considered })
  const one = foldEvent(told, { type: 'recipe', recipe })
  expect(one).toEqual({ phase: 'working', considered, recipes: [recipe] })
  expect(foldEvent(one, { type: 'finished', answer })).toEqual({ phase: 'done', answer })
})

it('fails with the request to quote, and then hears no more', () => {
  const error = { code: 'INTERNAL', message: 'x', requestId: 'r-1' }
  const failed = foldEvent(begun, { type: 'failed', error })
  expect(failed).toMatchObject({ phase: 'failed', error: { status: 500, requestId: 'r-1' } })
  expect(foldEvent(failed, { type: 'recipe', recipe })).toBe(failed)
  expect(foldEvent(idle, { type: 'recipe', recipe })).toBe(idle)
})

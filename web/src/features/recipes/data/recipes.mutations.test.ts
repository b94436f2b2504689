import { recipesAnswerWith, recipeWith } from '@shelfmate/contract/recipes/recipe.factory'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { currentSession, setSession } from '#lib/api/session.ts'
import { onDevice } from '#lib/press/press.factory.ts'
import { mei } from '#lib/testing/people.factory.ts'
import { suggestRecipes } from './recipes.mutations.ts'
import { keptRecipesQuery } from './recipes-kept.ts'

onDevice()

beforeEach(() => {
  setSession(mei)
  queryClient.clear()
})

it.each([
  ['the one who asked', mei, true],
  ['no other who logs in meanwhile', { ...mei, id: 'arun' }, false],
])('recipes that were written are kept for %s', async (_, user, isKept) => {
  const asked = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => asked.promise)
  onTestFinished(() => void vi.unstubAllGlobals())
  const writing = suggestRecipes(mei.id, {})
  setSession(user)
  const answer = recipesAnswerWith([recipeWith({ engine: 'ai' })])
  asked.resolve(new Response(`${JSON.stringify({ type: 'finished', answer })}\n`))
  await writing
  expect(queryClient.getQueryData(keptRecipesQuery.queryKey)?.answer).toEqual(isKept ? answer : undefined)
})

it.each([
  ['stays signed in where the session is open', mei],
  ['is a visitor where it is over', null],
])('who asks for recipes and is told that nobody is signed in %s', async (_, user) => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('/auth/session')
      ? Response.json({ user })
      : Response.json(
          { error: { code: 'UNAUTHENTICATED', message: 'User not authenticated.' } },
          { status: 401 },
        ),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  await suggestRecipes(mei.id, {})
  expect(currentSession()).toEqual(user)
})

// @vitest-environment happy-dom
import { recipesAnswerWith, recipeWith } from '@shelfmate/contract/recipes/recipe.factory'
import { useQuery } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { startRealtime } from '#lib/realtime.ts'
import { endScreens } from '#lib/testing/end-screens.factory.ts'
import { hear } from '#lib/testing/live-line.factory.ts'
import { foodsEvent, pantryEvent } from '../data/recipes.addresses.ts'
import { tonightQuery, useTonightLive } from './tonight.queries.ts'

vi.mock('socket.io-client', () => import('#lib/testing/live-line.factory.ts'))

afterEach(endScreens)

const edited = (id: string) => ({ seq: 2, upserted: [{ id }], removed: [] })
const labels = { milk: 'plain' }

it.each([
  ['its food is said to be something else', () => hear(pantryEvent, edited('milk')), labels, true],
  ['its food is replaced', () => hear(pantryEvent, { ...edited('new'), removed: ['milk'] }), labels, true],
  ['other food changes', () => hear(pantryEvent, edited('eggs')), labels, false],
  ['its food changes, of who avoids nothing', () => hear(pantryEvent, edited('milk')), undefined, false],
  ['a name means something else', () => hear(foodsEvent, {}), undefined, true],
])('tonight’s recipe is taken back where %s', async (_, happens, marked, isGone) => {
  const recipe = recipeWith({ id: 'soup', ...(marked && { labels: marked }) })
  const later = Promise.withResolvers<Response>()
  const asked = vi.fn(async () =>
    asked.mock.calls.length === 1 ? Response.json(recipesAnswerWith([recipe])) : later.promise,
  )
  vi.stubGlobal('fetch', asked)
  const { result } = renderHook(() => {
    useTonightLive('mei')
    return useQuery(tonightQuery('2027-03-10', ['milk'], { has: ['kettle'], maxMinutes: 15 }), queryClient)
  })
  await startRealtime()
  await vi.waitFor(() => expect(result.current.data?.recipes).toEqual([recipe]))
  happens()
  await vi.waitFor(() => expect(result.current.data === undefined).toBe(isGone))
  expect(asked).toHaveBeenCalledTimes(isGone ? 2 : 1)
})

it('is asked for with what the kitchen has', () => {
  const asked = vi.fn(async (_: string, { body }: { body: string }) => Response.json(JSON.parse(body)))
  vi.stubGlobal('fetch', asked)
  renderHook(() =>
    useQuery(tonightQuery('2027-03-10', ['milk'], { has: ['kettle'], maxMinutes: 15 }), queryClient),
  )
  expect(JSON.parse(asked.mock.calls[0]?.[1].body ?? '')).toMatchObject({
    equipment: ['kettle', 'no cooking'],
    maxMinutes: 15,
  })
})

import { profileChangedEvent } from '@shelfmate/contract/api/live'
import type { RecipeBook, RecipeMark } from '@shelfmate/contract/recipe-book/recipe-book'
import { recipesAnswerWith, recipeWith } from '@shelfmate/contract/recipes/recipe.factory'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { setSession } from '#lib/api/session.ts'
import { end } from '#lib/press/press.ts'
import { presses } from '#lib/press/press-store.ts'
import { startRealtime, stopRealtime } from '#lib/realtime.ts'
import { hear } from '#lib/testing/live-line.factory.ts'
import { mei } from '#lib/testing/people.factory.ts'
import { undo } from '#lib/testing/undo.factory.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import { foodsEvent } from '../data/recipes.addresses.ts'
import { bookQuery } from './book.queries.ts'
import { KeptRecipes } from './kept-recipes.tsx'

const dish = (id: string) => recipeWith({ id, engine: 'ai', title: id })
const kept = (id: string): RecipeMark => ({
  id,
  writer: 'ai',
  kept: true,
  rating: null,
  notForMe: false,
  cookedOn: null,
})
let book: RecipeBook

beforeEach(() => {
  book = {
    marks: ['Toast', 'Soup'].map(kept),
    recipes: ['Toast', 'Soup'].map(dish),
    withheld: { count: 0, because: [] },
    allergies: '',
  }
  vi.stubGlobal('fetch', async () => Response.json(book))
  setSession(mei)
  queryClient.setQueryData(bookQuery.queryKey, book)
})
afterEach(() => {
  cleanup()
  for (const { id } of presses()) end(id)
  queryClient.clear()
  setSession(null)
  vi.unstubAllGlobals()
})

vi.mock('socket.io-client', () => import('#lib/testing/live-line.factory.ts'))

const nothing = () => undefined
const { considered } = recipesAnswerWith([])
const consideredOf = (text: string, labels?: Record<string, string>) => ({
  ...considered,
  allergies: { ...considered.allergies, text },
  ...(labels && { labels }),
})
const kitchen = (allergies: string, labels?: Record<string, string>) => (
  <QueryClientProvider client={queryClient}>
    <KeptRecipes
      userId="mei"
      considered={consideredOf(allergies, labels)}
      onCook={nothing}
      onLeftovers={nothing}
    />
  </QueryClientProvider>
)
const shown = () => screen.queryAllByRole('article').map(({ dataset }) => dataset['item'])
function press(name: string): void {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

it('keeps what was let go by mistake, with its text, at a press on Undo', () => {
  draw(kitchen(''))
  press('Keep: Toast')
  expect(shown()).toEqual(['Soup'])
  act(undo)
  expect(shown()).toEqual(['Toast', 'Soup'])
  expect(presses().at(-1)?.payload).toMatchObject({
    call: { name: 'mark', input: { body: { kept: true, recipe: { title: 'Toast', steps: ['Fry.'] } } } },
  })
})

it('leaves the focus near the recipe that went', () => {
  draw(kitchen(''))
  press('Keep: Toast')
  expect(document.activeElement?.textContent).toBe('Soup')
  press('Keep: Soup')
  expect(document.activeElement?.textContent).toBe('Add a recipe')
})

it('says so when the book of the present allergies cannot be read', async () => {
  const error = { code: 'UNAVAILABLE', message: 'Busy.', requestId: 'r-1' }
  vi.stubGlobal('fetch', async () => Response.json({ error }, { status: 503 }))
  const { rerender } = draw(kitchen(''))
  rerender(kitchen('milk'))
  await act(async () => queryClient.invalidateQueries({ queryKey: bookQuery.queryKey }))
  expect(await screen.findByRole('button', { name: /^Retry/ })).toBeDefined()
  expect(shown()).toEqual([])
})

it('reads the book again when the allergies changed on another device', async () => {
  await startRealtime()
  const { rerender } = draw(kitchen(''))
  rerender(kitchen('milk'))
  expect(screen.getByRole('status').textContent).toBe('Looking through your recipes…')
  book = { ...book, allergies: 'milk' }
  await act(async () => hear(profileChangedEvent, { userId: 'mei' }))
  await waitFor(() => expect(shown()).toEqual(['Toast', 'Soup']))
  stopRealtime()
})

it('shows none that was judged by other words for its food, and reads them again once a name means something else', async () => {
  const labelled = (label: string) => ({ labels: { bread: label } })
  const [toast = dish('Toast'), soup = dish('Soup')] = book.recipes
  book = {
    ...book,
    recipes: [
      { ...toast, ...labelled('plain') },
      { ...soup, labels: {} },
    ],
  }
  queryClient.setQueryData(bookQuery.queryKey, book)
  await startRealtime()
  const { rerender } = draw(kitchen('', { bread: 'plain' }))
  expect(shown()).toEqual(['Toast', 'Soup'])
  rerender(kitchen('', { bread: 'with nuts' }))
  expect(shown()).toEqual(['Soup'])
  rerender(kitchen('', {}))
  expect(shown()).toEqual(['Toast', 'Soup'])
  book = { ...book, recipes: [{ ...toast, ...labelled('with nuts') }] }
  await act(async () => hear(foodsEvent, {}))
  rerender(kitchen('', { bread: 'with nuts' }))
  await waitFor(() => expect(shown()).toEqual(['Toast']))
  rerender(kitchen('', { bread: 'with milk' }))
  expect(screen.getByRole('status').textContent).toBe('Looking through your recipes…')
  stopRealtime()
})

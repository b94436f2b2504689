import { recipeWith } from '@shelfmate/contract/recipes/recipe.factory'
import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import { setPortions } from '../cook/portions-kept.ts'
import { RecipeCard } from './recipe-card.tsx'

const recipe = recipeWith({
  title: 'Toast',
  portions: 2,
  ingredients: [{ text: 'eggs', optional: false, source: 'pantry', itemIds: ['eggs'] }],
})
const onCook = vi.fn<(recipe: SuggestedRecipe) => void>()

const card = (isCooked: boolean) => (
  <QueryClientProvider client={queryClient}>
    <RecipeCard recipe={recipe} isCooked={isCooked} onCook={onCook} onLeftovers={() => undefined} />
  </QueryClientProvider>
)
beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 })))
afterEach(() => {
  cleanup()
  onCook.mockClear()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('is cooked once, and keeps the focus where that was pressed', () => {
  const { rerender } = draw(card(false))
  const button = screen.getByRole('button', { name: 'I cooked this: Toast' })
  button.focus()
  fireEvent.click(button)
  rerender(card(true))
  expect(screen.getByRole('button', { name: 'Cooked: Toast' })).toBe(button)
  fireEvent.click(button)
  expect(onCook).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(button)
  // A browser takes the focus from what is disabled.
  expect([button.matches(':disabled'), button.getAttribute('aria-disabled')]).toEqual([false, 'true'])
})

it('is handed on as it is written, for how many it may be cooked', () => {
  setPortions('toast', 4)
  draw(card(false))
  expect(screen.getByLabelText<HTMLSelectElement>('Portions of Toast').value).toBe('4')
  fireEvent.click(screen.getByRole('button', { name: 'I cooked this: Toast' }))
  expect(onCook).toHaveBeenCalledWith(recipe)
})

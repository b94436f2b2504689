import { recipeWith } from '@shelfmate/contract/recipes/recipe.factory'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import { LeftoversChoice } from './leftovers-choice.tsx'
import { markLeftOver } from './leftovers-kept.ts'

const recipe = recipeWith({ title: 'Toast', portions: 2 })
afterEach(() => queryClient.clear())

it('puts leftovers into the pantry once, and keeps the focus', async () => {
  const onKeep = vi.fn(() => markLeftOver('toast', true))
  draw(
    <QueryClientProvider client={queryClient}>
      <LeftoversChoice recipe={recipe} onKeep={onKeep} />
    </QueryClientProvider>,
  )
  const button = screen.getByRole('button', { name: 'Leftovers: toast, 1 portion' })
  button.focus()
  fireEvent.click(button)
  expect(await screen.findByRole('button', { name: 'Leftovers are in your pantry' })).toBe(button)
  fireEvent.click(button)
  expect(onKeep).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(button)
  // A browser takes the focus from what is disabled.
  expect([button.matches(':disabled'), button.getAttribute('aria-disabled')]).toEqual([false, 'true'])
})

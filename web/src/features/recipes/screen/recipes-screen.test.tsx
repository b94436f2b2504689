import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { RecipesScreen } from './recipes-screen.tsx'

const none = () => undefined
const told = { text: '', understood: [], notUnderstood: [], avoided: [], words: [], notes: [] }
const considered = { engine: 'cookbook', items: 3, excluded: 0, preferences: told, allergies: told }

it('keeps the focus on Suggest Recipes, which takes no second press while they are on their way', async () => {
  setSession({ id: 'ana', email: 'ana@campus.test', displayName: 'Ana', verified: true })
  drawScreen(<RecipesScreen userId="ana" note={null} onCook={none} onLeftovers={none} />, (_, method) =>
    method === 'GET' ? considered : new Response(new ReadableStream()),
  )
  const button = await screen.findByRole('button', { name: 'Suggest Recipes' })
  await expect.poll(() => button.matches(':disabled, [aria-disabled=true]')).toBe(false)
  button.focus()
  fireEvent.click(button)
  await expect.poll(() => button.matches(':disabled, [aria-disabled=true]')).toBe(true)
  expect(button.matches(':disabled')).toBe(false)
  expect(document.activeElement).toBe(button)
})

import { recipesAnswerWith, recipeWith } from '@shelfmate/contract/recipes/recipe.factory'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { mei } from '#lib/testing/people.factory.ts'
import { showRecipe, suggestRecipes, useProgress } from './recipes.mutations.ts'
import { keepRecipes } from './recipes-kept.ts'

const answerOf = (id: string) => recipesAnswerWith([recipeWith({ id, engine: 'ai' })])

function Shown() {
  const progress = useProgress(mei.id)
  const ids = progress.phase === 'done' ? progress.answer.recipes.map(({ id }) => id) : []
  return <p>{ids.join(' ') || progress.phase}</p>
}

/** The clock goes on, and the page is looked at. */
function lookAt(time: string): void {
  vi.setSystemTime(new Date(time))
  fireEvent.focus(window)
}

it('shows the recipes of an evening while somebody may cook from them, and not as the next day’s', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime(new Date('2026-03-01T23:50'))
  setSession(mei)
  const finished = `${JSON.stringify({ type: 'finished', answer: answerOf('evening') })}\n`
  drawScreen(<Shown />, () => new Response(finished))
  await act(() => suggestRecipes(mei.id, {}))
  expect(screen.getByText('evening')).toBeDefined()
  lookAt('2026-03-02T00:20')
  expect(screen.getByText('evening')).toBeDefined()
  lookAt('2026-03-02T08:00')
  expect(screen.getByText('idle')).toBeDefined()
  const answer = answerOf('morning')
  const [recipe = recipeWith({})] = answer.recipes
  act(() => showRecipe(mei.id, recipe, answer))
  expect(screen.getByText('morning')).toBeDefined()
})

it('shows them past midnight also after a reload', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T23:50') })
  onTestFinished(() => void vi.useRealTimers())
  setSession(mei)
  keepRecipes(answerOf('kept'), '2026-03-01')
  drawScreen(<Shown />, () => ({}))
  expect(screen.getByText('kept')).toBeDefined()
  lookAt('2026-03-02T03:50')
  expect(screen.getByText('kept')).toBeDefined()
  lookAt('2026-03-02T04:10')
  expect(screen.queryByText('kept')).toBeNull()
})

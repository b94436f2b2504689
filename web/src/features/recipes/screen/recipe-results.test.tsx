import { recipesAnswerWith, recipeWith } from '@shelfmate/contract/recipes/recipe.factory'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { RecipeResults } from './recipe-results.tsx'
import type { Progress } from './recipes-progress.ts'

const none = () => undefined
const beside = {
  hidden: 0,
  isPantryEmpty: false,
  onRetry: none,
  onCookbook: none,
  onCook: none,
  onLeftovers: none,
}
const [soup, bread] = [recipeWith({ id: 'soup', title: 'Soup' }), recipeWith({ id: 'bread', title: 'Bread' })]

it('keeps the card of a recipe that is being cooked already when the last one has come', () => {
  let show: (progress: Progress) => void = none
  function Shown() {
    const [progress, setProgress] = useState<Progress>({ phase: 'working', recipes: [soup] })
    show = setProgress
    return <RecipeResults progress={progress} {...beside} />
  }
  drawScreen(<Shown />, () => ({}))
  const card = screen.getByRole('article', { name: /Soup/ })
  act(() =>
    show({ phase: 'done', answer: { ...recipesAnswerWith([soup, bread]), recipe: 'Recipe 1: Soup' } }),
  )
  expect(screen.getByRole('article', { name: /Bread/ })).toBeTruthy()
  expect(screen.getByRole('article', { name: /Soup/ })).toBe(card)
})

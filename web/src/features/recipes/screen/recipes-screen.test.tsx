import { msPerHour } from '@shelfmate/contract/api/durations'
import { recipesAnswerWith, recipeWith } from '@shelfmate/contract/recipes/recipe.factory'
import type { Considered, RecipesAnswer, SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { setSession } from '#lib/api/session.ts'
import { today } from '#lib/dates.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { consideredQuery } from '../data/recipes.queries.ts'
import { keepRecipes } from '../data/recipes-kept.ts'
import { RecipesScreen } from './recipes-screen.tsx'

const none = () => undefined
const beside = {
  diet: undefined,
  tab: 'ideas',
  onTab: none,
  note: null,
  onCook: none,
  onLeftovers: none,
} as const
const told = { text: '', understood: [], notUnderstood: [], avoided: [], words: [], notes: [] }
const considered = { engine: 'cookbook', items: 3, excluded: 0, preferences: told, allergies: told }

it('keeps the focus on Suggest Recipes, which takes no second press while they are on their way', async () => {
  setSession({ id: 'ana', email: 'ana@campus.test', displayName: 'Ana', verified: true })
  drawScreen(<RecipesScreen userId="ana" {...beside} />, (_, method) =>
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

it.each([
  ['preferences', '', false],
  ['preferences', 'vegan', true],
  ['allergies', 'peanuts', true],
] as const)('shows recipes of before only to who still eats so: %s %j', async (what, text, isGone) => {
  setSession({ id: 'ben', email: 'ben@campus.test', displayName: 'Ben', verified: true })
  keepPork()
  const book = { marks: [], recipes: [], withheld, allergies: '' }
  drawScreen(<RecipesScreen userId="ben" {...beside} />, (path) =>
    path.endsWith('/book') ? book : { ...considered, [what]: { ...told, text } },
  )
  await screen.findByText(isGone ? 'Click "Suggest Recipes" to generate ideas.' : /Pork rice/)
  expect(screen.queryByText(/Pork rice/) === null).toBe(isGone)
})

it.each([
  ['says so in the profile and the server can’t be asked', 1, true],
  ['said so before the server told', -1, false],
])('shows none to who has an allergy now and %s', async (_, later, isGone) => {
  setSession({ id: 'gil', email: 'gil@campus.test', displayName: 'Gil', verified: true })
  keepPork()
  queryClient.setQueryData(consideredQuery.queryKey, considered as unknown as Considered)
  const { dataUpdatedAt = 0 } = queryClient.getQueryState(consideredQuery.queryKey) ?? {}
  const diet = { allergies: 'peanuts', preferences: '', at: dataUpdatedAt + later }
  drawScreen(<RecipesScreen userId="gil" {...beside} diet={diet} />, () => Promise.reject(new TypeError()))
  await screen.findByText(isGone ? /^Recipes can be suggested once/ : /Pork rice/)
  expect(screen.queryByText(/Pork rice/) === null).toBe(isGone)
  expect(screen.queryByText('Allergies avoided:') === null).toBe(isGone)
  expect(screen.queryByText(/^Click "Suggest Recipes"/)).toBeNull()
})

describe('recipes of before', () => {
  const before = { pork: 'plain', rice: 'plain' }
  const titles = () => screen.queryAllByRole('article').map(({ dataset }) => dataset['item'])
  const draw = (answer: unknown) => {
    setSession({ id: 'hal', email: 'hal@campus.test', displayName: 'Hal', verified: true })
    keep(
      recipeWith({ id: 'pork', labels: { pork: 'plain' } }),
      recipeWith({ id: 'rice', labels: { rice: 'plain' } }),
    )
    const book = { marks: [], recipes: [], withheld, allergies: '' }
    drawScreen(<RecipesScreen userId="hal" {...beside} />, (path) => (path.endsWith('/book') ? book : answer))
  }

  it.each([
    ['nothing else is said of their food', before, ['pork', 'rice']],
    ['their food is used up, and other food bought', { eggs: 'plain' }, ['pork', 'rice']],
    ['one avoids nothing', undefined, ['pork', 'rice']],
    ['something else is said of one’s', { pork: 'with peanuts', rice: 'plain' }, ['rice']],
    ['something else is said of all', { pork: 'with peanuts', rice: 'with milk' }, []],
  ])('are shown as far as they were judged by what is said now: %s', async (_, labels, shown) => {
    draw({ ...considered, labels })
    const hidden = 2 - shown.length
    await screen.findByText(hidden > 0 ? /^Hidden: / : /^Recipe 1: /)
    expect(titles()).toEqual(shown)
    const ending = `Hidden: ${hidden} recipe`
    if (hidden > 0) expect(screen.getByText(/^Hidden: /).textContent).toContain(ending)
    expect(screen.queryByText(/^Click "Suggest Recipes"/) !== null).toBe(shown.length === 0)
  })

  it('are not shown by what is known to be old, until the server has answered', async () => {
    const now = Promise.withResolvers<unknown>()
    const { queryKey } = consideredQuery
    queryClient.setQueryData(queryKey, { ...considered, labels: before } as unknown as Considered)
    await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
    draw(now.promise)
    await screen.findByText('Allergies avoided:')
    expect(titles()).toEqual([])
    now.resolve({ ...considered, labels: { ...before, pork: 'with peanuts' } })
    await expect.poll(titles).toEqual(['rice'])
  })
})

const withheld = { count: 0, because: [] }

/** Recipes that were written for who avoids nothing. */
const keepPork = () => keep(recipeWith({ id: 'a', engine: 'cookbook', title: 'Pork rice' }))

function keep(...recipes: SuggestedRecipe[]): void {
  const answer = { ...recipesAnswerWith(recipes), recipe: 'Recipe 1', considered, withheld }
  keepRecipes(answer as unknown as RecipesAnswer, today(4 * msPerHour))
}

it('says that the suggestions are missing where they are, not the pantry, which may have been read', async () => {
  setSession({ id: 'cho', email: 'cho@campus.test', displayName: 'Cho', verified: true })
  const refusal = { error: { code: 'INTERNAL', message: 'No.', requestId: 'r-1' } }
  drawScreen(<RecipesScreen userId="cho" {...beside} />, () => Response.json(refusal, { status: 400 }))
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^The recipe suggestions could not be loaded\./,
  )
})

it('asks again at one press below why it failed, and keeps a place for the focus', async () => {
  setSession({ id: 'eli', email: 'eli@campus.test', displayName: 'Eli', verified: true })
  let asked = 0
  drawScreen(<RecipesScreen userId="eli" {...beside} />, (_, method) => {
    if (method === 'GET') return considered
    asked += 1
    if (asked > 1) return new Response(new ReadableStream())
    return Response.json({ error: { code: 'INTERNAL', message: 'No.', requestId: 'r-2' } }, { status: 500 })
  })
  const suggest = await screen.findByRole('button', { name: 'Suggest Recipes' })
  await expect.poll(() => suggest.getAttribute('aria-disabled')).toBe('false')
  fireEvent.click(suggest)
  await screen.findByRole('alert')
  const retry = screen.getByRole('button', { name: 'Retry' })
  retry.focus()
  fireEvent.click(retry)
  await expect.poll(() => asked).toBe(2)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).not.toBe(document.body)
})

it.each([
  ['peanuts', ['peanuts'], 'Allergies avoided: peanutsAlways check labels.'],
  ['no nuts pls', ['nuts'], 'Allergies avoided: nutsYou wrote: no nuts pls. Always check labels.'],
])('says an allergy once where it was understood as it was written: %s', async (text, avoided, said) => {
  setSession({ id: 'fay', email: 'fay@campus.test', displayName: 'Fay', verified: true })
  const allergies = { ...told, text, avoided }
  drawScreen(<RecipesScreen userId="fay" {...beside} />, () => ({ ...considered, allergies }))
  expect((await screen.findByText('Allergies avoided:')).parentElement?.textContent).toBe(said)
})

it('brings up what was asked for on My recipes, though the tab comes by the address and so later', async () => {
  setSession({ id: 'dee', email: 'dee@campus.test', displayName: 'Dee', verified: true })
  const scrolled = vi.fn()
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5_000))
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(scrolled)
  function Screen() {
    const [tab, setTab] = useState<'ideas' | 'kept'>('kept')
    return <RecipesScreen userId="dee" {...beside} tab={tab} onTab={(next) => setTimeout(setTab, 60, next)} />
  }
  drawScreen(<Screen />, (_, method) => (method === 'GET' ? considered : new Response(new ReadableStream())))
  const button = await screen.findByRole('button', { name: 'Suggest Recipes' })
  await expect.poll(() => button.dataset['disabled']).toBeUndefined()
  fireEvent.click(button)
  await expect.poll(() => scrolled.mock.calls.length).toBe(1)
  vi.restoreAllMocks()
})

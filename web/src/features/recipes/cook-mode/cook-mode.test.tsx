import { recipeWith } from '@shelfmate/contract/recipes/recipe.factory'
import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { arun, mei } from '#lib/testing/people.factory.ts'
import { dismissOthers, readToasts } from '#ui/layers/toasts.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import { CookMode } from './cook-mode.tsx'

const dish = (title: string) => recipeWith({ id: title, title, steps: ['Bake for 30 minutes.'], minutes: 40 })
const [bread, soup] = [dish('Banana bread'), dish('Soup')]
const shake = vi.fn(() => true)
/** What a phone has to ring with: a sound that begins only within a press. */
const sounds = {
  made: vi.fn(),
  resume: vi.fn(async () => undefined),
  suspend: vi.fn(async () => undefined),
  beep: vi.fn(),
}
class FakeSound {
  destination = {}
  currentTime = 0
  resume = sounds.resume
  suspend = sounds.suspend
  constructor() {
    sounds.made()
  }
}
class FakeNode {
  connect = () => undefined
  start = sounds.beep
  stop = () => undefined
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', FakeSound)
  vi.stubGlobal('GainNode', FakeNode)
  vi.stubGlobal('OscillatorNode', FakeNode)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate: shake }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  shake.mockClear()
  for (const each of Object.values(sounds)) each.mockClear()
})

const open = (recipe: SuggestedRecipe) => draw(<CookMode recipe={recipe} onClose={() => undefined} />).unmount
const start = () => fireEvent.click(screen.getByRole('button', { name: 'Timer: 30 minutes' }))
const wait = (minutes: number) => act(() => void vi.advanceTimersByTime(minutes * 60_000))
const said = () => screen.getByRole('alert').textContent
const toasted = () => readToasts().map(({ message }) => message)

it('tells of what stands in and of what nobody knows, as the recipe does', () => {
  const line = { optional: false, source: 'pantry' as const, itemIds: [] }
  const ingredients = [
    { ...line, amount: '200 ml', text: 'milk', standIn: 'Oat milk' },
    { ...line, text: 'kraknut crumbs', unknown: 'kraknut' },
  ]
  const close = open({ ...bread, ingredients })
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    '200 ml milk Use your Oat milk instead.',
    'kraknut crumbs We don’t know “kraknut”. Check its label.',
  ])
  close()
})

it('rings where its steps are shown', () => {
  open(bread)
  start()
  wait(30)
  expect(said()).toBe('Time’s up: 30 minutes, step 1.')
  expect(toasted()).toEqual([])
  expect(shake).toHaveBeenCalledOnce()
})

it('rings by a toast that names the dish when its steps were closed, or those of another dish are shown', () => {
  const close = open(bread)
  start()
  close()
  open(soup)
  expect(screen.queryByRole('timer')).toBeNull()
  wait(30)
  expect(said()).toBe('')
  expect(toasted()).toEqual(['Time’s up: 30 minutes, step 1 of Banana bread.'])
  expect(shake).toHaveBeenCalledOnce()
})

it('is still there when the steps are opened again', () => {
  const close = open(bread)
  start()
  close()
  wait(10)
  open(bread)
  expect(screen.getByRole('timer').textContent).toBe('20:00')
  expect(said()).toBe('')
  wait(20)
  expect(said()).toBe('Time’s up: 30 minutes, step 1.')
  expect(toasted()).toEqual([])
})

it('rings for whoever started it, and is gone for another who logs in', () => {
  setSession(mei)
  open(bread)
  start()
  setSession(null)
  wait(10)
  setSession(mei)
  wait(10)
  expect(screen.getByRole('timer').textContent).toBe('10:00')
  setSession(arun)
  wait(10)
  expect(screen.queryByRole('timer')).toBeNull()
  expect(said()).not.toContain('Time’s up')
  expect(toasted()).toEqual([])
  expect(shake).not.toHaveBeenCalled()
  setSession(null)
})

it('has rung for whoever started it alone', () => {
  setSession({ id: 'mei', email: 'mei@campus.test', displayName: 'Mei Tan', verified: true })
  const close = open(bread)
  start()
  close()
  wait(30)
  dismissOthers('mei')
  expect(toasted()).toEqual(['Time’s up: 30 minutes, step 1 of Banana bread.'])
  dismissOthers('arun')
  expect(toasted()).toEqual([])
  setSession(null)
})

it('gets its sound ready by the press that starts a timer, and rings with it', () => {
  open(bread)
  start()
  expect(sounds.resume).toHaveBeenCalledOnce()
  sounds.made.mockClear()
  wait(30)
  expect(sounds.made).not.toHaveBeenCalled()
  expect(sounds.beep).toHaveBeenCalledTimes(3)
  wait(1)
  expect(sounds.suspend).toHaveBeenCalledOnce()
})

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
/** As by the keyboard. */
function press(name: string): void {
  button(name).focus()
  fireEvent.click(button(name))
}

it('keeps the focus on Back when the first step is reached, and a further press does nothing', () => {
  open({ ...bread, steps: ['Mash the bananas.', 'Bake.'] })
  press('Next step')
  press('Back')
  expect(document.activeElement).toBe(button('Back'))
  // A browser takes the focus from what is disabled.
  expect([button('Back').disabled, button('Back').getAttribute('aria-disabled')]).toEqual([false, 'true'])
  press('Back')
  expect(screen.getByText('Step 1 of 2')).toBeDefined()
})

it('gives the focus on when a timer is stopped: to the next timer, or else to what leads on', () => {
  open({ ...bread, steps: ['Bake for 30 minutes, then rest 10 minutes.'] })
  press('Timer: 30 minutes')
  press('Timer: 10 minutes')
  press('Stop: 30 minutes')
  expect(document.activeElement).toBe(button('Stop: 10 minutes'))
  press('Stop: 10 minutes')
  expect(document.activeElement).toBe(button('Done'))
})

it('goes one step on where Enter is held', () => {
  open(bread)
  const done = screen.getByRole('button', { name: 'Done' })
  expect(fireEvent.keyDown(done, { key: 'Enter' })).toBe(true)
  expect(fireEvent.keyDown(done, { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(done, { key: 'Tab', repeat: true })).toBe(true)
})

it('stays on the last step of what has become shorter by another device', () => {
  const drawn = draw(
    <CookMode recipe={recipeWith({ steps: ['Cut.', 'Fry.', 'Eat.'] })} onClose={() => undefined} />,
  )
  for (const _ of [1, 2]) fireEvent.click(screen.getByRole('button', { name: 'Next step' }))
  expect(screen.getByText('Eat.')).toBeTruthy()
  drawn.rerender(<CookMode recipe={recipeWith({ steps: ['Fry.'] })} onClose={() => undefined} />)
  expect(screen.getByText('Fry.')).toBeTruthy()
  expect(screen.getByText('Step 1 of 1')).toBeTruthy()
})

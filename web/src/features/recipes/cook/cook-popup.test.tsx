import { pantryItemWith } from '@shelfmate/contract/pantry/pantry.factory'
import { recipeWith } from '@shelfmate/contract/recipes/recipe.factory'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { presses } from '#lib/press/press-store.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { mei } from '#lib/testing/people.factory.ts'
import { CookPopup } from './cook-popup.tsx'

const query = { error: null, isFetching: false, refetch: vi.fn() }
const egg = pantryItemWith({ id: 'egg', name: 'Eggs', quantity: 6 })
const line = { text: 'eggs', optional: false, source: 'pantry' as const, itemIds: ['egg'], takes: 2 }
const omelette = recipeWith({ id: 'omelette', title: 'Omelette', ingredients: [line] })

function Page({ recipe = omelette }) {
  const [isOpen, setOpen] = useState(true)
  return isOpen && <CookPopup recipe={recipe} pantry={[egg]} query={query} onClose={() => setOpen(false)} />
}

it('takes what is there under another id since, and says what is not there any more', async () => {
  setSession(mei)
  const before = { ...line, itemIds: ['before'], itemNames: ['Eggs'] }
  const chives = { ...line, text: 'chives', itemIds: ['chives'], itemNames: ['Chives'] }
  drawScreen(<Page recipe={{ ...omelette, ingredients: [before, chives] }} />, () => ({}))
  expect(screen.getByText('Not in your pantry any more, so not taken: Chives.')).toBeDefined()
  fireEvent.click(await screen.findByRole('button', { name: 'Update pantry' }))
  expect(presses().at(-1)?.payload).toMatchObject({
    call: { input: { body: { items: [{ id: 'egg', pieces: 2 }] } } },
  })
})

it('cooks once, though it is tapped again before a slow phone has drawn it closed', async () => {
  setSession(mei)
  drawScreen(<Page />, () => ({}))
  const take = await screen.findByRole('button', { name: 'Update pantry' })
  // As a phone does it: drawing waits for its turn after the tap.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  onTestFinished(() => void vi.unstubAllGlobals())
  take.click()
  await Promise.resolve()
  take.click()
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(presses().filter(({ kind }) => kind === 'cook')).toHaveLength(1)
})

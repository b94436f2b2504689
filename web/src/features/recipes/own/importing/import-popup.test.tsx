import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { presses } from '#lib/press/press-store.ts'
import { drawScreen, leavePage } from '#lib/testing/draw-screen.factory.tsx'
import { mei } from '#lib/testing/people.factory.ts'
import { emptyValues, openImporting, openOwnForm, ownForms } from '../own-form-state.ts'
import { OwnParts } from '../own-parts.tsx'

const laksa = 'Laksa\n\nIngredients\n200 g noodles\n1 can coconut milk\n\nMethod\nBoil it.\nServe it.'

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const close = () => act(ownForms.cancel)

function open(answer: () => unknown = () => ({})) {
  setSession(mei)
  onTestFinished(() => {
    leavePage()
    localStorage.clear()
  })
  drawScreen(<OwnParts />, answer)
}

async function paste(text: string) {
  act(openImporting)
  fireEvent.change(await screen.findByLabelText('Paste a recipe'), { target: { value: text } })
  await press('Split it up')
}

it('keeps a pasted text until its recipe is saved, and what was changed of it', async () => {
  open()
  await paste(laksa)
  const name = await screen.findByLabelText('Name')
  expect(name).toHaveProperty('value', 'Laksa')
  fireEvent.change(await screen.findByLabelText('Minutes'), { target: { value: '45' } })
  close()
  act(openImporting)
  expect(await screen.findByLabelText('Paste a recipe')).toHaveProperty('value', laksa)
  await press('Split it up')
  expect(await screen.findByLabelText('Minutes')).toHaveProperty('value', '45')
  await press('Save')
  await expect.poll(() => JSON.stringify(presses())).toContain('Laksa')
  act(openImporting)
  expect(await screen.findByLabelText('Paste a recipe')).toHaveProperty('value', '')
})

it('drops a page that is read once the popup was closed', async () => {
  const answered = Promise.withResolvers<unknown>()
  open(() => answered.promise)
  act(openImporting)
  fireEvent.change(await screen.findByLabelText(/^Address of a web page/), {
    target: { value: 'example.org' },
  })
  await press('Read the page')
  await press('Write it myself')
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Congee' } })
  const recipe = { title: 'Laksa', ingredients: [], steps: [], equipment: [], minutes: 5, portions: 1 }
  await act(async () => {
    answered.resolve({ recipes: [{ ...recipe, address: 'https://example.org' }] })
    await answered.promise
  })
  expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Congee')
})

it('leaves a recipe that is half written to itself, whatever is brought meanwhile', async () => {
  open()
  const mine = { ...emptyValues, title: 'Congee' }
  act(() => openOwnForm())
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: mine.title } })
  close()
  await paste(laksa)
  fireEvent.change(await screen.findByLabelText('Minutes'), { target: { value: '45' } })
  expect(ownForms.fresh()).toMatchObject({ values: mine, isDraft: true })
  await press('Save')
  await expect.poll(() => JSON.stringify(presses())).toContain('Laksa')
  expect(ownForms.fresh()).toMatchObject({ values: mine, isDraft: true })
})

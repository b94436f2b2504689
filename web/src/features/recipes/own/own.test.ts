import { limits } from '@shelfmate/contract/api/limits'
import type { OwnRecipe } from '@shelfmate/contract/recipe-book/own-recipes'
import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { setSession } from '#lib/api/session.ts'
import { newId } from '#lib/new-id.ts'
import { end } from '#lib/press/press.ts'
import { moved, type Press } from '#lib/press/press-machine.ts'
import { change, findPress, presses, tellOutcome } from '#lib/press/press-store.ts'
import { mei } from '#lib/testing/people.factory.ts'
import { undo } from '#lib/testing/undo.factory.ts'
import { dismissToast, readToasts } from '#ui/layers/toasts.ts'
import type { MarkPress } from '../book/book.press.ts'
import { bookQuery } from '../book/book.queries.ts'
import { grouped, removeOwn, saveAll, saveOne } from './own.mutations.ts'
import type { OwnPress } from './own.press.ts'
import { openEditForm } from './own-edit.ts'
import { ownForms } from './own-form-state.ts'
import { contentOfValues, valuesOfRecipe } from './own-form-values.ts'
import { hostOf, waitingNote } from './own-words.ts'

const recipe = (steps: string[]): OwnRecipe => ({
  id: '0c9a6a39-0000-4000-8000-000000000001',
  recipe: { title: 'Eggs', ingredients: [{ text: 'eggs' }], steps, equipment: [], minutes: 5, portions: 1 },
  address: null,
})

describe('what is saved at once', () => {
  it('fits into a request, in the order in which it was', () => {
    const all = Array.from({ length: 50 }, (_, n) => recipe(['x'.repeat(n * 100)]))
    const groups = grouped(all)
    expect(groups.flat()).toEqual(all)
    for (const group of groups) {
      expect(group.length).toBeLessThanOrEqual(limits.ownRecipesPerSave)
      if (group.length > 1) expect(JSON.stringify(group).length).toBeLessThan(limits.ownRecipesLength + 100)
    }
  })

  it('is one alone where one alone is long', () => {
    const long = recipe(Array.from({ length: 20 }, () => 'x'.repeat(599)))
    expect(grouped([long, long]).map(({ length }) => length)).toEqual([1, 1])
  })
})

it('says of recipes that they are saved once they are, and how many by then', async () => {
  setSession(mei)
  const long = recipe(Array.from({ length: 20 }, () => 'x'.repeat(599)))
  saveAll([long, long, long])
  const said = () => readToasts().map(({ message }) => message)
  expect(said()).toEqual([])
  const [first, second, refused] = presses().map(({ id }) => id)
  for (const id of [first, second]) tellOutcome(String(id))
  tellOutcome(String(refused), new Error('No.'))
  await expect.poll(said).toHaveLength(3)
  expect(said().slice(0, 2)).toEqual(['1 recipe saved.', '2 recipes saved.'])
  expect(said()[2]).toMatch(/^1 recipe could not be saved\./)
})

/** Removes a recipe, and takes that back once it may have arrived. */
async function removeAndUndo(own: SuggestedRecipe): Promise<void> {
  removeOwn(own)
  const id = presses().at(-1)?.id ?? ''
  await expect.poll(() => findPress(id)?.phase).toBe('waiting')
  change((state) => moved(state, id, 'sending', (now) => ({ ...now, attempts: 1 })))
  change((state) => moved(state, id, 'settling'))
  undo()
}

it('says each time that an undone removal did not work, and offers another try', async () => {
  setSession(mei)
  const said = () =>
    readToasts().filter(({ message }) => message.startsWith('Old soup could not be put back'))
  const { id: _, ...written } = recipe(['Wait.'])
  const soup = { ...written.recipe, id: newId(), engine: 'own', title: 'Old soup', missing: [], reason: '' }
  await removeAndUndo(soup as unknown as SuggestedRecipe)
  for (const tries of [1, 2]) {
    const isPutBack = ({ payload }: Press) => {
      const { call, title } = payload as OwnPress
      return call.name === 'saveOwn' && title === 'Old soup'
    }
    await expect
      .poll(() => presses().filter((one) => isPutBack(one) && one.phase === 'waiting'))
      .toHaveLength(1)
    const [putBack] = presses().filter(isPutBack)
    end(String(putBack?.id), new ApiError('INTERNAL', 500))
    await expect.poll(said).toHaveLength(1)
    const [toast] = said()
    expect(toast?.action?.label, `try ${tries}`).toBe('Retry')
    dismissToast(toast?.id ?? 0)
    toast?.action?.run()
  }
})

it('says again what was said of a recipe that is put back', async () => {
  setSession(mei)
  const { id: _, ...written } = recipe(['Wait.'])
  const stew = { ...written.recipe, id: newId(), engine: 'own', title: 'Stew', missing: [], reason: '' }
  const said = { id: stew.id, writer: 'own', kept: false, rating: 4, notForMe: false, cookedOn: null }
  queryClient.setQueryData(bookQuery.queryKey, { marks: [said] } as never)
  await removeAndUndo(stew as unknown as SuggestedRecipe)
  const waiting = (name: string) =>
    presses().find(({ payload }) => {
      const { call, title } = payload as OwnPress | MarkPress
      return call.name === name && title === 'Stew'
    })
  await expect.poll(() => waiting('saveOwn')).toBeDefined()
  tellOutcome(waiting('saveOwn')?.id ?? '')
  await expect
    .poll(() => waiting('mark')?.payload)
    .toMatchObject({
      call: { input: { body: { id: stew.id, rating: 4 } } },
    })
  queryClient.clear()
})

it('is edited as it was saved last while that waits to be sent', () => {
  setSession(mei)
  const written = recipe(['Wait.'])
  saveOne({ ...written, recipe: { ...written.recipe, title: 'Soft eggs' } })
  openEditForm({ ...written.recipe, id: written.id, engine: 'own' } as unknown as SuggestedRecipe)
  expect(ownForms.current()?.values).toMatchObject({ title: 'Soft eggs', steps: 'Wait.' })
})

it('shows a recipe as it was typed, and takes it so again', () => {
  const values = {
    title: ' Eggs ',
    ingredients: '2 eggs\n\n- parsley (optional)',
    steps: 'Fry the eggs.\n',
    minutes: '5',
    portions: '1',
  }
  const content = contentOfValues(values)
  expect(content).toMatchObject({ title: 'Eggs', equipment: ['one hob'], minutes: 5 })
  expect(contentOfValues(valuesOfRecipe(content))).toEqual(content)
  expect(valuesOfRecipe(content).ingredients).toBe('2 eggs\nparsley (optional)')
  expect(contentOfValues({ ...values, minutes: 'soon' }).minutes).toBeNaN()
})

it('numbers the steps itself', () => {
  const values = { title: 'Eggs', ingredients: '2 eggs', minutes: '5', portions: '1' }
  const { steps } = contentOfValues({
    ...values,
    steps: '1. Boil water.\n2) Add 2 eggs.\n- Wait.\n2 minutes later, eat.',
  })
  expect(steps).toEqual(['Boil water.', 'Add 2 eggs.', 'Wait.', '2 minutes later, eat.'])
})

it('words what waits and where a recipe comes from', () => {
  expect(waitingNote(['Eggs'])).toMatch(/^Eggs is saved on this device\./)
  expect(waitingNote(['Eggs', 'Soup'])).toMatch(/^2 recipes are/)
  expect([hostOf('https://www.example.org/x'), hostOf('no address')]).toEqual(['example.org', ''])
})

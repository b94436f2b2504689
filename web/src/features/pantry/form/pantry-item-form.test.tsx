import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { setSession } from '#lib/api/session.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { mei } from '#lib/testing/people.factory.ts'
import { type PantryForm, pantryForms } from './pantry-form-state.ts'
import { emptyValues } from './pantry-form-values.ts'
import { PantryItemForm } from './pantry-item-form.tsx'

const today = '2026-03-01'
// All that the form asks of it.
const item = { id: 'milk' } as PantryItem
const milk = { ...emptyValues, name: 'Milk', expiryDates: ['2026-03-02'], dateSource: 'usual' }
/** An edit that came back, for its item has gone meanwhile. */
const refused = {
  item,
  values: milk,
  of: { id: 'milk', values: milk },
  id: 'an edit',
  refusal: new ApiError('NOT_FOUND', 404),
}

function Page() {
  const form = pantryForms.useOpen()
  return form && <PantryItemForm key={form.id} form={form} today={today} />
}

beforeEach(() => {
  setSession(mei)
  return () => {
    pantryForms.close()
    localStorage.clear()
  }
})

function show(form: PantryForm): void {
  pantryForms.open(form)
  drawScreen(<Page />, () => ({ foods: [], names: [] }))
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

it('adds as a new item what was corrected after the item had gone, in place of the change that waits', async () => {
  show({ ...refused, replaces: 'a press' })
  type(await screen.findByLabelText('Quantity'), '3')
  type(screen.getByLabelText('Expiry date'), '2026-03-05')
  press('Add it as a new item')
  const values = { ...milk, quantity: '3', expiryDates: ['2026-03-05'], dateSource: 'typed' }
  expect(pantryForms.current()).toEqual({
    id: expect.not.stringMatching('an edit'),
    values,
    replaces: 'a press',
  })
  expect(screen.getByLabelText<HTMLInputElement>('Quantity').value).toBe('3')
})

it('removes a date row with what stands half-typed in it', async () => {
  show({ values: { ...milk, expiryDates: ['', ''] }, id: 'new' })
  const half = await screen.findByLabelText('Expiry date')
  const other = screen.getByLabelText('Expiry date 2')
  press('Remove date 1')
  expect(half.isConnected).toBe(false)
  expect(document.activeElement).toBe(other)
  press('Add another date')
  expect([other.isConnected, document.activeElement]).toEqual([true, screen.getByLabelText('Expiry date 2')])
})

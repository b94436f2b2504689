import type { Allergens } from '@shelfmate/contract/foods/allergens'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { draw } from '#ui/testing/draw.factory.tsx'
import { AllergenField } from './allergen-field.tsx'

const suggested: Allergens = { contains: ['milk'], mayContain: ['nuts'] }
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

function field(value: Allergens | null, found?: Allergens) {
  const onChange = vi.fn()
  draw(<AllergenField value={value} suggested={found} onChange={onChange} />)
  return onChange
}

it.each([
  ['nothing known', null, undefined, 'Not stated.', ['Change']],
  [
    'something found',
    null,
    suggested,
    /^In what you typed: .+ Others see this once you confirm it\.$/,
    ['Confirm', 'Change'],
  ],
  ['stated', suggested, undefined, /^You’ve confirmed: /, ['Don’t state allergens', 'Change']],
  [
    'stated, and something else found',
    { contains: [], mayContain: [] },
    suggested,
    /^You’ve confirmed: /,
    ['Don’t state allergens', 'Change'],
  ],
] as const)('%s', (_, value, found, said, buttons) => {
  field(value as Allergens | null, found)
  expect(screen.getByRole('group', { name: 'Allergens' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toMatch(said)
  expect(names()).toEqual(buttons)
})

it('states what was found with one press, and nothing with another', () => {
  const confirmed = field(null, suggested)
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(confirmed.mock.calls).toEqual([[suggested]])
})

it('takes a statement back', () => {
  const taken = field(suggested)
  fireEvent.click(screen.getByRole('button', { name: 'Don’t state allergens' }))
  expect(taken.mock.calls).toEqual([[null]])
})

it('states nothing once every group is back at “Not stated”', () => {
  const onChange = vi.fn()
  const soy: Allergens = { contains: ['soy'], mayContain: [] }
  draw(<AllergenField value={soy} suggested={undefined} onChange={onChange} />)
  fireEvent.click(screen.getByRole('button', { name: 'Change' }))
  fireEvent.change(screen.getByRole('combobox', { name: 'Soy' }), { target: { value: '' } })
  expect(onChange.mock.calls).toEqual([[null]])
})

it.each([
  ['Milk', 'contains', '', { contains: [], mayContain: ['nuts'] }],
  ['Milk', 'contains', 'mayContain', { contains: [], mayContain: ['nuts', 'milk'] }],
  ['Eggs', '', 'contains', { contains: ['milk', 'eggs'], mayContain: ['nuts'] }],
])('group by group: %s from %j to %j', (group, before, after, stated) => {
  const onChange = field(suggested)
  const toggle = screen.getByRole('button', { name: 'Change' })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(toggle)
  expect(screen.getByRole('button', { name: 'Hide the list' }).getAttribute('aria-expanded')).toBe('true')
  expect(screen.getAllByRole('combobox')).toHaveLength(14)
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: group })
  expect(select.value).toBe(before)
  fireEvent.change(select, { target: { value: after } })
  expect(onChange.mock.calls).toEqual([[stated]])
})

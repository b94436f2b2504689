import type { Allergens } from '@shelfmate/contract/foods/allergens'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import { AllergenField, useSuggestion } from './allergen-field.tsx'

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
    /^You’ve confirmed: .+ In what you typed: Contains milk\. May contain tree nuts\. /,
    ['Confirm', 'Don’t state allergens', 'Change'],
  ],
  [
    'stated, and no more found',
    { contains: ['milk', 'nuts'], mayContain: ['soy'] },
    suggested,
    /^You’ve confirmed: Contains milk, tree nuts\. May contain soy\.$/,
    ['Don’t state allergens', 'Change'],
  ],
] as const)('%s', (_, value, found, said, buttons) => {
  field(value as Allergens | null, found)
  expect(screen.getByRole('group', { name: 'Allergens' })).toBeDefined()
  expect(screen.getByRole('status').textContent?.trim()).toMatch(said)
  expect(names()).toEqual(buttons)
})

it('states what was found with one press, and nothing with another', () => {
  const confirmed = field(null, suggested)
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(confirmed.mock.calls).toEqual([[suggested]])
})

it('leaves the focus of a button that goes with its own press to the one that stays', () => {
  function Field() {
    const [value, setValue] = useState<Allergens | null>(null)
    return <AllergenField value={value} suggested={suggested} onChange={setValue} />
  }
  draw(<Field />)
  for (const name of ['Confirm', 'Don’t state allergens']) {
    const button = screen.getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change' }))
  }
})

it('adds what the new words tell to what was stated', () => {
  const confirmed = field({ contains: ['soy'], mayContain: ['milk', 'nuts'] }, suggested)
  expect(screen.getByRole('status').textContent).toContain('In what you typed: Contains milk. Others')
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(confirmed.mock.calls).toEqual([[{ contains: ['soy', 'milk'], mayContain: ['nuts'] }]])
})

it('offers nothing to confirm that was found in the words before', async () => {
  function Typed({ foodName }: { foodName: string }) {
    const found = useSuggestion({ foodName, description: '', pantryItemId: null })
    return <AllergenField value={null} suggested={found} onChange={vi.fn()} />
  }
  vi.stubGlobal('fetch', async () => Response.json(suggested))
  onTestFinished(() => void vi.unstubAllGlobals())
  const page = (foodName: string) => (
    <QueryClientProvider client={queryClient}>
      <Typed foodName={foodName} />
    </QueryClientProvider>
  )
  const { rerender } = draw(page('Milk'))
  await screen.findByRole('button', { name: 'Confirm' })
  rerender(page('Milk and peanuts'))
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  expect(await screen.findByRole('button', { name: 'Confirm' })).toBeDefined()
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

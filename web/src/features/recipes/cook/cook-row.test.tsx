import type { ProposedUse } from '@shelfmate/contract/recipes/cooking'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { draw } from '#ui/testing/draw.factory.tsx'
import { CookRow } from './cook-row.tsx'
import type { ChosenUse } from './cook-uses.ts'

function row(how: ProposedUse['how'], isUsed: boolean, quantity = 6, amounts = ['2']) {
  const onChange = vi.fn()
  const use: ProposedUse = { item: { id: 'e', name: 'Eggs', quantity }, amounts, how, pieces: 2 }
  const chosen: ChosenUse = { isUsed, pieces: '2' }
  draw(<CookRow use={use} chosen={chosen} onChange={onChange} />)
  return onChange
}

it.each([
  ['pieces', true, 6, true, true],
  ['pieces', false, 6, true, false],
  ['pieces', true, 1, true, false],
  ['keeps', false, 6, true, false],
  ['part', false, 6, false, false],
  ['part', true, 6, false, true],
] as const)('%s, used: %s, of %i', (how, isUsed, quantity, hasTick, hasCount) => {
  row(how, isUsed, quantity)
  expect(screen.getByRole('group', { name: 'Eggs' })).toBeDefined()
  const tick = screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Eggs' })
  expect(tick?.checked).toBe(hasTick ? isUsed : undefined)
  expect(screen.queryByRole('radiogroup') !== null).toBe(!hasTick)
  expect(screen.queryByRole('spinbutton', { name: 'Eggs: how many?' }) !== null).toBe(hasCount)
})

it.each([
  [6, 'Is a whole one gone?'],
  [1, 'Is it all gone?'],
])('asks of a part of %i whether it is gone', (quantity, question) => {
  const onChange = row('part', false, quantity)
  expect(screen.getByRole('radiogroup', { name: question })).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }))
  expect(onChange.mock.calls).toEqual([[{ isUsed: true, pieces: '2' }]])
})

it.each([
  ['pieces', 6, ['2'], 'The recipe takes 2, you have 6.'],
  ['pieces', 6, [], 'You have 6.'],
  ['pieces', 1, ['2'], 'The recipe takes 2.'],
  ['keeps', 1, [], 'It stays unless you tick it.'],
] as const)('says beside %s of %i what the recipe takes', (how, quantity, amounts, note) => {
  row(how, how !== 'keeps', quantity, [...amounts])
  const group = screen.getByRole('group', { name: 'Eggs' })
  expect(screen.getByText(note).id).toBe(group.getAttribute('aria-describedby'))
})

it('unticked, it stays', () => {
  const onChange = row('pieces', true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Eggs' }))
  expect(onChange.mock.calls).toEqual([[{ isUsed: false, pieces: '2' }]])
})

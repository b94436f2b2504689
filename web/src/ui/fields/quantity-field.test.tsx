import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { draw } from '../testing/draw.factory.tsx'
import { QuantityField } from './quantity-field.tsx'

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

it.each([
  ['one less', '3', 'One less', '2'],
  ['one more', '3', 'One more', '4'],
  ['one more of nothing typed', '', 'One more', '1'],
  ['the least from below it', '-7', 'One more', '1'],
  ['the most from above it', '12', 'One less', '9'],
  ['a whole number from a part', '2.6', 'One more', '4'],
])('gives %s', (_, value, pressed, next) => {
  const onChange = vi.fn()
  draw(<QuantityField min={1} max={9} value={value} onChange={onChange} />)
  fireEvent.click(button(pressed))
  expect(onChange.mock.calls).toEqual([[next]])
})

it.each([
  ['1', true, false],
  ['5', false, false],
  ['9', false, true],
])('at %s leaves open what is possible', (value, noLess, noMore) => {
  draw(<QuantityField min={1} max={9} value={value} />)
  expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveProperty('value', value)
  expect([button('One less').disabled, button('One more').disabled]).toEqual([noLess, noMore])
})

it('is called what its form calls it, and hands on what is typed', () => {
  const onChange = vi.fn()
  draw(<QuantityField label="How many of Eggs?" min={1} max={9} value="2" onChange={onChange} />)
  fireEvent.change(screen.getByRole('spinbutton', { name: 'How many of Eggs?' }), { target: { value: '7' } })
  expect(onChange.mock.calls).toEqual([['7']])
})

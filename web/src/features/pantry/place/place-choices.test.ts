import { describe, expect, it } from 'vitest'
import { another, placeCalled, placeChoices } from './place-choices.ts'

describe('places to choose from', () => {
  it('are everybody’s, one’s own, and a further one', () => {
    expect(placeChoices(['Shelf 3'], 'Balcony').map(({ label }) => label)).toEqual([
      'Not set',
      'Fridge',
      'Freezer',
      'Cupboard',
      'Shelf 3',
      'Balcony',
      'Another place…',
    ])
  })

  it('are ten of one’s own at most', () => {
    const own = Array.from({ length: 10 }, (_, n) => `Box ${n}`)
    expect(placeChoices(own, '').map(({ value }) => value)).not.toContain(another)
  })

  it('are the same however their names are written', () => {
    expect(placeCalled('balcony', ['Balcony'])).toBe('Balcony')
    expect(placeCalled('FRIDGE', [])).toBe('fridge')
    expect(placeCalled(' balcony ', ['Balcony'])).toBe('Balcony')
    expect(placeCalled('Freezer ', [])).toBe('freezer')
    expect(placeCalled('Loft ', ['Balcony'])).toBe('Loft')
  })
})

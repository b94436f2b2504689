import { describe, expect, it } from 'vitest'
import { graceDaysOf, madeDaysOf, usualDateKind } from './keeping.ts'

describe('how long an offered food keeps', () => {
  it.each([
    ['Rice', 30, 7],
    ['Tofu', 0, 2],
    ['Rice with tofu', 0, 2],
    ['Tofu and rice', 0, 2],
    ['Pasta with tuna', 30, 3],
    ['Zorblax', 0, 3],
  ])('is %s: as long as the part that keeps least', (name, grace, made) => {
    expect([graceDaysOf(name), madeDaysOf(name)]).toEqual([grace, made])
  })

  it('begins to be past its best-before date with ten days in the fridge, and ends with a use-by date below', () => {
    expect(['Persimmon', 'Blueberry'].map((name) => [usualDateKind(name), graceDaysOf(name)])).toEqual([
      ['bestBefore', 1],
      ['useBy', 0],
    ])
  })
})

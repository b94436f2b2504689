import { describe, expect, test } from 'vitest'
import { listed } from '../allergens/terms.ts'
import { foodNamed } from '../foods.ts'
import { foodsMeant, resolveName } from '../resolver/resolve.ts'
import { things, typedNames } from './typed-names.fixture.ts'

const lines = typedNames
  .trim()
  .split('\n')
  .map((line) => {
    const [typed = '', meant = ''] = line.trim().split('|')
    return { typed, meant: meant.split(';'), taken: foodsMeant(typed) }
  })
const isRight = ({ meant, taken }: (typeof lines)[number]): boolean =>
  taken.some(({ name }) => meant.includes(name))

describe('names as people type them', () => {
  test('are meant for foods of the table', () => {
    expect(lines.length).toBeGreaterThan(390)
    expect(lines.flatMap(({ meant }) => meant).filter((name) => foodNamed(name)?.name !== name)).toEqual([])
  })

  test('are understood in 92 of 100, and wrongly in less than one', () => {
    const wrong = lines.filter((line) => line.taken.length > 0 && !isRight(line))
    expect(lines.filter(isRight).length / lines.length).toBeGreaterThanOrEqual(0.92)
    expect(wrong.map(({ typed }) => typed).length / lines.length).toBeLessThanOrEqual(0.01)
  })

  test('lose no allergen where they are taken for a food', () => {
    const lost = lines.filter(({ meant, taken }) => {
      const groups = new Set(taken.flatMap(({ allergens }) => allergens))
      return (
        taken.length > 0 &&
        meant.every((name) => foodNamed(name)?.allergens.some((group) => !groups.has(group)) ?? true)
      )
    })
    expect(lost.map(({ typed }) => typed)).toEqual([])
  })

  test('are never taken for food when they are none', () => {
    const eaten = listed(things).filter((thing) => resolveName(thing).kind === 'food')
    expect(eaten).toEqual([])
  })
})

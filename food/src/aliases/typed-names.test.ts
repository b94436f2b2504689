import { describe, expect, test } from 'vitest'
import { resolveName } from '../resolver/resolve.ts'
import { listed } from '../word-lists.ts'
import { isRight, loseAllergens, typedLines, wrongTable } from './typed-lines.factory.ts'
import { things, typedNames } from './typed-names.fixture.ts'

const lines = typedLines(typedNames)

describe('names as people type them', () => {
  test('are meant for foods of the table', () => {
    expect(lines.length).toBeGreaterThan(390)
    expect(wrongTable(lines)).toEqual([])
  })

  test('are understood in 92 of 100, and wrongly in less than one', () => {
    const wrong = lines.filter((line) => line.taken.length > 0 && !isRight(line))
    expect(lines.filter(isRight).length / lines.length).toBeGreaterThanOrEqual(0.92)
    expect(wrong.length / lines.length).toBeLessThanOrEqual(0.01)
  })

  test('lose no allergen where they are taken for a food', () => {
    expect(loseAllergens(lines)).toEqual([])
  })

  test('are never taken for food when they are none', () => {
    const eaten = listed(things).filter((thing) => resolveName(thing).kind === 'food')
    expect(eaten).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { checkRecipe } from '../check-recipe.ts'
import { freeTextAllergies } from './free-text.fixture.ts'
import { readAllergies } from './read-allergies.ts'

const lines = (text = ''): string[] => text.split(';').map((line) => line.trim())
const cases = freeTextAllergies
  .trim()
  .split('\n')
  .map((line) => {
    const [told = '', held, alike] = line.split('|')
    return { told, held: lines(held), alike: lines(alike) }
  })

const isShown = (told: string, line: string): boolean =>
  checkRecipe({ title: 'Bowl', ingredients: [line], steps: ['Serve.'] }, readAllergies(told)).ok

test('sixty allergies outside the fourteen groups lose no food that holds what is avoided', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60)
  const missed = cases.flatMap(({ told, held }) =>
    held.filter((line) => isShown(told, line)).map((line) => `${told}: ${line}`),
  )
  expect(missed).toEqual([])
})

test('and withhold at most one in twenty that only looks like it', () => {
  const all = cases.flatMap(({ told, alike }) => alike.map((line) => ({ told, line })))
  const withheld = all
    .filter(({ told, line }) => !isShown(told, line))
    .map(({ told, line }) => `${told}: ${line}`)
  expect(withheld.length / all.length, withheld.join('\n')).toBeLessThanOrEqual(0.05)
})

test('a juice or a jam by its name in another language is made of its fruit', () => {
  const made = [
    ['peach', '1 vaso de néctar de durazno'],
    ['allergic to pineapple', '1 vaso de jugo de piña'],
    ['strawberry', 'yaourts aux fraises et confiture de fraises'],
    ['potato', 'soupe poireaux pommes de terre'],
    ['carrot', 'succo di carota'],
  ] as const
  expect(made.filter(([told, line]) => isShown(told, line))).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { type Food, foodNamed } from '../../foods.ts'
import { foodsMeant, resolveName } from '../../resolver/resolve.ts'
import { outsideNames, outsideThings } from './names.fixture.ts'
import { secondNames } from './second-names.fixture.ts'
import { shopNames } from './shop-names.fixture.ts'

const lines = `${outsideNames.trim()}\n${secondNames.trim()}`.split('\n').map((line) => {
  const [typed = '', meant = ''] = line.split('|')
  return { typed, meant: meant.split(';'), taken: foodsMeant(typed) }
})
const isRight = ({ meant, taken }: (typeof lines)[number]): boolean =>
  taken.some(({ name }) => meant.includes(name))
const holdsAll = (name: string, groups: ReadonlySet<Food['allergens'][number]>): boolean =>
  foodNamed(name)?.allergens.every((group) => groups.has(group)) ?? false

describe('names that were written without looking at the lists', () => {
  test('are meant for foods of the table', () => {
    expect(lines.length).toBeGreaterThan(440)
    expect(lines.flatMap(({ meant }) => meant).filter((name) => foodNamed(name)?.name !== name)).toEqual([])
  })

  test('are understood in 98 of 100, and wrongly in less than one', () => {
    const wrong = lines.filter((line) => line.taken.length > 0 && !isRight(line))
    expect(lines.filter(isRight).length / lines.length).toBeGreaterThanOrEqual(0.98)
    expect(wrong.length / lines.length, wrong.map(({ typed }) => typed).join(', ')).toBeLessThanOrEqual(0.01)
  })

  test('lose no allergen where they are taken for a food', () => {
    const lost = lines.filter(({ meant, taken }) => {
      const groups = new Set(taken.flatMap(({ allergens }) => allergens))
      return taken.length > 0 && !meant.some((name) => holdsAll(name, groups))
    })
    expect(lost.map(({ typed }) => typed)).toEqual([])
  })

  test('are never taken for food when they are none', () => {
    const things = outsideThings.trim().split('\n')
    expect(things.length).toBeGreaterThan(100)
    expect(things.filter((thing) => resolveName(thing).kind === 'food')).toEqual([])
  })
})

describe('names from the shelves of shops, beside words of packs and sorts', () => {
  const shelf = shopNames
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', groups = ''] = line.split('|')
      return { typed, groups: groups === '' ? [] : groups.split(', '), taken: foodsMeant(typed) }
    })

  test('are all food', () => {
    expect(shelf.length).toBeGreaterThan(500)
    expect(shelf.filter(({ taken }) => taken.length === 0).map(({ typed }) => typed)).toEqual([])
  })

  test('and lose no allergen', () => {
    const lost = shelf.filter(({ groups, taken }) => {
      const held = new Set<string>(taken.flatMap(({ allergens }) => allergens))
      return !groups.every((group) => held.has(group))
    })
    expect(lost.map(({ typed }) => typed)).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { resolveName } from '../resolver/resolve.ts'
import { laterNonFoods } from './later-non-foods.fixture.ts'
import { foodsLikeNonFoods, nonFoods } from './non-foods.fixture.ts'

const lines = (text: string): string[] => text.trim().split('\n')

describe('the things of sixteen languages', () => {
  test('are no food, whatever food their name holds', () => {
    expect(
      lines(`${nonFoods.trim()}\n${laterNonFoods}`).filter((thing) => resolveName(thing).kind === 'food'),
    ).toEqual([])
  })

  test('take no food away that is called like one', () => {
    expect(lines(foodsLikeNonFoods).filter((name) => resolveName(name).kind === 'non-food')).toEqual([])
  })
})

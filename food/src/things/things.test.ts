import { describe, expect, test } from 'vitest'
import { resolveName } from '../resolver/resolve.ts'
import { laterThings } from './later-things.fixture.ts'
import { foodsLikeThings, things } from './things.fixture.ts'

const lines = (text: string): string[] => text.trim().split('\n')

describe('the things of sixteen languages', () => {
  test('are no food, whatever food their name holds', () => {
    expect(
      lines(`${things.trim()}\n${laterThings}`).filter((thing) => resolveName(thing).kind === 'food'),
    ).toEqual([])
  })

  test('take no food away that is called like one', () => {
    expect(lines(foodsLikeThings).filter((name) => resolveName(name).kind === 'non-food')).toEqual([])
  })
})

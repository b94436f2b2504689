import { expect, it } from 'vitest'
import { beforeList } from './food-lists.ts'

it('takes the foods of a list away, one after the other', () =>
  expect(beforeList('fry without milk or the butter or')).toEqual([
    'fry without milk or the butter or',
    'fry without milk or the',
    'fry without milk or',
    'fry without',
  ]))

it.each(['oat milk or ', 'oder sojamilch ', 'bread and butter and '])(
  'costs no more for a longer list: %j',
  (food) => {
    const headsOf = (times: number) => beforeList(`${food.repeat(times)}or`).length
    expect(headsOf(40)).toBe(headsOf(20))
  },
)

import { daysLeft } from '@shelfmate/contract/pantry/expiry'
import { describe, expect, test } from 'vitest'
import { foodNamed, foods } from '../foods.ts'
import { frozenDate, openedDate, thawedDate } from './dates.ts'

const today = '2026-11-20'
const dates = ['2026-11-13', '2026-11-19', today, '2026-11-21', '2026-11-25', '2027-03-01', '2100-12-31']

describe('every food of the table, whatever its date', () => {
  test.each(dates)('that keeps until %s', (expiryDate) => {
    for (const food of foods) {
      const kept = { expiryDate, today, place: 'fridge', foods: [food] }
      const opened = openedDate(kept)
      expect(opened <= expiryDate, `${food.name} opened: ${opened}`).toBe(true)
      if (food.openedDays !== undefined) expect(daysLeft(opened, today)).toBeLessThanOrEqual(food.openedDays)
      expect(openedDate({ ...kept, place: 'freezer' })).toBe(expiryDate)
      const frozen = frozenDate(kept)
      expect(frozen >= expiryDate, `${food.name} frozen: ${frozen}`).toBe(true)
      if (expiryDate < today || food.storage === 'freezer') expect(frozen).toBe(expiryDate)
      const thawed = thawedDate({ ...kept, expiryDate: frozen })
      expect(thawed <= frozen, `${food.name} thawed: ${thawed}`).toBe(true)
      expect(daysLeft(thawed, today)).toBeLessThanOrEqual(2)
    }
  })
})

const of = (...names: string[]) =>
  names.map((name) => {
    const food = foodNamed(name)
    if (!food) throw new Error(`the table has ${name}`)
    return food
  })

describe('a date that moves', () => {
  test.each([
    ['opened milk', openedDate, ['fresh milk'], '2026-12-01', '2026-11-23'],
    [
      'opened pizza, which lies in the freezer where nobody told',
      openedDate,
      ['frozen pizza'],
      '2027-01-20',
      '2027-01-20',
    ],
    ['unknown food, opened', openedDate, [], '2026-12-01', '2026-12-01'],
    ['unknown food, frozen', frozenDate, [], '2026-12-01', '2026-12-01'],
    ['unknown food, thawed', thawedDate, [], '2026-12-01', '2026-11-22'],
    ['frozen spinach leaves', frozenDate, ['spinach'], '2026-11-22', '2027-07-18'],
    ['what is past its date, frozen', frozenDate, ['spinach'], '2026-11-19', '2026-11-19'],
    ['tinned food, frozen', frozenDate, ['canned tuna'], '2027-11-22', '2027-11-22'],
    [
      'of two meanings the careful one, frozen',
      frozenDate,
      ['spinach', 'canned tuna'],
      '2026-11-22',
      '2026-11-22',
    ],
  ])('%s', (_, rule, names, expiryDate, expected) => {
    expect(rule({ expiryDate, today, place: '', foods: of(...names) })).toBe(expected)
  })
})

import { limits } from '@shelfmate/contract/api/limits'
import { allergenGroups } from '@shelfmate/contract/foods/allergens'
import { toldAllergens } from '@shelfmate/food/offers/told-allergens'
import { expect, it } from 'vitest'
import { receivedRemark } from './received-remark.ts'

it.each([
  [null, 'From the market', 'From the market'],
  [{ contains: [], mayContain: [] }, 'From the market', 'From the market'],
  [
    { contains: ['milk' as const], mayContain: ['nuts' as const, 'soy' as const] },
    'From the market',
    'Contains milk. May contain tree nuts, soy. From the market',
  ],
  [{ contains: ['eggs' as const], mayContain: [] }, '', 'Contains eggs.'],
])('of %j and %j is %j', (allergens, description, remark) =>
  expect(receivedRemark({ allergens, description })).toBe(remark),
)

it('keeps what is stated where there is no room for all, and breaks no character', () => {
  const description = '🍞'.repeat(limits.remarkLength / 2)
  for (const allergens of [
    { contains: ['milk' as const], mayContain: [] },
    { contains: ['fish' as const], mayContain: [] },
  ]) {
    const remark = receivedRemark({ allergens, description })
    expect(remark).toMatch(/^Contains (milk|fish)\. (🍞)+$/u)
    expect(remark.length).toBeLessThanOrEqual(limits.remarkLength)
    expect(remark.length).toBeGreaterThan(limits.remarkLength - 2)
  }
})

it.each(allergenGroups)('lets the guard know of %s in the taker’s pantry', (group) => {
  const told = (allergens: Parameters<typeof receivedRemark>[0]['allergens']) =>
    toldAllergens({ foodName: 'Zorblax', description: receivedRemark({ allergens, description: '' }) })
  expect(told({ contains: [group], mayContain: [] }).contains).toContain(group)
  expect(told({ contains: [], mayContain: [group] }).mayContain).toContain(group)
})

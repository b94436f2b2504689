import { expect, test } from 'vitest'
import { layingOut, layOutToldNames, toldNames } from './told-names.ts'

test('the names are laid out in short steps, all of them, and once', () => {
  const steps = [...layingOut()].length
  Array.from(layOutToldNames())
  const names = toldNames()
  expect(names.length).toBeGreaterThan(50_000)
  expect(names.length / steps).toBeLessThan(1_000)
  expect([...layOutToldNames()]).toEqual([])
  expect(toldNames()).toBe(names)
  expect(new Set(names.map(({ key }) => key)).size).toBe(names.length)
})

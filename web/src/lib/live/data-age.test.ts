import { expect, test } from 'vitest'
import { oldestShown, showDataAge } from './data-age.ts'

test('a screen is as old as its oldest part, for as long as that is shown', () => {
  expect(oldestShown()).toBeUndefined()
  const [hidePantry, hideChats, hideSame] = [showDataAge(3_000), showDataAge(2_000), showDataAge(2_000)]
  expect(oldestShown()).toBe(2_000)
  hideChats()
  expect(oldestShown()).toBe(2_000)
  hideSame()
  expect(oldestShown()).toBe(3_000)
  hidePantry()
  expect(oldestShown()).toBeUndefined()
})

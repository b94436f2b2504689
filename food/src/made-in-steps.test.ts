import { expect, test } from 'vitest'
import { madeInSteps } from './made-in-steps.ts'

const inThree = () => {
  let times = 0
  return madeInSteps(function* () {
    for (let step = 0; step < 3; step++) yield
    return ++times
  })
}

test('is made in steps, once', () => {
  const { steps, get } = inThree()
  expect([...steps()]).toHaveLength(3)
  expect([...steps()]).toEqual([])
  expect([get(), get()]).toEqual([1, 1])
})

test('is made at its first use where nobody took the steps', () => {
  const { steps, get } = inThree()
  expect(get()).toBe(1)
  expect([...steps()]).toEqual([])
})

test('stays what it was when two make it at the same time, or somebody needs it in between', () => {
  const { steps, get } = inThree()
  const [one, other] = [steps(), steps()]
  one.next()
  expect(get()).toBe(1)
  expect([...other]).toEqual([])
  expect([...one]).toHaveLength(2)
  expect(get()).toBe(1)
})

import { expect, it } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

const minute = 60_000

it('opens after five failures in a row, lets one try after a minute, and closes when that works', () => {
  let now = 0
  const breaker = new CircuitBreaker(() => now)
  const fail = (times: number) => {
    for (let n = 0; n < times; n++) breaker.failed()
  }
  fail(4)
  breaker.succeeded()
  fail(4)
  expect([breaker.isOpen(), breaker.admits()]).toEqual([false, true])
  fail(1)
  expect([breaker.isOpen(), breaker.admits()]).toEqual([true, false])
  now += minute
  expect([breaker.isOpen(), breaker.admits(), breaker.isOpen(), breaker.admits()]).toEqual([
    false,
    true,
    true,
    false,
  ])
  breaker.failed()
  now += minute - 1
  expect(breaker.isOpen()).toBe(true)
  now += 1
  expect(breaker.admits()).toBe(true)
  breaker.succeeded()
  expect([breaker.isOpen(), breaker.admits(), breaker.admits()]).toEqual([false, true, true])
})

import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { describe, expect, it } from 'vitest'
import { clockOf, timersIn } from './step-timers.ts'

describe('timersIn', () => {
  it.each(
    rowsOf(`
    Simmer for 10 minutes. | 10 minutes = 600
    Fry for 8 to 10 minutes, turning once. | 8 to 10 minutes = 480
    Boil 2-3 min, rest 30 seconds. | 2-3 min = 120 | 30 seconds = 30
    Microwave for 1 1/2 minutes. | 1 1/2 minutes = 90
    Microwave for 1½ minutes. | 1½ minutes = 90
    Braise for 1-1/2 hours. | 1-1/2 hours = 5400
    Simmer for 1 hour 30 minutes. | 1 hour 30 minutes = 5400
    Simmer for 2 hrs, 5 mins. | 2 hrs, 5 mins = 7500
    Rest it for an hour and 15 minutes. | an hour and 15 minutes = 4500
    Microwave for 1 minute and 30 seconds. | 1 minute and 30 seconds = 90
    Cook for 4 hours 30 minutes.
    Bake for 1 hour, then 30 minutes uncovered. | 1 hour = 3600 | 30 minutes = 1800
    Soak it for half an hour or an hour. | half an hour = 1800 | an hour = 3600
    Wait a minute, then another 2 more minutes. | a minute = 60 | 2 more minutes = 120
    Bake for three quarters of an hour. | three quarters of an hour = 2700
    Rest it for about a quarter of an hour. | a quarter of an hour = 900
    Chill 1/2 an hour. | 1/2 an hour = 1800
    Simmer for an hour and a half. | an hour and a half = 5400
    Stir for half a minute. | half a minute = 30
    Roast 1h 20min. | 1h 20min = 4800
    Simmer for 10 minutes and half an hour. | 10 minutes = 600 | half an hour = 1800
    Fry for 10 min. and a half hour, then stir. | 10 min = 600 | half hour = 1800
    Boil it 5 minutes, and a quarter of an hour with the lid on. | 5 minutes = 300 | a quarter of an hour = 900
    Bake for 1h and three quarters of an hour. | 1h = 3600 | three quarters of an hour = 2700
    Knead it, and half an hour later fold it. | half an hour = 1800
    Rest for two and half an hour.
    Prove it in two and a half hours.
    Rest for one and a quarter hours.
    Rest for two and three quarter hours.
    Rest for 2 and three quarters of an hour.
    Rest for two and half hours.
    Bake for an hour and a quarter. | an hour and a quarter = 4500
    Roast for a total of 10 minutes. | 10 minutes = 600
    Leave overnight, for 12 hours.
    Cook for 5 minutes, stir, cook for 5 minutes. | 5 minutes = 300
    Add 250 ml water and 2 eggs at 800 W.
  `),
  )('%s', (step = '', ...timers) => {
    expect(timersIn(step).map(({ words, seconds }) => `${words} = ${seconds}`)).toEqual(timers)
  })

  it('finds none in nothing', () => expect(timersIn('')).toEqual([]))
})

it('tells a time as a clock does', () => {
  expect([0, 59, 65, 3600].map(clockOf)).toEqual(['0:00', '0:59', '1:05', '1:00:00'])
})

import { randomUUID } from 'node:crypto'
import { msPerDay } from '@shelfmate/contract/api/durations'
import { beforeEach, expect, it } from 'vitest'
import { app, withApp } from '../../testing/suite.ts'
import { Allowance } from './allowance.ts'

let key: string
withApp()
beforeEach(() => {
  key = randomUUID()
})

const limit = { name: 'test-size', points: 100, windowMs: msPerDay, portion: 10 }
const process = () => new Allowance(app.limitStore, app.clock, limit)
const nothing = async () => undefined
const isLimited = { code: 'RATE_LIMITED' }

it('gives what the limit says, and not one more', async () => {
  const allowance = process()
  for (let n = 0; n < 25; n++) await allowance.spend(key, 4, nothing)
  await expect(allowance.spend(key, 1, nothing)).rejects.toMatchObject(isLimited)
  await expect(allowance.spend(randomUUID(), 100, nothing)).resolves.toBeUndefined()
})

it('is never exceeded by several processes, and asks for many times at once', async () => {
  const processes = [process(), process(), process()]
  const tries = processes.flatMap((each) => Array.from({ length: 40 }, () => each.spend(key, 1, nothing)))
  const given = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length
  expect(given).toBeLessThanOrEqual(100)
  expect(given).toBeGreaterThanOrEqual(80)
  const { rows } = await app.pool.query<{ points: number }>(
    "select points from rate_limits where key like 'test-size:%' and points >= 100",
  )
  expect(rows.length).toBeGreaterThan(0)
})

it('counts nothing of what a process gives unasked in an hour', async () => {
  const allowance = new Allowance(app.limitStore, app.clock, { ...limit, name: 'test-unasked', unasked: 20 })
  const taken = async () =>
    (
      await app.pool.query(
        "select sum(points)::int as points from rate_limits where key like 'test-unasked:%'",
      )
    ).rows
  for (let n = 0; n < 5; n++) await allowance.spend(key, 4, nothing)
  expect(await taken()).toEqual([{ points: null }])
  await allowance.spend(key, 1, nothing)
  expect(await taken()).toEqual([{ points: 10 }])
  app.clock.advance(3_600_001)
  await allowance.spend(key, 20, nothing)
  expect(await taken()).toEqual([{ points: 10 }])
})

it('gives back what failing work took', async () => {
  const allowance = process()
  const fail = async () => Promise.reject(new Error('no'))
  for (let n = 0; n < 20; n++) await expect(allowance.spend(key, 90, fail)).rejects.toThrow('no')
  await expect(allowance.spend(key, 90, nothing)).resolves.toBeUndefined()
})

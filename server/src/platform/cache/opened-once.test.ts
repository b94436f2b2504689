import { expect, it } from 'vitest'
import { openedOnce } from './opened-once.ts'

it('opens once for all who ask', async () => {
  let opened = 0
  const open = openedOnce(async () => ++opened)
  expect(await Promise.all([open(), open()])).toEqual([1, 1])
  expect(await open()).toBe(1)
})

it('opens anew after it failed', async () => {
  let tries = 0
  const open = openedOnce(async () => {
    tries += 1
    if (tries === 1) throw new Error('its file is missing')
    return tries
  })
  const ends = await Promise.allSettled([open(), open()])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await open()).toBe(2)
})

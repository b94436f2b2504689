import { describe, expect, test } from 'vitest'
import { everyLane, freeAt, nothingPressed } from './press-machine.ts'
import { freed, heldUp } from './press-queue.ts'

describe('lanes that are held up', () => {
  const state = [everyLane, 'one', 'other'].reduce((before, lane) => heldUp(before, lane, 0), nothingPressed)

  test('wait longer each time, and half a minute at most', () => {
    const pauses = [...Array(8).keys()].reduce<{ state: typeof state; until: number[] }>(
      (so) => {
        const next = heldUp(so.state, 'one', 0)
        return { state: next, until: [...so.until, freeAt(next, 'one')] }
      },
      { state: nothingPressed, until: [] },
    )
    expect(pauses.until).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
  })

  test('are free once one of them got through: it, and all that waited for the network', () => {
    const after = freed(state, 'one')
    expect(Object.keys(after.troubles)).toEqual(['other'])
    expect(freeAt(after, 'one')).toBe(0)
    expect(freeAt(after, 'a third one')).toBe(0)
    expect(freeAt(after, 'other')).toBe(1_000)
  })
})

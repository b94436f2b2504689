import { dateInZone, daysAfter } from '@shelfmate/contract/pantry/expiry'
import { describe, expect, it } from 'vitest'
import { databaseOver } from '#platform/database/database.ts'
import { app, withApp } from '../../testing/suite.ts'
import { lateMoment } from './late-press.ts'

const campusZone = 'Asia/Singapore'
withApp()

async function at(now: string, timeZone: string | undefined, pressedOn?: string) {
  app.clock.set(now)
  const { id: userId } = await app.signUp(timeZone === undefined ? {} : { timeZone })
  return lateMoment({ database: databaseOver(app.pool), clock: app.clock, campusZone }, { userId }, pressedOn)
}

describe('when a late press counts', () => {
  // The end of a day of 25 hours and the beginning of the next, the end of one of 23, one whose last midnight came twice, midnight.
  it.each<[string | undefined, string]>([
    ['Europe/Berlin', '2026-10-25T22:59:59Z'],
    ['Europe/Berlin', '2026-10-25T23:30:00Z'],
    ['Europe/Berlin', '2026-03-29T21:59:59Z'],
    ['Asia/Beirut', '2026-10-25T10:00:00Z'],
    ['Pacific/Kiritimati', '2026-11-20T10:00:00Z'],
    [undefined, '2026-11-20T15:59:59Z'],
  ])('is on the day before, however old: %s %s', async (timeZone, now) => {
    const zone = timeZone ?? campusZone
    const yesterday = daysAfter(dateInZone(new Date(now), zone), -1)
    for (const pressedOn of [yesterday, daysAfter(yesterday, -40)]) {
      expect(dateInZone((await at(now, timeZone, pressedOn)) ?? new Date(0), zone)).toBe(yesterday)
    }
  })

  it.each([undefined, '2026-11-20', '2026-11-21'])('is now for %s', async (pressedOn) => {
    expect(await at('2026-11-20T10:00:00Z', 'Europe/Berlin', pressedOn)).toBeUndefined()
  })
})

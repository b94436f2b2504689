import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

test('a pick-up is one event, its words escaped', () => {
  const post = {
    id: 'id-1',
    foodName: 'Rice; two, maybe',
    location: 'PGP',
    pickupPlace: 'Kitchen\\3',
    createdAt: '2026-11-20T04:00:00.000Z',
  }
  const window = { from: '2026-11-20T10:00:00.000Z', until: '2026-11-20T12:00:00.000Z' }
  const lines = calendarFile(post, window).split('\r\n')
  expect(lines).toContain('DTSTART:20261120T100000Z')
  expect(lines).toContain('DTEND:20261120T120000Z')
  expect(lines).toContain('SUMMARY:Pick up Rice\\; two\\, maybe')
  expect(lines).toContain('LOCATION:Kitchen\\\\3\\, PGP')
})

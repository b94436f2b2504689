import { expect, it } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { noteName, writeNote } from '#lib/device/device-notes.ts'
import { leavePage } from '#lib/testing/draw-screen.factory.tsx'
import { toReviewRow } from './review-row.ts'
import { currentReview } from './review-state.ts'

it('lets a date be suggested again for a kept row that has none', () => {
  setSession({ id: 'mei', email: 'mei@campus.test', displayName: 'Mei Tan', verified: true })
  const row = (date: string) => ({ ...toReviewRow({ name: 'Eggs' }, `k${date}`), date, dateSource: 'typed' })
  const kept = { id: 'r', source: 'your list', isOpen: true, rows: [row(''), row('2026-12-01')] }
  writeNote(noteName('mei', 'review'), JSON.stringify(kept))
  expect(currentReview()?.rows.map(({ dateSource }) => dateSource)).toEqual(['suggested', 'typed'])
  leavePage()
})

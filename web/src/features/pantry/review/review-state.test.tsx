import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { noteName, writeNote } from '#lib/device/device-notes.ts'
import { leavePage } from '#lib/testing/draw-screen.factory.tsx'
import { arun, mei } from '#lib/testing/people.factory.ts'
import { toReviewRow } from './review-row.ts'
import { currentReview, dropReview, keepFound, leaveSaved, openReview, useReview } from './review-state.ts'

it('lets a date be suggested again for a kept row that has none', () => {
  setSession(mei)
  dropReview()
  const row = (date: string) => ({ ...toReviewRow({ name: 'Eggs' }, `k${date}`), date, dateSource: 'typed' })
  const kept = { id: 'r', source: 'your list', isOpen: true, rows: [row(''), row('2026-12-01')] }
  writeNote(noteName('mei', 'review'), JSON.stringify(kept))
  expect(currentReview()?.rows.map(({ dateSource }) => dateSource)).toEqual(['suggested', 'typed'])
  leavePage()
})

it('keeps what is still being found below what waits, and brings nothing back that was saved meanwhile', () => {
  setSession(mei)
  dropReview()
  const found = (...names: string[]) => names.map((name) => ({ key: name, name }))
  const names = () => currentReview()?.rows.map(({ name }) => name)
  keepFound(found('Eggs'), new Set(['Eggs']), 'your list')
  keepFound(found('Milk', 'Tofu'), new Set(['Milk', 'Tofu']), 'the camera')
  expect(names()).toEqual(['Eggs', 'Milk', 'Tofu'])
  leaveSaved(currentReview()?.rows.filter(({ name }) => name === 'Milk') ?? [])
  keepFound(found('Milk', 'Tofu', 'Rice'), new Set(['Rice']), 'the camera')
  expect(names()).toEqual(['Eggs', 'Tofu', 'Rice'])
  keepFound(found('Milk', 'Rice'), new Set(['Tofu']), 'the camera')
  expect(names()).toEqual(['Eggs', 'Rice'])
  leavePage()
})

it('shows the rows of one account to no other', () => {
  setSession(mei)
  dropReview()
  keepFound([{ key: 'Eggs', name: 'Eggs' }], new Set(['Eggs']), 'your list')
  const shown = () => renderHook(useReview).result.current?.rows.map(({ name }) => name)
  expect(shown()).toEqual(['Eggs'])
  setSession(arun)
  expect(shown()).toBeUndefined()
  leavePage()
})

it('keeps rows that nobody has seen yet, though none of them is ticked', () => {
  setSession(mei)
  dropReview()
  openReview([{ name: 'Eggs' }, { name: 'Bag', isTaken: false }, { name: '', isTaken: false }], 'your list')
  leaveSaved(currentReview()?.rows.slice(0, 2) ?? [])
  expect(currentReview()?.rows).toHaveLength(1)
  leaveSaved(currentReview()?.rows ?? [])
  expect(currentReview()).toBeUndefined()
  leavePage()
})

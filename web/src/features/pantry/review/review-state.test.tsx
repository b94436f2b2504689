import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { noteName, removeNote, writeNote } from '#lib/device/device-notes.ts'
import { leavePage } from '#lib/testing/draw-screen.factory.tsx'
import { arun, mei } from '#lib/testing/people.factory.ts'
import { toReviewRow } from './review-row.ts'
import {
  currentReview,
  dropReview,
  followReview,
  keepFound,
  leaveSaved,
  openReview,
  showReview,
  useReview,
} from './review-state.ts'

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

describe('with another tab', () => {
  const names = () => currentReview()?.rows.map(({ name }) => name)
  const shown = () => renderHook(useReview).result.current?.rows.map(({ name }) => name)
  const note = noteName('mei', 'review')
  const inAnotherTab = (...found: string[]) => {
    const rows = found.map((name) => toReviewRow({ name }, name))
    writeNote(note, JSON.stringify({ id: 'r', source: 'the camera', isOpen: true, rows }))
  }

  beforeEach(() => {
    setSession(mei)
    dropReview()
    openReview([{ name: 'Eggs' }], 'your list')
    return leavePage
  })

  it('shows what that one left while other screens were shown here', () => {
    followReview()()
    inAnotherTab('Eggs', 'Milk')
    onTestFinished(followReview())
    expect(shown()).toEqual(['Eggs', 'Milk'])
    showReview(false)
    expect(names()).toEqual(['Eggs', 'Milk'])
  })

  it('adds to what that one left, wherever it is added from', () => {
    inAnotherTab('Milk')
    openReview([{ name: 'Rice' }], 'your list')
    expect(names()).toEqual(['Milk', 'Rice'])
    removeNote(note)
    openReview([{ name: 'Tofu' }], 'your list')
    expect(names()).toEqual(['Tofu'])
  })

  it('keeps what a full disk does not, until the page goes', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    onTestFinished(() => full.mockRestore())
    openReview([{ name: 'Rice' }], 'your list')
    followReview()()
    onTestFinished(followReview())
    expect(shown()).toEqual(['Eggs', 'Rice'])
    expect(names()).toEqual(['Eggs', 'Rice'])
  })
})

import { pantryItemWith } from '@shelfmate/contract/pantry/pantry.factory'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { setSession } from '#lib/api/session.ts'
import { drawScreen, leavePage } from '#lib/testing/draw-screen.factory.tsx'
import { mei } from '#lib/testing/people.factory.ts'
import { undo } from '#lib/testing/undo.factory.ts'
import { readToasts } from '#ui/layers/toasts.ts'
import { pantryQuery } from '../data/pantry.queries.ts'
import { currentReview, dropReview, openReview, useReview } from './review-state.ts'
import { ReviewTable } from './review-table.tsx'

const press = (label: string) => {
  const button = screen.getByRole('button', { name: label })
  button.focus()
  fireEvent.click(button)
}
/** What waits to be looked through. */
const names = () => currentReview()?.rows.map(({ name }) => name)

function Table() {
  const review = useReview()
  return review ? <ReviewTable review={review} today="2026-11-28" /> : null
}

beforeEach(() => {
  setSession(mei)
  dropReview()
  openReview([{ name: 'Eggs' }, { name: 'Milk' }], 'your list')
  drawScreen(<Table />, () => ({ dates: [null, null], pictures: ['', ''] }))
})
afterEach(() => {
  dropReview()
  leavePage()
})

it('leads to the row that is put back', () => {
  press('Remove Eggs')
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Add Milk' }))
  press('Put back')
  expect(names()).toEqual(['Eggs', 'Milk'])
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Add Eggs' }))
})

it('brings all rows back that were discarded, above what has come meanwhile', () => {
  press('Discard all')
  expect(names()).toBeUndefined()
  openReview([{ name: 'Rice' }], 'another list')
  act(undo)
  expect(names()).toEqual(['Eggs', 'Milk', 'Rice'])
  expect(readToasts().findLast(({ kind }) => kind === 'undo')?.message).toBe('Discarded 2 rows.')
})

it('brings the last row back that was removed', () => {
  press('Remove Eggs')
  press('Remove Milk')
  expect(names()).toBeUndefined()
  act(undo)
  expect(names()).toEqual(['Milk'])
})

it('complains of a row no longer than something is wrong with it', async () => {
  press('Remove Eggs')
  press('Add 1 item')
  expect((await screen.findByRole('alert')).textContent).toContain('Milk needs a date.')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Add Milk' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  ['suggested', 'about Tue, 1 Dec 2026'],
  ['typed', 'Tue, 1 Dec 2026'],
])('says until when there is food whose date was %s', async (dateSource, until) => {
  const items = [pantryItemWith({ name: 'Milk', quantity: 2, expiryDate: '2026-12-01', dateSource })]
  act(() => void queryClient.setQueryData(pantryQuery.queryKey, { items, seq: 1, complete: true }))
  const joins = await screen.findByRole('checkbox', { name: /You have/ })
  expect(joins.getAttribute('aria-label')).toBe(`Milk: You have 2, until ${until}. Add to those: makes 3.`)
  expect(joins.closest('label')?.textContent).toBe(`You have 2, until ${until}. Add to those: makes 3.`)
})

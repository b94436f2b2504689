import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { draw } from '#ui/testing/draw.factory.tsx'
import { toReviewRow } from '../review-row.ts'
import { withSuggestion } from '../shown-row.ts'
import { DateFields } from './date-fields.tsx'

const today = '2026-11-28'
const suggestions = { ' eggs': { date: { days: 3, from: 'foods' as const }, picture: undefined } }

/** A row without a date of its own. */
function Row() {
  const [row, setRow] = useState(() => toReviewRow({ name: 'Eggs' }, 'k'))
  return (
    <div data-row="k">
      <DateFields
        row={withSuggestion(row, suggestions, today)}
        said="Eggs"
        isWrong={false}
        onChange={(part) => setRow((before) => ({ ...before, ...part }))}
      />
    </div>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Expiry date of Eggs')
const confirm = () => screen.queryByRole('button', { name: 'Eggs: the date is right' })

it('leaves a date alone that is typed over a suggested one and not whole yet', () => {
  draw(<Row />)
  expect(field().value).toBe('2026-12-01')
  fireEvent.change(field(), { target: { value: '' } })
  expect(field().value).toBe('')
  expect(confirm()).toBeNull()
  fireEvent.change(field(), { target: { value: '2026-12-31' } })
  expect(field().value).toBe('2026-12-31')
})

it('keeps the focus at a date that is confirmed by keys', () => {
  draw(<Row />)
  confirm()?.focus()
  fireEvent.click(document.activeElement ?? document.body)
  expect(confirm()).toBeNull()
  expect(field().value).toBe('2026-12-01')
  expect(document.activeElement).toBe(field())
})

import { fireEvent, screen } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { ReviewFields } from '../review/review-fields.tsx'
import { toReviewRow } from '../review/review-row.ts'
import { PlaceField } from './place-field.tsx'

/** What the form holds stands beside it. */
function InForm() {
  const [place, setPlace] = useState('')
  return (
    <>
      <PlaceField value={place} onChange={setPlace} />
      <output>{place}</output>
      <button type="button" onClick={() => setPlace('')}>
        Start over
      </button>
    </>
  )
}

function InReview() {
  const [row, setRow] = useState(() => toReviewRow({ name: 'Peas' }, 'k'))
  return (
    <>
      <ReviewFields
        row={{ ...row, because: undefined }}
        number={1}
        wrong={undefined}
        onChange={(_, part) => setRow((before) => ({ ...before, ...part }))}
        onRemove={() => undefined}
      />
      <output>{row.place}</output>
    </>
  )
}

function type(text: string): void {
  for (const [at] of [...text].entries())
    fireEvent.change(field(), { target: { value: field().value + text[at] } })
}
const labelled = /^(Place \(optional\)|Name of the place|Place of Peas)$/
const field = () => screen.getByLabelText<HTMLInputElement>(labelled)
const held = () => screen.getByRole('status').textContent

describe.each<[string, () => ReactElement]>([
  ['the form', InForm],
  ['the review table', InReview],
])('a place that is named in %s', (_, Part) => {
  const name = (text: string) => {
    drawScreen(<Part />, () => undefined)
    fireEvent.change(field(), { target: { value: ' ' } })
    expect(document.activeElement).toBe(field())
    type(text)
  }

  it('stays as it is typed, also where it begins like one that there is', () => {
    name('Fridge door')
    expect([field().value, held()]).toEqual(['Fridge door', 'Fridge door'])
  })

  it('is the place of this name that is there, with a blank behind it too', () => {
    name('Freezer ')
    expect([field().value, held()]).toEqual(['Freezer ', 'freezer'])
  })
})

it('goes back to the places that there are with the focus', () => {
  drawScreen(<InForm />, () => undefined)
  fireEvent.change(field(), { target: { value: ' ' } })
  const back = screen.getByRole('button', { name: 'Choose an existing place' })
  back.focus()
  fireEvent.click(back)
  expect(field().tagName).toBe('SELECT')
  expect(document.activeElement).toBe(field())
})

it('shows what the form holds when one starts over', () => {
  drawScreen(<InForm />, () => undefined)
  fireEvent.change(field(), { target: { value: ' ' } })
  type('Shelf 3')
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(field().value).toBe('')
})

import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdRequests } from '#lib/testing/held-requests.factory.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import type { ChosenDate } from './chosen-date.ts'
import { EntryPreviewRow } from './entry-preview-row.tsx'

const row = { name: 'blorf', size: '', place: '', unread: [], picture: undefined }

const suggested = { date: '2026-12-01', source: 'suggested', because: 'usually keeps: 3 days' } as const

function Row({ first }: { first?: ChosenDate }) {
  const [chosen, setChosen] = useState(first)
  const [expiryDate, setExpiryDate] = useState('')
  const typeDate = () => {
    setExpiryDate('2026-12-12')
    setChosen({ date: '2026-12-12', source: 'typed' })
  }
  return (
    <>
      <EntryPreviewRow
        row={{ ...row, key: '0 blorf', quantity: 1, expiryDate, chosen }}
        isWrong={false}
        today="2026-11-28"
        onChoose={setChosen}
      />
      <output>{chosen?.date}</output>
      <button type="button" onClick={() => setChosen(suggested)}>
        a suggestion arrives
      </button>
      <button type="button" onClick={typeDate}>
        a date is typed
      </button>
    </>
  )
}

const taken = () => screen.getByRole('status').textContent

// The pictures of foods are fetched.
beforeEach(() => void holdRequests())
afterEach(() => vi.unstubAllGlobals())

/** By Enter, which leaves the focus where it was. */
function press(name: string | RegExp): void {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const focused = () => document.activeElement?.getAttribute('aria-label')

it('keeps the focus at its date while one is chosen by keys', () => {
  draw(<Row />)
  expect(document.activeElement).toBe(document.body)
  press('blorf: +3 days')
  expect(focused()).toBe('blorf: Tue, 1 Dec 2026. Change the date')
  press(/Change the date$/)
  expect(focused()).toBe('blorf: today')
  press('blorf: +7 days')
  expect(focused()).toBe('blorf: Sat, 5 Dec 2026. Change the date')
})

it('calls the quick dates what stands on them', () => {
  draw(<Row />)
  const names = within(screen.getByRole('listitem'))
    .getAllByRole('button')
    .map((one) => [one.textContent, one.getAttribute('aria-label')])
  expect(names).toEqual([
    ['Today', 'blorf: today'],
    ['+1', 'blorf: +1 day'],
    ['+3', 'blorf: +3 days'],
    ['+7', 'blorf: +7 days'],
  ])
})

it('keeps the focus at a date that is confirmed', () => {
  draw(<Row first={suggested} />)
  press('blorf: the date is right')
  expect(focused()).toBe('blorf: Tue, 1 Dec 2026. Change the date')
})

describe('the field for any other date', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Expiry date of blorf')
  const fill = (value: string) => fireEvent.change(field(), { target: { value } })

  it('stays while a date is picked: an iPhone writes today into it as its wheels open', () => {
    draw(<Row />)
    const before = field()
    before.focus()
    fill('2026-11-28')
    fill('2026-12-09')
    expect(field()).toBe(before)
    expect(taken()).toBe('2026-12-09')
  })

  it('takes its date back when it is emptied', () => {
    draw(<Row />)
    fill('2026-11-28')
    fill('')
    expect(taken()).toBe('')
  })

  it('stays when a suggested date arrives while it is used', () => {
    draw(<Row />)
    field().focus()
    fireEvent.click(screen.getByRole('button', { name: 'a suggestion arrives' }))
    expect(document.activeElement).toBe(field())
    fill('2026-12-09')
    expect(taken()).toBe('2026-12-09')
  })

  it('begins with the date that is to be changed, and gives way to one in the line', () => {
    draw(<Row first={suggested} />)
    press(/Change the date$/)
    expect(field().value).toBe('2026-12-01')
    fireEvent.click(screen.getByRole('button', { name: 'a date is typed' }))
    expect(screen.getByRole('button', { name: 'blorf: Sat, 12 Dec 2026. Change the date' })).toBeTruthy()
  })
})

import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draw } from '#ui/testing/draw.factory.tsx'
import type { ChosenDate } from './chosen-date.ts'
import { EntryPreviewRow } from './entry-preview-row.tsx'

const row = { name: 'blorf', size: '', place: '', unread: [], expiryDate: '', picture: undefined }

function Row({ first }: { first?: ChosenDate }) {
  const [chosen, setChosen] = useState(first)
  return (
    <EntryPreviewRow
      row={{ ...row, key: '0 blorf', quantity: 1, chosen }}
      isWrong={false}
      today="2026-11-28"
      onChoose={setChosen}
    />
  )
}

class NoRequest extends EventTarget {
  readonly open = () => undefined
  readonly send = () => undefined
}

// The pictures of foods are fetched.
beforeEach(() => vi.stubGlobal('XMLHttpRequest', NoRequest))
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
  const names = screen.getAllByRole('button').map((one) => [one.textContent, one.getAttribute('aria-label')])
  expect(names).toEqual([
    ['Today', 'blorf: today'],
    ['+1', 'blorf: +1 day'],
    ['+3', 'blorf: +3 days'],
    ['+7', 'blorf: +7 days'],
  ])
})

it('keeps the focus at a date that is confirmed', () => {
  draw(<Row first={{ date: '2026-12-01', source: 'suggested', because: 'usually keeps: 3 days' }} />)
  press('blorf: the date is right')
  expect(focused()).toBe('blorf: Tue, 1 Dec 2026. Change the date')
})

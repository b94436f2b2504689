import type { Post } from '@shelfmate/contract/exchange/exchange'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { payloadsOf, presses } from '#lib/press/press-store.ts'
import { leavePage } from '#lib/testing/draw-screen.factory.tsx'
import { mei } from '#lib/testing/people.factory.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import type { RequestPress } from '../requests.operations.ts'
import { AskPopup } from './ask-popup.tsx'

const onAsked = vi.fn()
const onClose = vi.fn()
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'How many' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
const asked = () => payloadsOf<RequestPress>(presses(), 'request').map(({ call }) => call.input.body)

function show(quantity: number, more: Partial<Post> = {}) {
  // All that the popup reads of a post.
  const post = { id: 'p', foodName: 'Tofu', quantity, promised: 0, giving: 'firstCome', ...more } as Post
  draw(<AskPopup post={post} onAsked={onAsked} onClose={onClose} />)
}

beforeEach(() => {
  setSession(mei)
  onAsked.mockClear()
  onClose.mockClear()
})
afterEach(leavePage)

it.each([
  [5, '9', 'Choose 1 to 5.'],
  [5, '0', 'Choose 1 to 5.'],
  [5, '', 'Choose 1 to 5.'],
  [5, '1.5', 'Choose 1 to 5.'],
  [1, '2', 'Choose 1.'],
])(
  'of %s posted, says at the field why %o cannot be asked for, until another is typed',
  (quantity, typed, said) => {
    show(quantity)
    type(typed)
    expect(screen.queryByRole('alert')).toBeNull()
    ask()
    expect(screen.getByRole('alert').textContent).toBe(said)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
    expect(document.activeElement).toBe(field())
    expect(asked()).toEqual([])
    expect(onClose).not.toHaveBeenCalled()
    type('1')
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

it.each([
  ['firstCome', 3, 'First come, first served: 2 can be promised to you at once.'],
  ['firstCome', 4, 'First come, first served: 1 can be promised to you at once.'],
  ['firstCome', 5, 'It’s all promised. You’d wait in line.'],
  ['iChoose', 3, '2 available. Mei Tan chooses who gets it.'],
  ['iChoose', 5, 'It’s all promised. You’d wait in line. Mei Tan chooses who gets it.'],
] as const)('says how it is given: %s, %i of 5 promised', (giving, promised, said) => {
  show(5, { giving, promised, author: { userId: 'mei', displayName: 'Mei Tan', photoId: null } })
  expect(screen.getByText(said)).toBeDefined()
})

it('asks for as many as are typed', () => {
  show(5)
  type('5')
  ask()
  expect(asked()).toMatchObject([{ units: 5, keep: true }])
  expect(onClose).toHaveBeenCalledOnce()
  expect(onAsked.mock.calls).toMatchObject([
    [
      { id: 'p' },
      { text: 'Hi! I’d like 5 × Tofu. When can I come by?', about: expect.stringMatching(/^p -1 \d+$/) },
    ],
  ])
})

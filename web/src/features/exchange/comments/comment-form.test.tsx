import { postWith } from '@shelfmate/contract/exchange/post.factory'
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { canTakeRefused, move, presses } from '#lib/press/press-store.ts'
import { author, mei } from '#lib/testing/people.factory.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import { keepDraft } from './comment-drafts.ts'
import { CommentForm } from './comment-form.tsx'

const tofu = postWith()

beforeEach(() => {
  setSession(mei)
  keepDraft('tofu', { text: '還有' })
  draw(<CommentForm post={tofu} viewer={author} />)
})
afterEach(() => {
  for (const { id } of presses()) move(id, 'gone')
  setSession(null)
})

it.each([
  ['posts', {}, true],
  ['breaks the line with Shift', { shiftKey: true }, false],
  ['ends a word that is composed', { isComposing: true }, false],
  ['ends a word that is composed in Safari', { keyCode: 229 }, false],
])('Enter %s', (_, how, isPosted) => {
  const field = screen.getByRole('textbox')
  const enter = createEvent.keyDown(field, { key: 'Enter', ...how })
  fireEvent(field, enter)
  expect(presses()).toHaveLength(isPosted ? 1 : 0)
  expect(enter.defaultPrevented).toBe(isPosted)
})

it('takes a refused comment back only while its field is there: else it stays in the list of what waits', () => {
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
  const canTake = () => presses().map(({ id }) => canTakeRefused(id))
  expect(canTake()).toEqual([true])
  cleanup()
  expect(canTake()).toEqual([false])
})

it('has the focus in its field once Post was pressed, which takes no press without words', () => {
  const button = screen.getByRole('button', { name: 'Post' })
  button.focus()
  fireEvent.click(button)
  expect(presses()).toHaveLength(1)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  expect(button.getAttribute('aria-disabled')).toBe('true')
  button.focus()
  fireEvent.click(button)
  expect([presses().length, document.activeElement]).toEqual([1, button])
})

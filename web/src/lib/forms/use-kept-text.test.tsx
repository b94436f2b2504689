import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setSession } from '../api/session.ts'
import { forgetNotes } from '../device/device-notes.ts'
import { useKeptText } from './use-kept-text.ts'

const enterAs = (id: string) =>
  setSession({ id, email: `${id}@campus.test`, displayName: id, verified: true })

/** What stands in the field of a page that is opened; where something is typed, the page goes then. */
function onPage(of: string, typed?: string): string {
  const { result, unmount } = renderHook(() => useKeptText('line', of))
  if (typed !== undefined) act(() => result.current[1](typed))
  const [text] = result.current
  unmount()
  return text
}

beforeEach(() => enterAs('mei'))
afterEach(() => {
  forgetNotes()
  setSession(null)
})

it('is there on the next page, for whoever typed it and where they did', () => {
  expect(onPage('a', '2 milk fri')).toBe('2 milk fri')
  expect([onPage('a'), onPage('b')]).toEqual(['2 milk fri', ''])
  enterAs('arun')
  expect(onPage('a')).toBe('')
})

it('goes with its last letter, and at logout', () => {
  onPage('a', '2 milk fri')
  onPage('a', '')
  expect(onPage('a')).toBe('')
  onPage('a', '2 milk fri')
  forgetNotes()
  expect(onPage('a')).toBe('')
})

it('is typed where nobody is signed in, and kept for nobody', () => {
  setSession(null)
  expect(onPage('a', '2 milk fri')).toBe('2 milk fri')
  expect(onPage('a')).toBe('')
})

import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showDataAge, useOldestShown } from './data-age.ts'

test('a screen is as old as its oldest part, for as long as that is shown', () => {
  const { result } = renderHook(useOldestShown)
  expect(result.current).toBeUndefined()
  const show = (age: number) => {
    let hide = () => undefined as void
    act(() => void (hide = showDataAge(age)))
    return hide
  }
  const [hidePantry, hideChats, hideSame] = [show(3_000), show(2_000), show(2_000)]
  expect(result.current).toBe(2_000)
  act(hideChats)
  expect(result.current).toBe(2_000)
  act(hideSame)
  expect(result.current).toBe(3_000)
  act(hidePantry)
  expect(result.current).toBeUndefined()
})

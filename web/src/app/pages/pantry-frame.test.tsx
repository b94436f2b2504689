import { expect, it } from 'vitest'
import { renderPantryFrame } from './pantry-frame.tsx'

it('shows of /pantry what is the same for everybody, without a style that the policy refuses', () => {
  const frame = renderPantryFrame()
  expect(frame).toMatch(/^<div class=/)
  expect(frame).toContain('<h1>My Inventory</h1>')
  expect(frame).toMatch(/aria-current="page" href="\/pantry"/)
  for (const screen of ['/exchange', '/recipes', '/chat', '/progress'])
    expect(frame).toContain(`href="${screen}"`)
  expect(frame).not.toMatch(/ style=|<script/)
})

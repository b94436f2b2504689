import { expect, it } from 'vitest'
import { pagesOfTheApp } from '../../../build/pages/page-addresses.ts'
import { renderFrames } from './screen-frames.tsx'

const titles = {
  '/pantry': 'My Inventory',
  '/home': 'Welcome Back',
  '/exchange': 'Food Exchange',
  '/chat': 'Start a chat',
}
const frames = renderFrames()

it('has a frame for screens with a page of their own, and for no other address', () => {
  expect(Object.keys(frames)).toEqual(Object.keys(titles))
  for (const address of Object.keys(frames)) expect(pagesOfTheApp()[address]).toMatch(/^screens\//)
})

it.each(Object.entries(titles))(
  'shows of %s what is the same for everybody, without a style that the policy refuses',
  (address, title) => {
    const frame = frames[address]
    expect(frame).toMatch(/^<div class=/)
    expect(frame).toMatch(new RegExp(`<h1(?: class="[^"]+")?>${title}</h1>`))
    for (const screen of ['/pantry', '/exchange', '/recipes', '/chat', '/progress'])
      expect(frame).toContain(`href="${screen}"`)
    // The way home is the mark, which is no tab, and names its attributes in another order.
    expect(/<a [^>]*aria-current="page"[^>]*>/.exec(frame ?? '')?.[0]).toContain(`href="${address}"`)
    expect(frame).not.toMatch(/ style=|<script/)
  },
)

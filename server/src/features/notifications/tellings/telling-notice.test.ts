import { expect, it } from 'vitest'
import { tellingNotice } from './telling-notice.ts'

it.each([
  ['2026-03-10', 'Best eaten today.'],
  ['2026-03-11', 'Best eaten today.'],
  ['2026-03-12', 'Best eaten by tomorrow.'],
  ['2026-03-13', 'Best eaten within 2 days.'],
])('says of food of %s: %s', (expiryDate, best) => {
  const post = { foodName: 'Milk', location: 'UTown', expiryDate }
  const said = (isAsked: boolean) => tellingNotice('p', post, { today: '2026-03-11', isAsked })
  expect(said(false)).toMatchObject({
    title: 'Milk in UTown',
    body: `A neighbour has some to rescue. ${best}`,
  })
  expect(said(true).body).toBe(`You asked to hear about it. ${best}`)
})

it('keeps a name that is read from right to left apart from the dorm', () => {
  const post = { foodName: 'חלב', location: 'UTown', expiryDate: '2026-03-12' }
  const { title } = tellingNotice('p', post, { today: '2026-03-11', isAsked: false })
  expect(title).toBe('\u2068חלב\u2069 in UTown')
})

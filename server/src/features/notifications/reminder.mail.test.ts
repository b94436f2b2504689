import { describe, expect, it } from 'vitest'
import { reminderMail, reminderSubject } from './reminder.mail.ts'

const foods = (...named: [string, number][]) =>
  named.map(([name, daysLeft], n) => ({
    id: String(n),
    name,
    quantity: 1,
    expiryDate: '2027-03-10',
    daysLeft,
  }))

describe('reminderSubject', () => {
  it.each([
    [foods(['Milk', 0], ['Tofu', 1]), 'Use soon: Milk (today), Tofu'],
    [
      foods(['Milk', 0], ['Milk', 1], ['Tofu', 2], ['Tofu', 3], ['Rice', 3]),
      'Use soon: Milk (today), Tofu, Rice',
    ],
    [foods(['A', 1], ['B', 1], ['C', 1], ['D', 2], ['D', 3], ['E', 3]), 'Use soon: A, B, C and 2 more'],
    [foods(['Eggs', -1], ['Milk', 2]), 'Use soon: Milk and 1 more'],
    [foods(['Eggs', -2], ['Eggs', -1]), 'Please check: Eggs'],
  ])('names each food once, the soonest first', (items, subject) => {
    expect(reminderSubject(items)).toBe(subject)
  })
})

it('leaves nothing in names that a mail program makes a link of', () => {
  const typed = [
    'http://evil.test/x',
    'www.evil.test',
    'evil.test:80',
    'me@evil.test',
    '1.2.3.4',
    'evil。test',
  ]
  const to = { userId: 'mei', email: 'mei@campus.test', displayName: 'www.evil.test' }
  const urls = { publicUrl: 'http://shelf.test', unsubscribeUrl: 'http://shelf.test/u' }
  const { text, html } = reminderMail(
    to,
    '2027-03-10',
    foods(...typed.map((name): [string, number] => [name, 0])),
    urls,
  )
  for (const body of [text, html]) {
    for (const name of typed) expect(body).not.toContain(name)
    expect(body).not.toMatch(/evil[.。]test|www\.evil|me@evil|1\.2/)
  }
})

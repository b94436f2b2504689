import { expect, it } from 'vitest'
import { foods } from './foods.factory.ts'
import { reminderMail, reminderSubject } from './reminder.mail.ts'

it.each([
  [foods(['Milk', 0], ['Tofu', 1], ['Tofu', 3]), '3 items to use up soon'],
  [foods(['Eggs', -1], ['Milk', 2]), '1 item to use up soon'],
  [foods(['Eggs', -2], ['Eggs', -1]), '2 expired items to check'],
  [foods(['Eggs', -1]), '1 expired item to check'],
])('has a subject of our own words alone', (items, subject) => {
  expect(reminderSubject({ items, handOvers: [] })).toBe(subject)
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
  const to = {
    userId: 'mei',
    email: 'mei@campus.test',
    displayName: 'www.evil.test',
    timeZone: 'Asia/Singapore',
  }
  const urls = { publicUrl: 'http://shelf.test', unsubscribeUrl: 'http://shelf.test/u' }
  const items = foods(...typed.map((name): [string, number] => [name, 0]))
  const handOvers = typed.map((name) => ({
    id: name,
    role: 'giver' as const,
    foodName: name,
    partner: name,
    place: name,
    units: 2,
    at: '2027-03-10T10:00:00.000Z',
  }))
  const { text, html } = reminderMail(to, '2027-03-10', { items, handOvers }, urls)
  for (const body of [text, html]) {
    for (const name of typed) expect(body).not.toContain(name)
    expect(body).not.toMatch(/evil[.。]test|www\.evil|me@evil|1\.2/)
  }
})

it('names what is to change hands today first, by the reader’s own clock', () => {
  const to = { userId: 'mei', email: 'mei@campus.test', displayName: 'Mei', timeZone: 'Asia/Singapore' }
  const handOver = { id: 'a', role: 'giver' as const, partner: 'Arun', units: 2, foodName: 'Tofu' }
  const morning = {
    items: foods(['Milk', 0]),
    handOvers: [{ ...handOver, place: 'Kitchen', at: '2027-03-10T10:00:00.000Z' }],
  }
  const urls = { publicUrl: 'http://shelf.test', unsubscribeUrl: 'http://shelf.test/u' }
  const { subject, text } = reminderMail(to, '2027-03-10', morning, urls)
  expect(subject).toBe('1 hand-over today, 1 item to use up soon')
  expect(text).toMatch(/^Hello Mei,\n/)
  expect(text).toContain('Hand-overs today\n- Give 2 × Tofu to Arun by 18:00 (Kitchen)\n\nUse today\n- Milk')
})

it('says “about” of a date that is a suggested one', () => {
  const to = { userId: 'mei', email: 'mei@campus.test', displayName: 'Mei', timeZone: 'Asia/Singapore' }
  const items = foods(['Milk', 1], ['Tofu', -2]).map((item) => ({ ...item, isAbout: true }))
  const urls = { publicUrl: 'http://shelf.test', unsubscribeUrl: 'http://shelf.test/u' }
  const { text } = reminderMail(to, '2027-03-10', { items, handOvers: [] }, urls)
  expect(text).toContain('Milk (1), about tomorrow')
  expect(text).toContain('Tofu (1), expired about 10 Mar 2027')
})

it('keeps names that are read from right to left apart from their numbers and dates', () => {
  const to = { userId: 'noa', email: 'noa@campus.test', displayName: 'נועה', timeZone: 'Asia/Singapore' }
  const morning = { items: foods(['חלב', 0], ['حليب', 3], ['Milk\u202E', 1]), handOvers: [] }
  const urls = { publicUrl: 'http://shelf.test', unsubscribeUrl: 'http://shelf.test/u' }
  const { text, html } = reminderMail(to, '2027-03-10', morning, urls)
  for (const body of [text, html])
    for (const line of [
      'Hello \u2068נועה\u2069,',
      '\u2068חלב\u2069 (1), today',
      '\u2068حليب\u2069 (1), in 3 days',
      'Milk (1), tomorrow',
    ])
      expect(body).toContain(line)
})

it('breaks a name that is wider than a phone', () => {
  const to = { userId: 'mei', email: 'mei@campus.test', displayName: 'Mei', timeZone: 'Asia/Singapore' }
  const morning = { items: foods(['M'.repeat(80), 0]), handOvers: [] }
  const urls = { publicUrl: 'http://shelf.test', unsubscribeUrl: 'http://shelf.test/u' }
  const { html } = reminderMail(to, '2027-03-10', morning, urls)
  expect(html).toMatch(/<body style="[^"]*overflow-wrap:anywhere/)
})

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { presses } from '#lib/press/press-store.ts'
import { drawScreen, failed } from '#lib/testing/draw-screen.factory.tsx'
import { holdRequests } from '#lib/testing/held-requests.factory.ts'
import { mei } from '#lib/testing/people.factory.ts'
import { QuickAdd } from './quick-add.tsx'

const suggestions = { dates: [{ days: 7, from: 'foods' }], pictures: ['milk'] }

/** Somebody has tapped the line, and the preview is there; `answer` is what the server knows of foods' dates. */
function open(answer: unknown): void {
  drawScreen(<QuickAdd today="2026-11-28" isIdle />, (address) =>
    address.includes('/entry/dates') ? answer : { items: [], names: [] },
  )
  fireEvent.click(line())
}
const line = () => screen.getByRole('combobox')
const type = (text: string) => fireEvent.change(line(), { target: { value: text } })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const shows = (said: RegExp) => screen.findByRole('button', { name: said })

/** By Enter; the line is empty once it is saved. */
async function save(): Promise<void> {
  fireEvent.submit(line())
  await expect.poll(() => line()).toHaveProperty('value', '')
}

/** The dates of what was added, in the order of adding. */
const saved = () =>
  presses().map(({ payload }) => {
    const { call } = payload as { call: { input: { body: { items: { expiryDate: string }[] } } } }
    return call.input.body.items.map(({ expiryDate }) => expiryDate).join()
  })

beforeEach(() => {
  localStorage.clear()
  // The pictures of foods are fetched.
  holdRequests()
  setSession(mei)
})

it('keeps what is typed while one looks elsewhere, until it is saved or wiped away', async () => {
  const there = () => {
    cleanup()
    setSession(mei)
    open(suggestions)
    return line()
  }
  open(suggestions)
  type('milk 12 Dec 2026')
  expect(there()).toHaveProperty('value', 'milk 12 Dec 2026')
  await shows(/^milk: Sat, 12 Dec/)
  await save()
  expect(there()).toHaveProperty('value', '')
  type('rice')
  fireEvent.keyDown(line(), { key: 'Escape' })
  expect(there()).toHaveProperty('value', '')
})

it('is saved once by an Enter that is held down, which would leave out what could not be read', () => {
  open(suggestions)
  type('milk 29 feb')
  expect(fireEvent.keyDown(line(), { key: 'Enter' })).toBe(true)
  expect(fireEvent.keyDown(line(), { key: 'Enter', repeat: true })).toBe(false)
})

it.each([
  ['Enter twice', () => [0, 1].map(() => fireEvent.submit(line()))],
  [
    'a double press of its button',
    () => {
      const button = screen.getByRole('button', { name: 'Add 1 item' })
      act(() => {
        button.click()
        button.click()
      })
    },
  ],
])('adds once for %s', async (_, twice) => {
  const before = presses().length
  open(suggestions)
  type('milk 12 Dec 2026')
  await shows(/^milk: Sat, 12 Dec/)
  twice()
  await expect.poll(() => line()).toHaveProperty('value', '')
  expect(presses()).toHaveLength(before + 1)
})

it('saves the date of its own line, and not one that was chosen for the line before', async () => {
  open({ dates: [null], pictures: ['milk'] })
  type('milk')
  await press('milk: +3 days')
  await save()
  type('milk 12 Dec 2026')
  await shows(/^milk: Sat, 12 Dec/)
  await save()
  expect(saved()).toEqual(['2026-12-01', '2026-12-12'])
})

it('asks again for a date that was confirmed for the line before', async () => {
  open(suggestions)
  type('milk')
  await press('milk: the date is right')
  await save()
  type('milk')
  expect(await shows(/^milk: about Sat, 5 Dec/)).toBeTruthy()
})

it.each([
  ['chosen', { dates: [null], pictures: ['milk'] }, 'milk: +3 days'],
  ['confirmed', suggestions, 'milk: the date is right'],
])('lets a date that is typed win over one that was %s before', async (_, answer, button) => {
  open(answer)
  type('milk')
  await press(button)
  type('milk 12 Dec 2026')
  expect(await shows(/^milk: Sat, 12 Dec/)).toBeTruthy()
})

it('lets a date that is chosen win over one that was typed before', async () => {
  open(suggestions)
  type('milk 12 Dec 2026')
  await press(/^milk: Sat, 12 Dec/)
  await press('milk: +3 days')
  type('milk 12 Dec 2026, ')
  expect(await shows(/^milk: Tue, 1 Dec/)).toBeTruthy()
})

it('keeps the dates that were chosen when another food is typed before theirs, or one is taken out', async () => {
  open({ dates: [null], pictures: ['milk'] })
  type('milk, rice, milk')
  fireEvent.click((await screen.findAllByRole('button', { name: 'milk: +1 day' }))[1] ?? line())
  await press('rice: +3 days')
  type('eggs, milk, rice, milk')
  expect(await shows(/^rice: Tue, 1 Dec/)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^milk: (?:today|Sun, 29 Nov)/ })).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'milk: +1 day' })).toBeTruthy()
  type('rice')
  expect(await shows(/^rice: Tue, 1 Dec/)).toBeTruthy()
})

describe('what keeps a line from being saved', () => {
  const rows = () => screen.getAllByRole('listitem')
  const marked = () => rows().map((row) => row.className.includes('wrong'))

  /** Enter, and what is said about it before all that was read. */
  async function enter(text: string): Promise<HTMLElement> {
    open({ dates: text.split(',').map(() => null), pictures: [] })
    type(text)
    await screen.findByRole('list', { name: 'What will be added' })
    line().focus()
    fireEvent.submit(line())
    const alert = await screen.findByRole('alert')
    const [first] = rows()
    expect(first && alert.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    return alert
  }

  it('is said under the line, and its row takes the focus where it lacks a date', async () => {
    const alert = await enter('rice +5, blorf, ham +3')
    expect(alert.textContent).toBe('blorf needs a date.')
    expect(marked()).toEqual([false, true, false])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('blorf: today')
  })

  it('says first what another Enter leaves out, also where the date is missing, too', async () => {
    const alert = await enter('½ blorf')
    expect(alert.textContent).toMatch(/^“½” could not be read/)
    expect(document.activeElement).toBe(line())
    fireEvent.submit(line())
    await expect.poll(() => screen.queryByRole('alert')?.textContent).toBe('blorf needs a date.')
  })

  it('is pointed to where it could not be read, while the next Enter leaves it out', async () => {
    const alert = await enter('rice +5, ½ yogurt +2, ham +3')
    expect(alert.textContent).toMatch(/^“½” could not be read/)
    expect(marked()).toEqual([false, true, false])
    expect(document.activeElement).toBe(line())
  })
})

describe('Enter right after the last letter', () => {
  const isTyped = async (text: string) => {
    type(text)
    await screen.findByRole('list', { name: 'What will be added' })
    line().focus()
  }

  it.each(['once', 'twice'])('waits for the date that is being asked for: %s', async (often) => {
    const before = presses().length
    open(new Promise((resolve) => setTimeout(resolve, 100, suggestions)))
    await isTyped('milk')
    fireEvent.submit(line())
    if (often === 'twice') fireEvent.submit(line())
    expect(document.activeElement).toBe(line())
    expect(screen.queryByRole('alert')).toBeNull()
    await expect.poll(() => line()).toHaveProperty('value', '')
    expect(presses()).toHaveLength(before + 1)
    expect(saved()).toEqual(['2026-12-05'])
    expect(document.activeElement).toBe(line())
  })

  it.each([
    ['the server fails', failed],
    ['nobody knows', { dates: [null], pictures: [] }],
    ['nothing answers for long', new Promise(() => undefined)],
  ])('asks for the date where %s', async (_, answer) => {
    open(answer)
    await isTyped('blorf')
    fireEvent.submit(line())
    const alert = await screen.findByRole('alert', undefined, { timeout: 4_000 })
    expect(alert.textContent).toBe('blorf needs a date.')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('blorf: today')
  })

  it('is given up where somebody goes to the date field meanwhile, into which an iPhone writes as its wheels open', async () => {
    let tell: (answer: unknown) => void = () => undefined
    open(new Promise((resolve) => (tell = resolve)))
    await isTyped('milk')
    fireEvent.submit(line())
    const field = await screen.findByLabelText('Expiry date of milk')
    field.focus()
    fireEvent.change(field, { target: { value: '2026-11-28' } })
    await act(async () => tell(suggestions))
    expect(line()).toHaveProperty('value', 'milk')
    fireEvent.change(field, { target: { value: '2026-12-03' } })
    await save()
    expect(saved()).toEqual(['2026-12-03'])
  })

  it('waits in the next line, too, after one whose date was asked for in vain', async () => {
    let answer: unknown = failed
    drawScreen(<QuickAdd today="2026-11-28" isIdle />, (address) =>
      address.includes('/entry/dates') ? answer : { items: [], names: [] },
    )
    await isTyped('milk')
    fireEvent.submit(line())
    await press('milk: +3 days')
    await save()
    answer = suggestions
    await isTyped('milk')
    await save()
    expect(saved()).toEqual(['2026-12-01', '2026-12-05'])
  })
})

it('keeps the floating button away while it shows what it read', async () => {
  open({ dates: [null], pictures: [] })
  const isAway = () => document.documentElement.className.includes('reading')
  expect(isAway()).toBe(false)
  type('milk')
  await expect.poll(isAway).toBe(true)
  type('')
  await expect.poll(isAway).toBe(false)
})

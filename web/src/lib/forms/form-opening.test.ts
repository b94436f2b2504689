import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { setSession } from '../api/session.ts'
import { canTakeRefused, outcomeOf } from '../press/press-store.ts'
import { arun, mei } from '../testing/people.factory.ts'
import { FormOpening, isSame, type Opening, readDraft } from './form-opening.ts'

const told = vi.hoisted(() => vi.fn())
vi.mock('#ui/layers/toasts.ts', () => ({ notifyError: told, dismissToast: vi.fn() }))
vi.mock('../device/account.ts', () => ({ forgetQueries: vi.fn() }))

interface Values {
  name: string
  dates: string[]
}
interface Form extends Opening<Values> {
  edited?: string
}

const empty: Values = { name: '', dates: [''] }
const rice: Values = { name: 'Rice', dates: ['2026-03-02'] }
const refusal = new ApiError('VALIDATION_FAILED', 400, { fields: { name: 'Too long.' } })

let answer: () => Promise<void>
let sent: { form: Form; fields: string }[]
/** A page of the app: nothing but what is on the device outlives it. */
const openPage = () =>
  new FormOpening<Form, Values, string>({
    name: 'food',
    empty,
    isBlank: (values, begun) => isSame(values, begun) || values.name === '',
    isNew: ({ edited }) => edited === undefined,
    save: (form, fields) => {
      sent.push({ form, fields })
      void outcomeOf('pressed')
      return { id: 'pressed', done: answer() }
    },
    failure: (fields) => `${fields} could not be saved.`,
    dismissSaid: () => undefined,
  })
const openForm = (page: ReturnType<typeof openPage>) => page.current()
const settled = () =>
  expect
    .poll(() => sent.length)
    .toBeGreaterThan(0)
    .then(() => Promise.resolve())

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  })
  setSession(mei)
  answer = async () => undefined
  sent = []
  told.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

describe('a draft', () => {
  test('survives the page, for its writer alone', () => {
    const page = openPage()
    page.keepDraft(page.fresh(), rice)
    expect(openPage().fresh()).toMatchObject({ values: rice, isDraft: true })
    setSession(arun)
    expect(openPage().fresh()).toMatchObject({ values: empty, isDraft: false })
  })

  test('goes with the last letter, and when it is sent', () => {
    const page = openPage()
    page.keepDraft(page.fresh(), rice)
    page.keepDraft(page.fresh(), empty)
    expect(page.fresh().isDraft).toBe(false)
    page.keepDraft(page.fresh(), rice)
    page.submit(page.fresh(), rice, 'Rice')
    expect(openPage().fresh()).toMatchObject({ values: empty, isDraft: false })
  })

  test('stays when the form of a press that was refused is typed in and sent', () => {
    const page = openPage()
    page.keepDraft(page.fresh(), rice)
    const milk = { name: 'Milk', dates: [''] }
    const reopened: Form = { values: milk, id: 'milk', refusal, replaces: 'a press' }
    page.open(reopened)
    page.keepDraft(reopened, { ...milk, name: 'Oat milk' })
    page.submit(reopened, milk, 'Milk')
    expect(openPage().fresh()).toMatchObject({ values: rice, isDraft: true })
  })

  test('is not made of an edit that nobody has opened on its thing', () => {
    const page = openPage()
    page.keepDraft({ ...page.fresh(), edited: 'milk' }, rice)
    expect(page.fresh().isDraft).toBe(false)
  })

  test('of another version of the form is none', () => {
    for (const text of [
      null,
      '',
      '{',
      '7',
      'null',
      '{"name":"Rice"}',
      '{"name":1,"dates":[]}',
      '{"name":"","dates":[1]}',
    ])
      expect(readDraft(text, empty)).toBeUndefined()
    expect(readDraft(JSON.stringify(rice), empty)).toEqual(rice)
  })

  test('may hold lists by name where an empty form holds nothing', () => {
    const nothing: { stated: Record<string, string[]> | null } = { stated: null }
    const milk = { stated: { contains: ['milk'], mayContain: [] } }
    expect(readDraft(JSON.stringify(milk), nothing)).toEqual(milk)
    expect(readDraft('{"stated":null}', nothing)).toEqual(nothing)
    for (const text of ['{}', '{"stated":1}', '{"stated":["milk"]}', '{"stated":{"contains":"milk"}}'])
      expect(readDraft(text, nothing)).toBeUndefined()
    expect(readDraft('{"name":{"contains":[]},"dates":[]}', empty)).toBeUndefined()
  })
})

describe('a draft of a thing that is there', () => {
  const milk: Values = { name: 'Milk', dates: ['2026-03-02'] }
  const typed: Values = { name: 'Oat milk', dates: ['2026-03-02', '2026-03-09'] }
  const edit = (page: ReturnType<typeof openPage>, values = milk, id = 'milk') =>
    page.about(id, { values, id, edited: id })
  /** Somebody typed into its form, and the page went. */
  function typeAndGo(): void {
    const page = openPage()
    page.keepDraft(edit(page), typed)
  }

  test('survives the page, for its writer and that thing alone', () => {
    typeAndGo()
    const page = openPage()
    expect(edit(page)).toMatchObject({ values: typed, isDraft: true, of: { id: 'milk', values: milk } })
    expect(edit(page, milk, 'other milk')).toMatchObject({ values: milk })
    expect(page.fresh()).toMatchObject({ values: empty, isDraft: false })
    setSession(arun)
    expect(edit(page)).toMatchObject({ values: milk })
  })

  test('is forgotten where the thing says something else by now', () => {
    typeAndGo()
    const fewer = { ...milk, dates: [] }
    expect(edit(openPage(), fewer)).toEqual({
      values: fewer,
      id: 'milk',
      edited: 'milk',
      of: { id: 'milk', values: fewer },
    })
    expect(edit(openPage())).toMatchObject({ values: milk })
  })

  test('goes when it is typed back, sent or cancelled, and stays when its screen goes', () => {
    const page = openPage()
    const leave = page.showOn()
    const isKept = () => edit(openPage()).isDraft === true
    page.keepDraft(edit(page), typed)
    page.keepDraft(edit(page), milk)
    expect(isKept()).toBe(false)
    for (const end of ['cancel', 'submit'] as const) {
      page.open(edit(page))
      page.keepDraft(edit(page), typed)
      expect(isKept()).toBe(true)
      if (end === 'cancel') page.cancel()
      else page.submit(edit(page), typed, 'Milk')
      expect(isKept()).toBe(false)
      expect(openForm(page)).toBeUndefined()
    }
    page.open(edit(page))
    page.keepDraft(edit(page), typed)
    leave()
    expect(isKept()).toBe(true)
  })

  test('is there again once the server refused it', async () => {
    const page = openPage()
    page.showOn()
    answer = async () => Promise.reject(refusal)
    page.submit(edit(page), typed, 'Milk')
    await expect.poll(() => openForm(page)).toMatchObject({ values: typed, refusal })
    expect(edit(openPage())).toMatchObject({ values: typed, isDraft: true })
    expect(openPage().fresh()).toMatchObject({ values: empty, isDraft: false })
  })

  test('of something new stays when its form is cancelled: a thumb slips', () => {
    const page = openPage()
    page.open(page.fresh())
    page.keepDraft(page.fresh(), rice)
    page.cancel()
    expect(page.fresh()).toMatchObject({ values: rice, isDraft: true })
  })
})

describe('a form that is sent', () => {
  test('closes at once and tells whoever opened it', () => {
    const page = openPage()
    const onLeave = vi.fn()
    page.open({ ...page.fresh(), onLeave })
    page.submit({ ...page.fresh(), onLeave }, rice, 'Rice')
    expect(openForm(page)).toBeUndefined()
    expect(onLeave.mock.calls).toEqual([[false]])
    page.open({ ...page.fresh(), onLeave })
    page.cancel()
    expect(onLeave.mock.calls).toEqual([[false], [true]])
  })

  test('and refused comes back as it was typed, with the reason, and stays a draft', async () => {
    const page = openPage()
    page.showOn()
    answer = async () => Promise.reject(refusal)
    const form = page.fresh()
    page.submit(form, rice, 'Rice')
    await expect.poll(() => openForm(page)).toMatchObject({ values: rice, refusal, id: form.id })
    expect(told).not.toHaveBeenCalled()
    expect(openPage().fresh()).toMatchObject({ values: rice, isDraft: true })
  })

  test('keeps its id while the same is sent again, and gets another with other values', async () => {
    const page = openPage()
    const refused: Form = { ...page.fresh(), values: rice, refusal }
    page.submit(refused, { ...rice }, 'Rice')
    page.submit(refused, { ...rice, name: 'Brown rice' }, 'Brown rice')
    await settled()
    expect(sent.map(({ form }) => form.id === refused.id)).toEqual([true, false])
  })

  test('and refused while another is open, or elsewhere, is told with a way to try again', async () => {
    const page = openPage()
    answer = async () => Promise.reject(refusal)
    page.submit(page.fresh(), rice, 'Rice')
    await expect.poll(() => told).toHaveBeenCalledOnce()
    const [text, { retry }] = told.mock.lastCall ?? []
    expect(text).toBe('Rice could not be saved. Some fields need another look. What you typed is kept.')
    answer = async () => undefined
    retry()
    expect(sent).toHaveLength(2)
  })

  test('is taken back refused where it has room alone', () => {
    const page = openPage()
    const leave = page.showOn()
    const milk = page.fresh()
    page.submit(milk, { ...rice, name: 'Milk' }, 'Milk')
    expect(canTakeRefused('pressed')).toBe(true)
    page.open(page.fresh())
    expect(canTakeRefused('pressed')).toBe(false)
    page.close()
    expect(canTakeRefused('pressed')).toBe(true)
    page.keepDraft(page.fresh(), rice)
    expect(canTakeRefused('pressed')).toBe(false)
    page.keepDraft(page.fresh(), empty)
    setSession(arun)
    expect(canTakeRefused('pressed')).toBe(false)
    setSession(mei)
    leave()
    expect(canTakeRefused('pressed')).toBe(false)
  })

  test('that edits is taken back refused beside a draft of something new', () => {
    const page = openPage()
    page.showOn()
    page.keepDraft(page.fresh(), rice)
    page.submit({ ...page.fresh(), edited: 'milk' }, rice, 'Rice')
    expect(canTakeRefused('pressed')).toBe(true)
  })

  test('and refused for good, or because the session is over, offers no second try', async () => {
    for (const [code, status] of [
      ['NOT_FOUND', 404],
      ['UNAUTHENTICATED', 401],
    ] as const) {
      told.mockClear()
      const page = openPage()
      answer = async () => Promise.reject(new ApiError(code, status))
      page.submit(page.fresh(), rice, 'Rice')
      await expect.poll(() => told).toHaveBeenCalledOnce()
      expect(told.mock.lastCall?.[1].retry).toBeUndefined()
    }
  })

  test('after the session was lost leaves its draft to whoever typed it', () => {
    const page = openPage()
    page.keepDraft(page.fresh(), rice)
    setSession(null)
    page.submit({ ...page.fresh(), values: rice }, rice, 'Rice')
    setSession(mei)
    expect(openPage().fresh()).toMatchObject({ values: rice, isDraft: true })
  })

  test('and came back with the end of the session is a draft of whoever sent it', async () => {
    const page = openPage()
    page.showOn()
    answer = async () => {
      setSession(null)
      throw new ApiError('UNAUTHENTICATED', 401)
    }
    page.submit(page.fresh(), rice, 'Rice')
    await expect.poll(() => told).toHaveBeenCalledOnce()
    expect(openForm(page)).toBeUndefined()
    expect(openPage().fresh().isDraft).toBe(false)
    setSession(mei)
    expect(openPage().fresh()).toMatchObject({ values: rice, isDraft: true })
    page.showOn()
    expect(openForm(page)).toMatchObject({ values: rice })
  })

  test('when the session was over opens for nobody else', async () => {
    const page = openPage()
    answer = async () => {
      setSession(null)
      throw new ApiError('UNAUTHENTICATED', 401)
    }
    page.submit({ ...page.fresh(), edited: 'milk' }, rice, 'Rice')
    await expect.poll(() => told).toHaveBeenCalledOnce()
    setSession(arun)
    page.showOn()
    expect(openForm(page)).toBeUndefined()
  })

  test('goes with its screen', () => {
    const page = openPage()
    const leave = page.showOn()
    page.open(page.fresh())
    leave()
    expect(openForm(page)).toBeUndefined()
  })
})

import { fireEvent, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { setSession } from '#lib/api/session.ts'
import { localDate } from '#lib/dates.ts'
import { payloadsOf, presses } from '#lib/press/press-store.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { author, mei } from '#lib/testing/people.factory.ts'
import type { PostPress } from '../data/exchange.press.ts'
import { PostForm } from '../form/post-form.tsx'
import { openDonationForm, postForms } from '../form/post-form-state.ts'

const today = localDate(new Date())
const milk = { foodName: 'Milk', quantity: 2, expiryDate: today, remark: '', item: 'milk' }

function Page() {
  const form = postForms.useOpen()
  useEffect(() => postForms.showOn(), [])
  return form && <PostForm key={form.id} form={form} today={today} viewer={author} homeDorm="PGP" />
}

/** The form of milk that leaves the pantry, as a page finds it that has just been opened. */
function donate(dateKind: string | undefined) {
  openDonationForm(milk, () => undefined)
  const suggestion = { contains: [], mayContain: [], dateKind }
  const suggested = () => (dateKind === undefined ? new Promise(() => undefined) : suggestion)
  return drawScreen(<Page />, (address) =>
    address.includes('suggestions') ? suggested() : { dorms: ['PGP'] },
  )
}

beforeEach(() => {
  setSession(mei)
  return () => {
    queryClient.clear()
    localStorage.clear()
  }
})

const more = () => screen.findByText('More details (optional)')
const unfold = async () => fireEvent.click(await more())
const kind = () => screen.findByLabelText<HTMLSelectElement>('Kind of date')
const choose = async (value: string) => fireEvent.change(await kind(), { target: { value } })
const told = (said: string) => screen.findByText(`Date: ${said}, as suggested`)
const isTold = () => screen.queryByText(/as suggested$/) !== null
const bodies = () => payloadsOf<PostPress>(presses(), 'post').map(({ call }) => call.input)
async function sends(body: object) {
  fireEvent.click(screen.getByRole('button', { name: 'Post' }))
  await expect.poll(bodies).toMatchObject([{ body }])
}

it.each([
  ['useBy', 'use by'],
  ['bestBefore', 'best before'],
])(
  'has the usual kind %s of a donated food chosen, says so where it is folded, and sends it',
  async (dateKind, said) => {
    donate(dateKind)
    await told(said)
    expect(screen.queryByLabelText('Kind of date')).toBeNull()
    await unfold()
    expect((await kind()).value).toBe(dateKind)
    await sends({ dateKind, pantryItemId: 'milk' })
  },
)

it('leaves a day of making to its owner: the date in the pantry is another day', async () => {
  donate('madeOn')
  await unfold()
  expect(await screen.findByText('Suggested: made on')).toBeDefined()
  expect((await kind()).value).toBe('')
  expect(isTold()).toBe(false)
})

it('states nothing where nothing is suggested, as without a connection', async () => {
  donate(undefined)
  await unfold()
  expect((await kind()).value).toBe('')
  await sends({ dateKind: null })
})

it.each(['', 'bestBefore'])('keeps what its owner chose: “%s”, over a reload too', async (chosen) => {
  const { unmount } = donate('useBy')
  await told('use by')
  await unfold()
  await choose(chosen)
  expect(isTold()).toBe(false)
  fireEvent.change(screen.getByLabelText('Food name'), { target: { value: 'Oat milk' } })
  unmount()
  donate('useBy')
  // What its owner chose is open by itself; a second press folds it, and takes no field away.
  await unfold()
  expect((await kind()).value).toBe(chosen)
  expect(isTold()).toBe(false)
  await sends({ dateKind: chosen || null })
})

it('is no draft by itself, and follows the food again from there', async () => {
  const { unmount } = donate('useBy')
  await told('use by')
  expect(JSON.stringify(Object.keys(localStorage))).not.toContain(':form:')
  unmount()
  queryClient.clear()
  donate('bestBefore')
  await told('best before')
})

it('stays with what else was typed, also where nothing is suggested then', async () => {
  const { unmount } = donate('useBy')
  await told('use by')
  fireEvent.change(screen.getByLabelText('Description (optional)'), { target: { value: 'Half full' } })
  unmount()
  queryClient.clear()
  donate(undefined)
  await told('use by')
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(isTold()).toBe(false)
})

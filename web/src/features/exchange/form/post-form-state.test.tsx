import { msPerDay } from '@shelfmate/contract/api/durations'
import type { Post } from '@shelfmate/contract/exchange/exchange'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { newId } from '#lib/new-id.ts'
import { leavePage } from '#lib/testing/draw-screen.factory.tsx'
import { mei } from '#lib/testing/people.factory.ts'
import { openAddForm, openDonationForm, openEditForm, type PostForm, postForms } from './post-form-state.ts'
import { emptyValues, type FormValues } from './post-form-values.ts'

beforeEach(() => {
  setSession(mei)
})
afterEach(() => {
  postForms.close()
  localStorage.clear()
  leavePage()
})

it.each([
  ['with its photo', 29, true],
  ['without a photo that the server has forgotten', 30, false],
])('brings a draft back %s', (_, days, isThere) => {
  const photoId = newId(Date.now() - days * msPerDay)
  postForms.keepDraft(postForms.fresh(), { ...emptyValues, foodName: 'Tofu', photoId })
  openAddForm()
  expect(postForms.current()).toMatchObject({
    isDraft: true,
    values: { foodName: 'Tofu', photoId: isThere ? photoId : null },
  })
})

it('is empty where the draft was a photo that is forgotten', () => {
  postForms.keepDraft(postForms.fresh(), { ...emptyValues, photoId: newId(Date.now() - 30 * msPerDay) })
  openAddForm()
  expect(postForms.current()).toMatchObject({ isDraft: false, values: emptyValues })
})

/** Types into the open form, whose page goes then. */
function typeAndGo(typed: Partial<FormValues>): void {
  const form: PostForm | undefined = postForms.current()
  if (form) postForms.keepDraft(form, { ...form.values, ...typed })
  postForms.close()
}

describe('what was typed about a thing that is there', () => {
  const eggs = { foodName: 'Eggs', quantity: 4, expiryDate: '2026-03-02', remark: '', item: 'eggs' }
  const donate = (donation = eggs) => openDonationForm(donation, () => undefined)

  it('is there again where it is given away, and not as something new', () => {
    donate()
    typeAndGo({ quantity: '3', description: 'Large ones' })
    donate()
    expect(postForms.current()).toMatchObject({
      isDraft: true,
      donation: { pantryItemId: 'eggs', available: 4 },
      values: { foodName: 'Eggs', quantity: '3', description: 'Large ones' },
    })
    postForms.close()
    openAddForm()
    expect(postForms.current()).toMatchObject({ isDraft: false, values: emptyValues })
  })

  it('knows which of several it is, and tells whether it was cancelled', () => {
    const onLeave = vi.fn()
    openDonationForm({ ...eggs, place: { at: 2, of: 8 } }, onLeave)
    expect(postForms.current()?.place).toEqual({ at: 2, of: 8 })
    postForms.cancel()
    expect(onLeave.mock.calls).toEqual([[true]])
    donate()
    expect(postForms.current()?.place).toBeUndefined()
  })

  it('is no draft where the dorm alone was filled in', () => {
    donate()
    typeAndGo({ location: 'PGP' })
    donate()
    expect(postForms.current()).toMatchObject({ isDraft: false, values: { quantity: '4', location: '' } })
  })

  it('is forgotten where there is less of it by now', () => {
    donate()
    typeAndGo({ quantity: '3' })
    donate({ ...eggs, quantity: 2 })
    expect(postForms.current()).toMatchObject({ isDraft: false, values: { quantity: '2' } })
  })
})

it('brings back what was typed into the edit of a post, with the image that the post has where a new one is forgotten', () => {
  const photoId = newId(Date.now() - 30 * msPerDay)
  const told = {
    foodName: 'Tofu',
    quantity: 1,
    expiryDate: '2026-03-02',
    description: '',
    giving: 'iChoose',
  }
  const post = { ...told, id: 'tofu', location: 'PGP', photoId: 'stored' } as Post
  openEditForm(post)
  typeAndGo({ location: 'Tembusu', photoId })
  openEditForm(post)
  expect(postForms.current()).toMatchObject({
    isDraft: true,
    values: { location: 'Tembusu', photoId: 'stored' },
  })
  typeAndGo({ photoId: null })
  openEditForm(post)
  expect(postForms.current(), 'an image that was taken away stays away').toMatchObject({
    isDraft: true,
    values: { location: 'Tembusu', photoId: null },
  })
  postForms.cancel()
  openEditForm(post)
  expect(postForms.current()).toMatchObject({ isDraft: false, values: { location: 'PGP' } })
})

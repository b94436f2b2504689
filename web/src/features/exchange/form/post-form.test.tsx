import type { Post } from '@shelfmate/contract/exchange/exchange'
import { act, fireEvent, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { setSession } from '#lib/api/session.ts'
import { localDate } from '#lib/dates.ts'
import { presses } from '#lib/press/press-store.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { type HeldRequest, holdRequests } from '#lib/testing/held-requests.factory.ts'
import { author, mei } from '#lib/testing/people.factory.ts'
import { dismissDeeds, readToasts } from '#ui/layers/toasts.ts'
import { PostForm } from './post-form.tsx'
import { openAddForm, postForms } from './post-form-state.ts'
import { emptyValues } from './post-form-values.ts'

const today = localDate(new Date())
const tofu = { ...emptyValues, foodName: 'Tofu', expiryDate: today, location: 'PGP' }

let requests: HeldRequest[]

/** The screen that the form is on. */
function Page() {
  const form = postForms.useOpen()
  useEffect(() => postForms.showOn(), [])
  return form && <PostForm key={form.id} form={form} today={today} viewer={author} homeDorm={undefined} />
}

beforeEach(() => {
  requests = holdRequests()
  setSession(mei)
  postForms.open({ ...postForms.fresh(), values: tofu })
  return () => localStorage.clear()
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const draft = () => postForms.fresh().values
/** What a page that is opened anew would find. */
const kept = () => JSON.stringify(Object.entries(localStorage).filter(([name]) => name.includes(':form:')))
const posted = () => presses().filter(({ kind }) => kind === 'post')
const said = () => readToasts().map(({ message }) => message)
const end = async (event: 'load' | 'error') =>
  act(async () => {
    for (const request of requests) request.end(event)
  })

async function drawWithPhoto() {
  onTestFinished(dismissDeeds)
  const { unmount } = drawScreen(<Page />, () => ({ dorms: ['PGP'], contains: [], mayContain: [] }))
  const file = new File(['x'], 'tofu.gif', { type: 'image/gif' })
  fireEvent.change(await screen.findByLabelText('Add a Photo (optional)'), { target: { files: [file] } })
  await expect.poll(() => requests).toHaveLength(1)
  return unmount
}

it('takes no change while its photo is awaited, which would not be posted', async () => {
  await drawWithPhoto()
  const name = screen.getByLabelText('Food name')
  press('Post')
  const isHeld = (element: Element) => element.closest('[inert]') !== null
  await expect.poll(() => isHeld(name)).toBe(true)
  expect(isHeld(screen.getByRole('button', { name: 'Remove photo' }))).toBe(true)
  expect(isHeld(screen.getByRole('button', { name: 'Cancel' }))).toBe(false)
  await end('error')
  await expect.poll(() => isHeld(name)).toBe(false)
  expect(document.activeElement).toBe(screen.getByLabelText('Choose Another Photo'))
  expect(posted()).toEqual([])
})

it('is posted once its photo is there, though its screen has been left, and another that is open by then stays', async () => {
  const unmount = await drawWithPhoto()
  fireEvent.change(screen.getByLabelText('Description (optional)'), { target: { value: 'Silken' } })
  expect(draft()).toMatchObject({ description: 'Silken' })
  press('Post')
  unmount()
  expect(draft(), 'no draft of what is on its way').toEqual(emptyValues)
  expect(kept(), 'but for a page that goes').toContain('Silken')
  openAddForm()
  postForms.keepDraft(postForms.fresh(), { ...emptyValues, foodName: 'Rice' })
  await end('load')
  await expect.poll(posted).toHaveLength(1)
  expect(JSON.stringify(posted())).toContain('Silken')
  expect(postForms.current()).toBeDefined()
  expect(draft()).toMatchObject({ foodName: 'Rice' })
})

it('leaves nothing behind once it is posted, though its screen has been left', async () => {
  const unmount = await drawWithPhoto()
  press('Post')
  unmount()
  expect(kept()).toContain('Tofu')
  await end('load')
  await expect.poll(posted).toHaveLength(1)
  expect(kept()).not.toContain('Tofu')
})

it('says that its photo kept it back where its screen has been left, and is a draft again', async () => {
  const unmount = await drawWithPhoto()
  press('Post')
  unmount()
  await end('error')
  await expect.poll(said).toEqual(['Failed to upload image. Tofu could not be posted.'])
  expect(draft()).toMatchObject({ foodName: 'Tofu' })
  expect(posted()).toEqual([])
})

it('is not posted once it was cancelled, and stays a draft', async () => {
  await drawWithPhoto()
  fireEvent.change(screen.getByLabelText('Description (optional)'), { target: { value: 'Silken' } })
  press('Post')
  press('Cancel')
  await end('load')
  expect([said(), posted()]).toEqual([[], []])
  expect(draft()).toMatchObject({ description: 'Silken' })
})

it('keeps a photo with the draft, and takes it out with the photo', async () => {
  await drawWithPhoto()
  await end('load')
  await expect.poll(() => draft().photoId).not.toBeNull()
  press('Remove photo')
  await expect.poll(() => draft()).toEqual(tofu)
  const file = new File(['x'], 'tofu.gif', { type: 'image/gif' })
  fireEvent.change(screen.getByLabelText('Add a Photo (optional)'), { target: { files: [file] } })
  await expect.poll(() => requests).toHaveLength(2)
  await end('load')
  await expect.poll(() => draft().photoId).not.toBeNull()
})

it('makes a new post of what was corrected after the post had gone, with its new photo, in place of the change that waits', async () => {
  const post = { id: 'tofu' } as Post
  const refusal = new ApiError('NOT_FOUND', 404)
  postForms.open({ post, values: tofu, id: 'an edit', refusal, replaces: 'a press' })
  await drawWithPhoto()
  await end('load')
  fireEvent.change(screen.getByLabelText('Description (optional)'), { target: { value: 'Silken' } })
  press('Make it a new post')
  const { values, ...rest } = postForms.current() ?? {}
  expect(rest).toEqual({ id: expect.not.stringMatching('an edit'), replaces: 'a press' })
  expect(values).toMatchObject({ description: 'Silken', photoId: expect.any(String) })
})

it('says beside the date that the server refused the day of making, and above the fields what is about none of them', async () => {
  const refusal = new ApiError('VALIDATION_FAILED', 400, {
    fields: { madeOn: 'Please select the day it was made: today or earlier.', shelf: 'Which shelf?' },
  })
  postForms.open({ ...postForms.fresh(), values: { ...tofu, dateKind: 'madeOn' }, refusal })
  drawScreen(<Page />, () => ({ dorms: ['PGP'], contains: [], mayContain: [] }))
  const date = await screen.findByLabelText('Day it was made')
  const texts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(texts).toEqual([
    'Some fields need another look. What you typed is kept. Which shelf?',
    'Please select the day it was made: today or earlier.',
  ])
  expect(date.getAttribute('aria-invalid')).toBe('true')
})

import type { OwnProfile } from '@shelfmate/contract/profile/profile'
import { seenByEverybody } from '@shelfmate/contract/profile/seen-by'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { setSession } from '#lib/api/session.ts'
import { readNote, removeNote } from '#lib/device/device-notes.ts'
import { end, settle } from '#lib/press/press.ts'
import { canTakeRefused, presses } from '#lib/press/press-store.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { holdRequests } from '#lib/testing/held-requests.factory.ts'
import { mei } from '#lib/testing/people.factory.ts'
import { dismissDeeds, readToasts } from '#ui/layers/toasts.ts'
import { ProfileForm } from './profile-form.tsx'
import { profileNote } from './profile-note.ts'

const profile: OwnProfile = {
  userId: 'mei',
  email: 'mei@campus.test',
  displayName: 'Mei Tan',
  photoId: null,
  age: null,
  dorm: '',
  preferences: '',
  allergies: '',
  seenBy: seenByEverybody,
}

/** An upload that arrives at once. */
class QuickRequest extends EventTarget {
  upload = new EventTarget()
  status = 201
  response = {}
  open = () => undefined
  setRequestHeader = () => undefined
  send = () => void this.dispatchEvent(new Event('load'))
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', QuickRequest)
})
afterEach(() => {
  removeNote(profileNote('mei'))
  vi.unstubAllGlobals()
})

it('keeps nothing on the device once it was cancelled, be it drawn once more: neither words nor a picture', async () => {
  const onCancel = vi.fn()
  drawScreen(<ProfileForm profile={profile} onSaved={() => undefined} onCancel={onCancel} />, () => ({}))
  const kept = () => readNote(profileNote('mei')) ?? 'nothing'
  const file = new File(['x'], 'mei.gif', { type: 'image/gif' })
  const [input] = document.querySelectorAll('input[type=file]')
  if (input) fireEvent.change(input, { target: { files: [file] } })
  await expect.poll(() => kept()).toContain('"changed":["photoId"]')
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Mei' } })
  expect(kept()).toContain('"changed":["displayName","photoId"]')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancel).toHaveBeenCalledOnce()
  expect(kept()).toBe('nothing')
})

/** A form whose Save can be pressed, and that can be left. */
function open(onSaved = vi.fn()) {
  setSession(mei)
  onTestFinished(dismissDeeds)
  const form = <ProfileForm profile={profile} onSaved={onSaved} onCancel={() => undefined} />
  const { unmount } = drawScreen(form, () => ({}))
  return { onSaved, unmount }
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const saved = () => presses().find(({ kind }) => kind === 'profile')
const said = () => readToasts().map(({ message }) => message)

it.each([
  ['calls nobody away who has left it', true],
  ['leads on whoever waits for it', false],
])('%s once it is saved', async (_, isLeft) => {
  const { onSaved, unmount } = open()
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Mei' } })
  await expect.poll(() => readNote(profileNote('mei'))).toContain('Mei')
  save()
  await expect.poll(() => saved()?.phase).toBe('waiting')
  const { id = '' } = saved() ?? {}
  expect(canTakeRefused(id)).toBe(true)
  if (isLeft) unmount()
  expect(canTakeRefused(id)).toBe(!isLeft)
  await settle({ id, userId: mei.id }, async () => undefined)
  await expect.poll(said).toEqual(['Profile updated!'])
  expect(onSaved).toHaveBeenCalledTimes(isLeft ? 0 : 1)
  // What is saved isn't told as unsaved at the next visit.
  await expect.poll(() => readNote(profileNote('mei'))).toBeNull()
})

it.each([
  ['is saved with its picture once that is there', 'load', undefined] as const,
  [
    'says that it isn’t saved when its picture fails',
    'error',
    'Failed to upload profile picture. Your profile could not be saved.',
  ] as const,
])('%s, though it has been left by then', async (_, event, failure) => {
  const sent = holdRequests()
  const { unmount } = open()
  const file = new File(['x'], 'mei.gif', { type: 'image/gif' })
  fireEvent.change(screen.getByLabelText('Upload New Picture'), { target: { files: [file] } })
  await expect.poll(() => sent).toHaveLength(1)
  save()
  unmount()
  for (const request of sent) request.end(event)
  if (failure === undefined) await expect.poll(() => saved()?.phase).toBe('waiting')
  else await expect.poll(said).toEqual([failure])
  expect(saved() === undefined).toBe(failure !== undefined)
})

it('takes no change while it is being saved, which would be neither saved nor kept', async () => {
  open()
  const allergies = screen.getByLabelText('Allergies')
  allergies.focus()
  save()
  const isHeld = (element: Element) => element.closest('[inert]') !== null
  await expect.poll(() => isHeld(allergies)).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
  expect(isHeld(screen.getByRole('button', { name: 'Cancel' }))).toBe(false)
  await expect.poll(() => saved()?.phase).toBe('waiting')
  end(saved()?.id ?? '', new ApiError('INTERNAL', 500))
  await expect.poll(() => isHeld(allergies)).toBe(false)
})

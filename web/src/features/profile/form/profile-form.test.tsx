import type { OwnProfile } from '@shelfmate/contract/profile/profile'
import { seenByEverybody } from '@shelfmate/contract/profile/seen-by'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readNote, removeNote } from '#lib/device/device-notes.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
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

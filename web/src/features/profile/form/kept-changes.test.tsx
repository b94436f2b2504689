import { useForm } from '@mantine/form'
import { msPerHour } from '@shelfmate/contract/api/durations'
import { seenByEverybody } from '@shelfmate/contract/profile/seen-by'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { removeNote } from '#lib/device/device-notes.ts'
import type { ImageUpload } from '#lib/images/use-image-upload.ts'
import { newId } from '#lib/new-id.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import { KeptChanges } from './kept-changes.tsx'
import { profileNote } from './profile-note.ts'
import type { ProfileFormOf, ProfileValues } from './profile-values.ts'

const saved: ProfileValues = {
  displayName: 'Mei Tan',
  age: '',
  dorm: '',
  preferences: '',
  allergies: '',
  photoId: 'old',
  seenBy: seenByEverybody,
}
const nothing = () => undefined
const idle: ImageUpload = {
  image: undefined,
  choose: nothing,
  retry: nothing,
  clear: nothing,
  settled: async () => undefined,
  failure: () => undefined,
}
const uploaded = (id: string): ImageUpload => ({
  ...idle,
  image: { id, file: new Blob(), previewUrl: 'blob:new', progress: 1, state: 'stored' },
})

afterEach(() => removeNote(profileNote('mei')))

/** Opens the form anew, as somebody does who comes back to it. */
function open(values = saved, upload = idle) {
  const held: { form?: ProfileFormOf } = {}
  const Form = () => {
    const form = useForm({ initialValues: values })
    held.form = form
    return <KeptChanges userId="mei" form={form} upload={upload} />
  }
  const { unmount } = draw(<Form />)
  return {
    close: unmount,
    now: () => held.form?.values,
    type: (change: Partial<ProfileValues>) => act(() => held.form?.setValues(change)),
  }
}

const note = () => screen.queryByText('Here’s what you typed before. It isn’t saved yet.')

it('brings back what was typed, over what was saved elsewhere meanwhile, and says so', () => {
  const first = open()
  expect(note()).toBeNull()
  first.type({ allergies: 'peanuts', seenBy: { ...seenByEverybody, allergies: 'nobody' } })
  first.close()
  const second = open({ ...saved, dorm: 'PGP' })
  expect(second.now()).toEqual({
    ...saved,
    dorm: 'PGP',
    allergies: 'peanuts',
    seenBy: { ...seenByEverybody, allergies: 'nobody' },
  })
  expect(note()).not.toBeNull()
})

it('keeps a picture that was uploaded, and one that was taken away', () => {
  const photoId = newId()
  open(saved, uploaded(photoId)).close()
  const second = open()
  expect(second.now()?.photoId).toBe(photoId)
  second.type({ photoId: null })
  second.close()
  expect(open().now()?.photoId).toBeNull()
})

it('keeps no picture for longer than the server does', () => {
  const uploadedAt = Date.now() - 24 * msPerHour
  const first = open(saved, uploaded(newId(uploadedAt)))
  first.type({ dorm: 'PGP' })
  first.close()
  expect(open().now()).toEqual({ ...saved, dorm: 'PGP' })
})

it('keeps nothing that is as it is saved, nor of another user', () => {
  const first = open()
  first.type({ dorm: 'PGP' })
  first.type({ dorm: '' })
  first.close()
  const second = open()
  expect(second.now()).toEqual(saved)
  second.type({ dorm: 'PGP' })
  second.close()
  expect(open({ ...saved, dorm: 'PGP' }).now()).toEqual({ ...saved, dorm: 'PGP' })
  expect(note()).toBeNull()
})

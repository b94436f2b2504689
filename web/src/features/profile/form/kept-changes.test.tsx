import { useForm } from '@mantine/form'
import { msPerDay } from '@shelfmate/contract/api/durations'
import { seenByEverybody } from '@shelfmate/contract/profile/seen-by'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { removeNote } from '#lib/device/device-notes.ts'
import { newId } from '#lib/new-id.ts'
import { uploadWith } from '#lib/testing/upload.factory.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import { KeptChanges } from './kept-changes.tsx'
import { profileNote } from './profile-note.ts'
import { savedValues } from './profile-values.factory.ts'
import type { ProfileFormOf, ProfileValues } from './profile-values.ts'

const uploaded = (id: string) => uploadWith({ id, previewUrl: 'blob:new', progress: 1, state: 'stored' })

afterEach(() => removeNote(profileNote('mei')))

/** Opens the form anew, as somebody does who comes back to it. */
function open(values = savedValues, upload = uploadWith()) {
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
  const second = open({ ...savedValues, dorm: 'PGP' })
  expect(second.now()).toEqual({
    ...savedValues,
    dorm: 'PGP',
    allergies: 'peanuts',
    seenBy: { ...seenByEverybody, allergies: 'nobody' },
  })
  expect(note()).not.toBeNull()
})

it('keeps a picture that was uploaded, and one that was taken away', () => {
  const photoId = newId()
  open(savedValues, uploaded(photoId)).close()
  const second = open()
  expect(second.now()?.photoId).toBe(photoId)
  second.type({ photoId: null })
  second.close()
  expect(open().now()?.photoId).toBeNull()
})

it('keeps no picture for longer than the server does', () => {
  const uploadedAt = Date.now() - 30 * msPerDay
  const first = open(savedValues, uploaded(newId(uploadedAt)))
  first.type({ dorm: 'PGP' })
  first.close()
  expect(open().now()).toEqual({ ...savedValues, dorm: 'PGP' })
})

it('keeps nothing that is as it is saved, nor of another user', () => {
  const first = open()
  first.type({ dorm: 'PGP' })
  first.type({ dorm: '' })
  first.close()
  const second = open()
  expect(second.now()).toEqual(savedValues)
  second.type({ dorm: 'PGP' })
  second.close()
  expect(open({ ...savedValues, dorm: 'PGP' }).now()).toEqual({ ...savedValues, dorm: 'PGP' })
  expect(note()).toBeNull()
})

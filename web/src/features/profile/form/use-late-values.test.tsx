import { useForm } from '@mantine/form'
import { seenByEverybody } from '@shelfmate/contract/profile/seen-by'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ProfileValues } from './profile-values.ts'
import { useLateValues } from './use-late-values.ts'

const first: ProfileValues = {
  displayName: 'Mei Tan',
  age: '',
  dorm: '',
  preferences: '',
  allergies: '',
  photoId: 'old',
  seenBy: seenByEverybody,
}

const shown = () =>
  renderHook(
    (values) => {
      const form = useForm({ initialValues: values })
      useLateValues(form, values)
      return form
    },
    { initialProps: first },
  )

it('shows what is read later', () => {
  const { result, rerender } = shown()
  rerender({ ...first, displayName: 'Mei Lin', photoId: 'new' })
  expect(result.current.values).toMatchObject({ displayName: 'Mei Lin', photoId: 'new' })
  expect(result.current.isDirty()).toBe(false)
})

it('keeps what was typed, and follows in every other field', () => {
  const { result, rerender } = shown()
  act(() => result.current.setFieldValue('displayName', 'Mei'))
  rerender({ ...first, displayName: 'Mei Lin', photoId: 'new' })
  expect(result.current.values).toMatchObject({ displayName: 'Mei', photoId: 'new' })
  rerender({ ...first, displayName: 'Mei Lim', photoId: 'newer' })
  expect(result.current.values).toMatchObject({ displayName: 'Mei', photoId: 'newer' })
})

it('leaves out a picture that was taken away here', () => {
  const { result, rerender } = shown()
  act(() => result.current.setFieldValue('photoId', null))
  rerender({ ...first, displayName: 'Mei Lin', photoId: 'new' })
  expect(result.current.values).toMatchObject({ displayName: 'Mei Lin', photoId: null })
})

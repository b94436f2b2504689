import { useForm } from '@mantine/form'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { savedValues } from './profile-values.factory.ts'
import { useLateValues } from './use-late-values.ts'

const shown = () =>
  renderHook(
    (values) => {
      const form = useForm({ initialValues: values })
      useLateValues(form, values)
      return form
    },
    { initialProps: savedValues },
  )

it('shows what is read later', () => {
  const { result, rerender } = shown()
  rerender({ ...savedValues, displayName: 'Mei Lin', photoId: 'new' })
  expect(result.current.values).toMatchObject({ displayName: 'Mei Lin', photoId: 'new' })
  expect(result.current.isDirty()).toBe(false)
})

it('keeps what was typed, and follows in every other field', () => {
  const { result, rerender } = shown()
  act(() => result.current.setFieldValue('displayName', 'Mei'))
  rerender({ ...savedValues, displayName: 'Mei Lin', photoId: 'new' })
  expect(result.current.values).toMatchObject({ displayName: 'Mei', photoId: 'new' })
  rerender({ ...savedValues, displayName: 'Mei Lim', photoId: 'newer' })
  expect(result.current.values).toMatchObject({ displayName: 'Mei', photoId: 'newer' })
})

it('leaves out a picture that was taken away here', () => {
  const { result, rerender } = shown()
  act(() => result.current.setFieldValue('photoId', null))
  rerender({ ...savedValues, displayName: 'Mei Lin', photoId: 'new' })
  expect(result.current.values).toMatchObject({ displayName: 'Mei Lin', photoId: null })
})

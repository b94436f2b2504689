import { useForm } from '@mantine/form'
import { fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { FoodForm, useFormStart } from './food-form.tsx'

const empty = { name: '', date: '' }

function Form() {
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({ initialValues: { name: 'Rice', date: '' } })
  const opening = { id: '1', values: form.values, isDraft: true }
  const { start } = useFormStart({ element, opening, form, empty })
  return (
    <FoodForm {...start}>
      <input aria-label="Name" {...form.getInputProps('name')} />
      <input aria-label="Date" type="date" {...form.getInputProps('date')} />
    </FoodForm>
  )
}

it('starts over without a date that was begun and not finished, either', () => {
  drawScreen(<Form />, () => null)
  const date = screen.getByLabelText<HTMLInputElement>('Date')
  // As a browser has it: shown, and not in the form's values.
  date.value = '2026-11-05'
  Object.defineProperty(date, 'validity', { value: { badInput: true } })
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('')
  expect(date.value).toBe('')
})

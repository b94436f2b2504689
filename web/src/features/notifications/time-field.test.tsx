import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { draw } from '#ui/testing/draw.factory.tsx'
import { TimeField } from './time-field.tsx'

it('keeps a time that was chosen where its screen is left before the field', () => {
  const onChange = vi.fn()
  const { unmount } = draw(<TimeField label="From" value="22:00" onChange={onChange} />)
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '23:00' } })
  expect(onChange).not.toHaveBeenCalled()
  unmount()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('23:00')
})

it('tells of nothing that was not changed, or told already', () => {
  const onChange = vi.fn()
  const { unmount } = draw(<TimeField label="From" value="22:00" onChange={onChange} />)
  const field = screen.getByLabelText('From')
  fireEvent.change(field, { target: { value: '23:00' } })
  fireEvent.blur(field)
  unmount()
  expect(onChange).toHaveBeenCalledOnce()
})

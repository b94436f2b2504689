import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { draw } from '../testing/draw.factory.tsx'
import { PasswordField } from './password-field.tsx'
import { SearchField } from './search-field.tsx'

it('a search field is cleared by one press, and keeps the focus', () => {
  const onChange = vi.fn()
  const { rerender } = draw(<SearchField label="Search by name" value="" onChange={onChange} />)
  const field = screen.getByRole('searchbox', { name: 'Search by name' })
  expect(screen.queryByRole('button')).toBeNull()
  fireEvent.change(field, { target: { value: 'rice' } })
  rerender(<SearchField label="Search by name" value="rice" onChange={onChange} />)
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(onChange.mock.calls).toEqual([['rice'], ['']])
  expect(document.activeElement).toBe(field)
})

it('a password is hidden until its button shows it, and hidden again', () => {
  draw(<PasswordField label="New password" autoComplete="new-password" />)
  const field = screen.getByLabelText<HTMLInputElement>('New password')
  expect(field.type).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Show new password' }))
  expect(field.type).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'Hide new password' }))
  expect(field.type).toBe('password')
})

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '#ui/testing/draw.factory.tsx'
import type { ReviewRow } from '../review-row.ts'
import { DateForAll } from './date-for-all.tsx'

it('calls the quick dates what stands on them', () => {
  draw(<DateForAll rows={[{ key: 'a', date: '' } as ReviewRow]} today="2026-11-28" />)
  const names = screen.getAllByRole('button').map((one) => [one.textContent, one.getAttribute('aria-label')])
  expect(names).toEqual([
    ['+3', 'All without a date: +3 days'],
    ['+7', 'All without a date: +7 days'],
    ['+30', 'All without a date: +30 days'],
  ])
})

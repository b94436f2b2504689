import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { NameStewardPopup } from './name-steward-popup.tsx'

const steward = (userId: string, dorm: string) => ({ userId, displayName: userId, dorm })

it('names nobody who is a steward of the campus already, and says so', async () => {
  drawScreen(<NameStewardPopup onClose={() => undefined} />, (address) => {
    if (address.includes('people'))
      return { items: [steward('Ann', ''), steward('Bo', '')], nextCursor: null }
    if (address.includes('stewards'))
      return { items: [steward('Ann', ''), steward('Bo', 'PGP')], nextCursor: null }
    return { name: null, dorms: ['PGP'], hasVision: false }
  })
  fireEvent.change(screen.getByLabelText('Search by name'), { target: { value: 'a' } })
  await screen.findByRole('option', { name: 'Ann' })
  const choose = (value: string) => fireEvent.change(screen.getByLabelText('Person'), { target: { value } })
  const isOffered = () =>
    screen.getByRole('button', { name: 'Make steward' }).getAttribute('aria-disabled') !== 'true'
  choose('Ann')
  await screen.findByText('Already a steward of the campus.')
  expect(isOffered()).toBe(false)
  choose('Bo')
  expect(screen.queryByText('Already a steward of the campus.')).toBeNull()
  expect(isOffered()).toBe(true)
})

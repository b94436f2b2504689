import type { ProfileBody } from '@shelfmate/contract/profile/profile'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { setSession } from '#lib/api/session.ts'
import { press } from '#lib/press/press.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { holdRequests } from '#lib/testing/held-requests.factory.ts'
import { mei } from '#lib/testing/people.factory.ts'
import { savedValues } from '../form/profile-values.factory.ts'
import { ownProfileQuery } from '../profile.queries.ts'
import { useOwnDiet } from './own-diet.ts'

function Shown() {
  const { allergies = 'as told', at = 0 } = useOwnDiet() ?? {}
  return <p>{`${allergies}, ${at === Number.POSITIVE_INFINITY ? 'waits' : 'known'}`}</p>
}

it.each([
  ['knows what the server said last', [], 'shrimp, known'],
  ['takes what waits to be sent for newer', [{ allergies: ' peanuts ' }], 'peanuts, waits'],
  ['takes nothing back by a form in which that was not touched', [{ displayName: 'Mei' }], 'shrimp, known'],
  ['leaves to the server what stands beside it', [{ preferences: 'vegan' }], 'as told, waits'],
  ['keeps what an earlier form said', [{ allergies: 'peanuts' }, { displayName: 'Mei' }], 'peanuts, waits'],
  ['goes by the later of two forms', [{ allergies: 'peanuts' }, { allergies: 'soy' }], 'soy, waits'],
  ['hears it taken back', [{ allergies: 'peanuts' }, { allergies: 'shrimp' }], 'shrimp, waits'],
])('%s', (_, forms, said) => {
  const base = { ...savedValues, age: null }
  drawScreen(<p />, () => ({})).unmount()
  holdRequests()
  setSession(mei)
  queryClient.setQueryData(ownProfileQuery.queryKey, {
    ...base,
    allergies: 'shrimp',
    userId: mei.id,
    email: mei.email,
  })
  let began: ProfileBody = { ...base, allergies: 'shrimp' }
  for (const typed of forms) {
    const body = { ...began, ...typed }
    const payload = { call: { name: 'update', input: { body } }, base: began }
    press({ kind: 'profile', payload, lane: 'profile' })
    // The next form begins with what waits.
    began = body
  }
  drawScreen(<Shown />, () => new Promise(() => undefined))
  expect(screen.getByText(said)).toBeTruthy()
})

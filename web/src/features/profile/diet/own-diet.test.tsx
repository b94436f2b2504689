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
  ['knows what the server said last', undefined, 'shrimp, known'],
  ['takes what waits to be sent for newer', { allergies: ' peanuts ' }, 'peanuts, waits'],
  ['takes nothing back by a form in which that was not touched', { displayName: 'Mei' }, 'shrimp, known'],
  ['leaves to the server what stands beside it', { preferences: 'vegan' }, 'as told, waits'],
])('%s', (_, typed, said) => {
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
  if (typed) {
    const payload = { call: { name: 'update', input: { body: { ...base, ...typed } } }, base }
    press({ kind: 'profile', payload, lane: 'profile' })
  }
  drawScreen(<Shown />, () => new Promise(() => undefined))
  expect(screen.getByText(said)).toBeTruthy()
})

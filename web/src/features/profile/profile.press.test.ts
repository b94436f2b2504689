import type { ProfileBody } from '@shelfmate/contract/profile/profile'
import { seenByEverybody } from '@shelfmate/contract/profile/seen-by'
import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { setSession } from '#lib/api/session.ts'
import { arun, mei } from '#lib/testing/people.factory.ts'
import { type ProfilePress, profileKind, rebased } from './profile.press.ts'
import { ownProfileQuery, receiveProfile } from './profile.queries.ts'

const base: ProfileBody = {
  displayName: 'Mei',
  age: 20,
  dorm: 'Tembusu',
  preferences: '',
  allergies: '',
  photoId: null,
  seenBy: seenByEverybody,
}
beforeEach(() => setSession(mei))

/** What another device has saved since. */
const now: ProfileBody = { ...base, allergies: 'peanuts', seenBy: { ...seenByEverybody, dorm: 'nobody' } }

it('changes what was changed, and leaves what another device saved', () => {
  const body = { ...base, age: 21, seenBy: { ...seenByEverybody, age: 'nobody' as const } }
  expect(rebased(body, base, now)).toEqual({
    ...now,
    age: 21,
    seenBy: { ...seenByEverybody, age: 'nobody', dorm: 'nobody' },
  })
})

it('saves a field that both changed as it was typed last, and a form without audiences without them', () => {
  expect(rebased({ ...base, allergies: 'milk' }, base, now).allergies).toBe('milk')
  const { seenBy: _, ...old } = base
  expect(rebased({ ...old, age: 21 }, base, now)).toEqual({ ...old, age: 21, allergies: 'peanuts' })
})

/** What is asked and saved as a press goes out. */
async function sent(press: ProfilePress, onAsked = () => undefined) {
  const asked: [method: string, body: unknown][] = []
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push([method, typeof body === 'string' ? JSON.parse(body) : undefined])
    onAsked()
    return Response.json({ ...now, userId: 'mei', email: 'mei@campus.test' })
  })
  await profileKind.send(press, false).catch((error: unknown) => asked.push(['error', error]))
  return asked
}

it('asks what the server has when it is sent', async () => {
  const input = { body: { ...base, age: 21 } }
  expect(await sent({ call: { name: 'update', input }, base })).toEqual([
    ['GET', undefined],
    ['PUT', { ...now, age: 21 }],
  ])
})

it('saves nothing in the name of somebody who has entered while it asked', async () => {
  const input = { body: { ...base, age: 21 } }
  expect(await sent({ call: { name: 'update', input }, base }, () => setSession(arun) as undefined)).toEqual([
    ['GET', undefined],
    ['error', expect.objectContaining({ code: 'UNAUTHENTICATED' })],
  ])
})

it('saves what a version before left as it was typed', async () => {
  const input = { body: { ...base, age: 21 } }
  expect(await sent({ call: { name: 'update', input } })).toEqual([['PUT', input.body]])
})

it('ends with what the server has, where another device saved before the answer to this one came', async () => {
  const saved = { ...base, seenBy: seenByEverybody, userId: 'mei', email: 'mei@campus.test' }
  const later = { ...saved, allergies: 'peanuts' }
  vi.stubGlobal('fetch', async () => Response.json(later))
  queryClient.setQueryData(ownProfileQuery.queryKey, later)
  const stop = new QueryObserver(queryClient, ownProfileQuery).subscribe(() => undefined)
  onTestFinished(() => {
    stop()
    queryClient.clear()
    vi.unstubAllGlobals()
  })
  receiveProfile(saved)
  expect(queryClient.getQueryData(ownProfileQuery.queryKey)).toEqual(saved)
  await vi.waitFor(() => expect(queryClient.getQueryData(ownProfileQuery.queryKey)).toEqual(later))
})

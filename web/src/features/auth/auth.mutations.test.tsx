import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { IDBDatabase as FakeDatabase, IDBFactory } from 'fake-indexeddb'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { currentSession, recheckSession, setSession } from '#lib/api/session.ts'
import { onSessionElsewhere } from '#lib/api/session-channel.ts'
import { forgetUser, rememberedUser, rememberUser } from '#lib/device/account.ts'
import { noteName, readNote, removeNote, writeNote } from '#lib/device/device-notes.ts'
import { arun } from '#lib/testing/people.factory.ts'
import { useChangePassword, useLogin, useLogout, useSignUp } from './auth.mutations.ts'

const mei = {
  firstName: 'Mei',
  lastName: 'Tan',
  email: 'mei@campus.test',
  password: 'steamed-rice with kaya 9',
}

afterEach(() => vi.unstubAllGlobals())

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

/** A form that is sent so often, where no answer arrives; returns the ids that were sent. */
async function idsOf(...bodies: (typeof mei)[]): Promise<unknown[]> {
  const ids: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    ids.push(JSON.parse(body).id)
    throw new TypeError('Failed to fetch')
  })
  const { result } = renderHook(() => useSignUp(), { wrapper })
  for (const body of bodies)
    await act(() => expect(result.current.mutateAsync(body)).rejects.toMatchObject({ code: 'OFFLINE' }))
  return ids
}

it('signs up under the same id again when an answer was lost', async () => {
  const [first, second] = await idsOf(mei, { ...mei })
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(second).toBe(first)
})

it('gives what was changed an id of its own', async () => {
  const [first, second] = await idsOf(mei, { ...mei, email: 'mei.tan@campus.test' })
  expect(second).not.toBe(first)
})

/** Whose page it is after a change whose answer was lost, while the server knows its cookie so. */
async function afterLostChange(user: object | null): Promise<unknown> {
  setSession({ id: 'mei', email: mei.email, displayName: 'Mei Tan', verified: true })
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/auth/session') return Response.json({ user })
    throw new TypeError('Failed to fetch')
  })
  const { result } = renderHook(() => useChangePassword(vi.fn()), { wrapper })
  const body = { currentPassword: mei.password, newPassword: 'teh-tarik, kurang manis' }
  await act(() => expect(result.current.mutateAsync(body)).rejects.toMatchObject({ code: 'OFFLINE' }))
  await expect.poll(() => currentSession()?.displayName).not.toBe('Mei Tan')
  return currentSession()
}

it('is logged out when only the answer to a new password was lost, and its cookie with it', async () => {
  expect(await afterLostChange(null)).toBeNull()
})

it('stays when the change did not arrive', async () => {
  const asked = { id: 'mei', email: mei.email, displayName: 'Mei, as asked', verified: true }
  expect(await afterLostChange(asked)).toEqual(asked)
})

it('asks who is signed in only once the answer has brought the next cookie, also where its live connection is cut before', async () => {
  const user = { id: 'mei', email: mei.email, displayName: 'Mei Tan', verified: true }
  setSession(user)
  const answered = Promise.withResolvers<Response>()
  const asked = Promise.withResolvers<void>()
  let isNew = false
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/session')) return Response.json({ user: isNew ? user : null })
    asked.resolve()
    const answer = await answered.promise
    isNew = true
    return answer
  })
  const { result } = renderHook(() => useChangePassword(vi.fn()), { wrapper })
  const body = { currentPassword: mei.password, newPassword: 'teh-tarik, kurang manis' }
  await act(async () => {
    const changed = result.current.mutateAsync(body)
    await asked.promise
    const rechecked = recheckSession()
    answered.resolve(new Response(null, { status: 204 }))
    await Promise.all([changed, rechecked])
  })
  expect(currentSession()).toEqual(user)
})

it('leaves alone what somebody typed who logged in on another tab before the logout was answered', async () => {
  const factory = new IDBFactory()
  vi.stubGlobal('indexedDB', factory)
  const user = { id: 'mei', email: mei.email, displayName: 'Mei Tan', verified: true }
  const [hers, his] = [noteName(user.id, 'form', 'item'), noteName(arun.id, 'form', 'item')]
  setSession(user)
  await rememberUser(user)
  writeNote(hers, 'Milk')
  vi.stubGlobal('fetch', async () => {
    await rememberUser(arun)
    writeNote(his, 'Rice')
    return new Response(null, { status: 204 })
  })
  const { result } = renderHook(() => useLogout(), { wrapper })
  await act(() => result.current.mutateAsync())
  expect(await rememberedUser()).toEqual(arun)
  expect([readNote(hers), readNote(his)]).toEqual([null, 'Rice'])
  // What keeps it in this page's memory goes, too.
  removeNote(his)
  await forgetUser(arun.id)
  factory.deleteDatabase('shelfmate')
})

/** The same account enters on another tab. */
async function tellFromAnotherTab(): Promise<void> {
  const heard = Promise.withResolvers<void>()
  const stop = onSessionElsewhere(() => heard.resolve())
  const other = new BroadcastChannel('session')
  other.postMessage({ userId: 'mei' })
  await heard.promise
  stop()
  other.close()
}

/** A page on which the answer to the logout comes after `meanwhile`; the page that the browser is led to, if any. */
async function logOutLate(meanwhile: (login: () => Promise<unknown>) => Promise<unknown>) {
  const user = { id: 'mei', email: mei.email, displayName: 'Mei Tan', verified: true }
  setSession(user)
  const answered = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/logout') ? answered.promise : Response.json({ user: { ...user, id: 'arun' } }),
  )
  const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  const { result } = renderHook(() => ({ logout: useLogout(), login: useLogin() }), { wrapper })
  let loggedOut: Promise<unknown> = Promise.resolve()
  act(() => {
    loggedOut = result.current.logout.mutateAsync()
  })
  await act(async () => void (await meanwhile(() => result.current.login.mutateAsync(mei))))
  writeNote(noteName('arun', 'form', 'item'), 'Rice')
  await act(async () => {
    answered.resolve(new Response(null, { status: 204 }))
    await loggedOut
  })
  const { calls } = leave.mock
  leave.mockRestore()
  return calls
}

it.each([
  ['on this tab', (login: () => Promise<unknown>) => login()],
  ['on another tab', tellFromAnotherTab],
])('leads nobody away who entered %s before the logout was answered', async (_, meanwhile) => {
  expect(await logOutLate(meanwhile)).toEqual([])
  expect(readNote(noteName('arun', 'form', 'item'))).toBe('Rice')
})

it('leaves nothing of what was typed by whoever logs out, though the disk takes no change', async () => {
  const factory = new IDBFactory()
  vi.stubGlobal('indexedDB', factory)
  const user = { id: 'mei', email: mei.email, displayName: 'Mei Tan', verified: true }
  const hers = noteName(user.id, 'form', 'item')
  setSession(user)
  // The database of the test before closes by itself.
  await vi.waitFor(async () => {
    await rememberUser(user)
    expect(await rememberedUser()).toEqual(user)
  })
  writeNote(hers, 'Milk')
  const open = FakeDatabase.prototype.transaction
  const full = vi.spyOn(FakeDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    names,
    mode,
  ) {
    if (mode === 'readwrite') throw new DOMException('The disk is full.', 'QuotaExceededError')
    return open.call(this, names, mode)
  })
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  const { result } = renderHook(() => useLogout(), { wrapper })
  await act(() => result.current.mutateAsync())
  expect(await rememberedUser()).toEqual(user)
  full.mockRestore()
  expect(readNote(hers)).toBeNull()
  factory.deleteDatabase('shelfmate')
})

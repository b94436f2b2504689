import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { readToasts } from '#ui/layers/toasts.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import { EmailChange } from './email-change.tsx'
import { VerifyCard } from './verify-card.tsx'

const [onChanged, onLeave] = [vi.fn(), vi.fn()]
const server: { email: string; verified: boolean; pending: string | null; sendsMail?: boolean } = {
  email: 'mei@campus.test',
  verified: true,
  pending: null,
}
/** Whether the server says what is so, and can be reached. */
const way = { isSilent: false, isOffline: false }

function answer(method: string, body: string): Response {
  if (method === 'PUT') {
    const { email } = JSON.parse(body)
    if (email.startsWith('guess@')) return refuse('WRONG_PASSWORD', 403)
    if (email.endsWith('@elsewhere.test')) return refuse('EMAIL_NOT_ALLOWED', 403)
    if (server.sendsMail === false) server.email = email
    else server.pending = email === server.email ? null : email
    return new Response(null, { status: 202 })
  }
  return way.isSilent ? refuse('NOT_FOUND', 404) : Response.json(server)
}

const refuse = (code: string, status: number) =>
  Response.json({ error: { code, message: 'No.', requestId: 'r-1' } }, { status })

beforeEach(() => {
  Object.assign(server, { email: 'mei@campus.test', pending: null, sendsMail: true })
  Object.assign(way, { isSilent: false, isOffline: false })
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body: string }) => {
    if (way.isOffline || url !== '/api/auth/email') throw new TypeError('Failed to fetch')
    return answer(method, body)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  queryClient.clear()
})

const open = () =>
  draw(
    <QueryClientProvider client={queryClient}>
      <EmailChange onChanged={onChanged} onLeave={onLeave} />
    </QueryClientProvider>,
  )

async function change(email: string) {
  fireEvent.change(await screen.findByLabelText('New email'), { target: { value: email } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'steamed-rice 9' } })
  fireEvent.click(screen.getByRole('button', { name: 'Change Email' }))
}

it('asks for the code once a change is sent, and again after the screen was left', async () => {
  const { unmount } = open()
  await change('new@campus.test')
  expect(await screen.findByLabelText('Code')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  expect(onChanged).not.toHaveBeenCalled()
  unmount()
  open()
  expect(await screen.findByLabelText('Code')).toBeTruthy()
  expect(screen.getByText('new@campus.test')).toBeTruthy()
})

it('takes another address in place of the one that waits', async () => {
  server.pending = 'mistyped@campus.test'
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Use another email' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Use another email' }))
  expect(document.activeElement).toBe(screen.getByLabelText('New email'))
  await change('right@campus.test')
  expect(await screen.findByText('right@campus.test')).toBeTruthy()
  expect(screen.getByLabelText('Code')).toBeTruthy()
  expect(onLeave).not.toHaveBeenCalled()
})

it('calls no address changed that stays as it is, and keeps it in place of one that waits', async () => {
  server.pending = 'mistyped@campus.test'
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Use another email' }))
  await change('mei@campus.test')
  await waitFor(() => expect(onLeave).toHaveBeenCalledOnce())
  expect(onChanged).not.toHaveBeenCalled()
  expect(readToasts().map(({ message }) => message)).toEqual(['Your email is still mei@campus.test.'])
})

it('says beside the field that an address is not of the campus, to somebody who has signed up', async () => {
  open()
  await change('mei@elsewhere.test')
  await screen.findByText('Please use your campus email address.')
  expect(screen.getByLabelText('New email').getAttribute('aria-invalid')).toBe('true')
})

it('says beside the password that it is wrong, and leads there', async () => {
  open()
  await change('guess@campus.test')
  expect((await screen.findByRole('alert')).textContent).toBe('The current password is incorrect.')
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
})

it('does not call a change failed of which only the news is missing', async () => {
  open()
  await screen.findByLabelText('New email')
  way.isSilent = true
  await change('new@campus.test')
  const retry = await screen.findByRole('button', { name: 'Retry: Your email address could not be loaded.' })
  way.isSilent = false
  await act(async () => fireEvent.click(retry))
  expect(await screen.findByLabelText('Code')).toBeTruthy()
})

it('says so without a network, and asks once there is one', async () => {
  way.isOffline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !way.isOffline)
  onlineManager.setOnline(false)
  onTestFinished(() => {
    vi.restoreAllMocks()
    onlineManager.setOnline(true)
  })
  open()
  expect(await screen.findByRole('button', { name: /^Retry/ })).toBeTruthy()
  way.isOffline = false
  onlineManager.setOnline(true)
  expect(await screen.findByLabelText('New email')).toBeTruthy()
})

it.each([
  ['sends mails', true],
  ['does not tell, being of the version before', undefined],
])('promises a code where the server %s', async (_, sendsMail) => {
  Object.assign(server, { sendsMail })
  open()
  expect((await screen.findByText(/^Your email is/)).textContent).toBe(
    'Your email is mei@campus.test. We’ll send a code to the new one. Nothing changes until you enter it.',
  )
})

it('promises no code where an address counts at once, and says so when it does', async () => {
  server.sendsMail = false
  open()
  expect((await screen.findByText(/^Your email is/)).textContent).toBe(
    'Your email is mei@campus.test. The new one counts at once, so check it before you press.',
  )
  await change('new@campus.test')
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
})

it('names to a new account the address that waits for the code', async () => {
  const waiting = { email: 'mistyped@campus.test', verified: false, pending: 'right@campus.test' }
  drawScreen(<VerifyCard email={waiting.email} isNew />, () => waiting)
  expect(await screen.findByText(waiting.pending)).toBeTruthy()
})

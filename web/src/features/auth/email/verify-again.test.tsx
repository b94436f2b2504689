import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { currentSession, setSession } from '#lib/api/session.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { dismissToast, readToasts } from '#ui/layers/toasts.ts'
import { EmailChange } from './email-change.tsx'
import { VerifyCard } from './verify-card.tsx'
import { VerifyLink } from './verify-link.tsx'

const userId = '0b7f3f0e-6a5c-4d58-9a53-1f2d3c4b5a69'
const linkOf = (id: string) => `${id}.${'x'.repeat(43)}`
const [onDone, onChanged] = [vi.fn(), vi.fn()]
const account: { email: string; verified: boolean; pending: string | null } = {
  email: 'mei@campus.test',
  verified: true,
  pending: null,
}
/** Whether the next answer to a proof is lost, though it was right and counts. */
const way = { isLost: false }

const said = () => readToasts().map(({ message }) => message)
const userNow = () => ({ id: userId, displayName: 'Mei', email: account.email, verified: account.verified })
const refusal = (code: string, status: number) =>
  Response.json({ error: { code, message: 'No.', requestId: 'r-1' } }, { status })

beforeEach(() => {
  Object.assign(account, { email: 'mei@campus.test', verified: true, pending: 'new@campus.test' })
  way.isLost = true
  for (const { id } of readToasts()) dismissToast(id)
  vi.clearAllMocks()
})

/** What a server answers that knows one proof; it fits once. */
function answer(address: string, method: string): unknown {
  if (address === '/api/auth/session') return { user: userNow() }
  if (address === '/api/auth/email/mail') return new Response(null, { status: 202 })
  if (method === 'GET') return { ...account }
  if (!way.isLost)
    return address.endsWith('/code') ? refusal('CODE_INCORRECT', 422) : refusal('VERIFICATION_INVALID', 410)
  way.isLost = false
  confirmed()
  throw new TypeError('Failed to fetch')
}

function confirmed() {
  Object.assign(account, { email: account.pending ?? account.email, verified: true, pending: null })
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

async function sendCode() {
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } })
  await press('Confirm')
}

const openChange = () => drawScreen(<EmailChange onChanged={onChanged} onLeave={onDone} />, answer)

it.each([
  [
    'takes a code for right that is sent again because the answer was lost',
    'Confirm',
    /^That isn’t the code/,
  ],
  ['promises no mail for an address that is confirmed', 'Send it again', /^It’s on its way/],
])('%s', async (_, button, unsaid) => {
  openChange()
  await sendCode()
  await screen.findByRole('alert')
  await press(button)
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(said()).toEqual(['Thanks! Your email address is confirmed.'])
  expect(screen.queryByText(unsaid)).toBeNull()
})

it('says so of a wrong code, and that the mail is on its way, while the address waits', async () => {
  way.isLost = false
  openChange()
  await sendCode()
  await screen.findByText(/^That isn’t the code/)
  await press('Send it again')
  await screen.findByText(/^It’s on its way/)
  expect(onDone).not.toHaveBeenCalled()
})

it.each(['Confirm', 'Send it again'])(
  'asks for an address anew where %s finds the change ended, and calls nothing confirmed',
  async (name) => {
    way.isLost = false
    openChange()
    fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } })
    account.pending = null
    await press(name)
    await screen.findByLabelText('New email')
    expect(said()).toEqual([])
    expect(onDone).not.toHaveBeenCalled()
  },
)

it('lets a new account in whose answer was lost', async () => {
  Object.assign(account, { verified: false, pending: null })
  setSession(userNow())
  drawScreen(<VerifyCard email={account.email} isNew />, answer)
  await sendCode()
  await screen.findByRole('alert')
  await press('Confirm')
  await expect.poll(() => currentSession()?.verified).toBe(true)
  expect(said()).toEqual(['Thanks! Your email address is confirmed.'])
})

function openLink(id: string) {
  setSession(userNow())
  drawScreen(<VerifyLink token={linkOf(id)} onVerified={onDone} />, answer)
}

it('takes a link for used by this press where only the answer was lost', async () => {
  openLink(userId)
  await press('Confirm my address')
  await screen.findByRole('alert')
  await press('Confirm my address')
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
})

it.each([
  ['was used or has run out before', userId, false],
  ['is of another account', crypto.randomUUID(), true],
])('calls nothing confirmed by a link that %s', async (_, id, isLost) => {
  confirmed()
  way.isLost = isLost
  openLink(id)
  await press('Confirm my address')
  await screen.findByRole('alert')
  if (isLost) await press('Confirm my address')
  await screen.findByText(/^This link has expired or was already used/)
  expect(onDone).not.toHaveBeenCalled()
})

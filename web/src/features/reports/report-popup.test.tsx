import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { closeReport, openReport } from '#lib/reports/reporting.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { mei } from '#lib/testing/people.factory.ts'
import { readToasts } from '#ui/layers/toasts.ts'
import { ReportPopup } from './report-popup.tsx'

it('accuses nobody of what was not chosen: it asks for a reason, and sends the one that is given', async () => {
  onTestFinished(closeReport)
  setSession(mei)
  const answer = vi.fn(() => ({}))
  openReport({ kind: 'person', targetId: 'arun' })
  drawScreen(<ReportPopup />, answer)
  const reason = screen.getByLabelText('What’s wrong?')
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send the report' }))
  expect(reason).toHaveProperty('value', '')
  expect(screen.getByText('Choose a reason')).toBeDefined()
  expect(screen.queryByText('Please choose a reason.')).toBeNull()
  send()
  expect(screen.getByText('Please choose a reason.')).toBeDefined()
  expect(document.activeElement).toBe(reason)
  expect(answer).not.toHaveBeenCalled()
  fireEvent.change(reason, { target: { value: 'spam' } })
  expect(screen.queryByText('Please choose a reason.')).toBeNull()
  send()
  await expect.poll(() => answer.mock.calls.length).toBe(1)
})

it('stays open over what is reported next when the report before it arrives', async () => {
  onTestFinished(closeReport)
  setSession(mei)
  openReport({ kind: 'person', targetId: 'arun' })
  drawScreen(<ReportPopup />, () => ({}))
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  const reason = () => screen.getByLabelText('What’s wrong?')
  fireEvent.change(reason(), { target: { value: 'spam' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send the report' }))
  act(closeReport)
  act(() => openReport({ kind: 'post', targetId: 'rice' }))
  fireEvent.change(reason(), { target: { value: 'rude' } })
  await act(async () => resolve(Response.json({})))
  await expect.poll(() => readToasts()).toHaveLength(1)
  expect(reason()).toHaveProperty('value', 'rude')
})

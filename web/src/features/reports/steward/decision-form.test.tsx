import type { ReportKind } from '@shelfmate/contract/people/reports'
import type { ReportDetail } from '@shelfmate/contract/people/stewards'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { dismissDeeds, readToasts } from '#ui/layers/toasts.ts'
import { DecisionForm } from './decision-form.tsx'
import { ReviewReportPopup } from './review-report-popup.tsx'

const reportOf = (kind: ReportKind, userId: string | null): ReportDetail => ({
  id: 'r',
  kind,
  reason: 'rude',
  dorm: '',
  createdAt: '2026-03-01T08:00:00.000Z',
  outcome: null,
  subject: { userId, displayName: 'Arun Raj' },
  quote: { text: '', imageId: null, earlier: [] },
  note: '',
  alike: 0,
  record: [],
  canLift: false,
})
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const choices = (kind: ReportKind, userId: string | null) => {
  const form = <DecisionForm report={reportOf(kind, userId)} onDecided={() => undefined} />
  const { unmount } = drawScreen(form, () => null)
  const labels = offered()
  unmount()
  return labels
}
const all = ['No action needed', 'Remove it', 'Warn the person', 'Suspend the person and remove it']

it('offers what can be decided: nothing about who is gone, and of a person to remove what their profile shows', () => {
  expect(choices('post', 'arun')).toEqual(all)
  expect(choices('person', 'arun')).toEqual([
    'No action needed',
    'Remove what their profile shows',
    'Warn the person',
    'Suspend the person',
  ])
  expect(choices('post', null)).toEqual(all.slice(0, 2))
  expect(choices('person', null)).toEqual(all.slice(0, 1))
})

it('says why a decision is refused, and offers what is still possible', async () => {
  let userId: string | null = 'arun'
  const outcome = 'This report can’t end that way.'
  const error = { code: 'VALIDATION_FAILED', message: '', fields: { outcome }, requestId: 'r-9' }
  drawScreen(
    <ReviewReportPopup report={reportOf('post', userId)} onClose={() => undefined} />,
    (_, method) => {
      if (method === 'GET') return reportOf('post', userId)
      userId = null
      return Response.json({ error }, { status: 400 })
    },
  )
  fireEvent.change(await screen.findByLabelText('Decision'), { target: { value: 'suspended' } })
  expect(screen.getByLabelText('For how many days')).toBeDefined()
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'Third time.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Decide' }))
  await expect.poll(() => readToasts().map(({ message }) => message)).toEqual([outcome])
  await expect.poll(offered).toEqual(['Choose again', ...all.slice(0, 2)])
  expect(screen.queryByLabelText('For how many days')).toBeNull()
})

it('asks anew where what was chosen is no longer possible, rather than choose', async () => {
  const asked: string[] = []
  function Report() {
    const [userId, setUserId] = useState<string | null>('arun')
    return (
      <>
        <button onClick={() => setUserId(null)}>Leave for good</button>
        <DecisionForm report={reportOf('post', userId)} onDecided={() => undefined} />
      </>
    )
  }
  drawScreen(<Report />, (address, method) => {
    if (method === 'POST') asked.push(address)
    return null
  })
  const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Decision' })
  fireEvent.change(select(), { target: { value: 'warned' } })
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'Third time.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Leave for good' }))
  expect(screen.getByText('What you chose is no longer possible. Choose again.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Decide' }))
  expect(document.activeElement).toBe(select())
  expect(asked).toEqual([])
  fireEvent.change(select(), { target: { value: 'removed' } })
  expect(screen.queryByText(/no longer possible/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Decide' }))
  await expect.poll(() => asked).toHaveLength(1)
})

it('takes away why a decision was refused once it is tried again', async () => {
  let isRefused = true
  const error = { code: 'INTERNAL', message: 'No.', requestId: 'r-5' }
  const onDecided = vi.fn()
  drawScreen(<DecisionForm report={reportOf('post', 'arun')} onDecided={onDecided} />, () =>
    isRefused ? Response.json({ error }, { status: 500 }) : null,
  )
  const said = () => readToasts().map(({ kind, message }) => (kind === 'error' ? kind : message))
  dismissDeeds()
  const before = said()
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'Third time.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Decide' }))
  await expect.poll(said).toContain('error')
  isRefused = false
  fireEvent.click(screen.getByRole('button', { name: 'Decide' }))
  await expect.poll(() => onDecided.mock.calls.length).toBe(1)
  expect(said()).toEqual([...before, 'Decided. Everyone involved will be told.'])
})

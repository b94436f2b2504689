import type { ReportKind } from '@shelfmate/contract/people/reports'
import type { ReportDetail } from '@shelfmate/contract/people/stewards'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { DecisionForm } from './decision-form.tsx'

const choices = (kind: ReportKind, userId: string | null) => {
  const report: ReportDetail = {
    ...{ id: 'r', kind, reason: 'rude', dorm: '', createdAt: '2026-03-01T08:00:00.000Z', outcome: null },
    ...{ subject: { userId, displayName: 'Arun Raj' }, quote: { text: '', imageId: null, earlier: [] } },
    ...{ note: '', alike: 0, record: [] },
  }
  const { unmount } = drawScreen(<DecisionForm report={report} onDecided={() => undefined} />, () => null)
  const labels = screen.getAllByRole('option').map(({ textContent }) => textContent)
  unmount()
  return labels
}

it('offers what can be decided: nothing about who is gone, and no removing of a person', () => {
  const all = ['No action needed', 'Remove it', 'Warn the person', 'Suspend the person']
  expect(choices('post', 'arun')).toEqual(all)
  expect(choices('person', 'arun')).toEqual(all.filter((label) => label !== 'Remove it'))
  expect(choices('post', null)).toEqual(all.slice(0, 2))
  expect(choices('person', null)).toEqual(all.slice(0, 1))
})

import { msPerHour } from '@shelfmate/contract/api/durations'
import { reportsChangedEvent } from '@shelfmate/contract/people/reports'
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { startRealtime, stopRealtime } from '#lib/realtime.ts'
import { drawScreen, expectSteadyRetry, failed } from '#lib/testing/draw-screen.factory.tsx'
import { connect, hear } from '#lib/testing/live-line.factory.ts'
import { mei } from '#lib/testing/people.factory.ts'
import { dismissOthers, readToasts } from '#ui/layers/toasts.ts'
import { OwnReports } from './own-reports.tsx'
import { stewardDecided } from './report-words.ts'
import { useReportsLive } from './reports-live.ts'

vi.mock('socket.io-client', () => import('#lib/testing/live-line.factory.ts'))

const enter = () => setSession(mei)
beforeEach(enter)

const report = { id: 'a', kind: 'post', reason: 'spam', dorm: 'PGP', outcome: null }
const reports = { items: [{ ...report, createdAt: '2026-03-01T08:00:00.000Z' }] }

it('shows what came, says that the other could not be loaded, and loads it at another press', async () => {
  let isBroken = true
  drawScreen(<OwnReports />, (address) => {
    if (address.includes('reports')) return reports
    return isBroken ? failed : { items: [] }
  })
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Your reports and what was decided/)
  expect(await screen.findByText('Post: Spam or selling')).toBeDefined()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: /^Retry/ }))
  await expect.poll(() => screen.queryByRole('alert')).toBeNull()
})

it('says of a person that what their profile showed was removed, not they', async () => {
  const decided = { ...report, kind: 'person', outcome: 'removed', createdAt: '2026-03-01T08:00:00.000Z' }
  drawScreen(<OwnReports />, (address) => ({ items: address.includes('reports') ? [decided] : [] }))
  expect(await screen.findByText(/A steward removed what their profile showed\.$/)).toBeDefined()
})

it('says to whom it happened what of their profile was removed, and what stayed', async () => {
  const told = { id: 'b', kind: 'person', action: 'removed', reason: 'Rude.', until: null, answer: null }
  const measures = { items: [{ ...told, at: '2026-03-01T08:00:00.000Z' }] }
  drawScreen(<OwnReports />, (address) => (address.includes('measures') ? measures : { items: [] }))
  expect(await screen.findByText('Removed what the profile showed')).toBeDefined()
  expect(screen.getByText(/the diet your recipes go by are still there/)).toBeDefined()
})

it('shows what was decided while the line was down', async () => {
  let items = reports.items
  drawScreen(<OwnReports />, (address) => ({ items: address.includes('reports') ? items : [] }))
  await screen.findByText('Post: Spam or selling')
  renderHook(useReportsLive)
  onTestFinished(stopRealtime)
  await startRealtime()
  items = []
  act(connect)
  await expect.poll(() => screen.queryByText('Post: Spam or selling')).toBeNull()
})

it('says that a steward has decided something until that is answered, once, and to nobody who logs in next', async () => {
  onTestFinished(() => {
    stopRealtime()
    dismissOthers('')
  })
  drawScreen(<OwnReports />, () => ({ items: [] }))
  renderHook(useReportsLive)
  await startRealtime()
  for (let times = 0; times < 2; times += 1) act(() => hear(reportsChangedEvent, null))
  const [told, ...others] = readToasts()
  expect(others).toEqual([])
  expect(told).toMatchObject({ message: stewardDecided, action: { label: 'Got it' } })
  expect(told?.durationMs).toBeGreaterThan(msPerHour)
  dismissOthers('arun')
  expect(readToasts()).toEqual([])
})

it('keeps its place and the focus while it is asked again', async () => {
  await expectSteadyRetry(<OwnReports />)
})

it('says to whoever was suspended that their posts do not come back, and to nobody else', async () => {
  const measure = { until: null, reason: 'Spam', at: '2026-03-01T08:00:00.000Z', answer: 'Sorry' }
  const decided = ['lifted', 'suspended', 'warned'].map((action) => ({ ...measure, id: action, action }))
  drawScreen(<OwnReports />, (address) => ({ items: address.includes('reports') ? [] : decided }))
  const said = await screen.findByText(/removed with it and does not come back/)
  expect(said.parentElement?.textContent).toMatch(/^Suspended until further notice/)
})

it('has an answer there again that was begun, and none that is sent', async () => {
  onTestFinished(() => localStorage.clear())
  const measure = {
    id: 'm',
    action: 'warned',
    until: null,
    reason: 'Spam',
    at: '2026-03-01T08:00:00.000Z',
    answer: null,
  }
  const field = async () => {
    cleanup()
    enter()
    drawScreen(<OwnReports />, (address, method) => {
      if (method === 'POST') return {}
      return address.includes('reports') ? { items: [] } : { items: [measure] }
    })
    return screen.findByRole('textbox')
  }
  fireEvent.change(await field(), { target: { value: 'It was not me.' } })
  const again = await field()
  expect(again).toHaveProperty('value', 'It was not me.')
  fireEvent.click(screen.getByRole('button', { name: /send/i }))
  await expect.poll(async () => again).toHaveProperty('value', '')
  expect(await field()).toHaveProperty('value', '')
})

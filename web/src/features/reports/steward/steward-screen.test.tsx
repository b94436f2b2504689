import { type QueuedReport, queueChangedEvent } from '@shelfmate/contract/people/stewards'
import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startRealtime, stopRealtime } from '#lib/realtime.ts'
import { drawScreen, failed, isTold } from '#lib/testing/draw-screen.factory.tsx'
import { hear } from '#lib/testing/live-line.factory.ts'
import { StewardScreen } from './steward-screen.tsx'

const about = (displayName: string): QueuedReport => ({
  id: displayName,
  kind: 'person',
  reason: 'rude',
  dorm: 'PGP',
  createdAt: '2026-03-01T08:00:00.000Z',
  outcome: null,
  subject: { userId: displayName, displayName },
  quote: { text: '', imageId: null, earlier: [] },
})

it('says when older reports could not be loaded, keeps what is there, and loads them at another press', async () => {
  let isBroken = true
  drawScreen(<StewardScreen poster={null} />, (address) => {
    if (!address.includes('reports')) return { dorms: ['PGP'] }
    if (!address.includes('cursor')) return { items: [about('Arun Raj')], nextCursor: 'next' }
    return isBroken ? failed : { items: [about('Lin Wu')], nextCursor: null }
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Show older' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Something went wrong on our side/)
  expect(screen.getByRole('heading', { name: 'Arun Raj' })).toBeDefined()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Lin Wu' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says without a connection that it could not be loaded, rather than draw outlines for ever', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  drawScreen(<StewardScreen poster={null} />, () => {
    throw new TypeError('Failed to fetch')
  })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('You seem to be offline')
  expect(screen.getByRole('button', { name: /^Retry/ })).toBeDefined()
})

vi.mock('socket.io-client', () => import('#lib/testing/live-line.factory.ts'))

it('shows what is reported while it is open', async () => {
  let items = [about('Arun Raj')]
  drawScreen(<StewardScreen poster={null} />, (address) =>
    address.includes('reports') ? { items, nextCursor: null } : { dorms: ['PGP'] },
  )
  expect(await screen.findByRole('heading', { name: 'Arun Raj' })).toBeDefined()
  onTestFinished(stopRealtime)
  await startRealtime()
  items = [about('Lin Wu'), about('Arun Raj')]
  hear(queueChangedEvent, null)
  expect(await screen.findByRole('heading', { name: 'Lin Wu' })).toBeDefined()
})

it('shows nothing again that was decided while it was read anew, though older ones are asked for meanwhile', async () => {
  let first: unknown = { items: [about('Arun Raj'), about('Lin Wu')], nextCursor: 'next' }
  drawScreen(<StewardScreen poster={null} />, (address) => {
    if (!address.includes('reports')) return { dorms: ['PGP'] }
    return address.includes('cursor') ? { items: [about('Kai Ong')], nextCursor: null } : first
  })
  const older = await screen.findByRole('button', { name: 'Show older' })
  onTestFinished(stopRealtime)
  await startRealtime()
  const anew = Promise.withResolvers<unknown>()
  first = anew.promise
  await act(() => {
    hear(queueChangedEvent, null)
    return isTold()
  })
  fireEvent.click(older)
  anew.resolve({ items: [about('Lin Wu')], nextCursor: 'next' })
  expect(await screen.findByRole('heading', { name: 'Kai Ong' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Arun Raj' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Lin Wu' })).toBeDefined()
})

it('keeps the focus when the report that holds it is decided: on the next one, then on what is said of none', async () => {
  let items = [about('Arun Raj'), about('Lin Wu')]
  drawScreen(<StewardScreen poster={null} />, (address) =>
    address.includes('reports') ? { items, nextCursor: null } : { dorms: ['PGP'] },
  )
  const look = await screen.findByRole('button', { name: /Arun Raj/ })
  onTestFinished(stopRealtime)
  await startRealtime()
  look.focus()
  items = [about('Lin Wu')]
  hear(queueChangedEvent, null)
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Lin Wu/)
  items = []
  hear(queueChangedEvent, null)
  await expect.poll(() => document.activeElement?.textContent).toBe('Nothing to decide.')
})

it('keeps the focus when its own popup decides the report: on the first of the others', async () => {
  let items = [about('Arun Raj'), about('Lin Wu')]
  drawScreen(<StewardScreen poster={null} />, (address, method) => {
    if (method === 'POST') {
      items = [about('Lin Wu')]
      return new Response(null, { status: 204 })
    }
    if (/reports\/[^?]/.test(address))
      return { ...about('Arun Raj'), note: '', alike: 0, record: [], canLift: false }
    return address.includes('reports') ? { items, nextCursor: null } : { dorms: ['PGP'] }
  })
  const look = await screen.findByRole('button', { name: /Arun Raj/ })
  look.focus()
  fireEvent.click(look)
  fireEvent.change(await screen.findByLabelText('Why'), { target: { value: 'All is well.' } })
  const decide = screen.getByRole('button', { name: 'Decide' })
  decide.focus()
  fireEvent.click(decide)
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Lin Wu/)
})

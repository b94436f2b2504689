import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startRealtime, stopRealtime } from '#lib/realtime.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { connect, hear } from '#lib/testing/live-line.factory.ts'
import { dismissToast, readToasts } from '#ui/layers/toasts.ts'
import { addresses, unlockedEvent } from './achievements.addresses.ts'
import { useCelebrations } from './celebration.ts'

vi.mock('socket.io-client', () => import('#lib/testing/live-line.factory.ts'))

/** Badges that the server keeps for the next visit. */
let open: string[]
let isHidden: boolean
beforeEach(() => {
  open = []
  isHidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  // No confetti: there is no canvas to draw them on.
  const withMotion = globalThis.matchMedia
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    withMotion(query.includes('prefers-reduced-motion') ? 'all' : query),
  )
})
afterEach(() => {
  stopRealtime()
  for (const { id } of readToasts()) dismissToast(id)
  vi.restoreAllMocks()
})

const celebratedPath = addresses.celebrated.slice('POST '.length)
const said = () => readToasts().map(({ message }) => message)
const youJustUnlocked = (...badges: string[]) => badges.map((badge) => `You just unlocked ${badge}`)

function Celebrations() {
  useCelebrations('mei', () => undefined)
  return null
}

/** Opens a page of the user; returns what it tells the server. */
async function visit() {
  const told: string[] = []
  drawScreen(<Celebrations />, (address, method) => {
    if (method === 'POST' && address.endsWith(celebratedPath)) told.push(...open.splice(0))
    return {
      badges: [],
      streak: { days: 1, countedToday: true, best: 1 },
      uncelebrated: [...open],
      thrownAway: 0,
    }
  })
  await act(() => startRealtime())
  return told
}

function unlock(...badges: string[]): void {
  open.push(...badges)
  hear(unlockedEvent, { badges })
}

function look(): void {
  isHidden = false
  document.dispatchEvent(new Event('visibilitychange'))
}

it('celebrates what is earned before one’s eyes, once', async () => {
  const told = await visit()
  unlock('Waste Saver')
  connect()
  await expect.poll(said).toEqual(youJustUnlocked('Waste Saver'))
  await expect.poll(() => told).toEqual(['Waste Saver'])
})

it('keeps what is earned while nobody looks for the next look', async () => {
  isHidden = true
  const told = await visit()
  connect()
  unlock('Waste Saver')
  unlock('First Donation')
  await vi.waitFor(() => expect([told, said()]).toEqual([[], []]))
  look()
  await expect.poll(said).toEqual(youJustUnlocked('Waste Saver', 'First Donation'))
  expect(told).toEqual(['Waste Saver', 'First Donation'])
})

it('does not celebrate again what was celebrated on another screen meanwhile', async () => {
  isHidden = true
  const asked = vi.fn()
  await visit()
  unlock('Waste Saver')
  open = []
  vi.stubGlobal('fetch', async () => {
    asked()
    return Response.json({ badges: [], streak: {}, uncelebrated: open, thrownAway: 0 })
  })
  look()
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  look()
  expect(said()).toEqual([])
  expect(asked).toHaveBeenCalledOnce()
})

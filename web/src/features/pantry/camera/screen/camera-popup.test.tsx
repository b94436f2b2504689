import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { noteName, readNote } from '#lib/device/device-notes.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { currentReview, dropReview } from '../../review/review-state.ts'
import { CameraPopup } from './camera-popup.tsx'

const [milk, tofu] = ['4006381333931', '96385074']
const close = vi.fn<() => void>()

const name = (code: string) => screen.getByLabelText<HTMLInputElement>(`Name of ${code}`)
function add(code: string): void {
  fireEvent.change(screen.getByLabelText('Barcode number'), { target: { value: code } })
  fireEvent.click(screen.getByRole('button', { name: 'Add number' }))
}
const press = (label: string | RegExp) => fireEvent.click(screen.getByRole('button', { name: label }))
/** What waits to be looked through. */
const rows = () => currentReview()?.rows.map((row) => [row.code, row.name, row.quantity])

/** What beeps where there is no sound. */
class Silence {
  readonly currentTime = 0
  readonly #node = {
    ...{ frequency: {}, gain: {}, start: () => undefined, stop: () => undefined },
    connect: <T,>(to: T) => to,
  }
  readonly createOscillator = () => this.#node
  readonly createGain = () => this.#node
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', Silence)
  setSession({ id: 'mei', email: 'mei@campus.test', displayName: 'Mei Tan', verified: true })
  dropReview()
  close.mockClear()
  drawScreen(<CameraPopup today="2026-11-28" onClose={close} />, () => ({ names: [null] }))
})

it('keeps what was scanned for the review though the page is left without another word', () => {
  add(milk)
  add(tofu)
  expect(readNote(noteName('mei', 'review'))).toContain(tofu)
  cleanup()
  expect(rows()).toEqual([
    [milk, '', '1'],
    [tofu, '', '1'],
  ])
  expect(currentReview()?.isOpen).toBe(false)
})

it('opens the review with each thing once, as it was in the end', () => {
  add(milk)
  add(tofu)
  fireEvent.change(name(milk), { target: { value: 'Oat milk' } })
  add(milk)
  press('Check 2 items')
  cleanup()
  expect(close).toHaveBeenCalledOnce()
  expect(currentReview()).toMatchObject({ isOpen: true, source: 'the camera' })
  expect(rows()).toEqual([
    [tofu, '', '1'],
    [milk, 'Oat milk', '2'],
  ])
})

it('keeps nothing of what was taken out again', () => {
  add(milk)
  press(/^One less of/)
  expect(currentReview()).toBeUndefined()
})

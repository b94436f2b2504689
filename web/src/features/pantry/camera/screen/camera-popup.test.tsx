import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { noteName, readNote } from '#lib/device/device-notes.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { mei } from '#lib/testing/people.factory.ts'
import { readToasts } from '#ui/layers/toasts.ts'
import { currentReview, dropReview, keepFound } from '../../review/review-state.ts'
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
    frequency: {},
    gain: {},
    start: () => undefined,
    stop: () => undefined,
    connect: <T,>(to: T) => to,
  }
  readonly createOscillator = () => this.#node
  readonly createGain = () => this.#node
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', Silence)
  setSession(mei)
  dropReview()
  close.mockClear()
  drawScreen(<CameraPopup today="2026-11-28" onClose={close} />, (address) =>
    address.endsWith('/campus') ? { hasVision: true } : { names: [null] },
  )
})

/** From now on the server takes its time: it answers once it is told to. */
function waitForServer() {
  const asked: { signal: AbortSignal | null | undefined; answer: (body: object) => void }[] = []
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit = {}) =>
      new Promise((resolve) => asked.push({ signal, answer: (body) => resolve(Response.json(body)) })),
  )
  return asked
}

/** Chooses a picture to be read so. */
function choosePicture(mode: string): void {
  onTestFinished(() => void vi.restoreAllMocks())
  const context = { drawImage: () => undefined, getImageData: () => ({ data: new Uint8ClampedArray() }) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context as unknown as CanvasRenderingContext2D,
  )
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => undefined }))
  fireEvent.click(screen.getByLabelText(mode))
  const picture = new File(['jpeg'], 'photo.jpg')
  fireEvent.change(screen.getByLabelText(/picture$/), { target: { files: [picture] } })
}

const settledMs = 20
/** Everything that waits has gone on. */
const settled = () => new Promise((resolve) => setTimeout(resolve, settledMs))

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

it('names a row whose name comes after the camera was closed, where nobody has yet', async () => {
  const asked = waitForServer()
  add(milk)
  add(tofu)
  fireEvent.change(name(tofu), { target: { value: 'Silken tofu' } })
  press('Check 2 items')
  cleanup()
  asked[0]?.answer({ names: [{ name: 'Oat milk', from: 'products' }] })
  asked[1]?.answer({ names: [{ name: 'Tofu', from: 'products' }] })
  await expect.poll(rows).toEqual([
    [milk, 'Oat milk', '1'],
    [tofu, 'Silken tofu', '1'],
  ])
})

it('names no row of who signs in meanwhile', async () => {
  const asked = waitForServer()
  add(milk)
  cleanup()
  setSession({ id: 'arun', email: 'arun@campus.test', displayName: 'Arun', verified: true })
  keepFound([{ key: 'k', name: '', code: milk }], new Set(['k']), 'the camera')
  asked[0]?.answer({ names: [{ name: 'My milk', from: 'mine' }] })
  await settled()
  expect(rows()).toEqual([[milk, '', '1']])
})

it('says nothing of a reader that was closed while it read', async () => {
  const asked: unknown[] = []
  class SilentWorker extends EventTarget {
    postMessage = (question: unknown) => void asked.push(question)
    terminate = () => undefined
  }
  vi.stubGlobal('Worker', SilentWorker)
  choosePicture('A date')
  await expect.poll(() => asked).toHaveLength(1)
  const before = readToasts().length
  cleanup()
  await settled()
  expect(readToasts()).toHaveLength(before)
})

it('lets a photo go that a model reads, and opens no table with it, once the camera was closed', async () => {
  class Canvas {
    getContext = () => null
    convertToBlob = async () => new Blob(['jpeg'])
  }
  vi.stubGlobal('OffscreenCanvas', Canvas)
  await screen.findByLabelText('With AI')
  const asked = waitForServer()
  choosePicture('With AI')
  await expect.poll(() => asked).toHaveLength(1)
  const before = readToasts().length
  cleanup()
  expect(asked[0]?.signal?.aborted).toBe(true)
  asked[0]?.answer({ lines: ['2 oat milk'] })
  await settled()
  expect(currentReview()).toBeUndefined()
  expect(close).not.toHaveBeenCalled()
  expect(readToasts()).toHaveLength(before)
})

it('leads on from the last piece that is taken away to what stands beside it, and then to what is read', () => {
  add(milk)
  add(tofu)
  const lessOf = (code: string) => screen.getByRole('button', { name: `One less of ${code}` })
  lessOf(tofu).focus()
  press(`One less of ${tofu}`)
  expect(document.activeElement).toBe(lessOf(milk))
  press(`One less of ${milk}`)
  expect(document.activeElement).toBe(screen.getByLabelText('Barcodes'))
  expect(rows()).toBeUndefined()
})

import { crowdedEvent } from '@shelfmate/contract/api/live'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Handler = (told: unknown) => void

class FakeSocket {
  active = true
  connected = false
  readonly #handlers = new Map<string, Handler>()
  readonly on = (event: string, handler: Handler) => this.#handlers.set(event, handler)
  readonly onAny = () => this
  /** As if the server had said so. */
  readonly tells = (event: string, told: unknown = null) => this.#handlers.get(event)?.(told)
  readonly connect = vi.fn(() => this)
  readonly disconnect = vi.fn(() => this)
}

const window = new EventTarget()
let socket: FakeSocket
let hasFocus: boolean
let isClientLost = false
vi.mock('socket.io-client', () => ({
  get io() {
    if (isClientLost) throw new TypeError('Failed to fetch dynamically imported module')
    return () => socket
  },
}))

beforeEach(async () => {
  vi.useFakeTimers()
  socket = new FakeSocket()
  hasFocus = false
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', { hasFocus: () => hasFocus })
  vi.stubGlobal('navigator', { onLine: true })
  const { startRealtime } = await import('./realtime.ts')
  await startRealtime()
  socket.tells('connect')
})
afterEach(async () => {
  const { stopRealtime } = await import('./realtime.ts')
  stopRealtime()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const connectsSoon = () => {
  vi.advanceTimersByTime(60_000)
  return socket.connect.mock.calls.length
}

test('a screen comes back by itself after the server said goodbye', () => {
  socket.tells('disconnect', 'io server disconnect')
  expect(connectsSoon()).toBe(1)
})

test('one that was cut for newer ones rests until somebody looks at it', () => {
  socket.tells(crowdedEvent)
  socket.tells('disconnect', 'io server disconnect')
  expect(connectsSoon()).toBe(0)
  window.dispatchEvent(new Event('focus'))
  expect(socket.connect).toHaveBeenCalledOnce()
  socket.tells('connect')
  window.dispatchEvent(new Event('focus'))
  expect(socket.connect).toHaveBeenCalledOnce()
})

test('one that somebody looks at does not rest', () => {
  hasFocus = true
  socket.tells(crowdedEvent)
  socket.tells('disconnect', 'io server disconnect')
  expect(connectsSoon()).toBe(1)
})

test('a client that could not be loaded is asked for again, until the session ends', async () => {
  const { startRealtime, stopRealtime } = await import('./realtime.ts')
  stopRealtime()
  isClientLost = true
  await startRealtime()
  isClientLost = false
  const on = vi.spyOn(socket, 'on')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(on).toHaveBeenCalledWith('connect', expect.any(Function))
  stopRealtime()
  isClientLost = true
  await startRealtime()
  stopRealtime()
  isClientLost = false
  on.mockClear()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(on).not.toHaveBeenCalled()
})

import { expect, test, vi } from 'vitest'
import { LiveScreen } from './live-screen.ts'

test('asks no more once it is closed, though a reading was under way that fails', async () => {
  vi.useFakeTimers()
  const reading = Promise.withResolvers<string>()
  const read = vi.fn(() => reading.promise)
  const kind = { event: 'changed', empty: '', read, fold: (list: string) => list, isNewer: () => true }
  const screen = new LiveScreen('http://127.0.0.1:9', '', kind)
  screen.read()
  screen.close()
  reading.reject(new Error('away'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(read).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

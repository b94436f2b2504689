import { expect, it, vi } from 'vitest'
import { makeLog } from '#platform/log/log.ts'
import { Background } from './background.ts'

it('ends with the last of what is under way, and logs what failed', async () => {
  const lines: string[] = []
  const background = new Background(makeLog('error', { write: (line) => void lines.push(line) }))
  const { promise: slow, resolve } = Promise.withResolvers<void>()
  background.run(slow, 'the slow one failed')
  background.run(Promise.reject(new Error('no luck')), 'the other one failed')
  const ended = vi.fn()
  const end = background.end().finally(ended)
  await new Promise((next) => setImmediate(next))
  expect(ended).not.toHaveBeenCalled()
  resolve()
  await end
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'the other one failed', err: { message: 'no luck' } },
  ])
})

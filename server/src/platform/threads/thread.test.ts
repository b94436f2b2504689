import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Thread } from './thread.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shelfmate-thread-'))
})
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => vi.useRealTimers())

const busy = expect.objectContaining({ code: 'UNAVAILABLE' })

async function threadOf(program: string): Promise<Thread<unknown, unknown>> {
  const file = join(folder, 'program.mjs')
  await writeFile(file, `import { parentPort } from 'node:worker_threads'\n${program}`)
  return new Thread(file)
}

it('ends a thread that is stuck, however many ask meanwhile', async () => {
  const thread = await threadOf(`parentPort.on('message', () => undefined)`)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = [thread.ask(1)]
  vi.advanceTimersByTime(9_000)
  asked.push(thread.ask(2))
  vi.advanceTimersByTime(2_000)
  for (const answer of asked) await expect(answer).rejects.toEqual(busy)
})

it('says that it is busy where its memory was not enough, and goes on', async () => {
  const thread = await threadOf(`parentPort.on('message', (question) => {
    const kept = []
    while (question === 'much') kept.push(Array.from({ length: 10_000 }, (_, n) => ({ n })))
    parentPort.postMessage(question)
  })`)
  await expect(thread.ask('much')).rejects.toEqual(busy)
  expect(await thread.ask('little')).toBe('little')
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { NotBegunError } from '#platform/errors/not-begun-error.ts'
import { makeLog } from '#platform/log/log.ts'
import { inProcess } from './in-process.ts'
import { inThread } from './in-thread.ts'
import { LazyWorker, type StartWorker } from './lazy-worker.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shelfmate-helper-'))
})
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => vi.useRealTimers())

const busy = expect.objectContaining({ code: 'UNAVAILABLE' })
const notBegun = expect.any(NotBegunError)

interface Way {
  start(program: string): StartWorker<object, unknown>
  head: string
}

const thread: Way = {
  start: inThread,
  head: `import { parentPort } from 'node:worker_threads'
    const [listen, answer] = [(to) => parentPort.on('message', to), (what) => parentPort.postMessage(what)]`,
}
const child: Way = {
  start: (program) => inProcess(program, makeLog('silent')),
  head: "const [listen, answer] = [(to) => process.on('message', to), (what) => process.send(what)]",
}

async function workerOf({ start, head }: Way, program: string): Promise<LazyWorker<object, unknown>> {
  const file = join(folder, 'program.mjs')
  await writeFile(file, `${head}\n${program}`)
  return new LazyWorker(start(file))
}

describe.each([
  ['a thread', thread],
  ['a process', child],
])('%s', (_, way) => {
  it('is ended when it is stuck, however many ask meanwhile, and nobody but the first had its time', async () => {
    const worker = await workerOf(way, 'listen(() => undefined)')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asked = [worker.ask({})]
    vi.advanceTimersByTime(9_000)
    asked.push(worker.ask({}))
    vi.advanceTimersByTime(2_000)
    const [first, second] = (await Promise.allSettled(asked)).map((each) => 'reason' in each && each.reason)
    expect(first).toEqual(busy)
    expect(first).not.toEqual(notBegun)
    expect(second).toEqual(notBegun)
  })

  it('says that it is busy where its memory was not enough, and goes on', async () => {
    const worker = await workerOf(
      way,
      `listen(({ isMuch }) => {
        const kept = []
        while (isMuch) kept.push(Array.from({ length: 10_000 }, (_, n) => ({ n })))
        answer('little')
      })`,
    )
    await expect(worker.ask({ isMuch: true })).rejects.toEqual(busy)
    expect(await worker.ask({ isMuch: false })).toBe('little')
  })
})

it('a process may ask for much memory at once, which ends nothing but itself', async () => {
  const worker = await workerOf(
    child,
    'listen(() => { for (const map = new Map(); ; ) map.set(map.size, 1) })',
  )
  await expect(worker.ask({})).rejects.toEqual(busy)
})

it('where the system starts no process, nothing was begun, and it goes on when it does', async () => {
  const worker = await workerOf(child, "listen(() => answer('here'))")
  const node = process.execPath
  process.execPath = join(folder, 'nothing')
  try {
    await expect(worker.ask({})).rejects.toEqual(notBegun)
  } finally {
    process.execPath = node
  }
  expect(await worker.ask({})).toBe('here')
})

it('gives nobody the answer that somebody before did not wait for', async () => {
  const worker = await workerOf(
    thread,
    `listen(({ said, name }) => {
      if (!said) return
      answer(name)
      Atomics.store(said, 0, 1)
      Atomics.notify(said, 0)
    })`,
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const said = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const late = worker.ask({ said, name: 'late' })
  // The answer is on its way, and this thread too busy to hear of it.
  Atomics.wait(said, 0, 0, 20_000)
  vi.advanceTimersByTime(11_000)
  const next = worker.ask({ said, name: 'next' })
  await expect(late).rejects.toEqual(busy)
  expect(await next).toBe('next')
})

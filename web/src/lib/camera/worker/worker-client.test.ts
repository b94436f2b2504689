import { afterEach, expect, it, vi } from 'vitest'
import type { Answer, Question } from './messages.ts'
import { connectWorker } from './worker-client.ts'

class FakeWorker extends EventTarget {
  static readonly made: FakeWorker[] = []
  readonly asked: Question<string>[] = []
  isGone = false

  constructor() {
    super()
    FakeWorker.made.push(this)
  }

  postMessage(question: Question<string>) {
    this.asked.push(question)
  }

  terminate() {
    this.isGone = true
  }

  fail() {
    this.dispatchEvent(new Event('error'))
  }

  say(data: Answer<string>) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const { made } = FakeWorker

/** What the tools weigh. */
const weight = 10

function lineToFake(onCame = vi.fn()) {
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('window', {})
  return connectWorker<string, string>('/assets/camera/reader.js', weight, onCame)
}

afterEach(() => {
  vi.unstubAllGlobals()
  made.length = 0
})

it('makes its worker for the first question, and asks it all', async () => {
  const line = lineToFake()
  expect(made).toEqual([])
  const told = Promise.all([line.ask('a', []), line.ask('b', [])])
  for (const { id, asked } of made[0]?.asked ?? []) made[0]?.say({ kind: 'told', id, told: `${asked}!` })
  expect(await told).toEqual(['a!', 'b!'])
  expect(made).toHaveLength(1)
})

it('asks a new worker after one that could not be loaded', async () => {
  const onCame = vi.fn()
  const line = lineToFake(onCame)
  const lost = line.ask('a', [])
  made[0]?.say({ kind: 'came', bytes: 7 })
  made[0]?.fail()
  await expect(lost).rejects.toThrow('could not be loaded')
  expect(made[0]?.isGone).toBe(true)
  const told = line.ask('b', [])
  made[1]?.say({ kind: 'came', bytes: 5 })
  made[1]?.say({ kind: 'told', id: made[1].asked[0]?.id ?? 0, told: 'read' })
  expect(await told).toBe('read')
  expect(onCame.mock.calls).toEqual([[0.7], [undefined], [0.5]])
})

it('tells of no more to come after a cut, and counts anew for the next question', async () => {
  const onCame = vi.fn()
  const line = lineToFake(onCame)
  const lost = line.ask('a', [])
  made[0]?.say({ kind: 'came', bytes: 7 })
  made[0]?.say({ kind: 'failed', id: made[0].asked[0]?.id ?? 0 })
  await expect(lost).rejects.toThrow('could not read')
  const told = line.ask('b', [])
  made[0]?.say({ kind: 'came', bytes: 5 })
  made[0]?.say({ kind: 'came', bytes: 5 })
  made[0]?.say({ kind: 'told', id: made[0].asked[1]?.id ?? 0, told: 'read' })
  expect(await told).toBe('read')
  expect(onCame.mock.calls).toEqual([[0.7], [undefined], [0.5], [undefined]])
})

it('answers nobody once it is closed', async () => {
  const line = lineToFake()
  const lost = line.ask('a', [])
  line.close()
  await expect(lost).rejects.toThrow('closed')
  expect(made[0]?.isGone).toBe(true)
})

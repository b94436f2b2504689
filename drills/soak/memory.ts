import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { msPerHour } from '@shelfmate/contract/api/durations'
import { WebSocket } from 'ws'
import { residentMb } from '../product/usage.ts'

const bytesPerMb = 1024 ** 2
const pollMs = 100
const patienceMs = 10_000

interface Sample {
  at: number
  /** Heap and buffers in use after everything unused was collected, and what the system counts, in MB. */
  usedMb: number
  residentMb: number
}

/** Watches the memory of a process through Node's own inspector, which it has to be asked to open. */
export class MemoryWatch {
  readonly samples: Sample[] = []
  readonly name: string
  readonly #pid: number
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, (result: unknown) => void>()
  #next = 0

  private constructor(name: string, pid: number, socket: WebSocket) {
    this.name = name
    this.#pid = pid
    this.#socket = socket
    socket.on('message', (data: Buffer) => {
      // The inspector's documented answer.
      const { id, result } = JSON.parse(data.toString()) as { id: number; result: unknown }
      this.#waiting.get(id)?.(result)
      this.#waiting.delete(id)
    })
  }

  static async open(name: string, pid: number, inspector: number): Promise<MemoryWatch> {
    process.kill(pid, 'SIGUSR1')
    const socket = new WebSocket(await addressOf(inspector))
    await once(socket, 'open')
    return new MemoryWatch(name, pid, socket)
  }

  async take(): Promise<void> {
    await this.#ask('HeapProfiler.collectGarbage')
    const used = (await this.#ask('Runtime.getHeapUsage')) as {
      usedSize: number
      backingStorageSize?: number
    }
    this.samples.push({
      at: performance.now(),
      usedMb: (used.usedSize + (used.backingStorageSize ?? 0)) / bytesPerMb,
      residentMb: residentMb(this.#pid),
    })
  }

  close(): void {
    this.#socket.terminate()
  }

  #ask(method: string): Promise<unknown> {
    const id = ++this.#next
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      this.#socket.send(JSON.stringify({ id, method }))
    })
  }
}

/** How fast something grows, in MB an hour: the slope of the straight line that lies closest to the samples. */
export function slopeOf(samples: Sample[], of: 'usedMb' | 'residentMb'): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const at = mean(samples.map((sample) => sample.at))
  const size = mean(samples.map((sample) => sample[of]))
  const covariance = mean(samples.map((sample) => (sample.at - at) * (sample[of] - size)))
  const variance = mean(samples.map((sample) => (sample.at - at) ** 2))
  return (covariance / variance) * msPerHour
}

async function addressOf(inspector: number): Promise<string> {
  const until = performance.now() + patienceMs
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${inspector}/json/list`).catch(() => undefined)
    // The inspector's documented list of what it can watch.
    const [found] = answer ? ((await answer.json()) as { webSocketDebuggerUrl: string }[]) : []
    if (found) return found.webSocketDebuggerUrl
    if (performance.now() > until) throw new Error(`nobody can be watched at port ${inspector}`)
    await sleep(pollMs)
  }
}

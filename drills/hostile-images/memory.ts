import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const everyMs = 40
const kilobyte = 1_024

export interface Memory {
  server: number
  decoder: number
}

/** Watches how much memory a process and its children take together. PostgreSQL is left out: it reads no pictures. */
export class MemoryWatch {
  readonly #pid: number
  readonly #ended = new AbortController()
  #peak: Memory = { server: 0, decoder: 0 }
  #watching: Promise<void> | undefined

  constructor(pid: number) {
    this.#pid = pid
  }

  /** Bytes now; 0 where the system does not tell. */
  now(): Memory {
    const decoder = helpersOf(this.#pid).reduce((sum, pid) => sum + proportionalBytes(pid), 0)
    return { server: proportionalBytes(this.#pid), decoder }
  }

  start(): void {
    this.#watching = this.#watch()
  }

  /** Ends the watch; returns the moment when both together took most. */
  async stop(): Promise<Memory> {
    this.#ended.abort()
    await this.#watching
    return this.#peak
  }

  async #watch(): Promise<void> {
    while (!this.#ended.signal.aborted) {
      const now = this.now()
      if (sumOf(now) > sumOf(this.#peak)) this.#peak = now
      await sleep(everyMs)
    }
  }
}

/** What server and decoder hold together, in bytes. */
export const sumOf = ({ server, decoder }: Memory) => server + decoder

/** Children of a process that are programs of ours. To look through all processes so often would slow what is timed. */
function helpersOf(pid: number): number[] {
  const children = readOr(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean)
  return children.filter((child) => !readOr(`/proc/${child}/cmdline`).includes('postgres')).map(Number)
}

/** Memory of a process, with what it shares counted once among all who share it. */
function proportionalBytes(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readOr(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * kilobyte
}

/** A process may end while it is looked at. */
function readOr(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}

import type { ChildProcess } from 'node:child_process'
import { access } from 'node:fs/promises'
import { DomainError } from '#platform/errors/domain-error.ts'
import { NotBegunError } from '#platform/errors/not-begun-error.ts'
import type { Log } from '#platform/log/log.ts'
import type { SystemPart } from '#platform/status/status.ts'
import { startChild } from '#platform/workers/child.ts'
import { programOf } from '#platform/workers/program-of.ts'
import type { Decoded, DecodeJob, DecodeReply, DecoderRefusal } from './protocol.ts'

const maxPending = 100
const retrySeconds = 5
/** Every decode ends by itself before that; a process that says nothing for so long is stuck. */
const silenceMs = 60_000
const idleMs = 30_000

const program = programOf('image-decoder', 'platform/images/decoder/process.ts')

/**
 * One arena, no more threads than decodes, and all but small pieces go back to the system as soon as they are free: what a
 * decode took does not stay taken.
 */
const frugalMemory = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '65536',
  UV_THREADPOOL_SIZE: '2',
}
const frugalNode = ['--max-old-space-size=64', '--max-semi-space-size=1', '--expose-gc']
/** Its few lines of JavaScript need no compiler: 8 MB less. Node reads TypeScript with one, so not from the sources. */
const withoutCompiler = '--jitless'

interface Pending {
  resolve(decoded: Decoded): void
  reject(error: Error): void
}

/** Re-encodes images in a process of its own, started when needed and gone when idle. */
export class Decoder {
  readonly #log: Log
  readonly #pending = new Map<number, Pending>()
  #child: ChildProcess | undefined
  #jobs = 0
  #idle: NodeJS.Timeout | undefined
  #silence: NodeJS.Timeout | undefined

  constructor(log: Log) {
    this.#log = log
  }

  /** Errors: IMAGE_INVALID, IMAGE_TOO_LARGE, UNAVAILABLE when too much waits or the process died meanwhile; a NotBegunError where it read nothing. */
  async decode(task: Omit<DecodeJob, 'job'>): Promise<Decoded> {
    if (this.#pending.size >= maxPending) throw notBegun()
    const child = this.#running()
    this.#jobs += 1
    const job = this.#jobs
    return new Promise((resolve, reject) => {
      this.#pending.set(job, { resolve, reject })
      // What waits already keeps its time: else each new image would spare a process that is stuck.
      if (this.#pending.size === 1) this.#watch()
      // Unheard, a message to a process that is just dying would end ours. It was not read, so it may come again.
      child.send({ ...task, job } satisfies DecodeJob, (error) => {
        if (error) this.#taken(job)?.reject(notBegun())
      })
    })
  }

  readonly part: SystemPart = {
    name: 'decoder',
    uses: 'a process of its own',
    look: async () => {
      await access(program)
      const pid = this.#child?.pid
      return pid === undefined
        ? 'comes with the first picture'
        : `process ${pid}, ${this.#pending.size} waiting`
    },
  }

  /** Ends the process. */
  close(): void {
    clearTimeout(this.#idle)
    clearTimeout(this.#silence)
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }

  #running(): ChildProcess {
    clearTimeout(this.#idle)
    if (this.#child) return this.#child
    const child = startChild(program, {
      node: program.endsWith('.js') ? [...frugalNode, withoutCompiler] : frugalNode,
      env: frugalMemory,
    })
    child.on('message', (reply) => {
      // Our own program sends nothing else.
      this.#settle(reply as DecodeReply)
    })
    // Where the system starts no process there is no exit to hear of.
    child.on('error', (error) => {
      this.#log.error({ err: error }, 'the image decoder failed')
      this.#ended(child, error.message, notBegun())
    })
    child.once('exit', (code, signal) => this.#ended(child, code ?? signal))
    this.#child = child
    return child
  }

  #settle(reply: DecodeReply): void {
    const pending = this.#taken(reply.job)
    if ('decoded' in reply) pending?.resolve(reply.decoded)
    else if ('refused' in reply) pending?.reject(refusalOf(reply.refused))
    else pending?.reject(new Error(`the image decoder failed: ${reply.failed}`))
  }

  #taken(job: number): Pending | undefined {
    const pending = this.#pending.get(job)
    this.#pending.delete(job)
    this.#watch()
    return pending
  }

  /** A file that takes the process down is refused; of several nobody knows which it was, and each may come again. */
  #ended(
    child: ChildProcess,
    reason: number | string | null,
    error = refusalOf(this.#pending.size === 1 ? 'IMAGE_INVALID' : 'UNAVAILABLE'),
  ): void {
    // One that was sent away when idle is nobody's any more.
    if (this.#child !== child) return
    this.#child = undefined
    if (this.#pending.size === 0) return
    this.#log.warn({ reason, pending: this.#pending.size }, 'the image decoder ended at its work')
    for (const { reject } of this.#pending.values()) reject(error)
    this.#pending.clear()
    this.#watch()
  }

  #dismiss(child: ChildProcess): void {
    this.#child = undefined
    child.disconnect()
  }

  #watch(): void {
    clearTimeout(this.#silence)
    clearTimeout(this.#idle)
    const child = this.#child
    if (!child) return
    if (this.#pending.size > 0) this.#silence = setTimeout(() => child.kill('SIGKILL'), silenceMs).unref()
    else this.#idle = setTimeout(() => this.#dismiss(child), idleMs).unref()
  }
}

const notBegun = () => new NotBegunError(retrySeconds)

const refusalOf = (code: DecoderRefusal) =>
  new DomainError(code, code === 'UNAVAILABLE' ? { retryAfterSeconds: retrySeconds } : {})

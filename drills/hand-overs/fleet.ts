import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bundleProgram } from '../../scripts/lib/bundle-server.mjs'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { type Answer, send } from '../product/api.ts'
import { root } from '../product/product.ts'

export type ToProcess = { aheadMs: number } | { tick: number }
export type FromProcess = { ready: true } | { ticked: number; failure?: string }

export const workers = 3
/** As many of them serve requests: the third one only ticks. */
const serving = 2
const retryMs = 50
const patienceMs = 120_000
/** Below the server, where it looks for its migrations. */
const bundleOf = (pid: number) => join(root, `server/dist-dev/drill-${pid}`)
const unavailable = 503

/** An answer for good, and how many times it was asked for: of those before, nobody knows what they did. */
export interface Settled extends Answer {
  attempts: number
}

interface Request {
  method: string
  path: string
  cookie: string
  body?: object
}

/** Server processes on one database that are killed at any moment, and come back; what they were asked is asked again. */
export class Fleet {
  readonly #folder: string
  readonly #bundle = bundleOf(process.pid)
  readonly #databaseUrl: string
  readonly #checksAnswers: boolean
  readonly #members: { port: number; child: ChildProcess; isUp: Promise<unknown> }[] = []
  #aheadMs = 0
  #ticks = 0
  #turn = 0
  kills = 0
  /** When a process was killed last, by this machine's clock. */
  killedAt = 0
  retried = 0
  /** What jobs failed with; who is killed over one tells nothing. */
  readonly faults: string[] = []

  private constructor(folder: string, databaseUrl: string, checksAnswers: boolean) {
    this.#folder = folder
    this.#databaseUrl = databaseUrl
    this.#checksAnswers = checksAnswers
  }

  /** Starts the processes; they hold every answer against its schema, unless told not to. */
  static async start(folder: string, databaseUrl: string, { checksAnswers = true } = {}): Promise<Fleet> {
    const fleet = new Fleet(folder, databaseUrl, checksAnswers)
    // From its many files each start would take five times as long.
    await bundleProgram(join(import.meta.dirname, 'process.ts'), fleet.#bundle)
    for (let n = 0; n < workers; n++) {
      const port = await freePort()
      fleet.#members.push({ port, ...fleet.#begin(port) })
      // The first one compiles for all.
      await fleet.allUp()
    }
    return fleet
  }

  /** What its clocks say, in milliseconds. */
  now(): number {
    return Date.now() + this.#aheadMs
  }

  /** Where the serving processes listen. */
  get urls(): string[] {
    return this.#members.slice(0, serving).map(({ port }) => `http://127.0.0.1:${port}`)
  }

  async allUp(): Promise<void> {
    for (const { isUp } of this.#members) await isUp
  }

  /** Asks one of the serving processes, and another one when that dies, until there is an answer for good. */
  async send(request: Request): Promise<Settled> {
    const deadline = Date.now() + patienceMs
    for (let attempts = 1; ; attempts++) {
      const url = this.urls[this.#turn++ % serving] ?? ''
      const answer = await send(url, request).catch(() => undefined)
      if (answer && answer.status !== unavailable) return { ...answer, attempts }
      if (Date.now() > deadline) throw new Error(`no answer to ${request.method} ${request.path}`)
      this.retried++
      await sleep(retryMs)
    }
  }

  /** Kills a process with signal 9; it comes back by itself. */
  async kill(which: number): Promise<void> {
    const member = this.#members[which % workers]
    if (!member) return
    await member.isUp
    this.kills++
    this.killedAt = Date.now()
    const ended = once(member.child, 'exit')
    member.child.kill('SIGKILL')
    await ended
    Object.assign(member, this.#begin(member.port))
  }

  /** Moves all clocks, and has all processes tick at once; `meanwhile` may kill some, after which the others tick again. */
  async advance(ms: number, meanwhile: () => Promise<void> = async () => undefined): Promise<void> {
    await this.allUp()
    this.#aheadMs += ms
    for (const { child } of this.#members) this.#tell(child, { aheadMs: this.#aheadMs })
    await Promise.all([...this.#members.map(({ child }) => this.#tick(child)), meanwhile()])
    await this.allUp()
    await Promise.all(this.#members.map(({ child }) => this.#tick(child)))
  }

  async stop(): Promise<void> {
    await this.allUp()
    for (const { child } of this.#members) {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    }
    rmSync(this.#bundle, { recursive: true })
  }

  #begin(port: number): { child: ChildProcess; isUp: Promise<unknown> } {
    const child = fork(join(this.#bundle, 'process.js'), {
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        NODE_NO_WARNINGS: '1',
        DATABASE_URL: this.#databaseUrl,
        DATA_DIR: join(this.#folder, 'data'),
        PORT: String(port),
        AHEAD_MS: String(this.#aheadMs),
        NODE_COMPILE_CACHE: join(this.#folder, 'compiled'),
        CHECKS_ANSWERS: String(this.#checksAnswers),
      },
      execArgv: [],
    })
    return { child, isUp: once(child, 'message', { signal: AbortSignal.timeout(patienceMs) }) }
  }

  #tell(child: ChildProcess, message: ToProcess): void {
    if (child.connected) child.send(message)
  }

  /** Resolves when it has ticked, or was killed over it. */
  async #tick(child: ChildProcess): Promise<void> {
    const tick = ++this.#ticks
    const done = Promise.withResolvers<void>()
    const hear = (message: FromProcess) => {
      if (!('ticked' in message) || message.ticked !== tick) return
      if (message.failure !== undefined) this.faults.push(`a job failed: ${message.failure}`)
      done.resolve()
    }
    const end = () => done.resolve()
    child.on('message', hear)
    child.once('exit', end)
    this.#tell(child, { tick })
    if (!child.connected) done.resolve()
    await done.promise
    child.off('message', hear)
    child.off('exit', end)
  }
}

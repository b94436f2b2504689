import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export const root = join(import.meta.dirname, '..', '..')
const pollMs = 10
const patienceMs = 180_000
/** Drills are the program run wild that a student's brakes are for; they pay for the brakes and never meet them. */
const unbraked = 1_000_000_000

const bundle = join(root, 'server/dist/main.js')
/** What `npm start` runs, once any npm script that needs it has built it; before that, the same from its sources. */
export const program = existsSync(bundle) ? bundle : join(root, 'server/src/main.ts')

/** What `npm start` tells Node: room for young objects that need not grow while it starts, nor by 60 MB whenever there is much to do. */
const nodeFlags = startCommand().match(/--\S+/g) ?? []

interface ProductOptions {
  entry: string
  port: number
  /** Settings of the process; nothing of our own environment reaches it. */
  env: Record<string, string>
  /** Where its log lines go. */
  logFile: string
  /** Pins the process to one core, where the machine can. */
  cpu?: number
}

/** One server process, run and watched from outside as a service manager would. */
export class Product {
  readonly child: ChildProcess
  readonly url: string
  readonly ended: Promise<string>

  private constructor(child: ChildProcess, port: number) {
    this.child = child
    this.url = `http://127.0.0.1:${port}`
    this.ended = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        running.delete(this)
        resolve(signal ?? `code ${code}`)
      })
    })
    running.add(this)
  }

  get pid(): number {
    return this.child.pid ?? 0
  }

  get alive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null
  }

  /** Starts a process; see `ready`. */
  static start({ entry, port, env, logFile, cpu }: ProductOptions): Product {
    const log = openSync(logFile, 'a')
    const [command, ...args] = pinned([process.execPath, ...nodeFlags, entry], cpu)
    const child = spawn(command ?? '', args, {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        PORT: String(port),
        REQUESTS_PER_MINUTE: String(unbraked),
        ...env,
      },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    return new Product(child, port)
  }

  /** Resolves once /readyz says yes; throws when the process ends instead. */
  async ready(): Promise<this> {
    const deadline = Date.now() + patienceMs
    while (!(await answersReady(this.url))) {
      if (!this.alive) throw new Error(`the server ended with ${await this.ended} before it was ready`)
      if (Date.now() > deadline) throw new Error('the server was not ready within a minute')
      await sleep(pollMs)
    }
    return this
  }

  /** Asks it to stop; returns how it ended: 'code 0' when all went well. */
  stop(): Promise<string> {
    this.child.kill('SIGTERM')
    return this.ended
  }

  /** Stops every server that this process has started. */
  static async stopAll(): Promise<void> {
    await Promise.all([...running].map((product) => product.stop()))
  }

  /** Lets no server, and with it no database, outlive this process when it is told to stop. */
  static stopAllOnSignal(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => {
        void Product.stopAll().then(() => process.exit(1))
      })
    }
  }
}

const running = new Set<Product>()

/** The command on one core only; unchanged where there is no taskset or only one core. */
export function pinned(command: string[], cpu: number | undefined): string[] {
  const able = cpu !== undefined && cpu < availableParallelism() && existsSync('/usr/bin/taskset')
  return able ? ['/usr/bin/taskset', '-c', String(cpu), ...command] : command
}

function startCommand(): string {
  // Our own file.
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start
}

async function answersReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/readyz`)
    await response.arrayBuffer()
    return response.ok
  } catch {
    // Nobody listens yet.
    return false
  }
}

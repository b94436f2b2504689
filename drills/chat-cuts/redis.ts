import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { isProgram } from '../debian.ts'

const programs = ['redis-server', 'valkey-server']
const pollMs = 20

/** A Redis of the drill's own, which keeps nothing on disk. */
export class Redis {
  readonly #program: string
  #port = 0
  #child: ChildProcess | undefined

  constructor(program: string) {
    this.#program = program
  }

  /** Starts it, at the same address each time; resolves once it takes connections. */
  async start(): Promise<string> {
    this.#port ||= await freePort()
    const options = ['--bind', '127.0.0.1', '--port', String(this.#port), '--save', '', '--appendonly', 'no']
    this.#child = spawn(this.#program, options, { stdio: 'ignore' })
    while (!(await takesConnections(this.#port))) await sleep(pollMs)
    return `redis://127.0.0.1:${this.#port}`
  }

  async stop(): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (!child) return
    const ended = once(child, 'exit')
    child.kill()
    await ended
  }
}

/** The first Redis or Valkey on the PATH; undefined where there is none. */
export function findRedis(): Redis | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const program = programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
  return program === undefined ? undefined : new Redis(program)
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => socket.end(() => resolve(true)))
    socket.once('error', () => resolve(false))
  })
}

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { type Account, send, signUp } from '../product/api.ts'
import { Product } from '../product/product.ts'
import { quantile } from '../quantiles.ts'
import { attacks } from './attacks.ts'

interface OneClientFigures {
  name: string
  /** 95 of 100 requests of others took no longer, in milliseconds: alone, and beside the client. */
  idleMs: number
  besideMs: number
}

interface OneClientOptions {
  /** The server's program: the bundle, or its sources. */
  entry: string
  names: string[]
  rounds: number
  secondsEach: number
}

const others = 10
const everyMs = 25
const share = 0.95
/** For what an attack needs first: thousands of items, hundreds of screens. */
const beginPatienceMs = 60_000
const calmMs = 1_500

/** What a few people notice while one client does its worst, beside what they notice without it, in turn. */
export async function runOneClient(options: OneClientOptions): Promise<OneClientFigures[]> {
  const { entry, names, rounds, secondsEach } = options
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-one-client-'))
  const env = {
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '6000',
    TRUST_PROXY: '1',
  }
  const port = await freePort()
  const product = await Product.start({ entry, port, env, logFile: join(folder, 'server.log') }).ready()
  try {
    const { url } = product
    const crowd: Account[] = []
    for (let n = 0; n < others; n++) crowd.push(await signUp(url))
    await ask(url, crowd, secondsEach)
    const figures: OneClientFigures[] = []
    for (const name of names) {
      const idle: number[] = []
      const beside: number[] = []
      for (let round = 0; round < rounds; round++) {
        idle.push(...(await ask(url, crowd, secondsEach)))
        const client = fork(join(import.meta.dirname, 'client.ts'), [name, url])
        await begin(client, name)
        beside.push(...(await ask(url, crowd, secondsEach)))
        if (client.exitCode !== null) throw new Error(`the client of ${name} ended by itself`)
        await end(client, name)
        await sleep(calmMs)
      }
      figures.push({ name, idleMs: quantile(idle, share), besideMs: quantile(beside, share) })
    }
    return figures
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const allAttacks = Object.keys(attacks)

/** Requests at a steady pace, whether or not the ones before have been answered: nobody waits for a slow server to ask it. */
async function ask(url: string, crowd: Account[], seconds: number): Promise<number[]> {
  const asked: Promise<number>[] = []
  const start = performance.now()
  for (let n = 0; performance.now() - start < seconds * 1_000; n++) {
    await sleep(Math.max(0, start + n * everyMs - performance.now()))
    const { cookie = '' } = crowd[n % crowd.length] ?? {}
    const path = n % 2 === 0 ? '/pantry/items' : '/exchange/posts'
    const since = performance.now()
    asked.push(
      send(url, { method: 'GET', path, cookie }).then(({ status }) => {
        if (status !== 200) throw new Error(`${path} answered ${status}`)
        return performance.now() - since
      }),
    )
  }
  return Promise.all(asked)
}

/** Resolves once its attack has begun; throws where it never does. */
async function begin(client: ChildProcess, name: string): Promise<void> {
  const ended = once(client, 'exit').then(() => {
    throw new Error(`the client of ${name} ended before it had begun`)
  })
  const late = AbortSignal.timeout(beginPatienceMs)
  await Promise.race([once(client, 'message', { signal: late }), ended])
}

/** Throws where the client did not do what it was there for, or does not end. */
async function end(client: ChildProcess, name: string): Promise<void> {
  const ended = once(client, 'exit')
  client.kill('SIGTERM')
  const killer = setTimeout(() => client.kill('SIGKILL'), calmMs)
  const [code] = await ended
  clearTimeout(killer)
  if (code !== 0) throw new Error(`the client of ${name} ended with ${code}`)
}

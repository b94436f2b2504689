import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { Product } from '../product/product.ts'
import { type ProxyName, startProxy } from '../product/proxy.ts'

const pauses = 3
const pauseMs = 1_600
const betweenMs = 2_500
const askEveryMs = 50
const patienceMs = 20_000

interface ProxyFigures {
  asked: number
  /** Answers that the proxy gave by itself because it thought that nobody was there. */
  refused: number
  faults: string[]
}

/** Two processes behind a proxy as its example sets it up, both busy for a moment, three times, while people go on. */
export async function behindProxy(name: ProxyName, program: string, entry: string): Promise<ProxyFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-proxies-'))
  const env = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', TRUST_PROXY: '1' }
  const ports = [await freePort(), await freePort()]
  const products = ports.map((port, n) =>
    Product.start({ entry, port, env, logFile: join(folder, `${n}.log`) }),
  )
  try {
    for (const product of products) await product.ready()
    const settings = join(folder, 'proxy.conf')
    const proxy = await startProxy(name, { program, settings, servers: ports })
    try {
      return await askThrough(proxy.port, products)
    } finally {
      await proxy.stop()
    }
  } finally {
    await Promise.all(products.map((product) => product.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function askThrough(port: number, products: Product[]): Promise<ProxyFigures> {
  const figures: ProxyFigures = { asked: 0, refused: 0, faults: [] }
  const asked: Promise<void>[] = []
  const asking = setInterval(() => asked.push(ask(port, figures)), askEveryMs)
  for (let n = 0; n < pauses; n++) {
    for (const { child } of products) child.kill('SIGSTOP')
    await sleep(pauseMs)
    for (const { child } of products) child.kill('SIGCONT')
    await sleep(betweenMs)
  }
  clearInterval(asking)
  await Promise.all(asked)
  return figures
}

async function ask(port: number, figures: ProxyFigures): Promise<void> {
  figures.asked += 1
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/campus`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(patienceMs),
    })
    await answer.arrayBuffer()
    if (answer.status === 502 || answer.status === 503) figures.refused += 1
    else if (!answer.ok) figures.faults.push(`answered ${answer.status}`)
  } catch (error) {
    figures.faults.push(String(error))
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, Product } from '../product/product.ts'

const examples = join(import.meta.dirname, '../../docs/proxy')
const pauses = 3
const pauseMs = 1_600
const betweenMs = 2_500
const askEveryMs = 50
const patienceMs = 20_000

export type ProxyName = 'haproxy' | 'nginx'

export interface ProxyFigures {
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
    const proxyPort = await freePort()
    const settings = join(folder, 'proxy.conf')
    writeFileSync(settings, withoutTls[name](proxyPort, ports))
    const proxy = spawn(program, commands[name](settings), { stdio: 'ignore' })
    const ended = once(proxy, 'exit')
    try {
      await answers(proxyPort)
      return await askThrough(proxyPort, products)
    } finally {
      proxy.kill('SIGTERM')
      await ended
    }
  } finally {
    await Promise.all(products.map((product) => product.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

const commands: Record<ProxyName, (settings: string) => string[]> = {
  haproxy: (settings) => ['-f', settings, '-db'],
  nginx: (settings) => ['-c', settings, '-g', 'daemon off;'],
}

/** The examples as they are, but for the certificate, which is the campus's own, and the ports. */
const withoutTls: Record<ProxyName, (port: number, servers: number[]) => string> = {
  haproxy: (port, [one, two]) =>
    readFileSync(join(examples, 'haproxy.cfg'), 'utf8')
      .replace(/^ *bind :80$/m, `    bind 127.0.0.1:${port}`)
      .replaceAll(/^ *(?:bind :443|http-request redirect).*$/gm, '')
      .replace('127.0.0.1:3001', `127.0.0.1:${one}`)
      .replace('127.0.0.1:3002', `127.0.0.1:${two}`),
  nginx: (port, [one, two]) => {
    const example = readFileSync(join(examples, 'nginx.conf'), 'utf8')
      .replace(/server \{\n {4}listen 80;[\s\S]*?\n\}\n/, '')
      .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
      .replaceAll(/^ *ssl_certificate.*$/gm, '')
      .replace('127.0.0.1:3001', `127.0.0.1:${one}`)
      .replace('127.0.0.1:3002', `127.0.0.1:${two}`)
    return `pid /dev/null;\nerror_log /dev/null;\nevents {}\nhttp {\naccess_log off;\n${example}\n}\n`
  },
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

async function answers(port: number): Promise<void> {
  const until = performance.now() + patienceMs
  while (performance.now() < until) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(askEveryMs)
  }
  throw new Error('the proxy does not answer')
}

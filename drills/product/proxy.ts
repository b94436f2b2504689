import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/lib/free-port.mjs'

const examples = join(import.meta.dirname, '../../docs/proxy')
const pollMs = 50
const patienceMs = 20_000

export type ProxyName = 'haproxy' | 'nginx'

export interface Proxy {
  port: number
  pid: number
  stop(): Promise<void>
}

/** Starts a proxy as its example sets it up before two processes; resolves once it answers. */
export async function startProxy(
  name: ProxyName,
  { program, settings, servers }: { program: string; settings: string; servers: number[] },
): Promise<Proxy> {
  const port = await freePort()
  writeFileSync(settings, withoutTls[name](port, servers))
  const proxy = spawn(program, commands[name](settings), { stdio: 'ignore' })
  const ended = once(proxy, 'exit')
  const stop = async () => {
    proxy.kill('SIGTERM')
    await ended
  }
  try {
    await answers(port)
  } catch (error) {
    await stop()
    throw error
  }
  return { port, pid: proxy.pid ?? 0, stop }
}

const commands: Record<ProxyName, (settings: string) => string[]> = {
  haproxy: (settings) => ['-f', settings, '-db'],
  nginx: (settings) => ['-c', settings, '-g', 'daemon off;'],
}

/** The examples as they are, but for the certificate, which is the campus's own, the ports, and the second process, which they only offer. */
const withoutTls: Record<ProxyName, (port: number, servers: number[]) => string> = {
  haproxy: (port, [one, two]) =>
    readFileSync(join(examples, 'haproxy.cfg'), 'utf8')
      .replace(/^ *bind :80$/m, `    bind 127.0.0.1:${port}`)
      .replaceAll(/^ *(?:bind :443|http-request redirect).*$/gm, '')
      .replace('127.0.0.1:3000', `127.0.0.1:${one}`)
      .replace('# server two 127.0.0.1:3001', `server two 127.0.0.1:${two}`),
  nginx: (port, [one, two]) => {
    const example = readFileSync(join(examples, 'nginx.conf'), 'utf8')
      .replace(/server \{\n {4}listen 80;[\s\S]*?\n\}\n/, '')
      .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
      .replaceAll(/^ *ssl_certificate.*$/gm, '')
      .replace('127.0.0.1:3000', `127.0.0.1:${one}`)
      .replace('# server 127.0.0.1:3001', `server 127.0.0.1:${two}`)
    return `pid /dev/null;\nerror_log /dev/null;\nevents {}\nhttp {\naccess_log off;\n${example}\n}\n`
  },
}

async function answers(port: number): Promise<void> {
  const until = performance.now() + patienceMs
  while (performance.now() < until) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(pollMs)
  }
  throw new Error('the proxy does not answer')
}

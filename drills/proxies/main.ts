// The examples for HAProxy and nginx, under Debian's own: processes that are busy for a moment are not taken for gone.
import { installed, lacks } from '../debian.ts'
import { program } from '../product/product.ts'
import { behindProxy } from './drill.ts'

const packages = { haproxy: 'haproxy', nginx: 'nginx-light' } as const

export async function run(): Promise<{ ok: boolean; lines: string[] }> {
  const lines: string[] = []
  let ok = true
  for (const name of ['haproxy', 'nginx'] as const) {
    const proxy = installed(name)
    if (!proxy) {
      ok = false
      lines.push(...lacks(name, packages[name]).lines)
      continue
    }
    const { asked, refused, faults } = await behindProxy(name, proxy, program)
    ok &&= refused === 0 && faults.length === 0
    lines.push(
      `${name}: ${asked} asked during three pauses of 1.6 s, ${refused} bare 502 or 503 (goal 0)`,
      ...faults,
    )
  }
  return { ok, lines }
}

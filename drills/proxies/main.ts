// The examples for HAProxy and nginx, under Debian's own: processes that are busy for a moment are not taken for gone.
import { existsSync } from 'node:fs'
import { installed, lacks } from '../debian.ts'
import { bundle, sources } from '../product/product.ts'
import { behindProxy } from './drill.ts'

const packages = { haproxy: 'haproxy', nginx: 'nginx-light' } as const

export async function run(): Promise<{ ok: boolean; lines: string[] }> {
  const entry = existsSync(bundle) ? bundle : sources
  const lines: string[] = []
  let ok = true
  for (const name of ['haproxy', 'nginx'] as const) {
    const program = installed(name)
    if (!program) {
      ok = false
      lines.push(...lacks(name, packages[name]).lines)
      continue
    }
    const { asked, refused, faults } = await behindProxy(name, program, entry)
    ok &&= refused === 0 && faults.length === 0
    lines.push(
      `${name}: ${asked} asked during three pauses of 1.6 s, ${refused} bare 502 or 503 (goal 0)`,
      ...faults,
    )
  }
  return { ok, lines }
}

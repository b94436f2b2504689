// The administrator's commands beside a server that runs, on the embedded PostgreSQL and on an own one.
import { program } from '../product/product.ts'
import { adminBesideServer } from './drill.ts'

export async function run(): Promise<{ ok: boolean; lines: string[] }> {
  const lines: string[] = []
  let ok = true
  for (const kind of ['embedded', 'own'] as const) {
    const faults = await adminBesideServer(kind, program)
    ok &&= faults.length === 0
    lines.push(`${kind.padEnd(8)} list, remove-post and suspend: ${faults.length} faults`, ...faults)
  }
  return { ok, lines }
}

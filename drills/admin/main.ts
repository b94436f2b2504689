// The administrator's commands beside a server that runs, on the embedded PostgreSQL and on one of its own.
import { program } from '../product/product.ts'
import { adminBesideServer } from './drill.ts'

/** In small beside the embedded one alone, which the commands share with the server. */
export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const lines: string[] = []
  let ok = true
  for (const kind of small ? (['embedded'] as const) : (['embedded', 'own'] as const)) {
    const faults = await adminBesideServer(kind, program)
    ok &&= faults.length === 0
    lines.push(`${kind.padEnd(8)} list, remove-post and suspend: ${faults.length} faults`, ...faults)
  }
  return { ok, lines }
}

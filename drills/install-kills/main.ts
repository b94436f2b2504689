// The npm of a first start killed by signal 9 while it installs, builds and makes the database: nobody stays behind.
import { type Phase, runInstallKills } from './drill.ts'

const installing = /Installing packages/
const building = /Building web/
const readying = /Built server/
const full: Phase[] = [
  { name: 'installing', begins: installing, atMs: [0, 500, 2_000, 4_000, 8_000, 12_000] },
  { name: 'building', begins: building, atMs: [0, 500, 2_000, 5_000, 10_000] },
  { name: 'making the database', begins: readying, atMs: [0] },
  // All is built by now: what follows is the start alone.
  { name: 'starting', begins: /./, atMs: [500, 1_500, 2_500, 4_000] },
]
const small = full.map((phase) => ({ ...phase, atMs: phase.atMs.slice(0, 1) }))

export async function run(options: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const { kills, late, untried, faults, slowestEndMs } = await runInstallKills(options.small ? small : full)
  return {
    ok: faults.length === 0 && untried.length === 0 && kills > 0,
    lines: [
      `${kills} kills; all processes had ended after ${(slowestEndMs / 1_000).toFixed(1)} s at the latest; ${faults.length} left behind (goal 0)`,
      ...(late.length > 0 ? [`came when the server was there already: ${late.join('; ')}`] : []),
      ...untried.map((name) => `no kill came in time for ${name}`),
      ...faults,
    ],
  }
}

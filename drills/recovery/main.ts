// A database that is lost to signal 9 comes back from a base backup and the archive: to the last change, and to a moment before.
import { installed, lacks } from '../debian.ts'
import { program } from '../product/product.ts'
import { runRecovery } from './drill.ts'

const writeMs = { full: 20_000, small: 2_500 }

export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  if (!installed('psql')) return lacks('psql', 'postgresql-client')
  const figures = []
  for (const kind of ['embedded', 'own'] as const)
    figures.push(await runRecovery(kind, program, writeMs[small ? 'small' : 'full']))
  return {
    ok: figures.every(
      ({ acknowledged, lost, missing, tooMany }) => acknowledged > 0 && lost + missing + tooMany === 0,
    ),
    lines: figures.map(
      ({ ground, acknowledged, lost, missing, tooMany, recoveryMs }) =>
        `${ground.padEnd(8)} ${acknowledged} acknowledged, lost after recovery ${lost}; at a moment: ${missing} missing, ${tooMany} of later (goal 0); back in ${(recoveryMs / 1000).toFixed(1)} s`,
    ),
  }
}

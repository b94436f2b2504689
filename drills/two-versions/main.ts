// A former version and this one at work on one database: what it made stays, what it goes on doing counts. FORMER names its commit.
import { program } from '../product/product.ts'
import { runTwoVersions } from './drill.ts'
import { commitBefore } from './former.ts'

/** Before it: nobody asked for food, and nothing was reported. */
const firstMigration = '0020_administration'

export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const commit = process.env['FORMER'] ?? commitBefore(firstMigration)
  const { faults, posts, donations, handedOver } = await runTwoVersions(program, {
    commit,
    rounds: small ? 2 : 10,
  })
  const lines = [
    `${commit.slice(0, 8)} and this version: ${posts} posts, ${donations} donations, ${handedOver} of them by requests, ${faults.length} faults`,
    ...faults.slice(0, 10),
  ]
  return { ok: faults.length === 0, lines }
}

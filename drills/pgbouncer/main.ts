// PgBouncer of Debian before the database: served in session mode, refused in words in transaction mode.
import { existsSync } from 'node:fs'
import { installed, lacks } from '../debian.ts'
import { bundle, sources } from '../product/product.ts'
import { behindPgbouncer } from './drill.ts'

export async function run(): Promise<{ ok: boolean; lines: string[] }> {
  const program = installed('pgbouncer')
  if (!program) return lacks('pgbouncer', 'pgbouncer')
  const found = await behindPgbouncer(program, existsSync(bundle) ? bundle : sources)
  const judged = found.map((each) => {
    const expected = each.poolMode === 'session' && each.ignores.includes('statement_timeout')
    const inWords =
      each.serves || (/^\S.*pool_mode = session/.test(each.said) && !each.said.includes('    at '))
    return { ...each, ok: each.serves === expected && inWords }
  })
  return {
    ok: judged.length > 0 && judged.every(({ ok }) => ok),
    lines: judged.map(
      ({ poolMode, ignores, serves, said, ok }) =>
        `${ok ? '    ' : 'WRONG'} pool_mode ${poolMode}, ignores ${ignores}: ${serves ? 'serves' : said}`,
    ),
  }
}

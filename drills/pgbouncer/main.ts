// PgBouncer of Debian before the database: served in session mode, refused in words in transaction mode.
import { installed, lacks } from '../debian.ts'
import { program } from '../product/product.ts'
import { behindPgbouncer } from './drill.ts'

export async function run(): Promise<{ ok: boolean; lines: string[] }> {
  const bouncer = installed('pgbouncer')
  if (!bouncer) return lacks('pgbouncer', 'pgbouncer')
  const found = await behindPgbouncer(bouncer, program)
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

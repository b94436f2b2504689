import { type Ground } from './ground.ts'
import { readJobs } from './jobs.ts'
import { headOf, lineOf, textOf } from './report.ts'
import { type Amounts, interleave, type Party } from './rounds.ts'
import { suppliesFor } from './supplies.ts'

const mostRatio = 1.3
const goal = { ratio: 1 / mostRatio }
/** Jobs at their times read whole tables, and nobody waits for them. */
const callsAlone = { ROLES: 'web' }
/** A table of fewer rows is read from first to last in no time. */
const largeRows = 10_000

/** The product on a large campus beside the product on a small one; returns whether every goal is met. */
export async function slopes(
  ground: Ground,
  { small, large, ...amounts }: Amounts & { small: number; large: number },
  tell: (line: string) => void,
): Promise<boolean> {
  const party = async (students: number): Promise<Party> => {
    const name = `students_${students}`
    await ground.campus(name, students, { bare: false })
    return {
      ...(await ground.start(name, 'product', name, callsAlone)),
      supplies: await suppliesFor(students),
      insertPost: '',
    }
  }
  const parties: [Party, Party] = [await party(large), await party(small)]
  tell(headOf([`${large}`, `${small} students`]))
  let met = true
  for (const name of readJobs) {
    const before = await scansOf(ground, parties[0].database)
    const line = lineOf(name, goal, await interleave(ground, parties, name, amounts))
    const scans = [...(await scansOf(ground, parties[0].database))].filter(
      ([table, n]) => n > (before.get(table) ?? 0),
    )
    tell(textOf(line))
    for (const [table, n] of scans)
      tell(`  MISSED: all of ${table} was read ${n - (before.get(table) ?? 0)} times`)
    met &&= line.met && scans.length === 0
  }
  return met
}

/** How often each large table was read from first to last. */
async function scansOf(ground: Ground, database: string): Promise<Map<string, number>> {
  const rows = await ground.query<{ table: string; scans: string }>(
    database,
    `select relname as table, seq_scan as scans from pg_stat_user_tables, pg_stat_force_next_flush() where n_live_tup > $1`,
    [largeRows],
  )
  return new Map(rows.map(({ table, scans }) => [table, Number(scans)]))
}

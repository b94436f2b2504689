import { bareSchema } from './bare/schema.ts'
import type { Ground } from './ground.ts'
import { isTimed, type JobName, jobs, timed } from './jobs.ts'
import { headOf, lineOf, textOf } from './report.ts'
import { type Amounts, interleave, type Party } from './rounds.ts'
import { measureStarts } from './start-up.ts'
import { suppliesFor } from './supplies.ts'

const database = 'campus'
const post = {
  product: `insert into posts (id, user_id, food_name, folded_name, description, quantity, expiry_date, location,
                               comment_count, created_at, version)
            values ($1, $2, 'Rice', 'rice', '', $3, current_date + 300, 'Tembusu', 0, now(), 1)`,
  bare: `insert into ${bareSchema}.posts values ($1, $2, 'Rice', '', $3, current_date + 300, 'Tembusu', now())`,
}

interface BenchOptions extends Amounts {
  students: number
  names: JobName[]
  starts: number
}

/** The product beside a bare server with statements of its own, on the same data; returns whether every goal is met. */
export async function besideBare(
  ground: Ground,
  options: BenchOptions,
  tell: (line: string) => void,
): Promise<boolean> {
  await ground.campus(database, options.students, { bare: true })
  const supplies = await suppliesFor(options.students)
  const party = async (name: 'product' | 'bare'): Promise<Party> => ({
    ...(await ground.start(name, name, database)),
    supplies,
    insertPost: post[name],
  })
  const parties: [Party, Party] = [await party('product'), await party('bare')]
  tell(headOf(['product', 'bare']))
  let met = true
  for (const name of options.names) {
    const line = lineOf(
      name,
      isTimed(name) ? timed[name].goal : jobs[name].goal,
      await interleave(ground, parties, name, options),
    )
    tell(textOf(line))
    met &&= line.met
  }
  for (const { product } of parties) await product.stop()
  const startsMet = options.starts === 0 || (await measureStarts(ground, { database, ...options }, tell))
  return met && startsMet
}

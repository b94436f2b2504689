// PostgreSQL stopped and killed under people who write to each other: no message may be missing on an open screen once it is quiet.
import { program } from '../product/product.ts'
import { runSoak } from '../soak/drill.ts'

const crowd = { writers: 2, givers: 0, readers: 0, pairs: 10 }
const size = {
  full: { minutes: 20, messages: 20_000, stops: 50 },
  small: { minutes: 2, messages: 600, stops: 3 },
}

interface Options {
  small: boolean
  /** Events between processes by Redis instead of PostgreSQL. */
  redis: boolean
  /** Other than usual; what happens stays as often as it is. */
  minutes?: number | undefined
}

export async function run({ small, redis, minutes }: Options): Promise<{ ok: boolean; lines: string[] }> {
  const { messages: wanted, stops, ...usual } = small ? size.small : size.full
  const seconds = (minutes ?? usual.minutes) * 60
  const seed = Math.floor(Math.random() * 1_000_000)
  const { messages, arrived, stopped, failed, faults } = await runSoak({
    entry: program,
    seconds,
    replacements: 0,
    stops: { postgres: stops, redis: 0 },
    hasRedis: redis,
    // Nobody says anything while the database is away and until all is seen: what is left of the time has to do.
    crowd: { ...crowd, messages: wanted, perSecond: (2 * wanted) / seconds, seed },
    say: () => undefined,
  })
  return {
    ok: faults.length === 0 && stopped.postgres === stops && arrived >= wanted,
    lines: [
      `PostgreSQL stopped or killed ${stopped.postgres} times, seed ${seed}; events by ${redis ? 'Redis' : 'PostgreSQL'}`,
      `messages that came onto the other's open screen: ${arrived} of ${messages} (goal all)`,
      `first tries that failed around it: ${failed.postgres}, at other times: ${failed.calm} (goal 0)`,
      `missing, lost or doubled: ${faults.length} (goal 0)`,
      ...faults.slice(0, 30),
    ],
  }
}

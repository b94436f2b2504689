import { setTimeout as sleep } from 'node:timers/promises'
import type { Crowd } from './crowd.ts'
import { type Descriptors, descriptorsOf } from './descriptors.ts'
import type { Ground } from './ground.ts'

/** Longer than idle connections are kept, and than the picture decoder waits for another picture. */
const restMs = 40_000
const times = 5
/** A proxy keeps a connection open for whoever asks next. */
const keptByProxy = 4
const betweenMs = 300

export interface Rest {
  processes: Map<string, Descriptors>
  /** Connections that PostgreSQL has with the processes. */
  sessions: number
}

/** What all processes hold open while everybody looks at a screen and nobody does anything. */
export function atRest(ground: Ground, crowd: Crowd): Promise<Rest> {
  return crowd.whileStill(async () => {
    await sleep(restMs)
    const looks: Rest['processes'][] = []
    for (let n = 0; n < times; n++) {
      await sleep(betweenMs)
      looks.push(lookAt(ground))
    }
    const { rows } = await ground.pool.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where application_name = 'shelfmate'`,
    )
    return { processes: fewest(looks), sessions: rows[0]?.count ?? 0 }
  })
}

const lookAt = (ground: Ground): Rest['processes'] =>
  new Map(ground.products.map(({ name, pid }) => [name, descriptorsOf(pid, ground.ports)]))

/** How many descriptors of each kind are open all the time: those of a proxy's look come and go. */
function fewest(looks: Rest['processes'][]): Rest['processes'] {
  const [first = new Map<string, Descriptors>()] = looks
  return new Map(
    [...first].map(([name, counts]) => {
      const leastOf = (kind: string) => Math.min(...looks.map((look) => look.get(name)?.[kind] ?? 0))
      return [name, Object.fromEntries(Object.keys(counts).map((kind) => [kind, leastOf(kind)]))]
    }),
  )
}

/** What was opened between two rests and not closed again. Screens may have moved from one process to the other. */
export function leaks(before: Rest, after: Rest): string[] {
  const found: string[] = []
  for (const [name, counts] of after.processes)
    for (const [kind, count] of Object.entries(counts)) {
      const then = before.processes.get(name)?.[kind] ?? 0
      if (kind !== 'students' && kind !== 'inspector' && count > then)
        found.push(`${name} holds ${count} of ${kind} at rest, ${then} before`)
    }
  const [then, now] = [of(before, 'students'), of(after, 'students')]
  if (now > then + keptByProxy) found.push(`students have ${now} connections at rest, ${then} before`)
  if (after.sessions !== of(after, 'postgres'))
    found.push(`PostgreSQL has ${after.sessions} connections, the processes ${of(after, 'postgres')}`)
  return found
}

const of = ({ processes }: Rest, kind: string) =>
  [...processes.values()].reduce((sum, counts) => sum + (counts[kind] ?? 0), 0)

/** The counts of a rest in a line. */
export const textOfRest = ({ processes, sessions }: Rest): string =>
  `${[...processes].map(([name, counts]) => `${name}: ${textOf(counts)}`).join('; ')}; PostgreSQL's connections: ${sessions}`

const textOf = (counts: Descriptors) =>
  Object.entries(counts)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ')

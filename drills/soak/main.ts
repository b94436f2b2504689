// An hour of everything: students behind HAProxy, while every process and every store goes away again and again.
import { program } from '../product/product.ts'
import { runSoak, type SoakFigures } from './drill.ts'
import { allOf } from './storm.ts'

const crowd = { writers: 6, givers: 8, readers: 6, pairs: 10 }
const messagesPerSecond = 5.8
const size = {
  full: { minutes: 60, replacements: 20, stops: 5 },
  small: { minutes: 4, replacements: 1, stops: 2 },
}
const steepest = 5

interface Options {
  small: boolean
  /** Other than usual; what happens stays as often as it is. */
  minutes?: number | undefined
}

export async function run({ small, minutes }: Options): Promise<{ ok: boolean; lines: string[] }> {
  const { replacements, stops, ...usual } = small ? size.small : size.full
  const seconds = (minutes ?? usual.minutes) * 60
  const seed = Math.floor(Math.random() * 1_000_000)
  const messages = Math.round(seconds * messagesPerSecond)
  const figures = await runSoak({
    entry: program,
    seconds,
    replacements,
    stops: { postgres: stops, redis: stops },
    hasRedis: true,
    crowd: { ...crowd, messages, perSecond: messagesPerSecond, seed },
    say: (line) => console.log(`  ${line}`),
  })
  const { faults, replaced, stopped, slopes } = figures
  const isWhole =
    Object.values(replaced).every((count) => count === allOf(replacements)) &&
    Object.values(stopped).every((count) => count === stops)
  const isFlat = small || slopes.every(({ usedMb }) => usedMb <= steepest)
  return { ok: faults.length === 0 && isWhole && isFlat, lines: linesOf(figures, seed) }
}

function linesOf(figures: SoakFigures, seed: number): string[] {
  const { acknowledged, messages, arrived, tries, failed, replaced, stopped, slopes, rest, faults } = figures
  return [
    `${(figures.seconds / 60).toFixed(1)} minutes, seed ${seed}: ${tries} requests, ${acknowledged} rows and ${messages} messages acknowledged`,
    `processes replaced: ${replaced.SIGTERM} by SIGTERM, ${replaced.SIGKILL} by signal 9; stopped: PostgreSQL ${stopped.postgres} times, Redis ${stopped.redis} times`,
    `first tries that failed: ${failed.SIGTERM} around SIGTERM (goal 0), ${failed.calm} while all was well (goal 0), ${failed.SIGKILL} around signal 9, ${failed.postgres} around PostgreSQL, ${failed.redis} around Redis`,
    `messages that came onto the other's open screen: ${arrived} of ${messages}`,
    ...slopes.map(
      ({ name, samples, usedMb, residentMb }) =>
        `memory of ${name}: ${usedMb.toFixed(1)} MB an hour in use (goal <= ${steepest}), ${residentMb.toFixed(1)} resident, ${samples} samples`,
    ),
    `at rest at the end: ${rest}`,
    `lost, doubled, leaked, failed or missing on a screen: ${faults.length} (goal 0)`,
    ...faults.slice(0, 30),
  ]
}

// `npm run bench [-- JOB...] [--slopes] [--users N] [--rounds N] [--seconds N] [--connections N]`: what the product costs, beside a
// bare server on the same data; with --slopes, the product on a campus of ten times the size beside itself.
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { program } from '../drills/product/product.ts'
import { besideBare } from './beside-bare.ts'
import { Ground } from './ground.ts'
import { jobNames } from './jobs.ts'
import { slopes } from './slopes.ts'

const { values, positionals } = parseArgs({
  options: {
    slopes: { type: 'boolean', default: false },
    users: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '32' },
  },
  allowPositionals: true,
})
const students = Number(values.users)
const seconds = Number(values.seconds)
const amounts = {
  rounds: Number(values.rounds),
  seconds,
  warmUpSeconds: 1.5 * seconds,
  connections: Number(values.connections),
  clients: Math.min(1_000, students),
  posts: 10,
}
const starts = 5
const unknown = positionals.filter((name) => !jobNames.some((known) => known === name))
if (unknown.length > 0) throw new Error(`There is no such job. The names are: ${jobNames.join(', ')}.`)
const names = jobNames.filter((name) => positionals.length === 0 || positionals.includes(name))

/** Fails at a signal, however often it comes: npm hands on what the terminal has sent to all. */
const stopped = new Promise<never>((_, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => reject(new Error(`stopped by ${signal}`)))
})
const results = join(import.meta.dirname, 'results/latest.json')
const lines: string[] = []
const tell = (line: string) => {
  lines.push(line)
  console.log(line)
}
/** What was told, for whoever compares runs; one that was stopped leaves the last whole one. */
function keep(allMet: boolean): void {
  mkdirSync(dirname(results), { recursive: true })
  const whole = { endedAt: new Date().toISOString(), ...amounts, students, met: allMet, lines }
  writeFileSync(results, `${JSON.stringify(whole, null, 2)}\n`)
}
const run = (ground: Ground) =>
  values.slopes
    ? slopes(ground, { ...amounts, small: students, large: 10 * students }, tell)
    : besideBare(ground, { ...amounts, students, names, starts }, tell)

tell(
  `${students} students, ${amounts.rounds} rounds of ${amounts.seconds} s, median [least-most]; ${program.endsWith('.js') ? 'bundle' : 'sources'}`,
)
tell(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`)
let met = false
// What comes before it is ended is ended by it.
stopped.catch(() => undefined)
const ground = await Ground.open()
try {
  met = await Promise.race([run(ground), stopped])
  keep(met)
} catch (error) {
  console.error(error)
} finally {
  await ground.close()
}
tell(`Load at the end ${loadavg()[0]?.toFixed(1)}. ${met ? 'All goals are met.' : 'Not all goals are met.'}`)
process.exit(met ? 0 : 1)

/** The drill of hostile pictures for the drills runner: prints the figures that the product promises. */
import { program } from '../product/product.ts'
import { runHostileImagesDrill } from './drill.ts'
import { type Memory, sumOf } from './memory.ts'

const megabyte = 1_000_000
/** The small drill may run from the sources, where the decoder's process also holds a compiler and a reader of TypeScript. */
const memoryGoals = { full: 150 * megabyte, small: 180 * megabyte }
/** A small request while bombs are decoded: below that nobody notices. The small drill shares its machine with other tests. */
const busyGoalsMs = { full: 50, small: 500 }
const full = { hostile: 1_000, honest: 200, volley: 50 }
const smallest = { hostile: 24, honest: 8, volley: 6 }

/** Runs the drill in full (1,000 hostile files, 200 honest photos) or small (24 and 8). */
export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const size = small ? smallest : full
  const busyGoalMs = small ? busyGoalsMs.small : busyGoalsMs.full
  const memoryGoal = small ? memoryGoals.small : memoryGoals.full
  const { hostile, volley, honest, crashes, memoryRise, riseFromIdle, quietMs, busyMs, faults } =
    await runHostileImagesDrill({
      ...size,
      entry: program,
      seed: 7,
    })
  const ok =
    crashes === 0 &&
    faults.length === 0 &&
    hostile.sent === size.hostile &&
    volley.sent === size.volley &&
    busyMs <= busyGoalMs &&
    honest.upright === size.honest &&
    (riseFromIdle === undefined || sumOf(riseFromIdle) <= memoryGoal)
  return {
    ok,
    lines: [
      `hostile files: ${hostile.sent} of ${hostile.kinds} kinds; refused: ${told(hostile.refused)}; re-encoded: ${hostile.taken}; slowest answer ${seconds(hostile.slowestMs)}`,
      `${volley.sent} bombs at once; refused: ${told(volley.refused)}; the rest re-encoded; slowest answer ${seconds(volley.slowestMs)}; a small request meanwhile: median ${busyMs.toFixed(1)} ms (goal at most ${busyGoalMs}; ${quietMs.toFixed(1)} ms when quiet)`,
      `crashes: ${crashes} (goal 0); served with anything of the upload or with metadata: ${faults.length} (goal 0)`,
      `memory above that of a server before its first picture: ${inWords(riseFromIdle)} (goal at most ${memoryGoal / megabyte} MB); above that after one honest picture: ${inWords(memoryRise)}`,
      `honest photos: ${honest.sent}, upright and whole: ${honest.upright} (goal all)`,
      ...faults.slice(0, 20).map((fault) => `FAULT ${fault}`),
    ],
  }
}

const told = (refused: Record<string, number>) =>
  Object.entries(refused)
    .map(([code, count]) => `${code} ${count}`)
    .join(', ') || 'none'

const inWords = (rise: Memory | undefined) => {
  if (rise === undefined) return 'not measured here'
  const [all, server, decoder] = [sumOf(rise), rise.server, rise.decoder].map((bytes) =>
    (bytes / megabyte).toFixed(0),
  )
  return `at most ${all} MB (server ${server}, its decoder ${decoder})`
}
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

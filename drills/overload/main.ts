// Ten times of what one process can do, and two thousand connections that are slow: who can be served is, the others are told.
import { program } from '../product/product.ts'
import { runOverload } from './drill.ts'

const size = { full: { minutes: 5, slow: 2_000 }, small: { minutes: 0.25, slow: 500 } }
const leastShare = 0.8
/** By the clock, what other programs take of the machine counts as well: laxer, for it is there to find a server that stands still. */
const leastShareByClock = 0.5
/** Who asks on at once waits some two seconds for their turn. */
const longestServedMs = 5_000
const longestNormalMs = 10_000
const mostTimesIdle = 2
/** Below this nobody notices twice as long. */
const unnoticedMs = 50

interface Options {
  small: boolean
  /** How long the overload lasts. */
  minutes?: number | undefined
}

export async function run({ small, minutes }: Options): Promise<{ ok: boolean; lines: string[] }> {
  const usual = small ? size.small : size.full
  const seconds = (minutes ?? usual.minutes) * 60
  const figures = await runOverload({ entry: program, seconds, slowConnections: usual.slow })
  const {
    capacity,
    capacityPerCpu,
    servedPerCpu,
    asked,
    served,
    toldLater,
    servedP95Ms,
    wrong,
    unsent,
    unanswered,
    normalMs,
    slow,
  } = figures
  const partServed = servedPerCpu / capacityPerCpu
  const partByClock = served / capacity
  const isServed =
    partServed >= leastShare && partByClock >= leastShareByClock && servedP95Ms <= longestServedMs
  const isUnharmed =
    slow.failed === 0 && slow.besideP95Ms <= Math.max(unnoticedMs, slow.idleP95Ms * mostTimesIdle)
  const wrongs = Object.entries(wrong).map(([status, count]) => `${count} times ${status}`)
  return {
    ok: isServed && wrongs.length === 0 && unanswered === 0 && normalMs <= longestNormalMs && isUnharmed,
    lines: [
      `capacity: ${capacity.toFixed(0)} answers a second; asked for ${asked} a second during ${seconds} s`,
      `served: ${served.toFixed(0)} a second, ${percent(partByClock)} of capacity (goal >= ${percent(leastShareByClock)}), p95 ${servedP95Ms} ms (goal <= ${longestServedMs})`,
      `by the time of server and PostgreSQL: ${servedPerCpu.toFixed(0)} of ${capacityPerCpu.toFixed(0)} in a second of both, ${percent(partServed)} (goal >= ${percent(leastShare)})`,
      `told to come again by 429 or 503 with Retry-After: ${toldLater.toFixed(0)} a second; all connections busy: ${unsent.toFixed(0)} a second`,
      `any other answer, or none: ${wrongs.join(', ') || 'none'} (goal none)`,
      `without any answer ten seconds after the end: ${unanswered} (goal none)`,
      `normal again after ${(normalMs / 1_000).toFixed(1)} s (goal <= ${longestNormalMs / 1_000})`,
      `beside ${usual.slow} slow connections, of which ${slow.cut} were cut: p95 ${slow.besideP95Ms.toFixed(1)} ms, ${slow.idleP95Ms.toFixed(1)} without (goal <= twice, or ${unnoticedMs} ms), ${slow.failed} failed (goal 0)`,
    ],
  }
}

const percent = (part: number) => `${(part * 100).toFixed(0)} %`

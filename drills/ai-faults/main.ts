// A model that is slow, broken, hostile or endless: every request ends with recipes, and nobody else notices.

import { program } from '../product/product.ts'
import { median } from '../quantiles.ts'
import { runAiFaults } from './drill.ts'

/** Reading a pantry meanwhile: twice as long as in peace, or so long that nobody notices. The small drill shares its machine. */
const mostTimesCalm = 2
const unnoticedMs = { full: 25, small: 100 }

export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const { runs, faults, idleMb, peakMb, calm, busy } = await runAiFaults(program, { withSlow: !small })
  const longest = runs.toSorted((a, b) => b.ms - a.ms)[0]
  const [calmMs, busyMs] = [median(calm), median(busy)]
  const unnoticed = unnoticedMs[small ? 'small' : 'full']
  return {
    ok: faults.length === 0 && busyMs <= Math.max(unnoticed, calmMs * mostTimesCalm),
    lines: [
      ...[...Map.groupBy(runs, ({ name }) => name)].map(
        ([name, each]) =>
          `${name.padEnd(12)} ${seconds(each.map(({ ms }) => ms))} answered by the ${each[0]?.engine}${each[0]?.standsIn ? `, ${each[0].standsIn}` : ''}`,
      ),
      `longest: ${longest?.name} ${((longest?.ms ?? 0) / 1000).toFixed(1)} s (goal at most 35 s)`,
      `memory: ${idleMb.toFixed(0)} MB idle, ${peakMb.toFixed(0)} MB at most meanwhile (goal at most 64 MB more)`,
      `reading a pantry: median ${calmMs.toFixed(1)} ms in peace, ${busyMs.toFixed(1)} ms meanwhile (goal at most twice, or ${unnoticed} ms); slowest ${Math.max(...busy).toFixed(0)} ms of ${busy.length}`,
      `faults: ${faults.length} (goal 0)`,
      ...faults,
    ],
  }
}

const seconds = (ms: number[]) => `${(median(ms) / 1000).toFixed(2)} s`.padEnd(9)

// Signal 9 for the server, PostgreSQL and both, again and again, under writers: nothing acknowledged may be lost or doubled.

import { program } from '../product/product.ts'
import { median } from '../quantiles.ts'
import { runKillNine } from './drill.ts'

const writers = 16
const size = { full: 100, small: 3 }

export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const seed = Math.floor(Math.random() * 1_000_000)
  const rounds = small ? size.small : size.full
  const figures = await runKillNine({ rounds, writers, seed, entry: program })
  const kills = Map.groupBy(figures.recoveries, ({ what }) => what)
  return {
    ok: figures.faults.length === 0,
    lines: [
      `${rounds} rounds under ${writers} writers, seed ${seed}`,
      `killed: ${[...kills].map(([what, each]) => `${what} ${each.length} times`).join('; ')}`,
      `by two devices of one student: ${figures.saves} tables saved, ${figures.acted.done} actions on several items, ${figures.acted.undone} of them undone`,
      `acknowledged writes: ${figures.acknowledged}, attempts retried: ${figures.retried}, abandoned: ${figures.abandoned}`,
      ...[...Map.groupBy(figures.recoveries, ({ target }) => target)].map(
        ([target, each]) =>
          `first new acknowledgement after killing ${target}: ${times(each.map(({ ms }) => ms))}`,
      ),
      `screens equal to the database after the last write: ${times(figures.screensMs)}; whole lists read: ${figures.screenReads}`,
      `lost, doubled or wrong: ${figures.faults.length} (goal 0)`,
      ...figures.faults,
    ],
  }
}

const times = (ms: number[]) => `median ${median(ms).toFixed(0)} ms, longest ${Math.max(...ms).toFixed(0)} ms`

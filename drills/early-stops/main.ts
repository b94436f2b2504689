// SIGTERM at any moment of a start, and just after it: no PostgreSQL may stay behind.
import { program } from '../product/product.ts'
import { earlyStops } from './drill.ts'

const smallRounds = 8
const fullRounds = 100

export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const { rounds, startMs, slowestStopMs, faults } = await earlyStops(
    program,
    small ? smallRounds : fullRounds,
  )
  return {
    ok: faults.length === 0,
    lines: [
      `${rounds} starts told to stop between 0 and ${(2 * startMs).toFixed(0)} ms after they began; a start takes ${startMs.toFixed(0)} ms`,
      `slowest stop ${slowestStopMs.toFixed(0)} ms; ${faults.length} left a PostgreSQL or ended wrongly`,
      ...faults,
    ],
  }
}

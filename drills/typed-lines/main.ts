import { runTypedLines } from './drill.ts'

const lines = { small: 2_000, full: 100_000 }
const shownFaults = 10

/** Random lines through the reader of typed food. */
export async function run({ small }: { small: boolean }) {
  const figures = runTypedLines(small ? lines.small : lines.full, 1)
  return {
    ok: figures.faults.length === 0,
    lines: [
      `${figures.lines} lines, the slowest ${figures.slowestMs.toFixed(2)} ms`,
      ...figures.faults.slice(0, shownFaults),
    ],
  }
}

import { runTypedLines } from './drill.ts'

/** The small size runs on whatever machine there is, beside other things: what grows too fast with a line's length takes far longer. */
const sizes = { small: { lines: 2_000, mostMs: 10 }, full: { lines: 100_000, mostMs: 2 } }
const shownFaults = 10

/** Random lines through the reader of typed food. */
export async function run({ small }: { small: boolean }) {
  const { lines, mostMs } = small ? sizes.small : sizes.full
  const figures = runTypedLines(lines, 1, mostMs)
  return {
    ok: figures.faults.length === 0,
    lines: [
      `${figures.lines} lines, the slowest ${figures.slowestMs.toFixed(2)} ms`,
      ...figures.faults.slice(0, shownFaults),
    ],
  }
}

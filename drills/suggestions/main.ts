// A pantry of 200 items before the built-in cookbook: how long a student waits for the server.
import { program } from '../product/product.ts'
import { runSuggestions } from './drill.ts'

const items = 200
const asks = { full: 300, small: 12 }
/** The small drill shares its machine with other tests: it looks for a stall alone, which takes seconds. Slow machines took 0.8 s. */
const goalMs = { full: 20, small: 2_000 }

export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const size = small ? 'small' : 'full'
  const { answerMs, faults } = await runSuggestions({ items, asks: asks[size], seed: 11, entry: program })
  const at = (share: number) => answerMs[Math.floor((answerMs.length - 1) * share)] ?? Number.NaN
  const [median, p95] = [at(0.5), at(0.95)]
  return {
    ok: faults.length === 0 && median <= goalMs[size],
    lines: [
      `${items} items, ${answerMs.length} asks: median ${median.toFixed(1)} ms (goal ${goalMs[size]}), p95 ${p95.toFixed(1)} ms, request and answer included`,
      ...faults.slice(0, 5),
    ],
  }
}

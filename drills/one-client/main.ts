// One client that does its worst: long passwords, huge pantries, frames nobody needs, edits on and on. Others hardly notice.
import { program } from '../product/product.ts'
import { allAttacks, runOneClient } from './drill.ts'

const mostRatio = 2
/** Below that, the clock and whatever else the machine does decide. */
const floorMs = 4

export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const figures = await runOneClient({
    entry: program,
    names: allAttacks,
    ...(small ? { rounds: 1, secondsEach: 4 } : { rounds: 3, secondsEach: 10 }),
  })
  const judged = figures.map((each) => {
    const ratio = each.besideMs / Math.max(floorMs, each.idleMs)
    return { ...each, ratio, ok: ratio <= mostRatio }
  })
  return {
    ok: judged.length > 0 && judged.every(({ ok }) => ok),
    lines: judged.map(
      ({ name, idleMs, besideMs, ratio, ok }) =>
        `${ok ? '    ' : 'OVER'} ${name.padEnd(10)} others' p95 ${idleMs.toFixed(1)} ms alone, ${besideMs.toFixed(1)} ms beside it: ${ratio.toFixed(2)}x (goal <= ${mostRatio}x)`,
    ),
  }
}

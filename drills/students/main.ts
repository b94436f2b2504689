// Ten thousand students at dinner time: each visits once within ten minutes, on one small machine, in one process.
import { program } from '../product/product.ts'
import { runStudents } from './drill.ts'

/** The same pace in both: the small one is a shorter dinner. */
const sizes = { full: { students: 10_000, seconds: 600 }, small: { students: 250, seconds: 15 } }
/** The small drill shares its machine with other tests. */
const mostMs = { full: 100, small: 400 }

export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const size = small ? 'small' : 'full'
  const { answers, failed, p95Ms, kinds, cores, residentMb } = await runStudents({
    entry: program,
    ...sizes[size],
  })
  return {
    ok: failed === 0 && p95Ms <= mostMs[size],
    lines: [
      `${sizes[size].students} students within ${sizes[size].seconds} s: ${answers} answers, ${failed} failed, p95 ${p95Ms.toFixed(1)} ms (goal <= ${mostMs[size]}), ${cores.toFixed(2)} cores, ${residentMb.toFixed(0)} MB`,
      ...kinds.map(
        ({ name, answers: count, p95Ms: ms }) =>
          `     ${name.padEnd(16)} ${String(count).padStart(6)} answers, p95 ${ms.toFixed(1)} ms`,
      ),
    ],
  }
}

// Claims, 64 at a time, through two processes: exactly as many succeed as there are, and nothing is lost on the way.
import { program } from '../product/product.ts'
import { runClaims } from './drill.ts'

const quantity = 1_000
const size = { full: { repeats: 20, claims: 100_000 }, small: { repeats: 1, claims: 3_000 } }

export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const { repeats, claims } = small ? size.small : size.full
  const figures = await runClaims({ entry: program, repeats, claims, quantity })
  return {
    ok: figures.faults.length === 0,
    lines: [
      `${repeats} times ${claims} claims, 64 at a time to 2 processes, on a post of quantity ${quantity}`,
      `succeeded: ${figures.succeeded} of ${figures.claims} (goal exactly ${repeats * quantity}), ${(figures.claims / figures.seconds).toFixed(0)} a second`,
      `readings of what is left and what was given: ${figures.readings}`,
      `wrong answers, readings, records or posts: ${figures.faults.length} (goal 0)`,
      ...figures.faults.slice(0, 20),
    ],
  }
}

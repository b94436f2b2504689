// Requests under kills: fifty who ask at once, and random histories of five people, each step held against a model.
import { runHandOvers } from './drill.ts'

const size = { full: { crowds: 20, histories: 10_000 }, small: { crowds: 1, histories: 20 } }

export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const seed = Math.floor(Math.random() * 1_000_000)
  const { crowds, histories, steps, screens, kills, retried, faults } = await runHandOvers({
    ...(small ? size.small : size.full),
    seed,
  })
  return {
    ok: faults.length === 0,
    lines: [
      `seed ${seed}: 3 processes, killed ${kills} times; requests that were sent again: ${retried}`,
      `${crowds} times 50 at once for 3 units: 3 promised, 47 in order; past the hold the next 3 are told once`,
      `${histories} histories of 5 people, ${steps} steps; ledger, line and donations held against a model after each`,
      `at their end: what each of the ${histories * 5} reads, all pantries and cards, and ${screens} live screens`,
      `wrong: ${faults.length} (goal 0)`,
      ...faults.slice(0, 20),
    ],
  }
}

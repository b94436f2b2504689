// Pages that processes keep: never older than a change that was answered before the reading began.
import { runStaleAnswers } from './drill.ts'

const size = {
  full: { actions: 1_000_000, harmEveryMs: 5_000 },
  small: { actions: 3_000, harmEveryMs: 2_000 },
}

export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const seed = Math.floor(Math.random() * 1_000_000)
  const figures = await runStaleAnswers({ ...(small ? size.small : size.full), seed })
  const { reads, changes, checks, kills, cuts, retried, faults } = figures
  return {
    ok: faults.length === 0 && changes > 0 && checks > 0,
    lines: [
      `seed ${seed}: ${reads} readings of pantries, posts, chats and leaderboards, ${changes} changes, over processes that were killed ${kills} times and lost ${cuts} connections; sent again: ${retried}`,
      `readings after a log-out, a new password, a block or a suspension: ${checks}`,
      `older than a change that was answered before, or with what was taken away: ${faults.length} (goal 0)`,
      ...faults.slice(0, 10),
    ],
  }
}

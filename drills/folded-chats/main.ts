// Random doings of two users, with lost and overtaking events: chats folded from what screens are told equal chats fetched anew.
import { runFoldedChats } from './drill.ts'

const size = { full: 10_000, small: 100 }

export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const seed = Math.floor(Math.random() * 1_000_000)
  const { sequences, changes, fault } = await runFoldedChats({
    sequences: small ? size.small : size.full,
    seed,
  })
  return {
    ok: fault === undefined,
    lines: [
      `${sequences} sequences, seed ${seed}: ${changes} changes told`,
      `differences from a reload, and unread counts that are not the truth: ${fault ?? 'none'}`,
    ],
  }
}

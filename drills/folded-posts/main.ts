// Random posts, edits, claims, undos and comments: lists folded from what screens are told equal lists fetched anew.
import { runFoldedPosts } from './drill.ts'

const size = { full: 10_000, small: 50 }

export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const seed = Math.floor(Math.random() * 1_000_000)
  const { sequences, changes, comparisons, fault } = await runFoldedPosts({
    sequences: small ? size.small : size.full,
    seed,
  })
  return {
    ok: fault === undefined,
    lines: [
      `${sequences} sequences, seed ${seed}: ${changes} changes`,
      `${comparisons} comparisons of a folded list with a fetched one`,
      `differences: ${fault === undefined ? 'none' : fault}`,
    ],
  }
}

// Every list of a campus with 100,000 users, 200,000 posts and 1,000,000 messages, beside the same list of a small one.
import { program } from '../product/product.ts'
import { runLargeLists } from './drill.ts'

const few = { users: 100, posts: 200, ownChats: 20, longest: 100, messages: 1_000, comments: 30 }
const many = {
  ...{ users: 100_000, posts: 200_000, ownChats: 500 },
  ...{ longest: 20_000, messages: 1_000_000, comments: 2_000 },
}
const some = { users: 3_000, posts: 5_000, ownChats: 60, longest: 1_000, messages: 20_000, comments: 200 }
const asks = { full: 400, small: 20 }
const share = { full: 0.95, small: 0.5 }
/** The small drill shares its machine with other tests: there single answers wait for others. */
const mostRatio = { full: 3, small: 12 }
/** Below that, the clock and the network decide, not the list; and beside other tests, who had the processor. */
const floorMs = { full: 0.5, small: 2 }
const mostBytes = 200_000

export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const size = small ? 'small' : 'full'
  const large = small ? some : many
  const lists = await runLargeLists({
    entry: program,
    small: few,
    large,
    asks: asks[size],
    share: share[size],
  })
  const judged = lists.map((list) => {
    const ratio = list.largeMs / Math.max(floorMs[size], list.smallMs)
    return { ...list, ratio, ok: ratio <= mostRatio[size] && list.bytes <= mostBytes }
  })
  return {
    ok: judged.length > 0 && judged.every(({ ok }) => ok),
    lines: [
      `${large.users} users, ${large.posts} posts, ${large.messages} messages; quantile ${share[size]} of ${asks[size]} answers beside ${few.users} users, ${few.posts} posts, ${few.messages} messages (goal <= ${mostRatio[size]}x, <= ${mostBytes / 1000} kB)`,
      ...judged.map(
        ({ name, smallMs, largeMs, bytes, ratio, ok }) =>
          `${ok ? '    ' : 'OVER'} ${name.padEnd(34)} ${smallMs.toFixed(1).padStart(6)} ms ${largeMs.toFixed(1).padStart(7)} ms ${ratio.toFixed(2).padStart(6)}x ${(bytes / 1000).toFixed(1).padStart(6)} kB`,
      ),
    ],
  }
}

// Every list of a campus with 100,000 users, 200,000 posts and 1,000,000 messages, beside the same list of a small one.
import { program } from '../product/product.ts'
import { runLargeLists } from './drill.ts'

const few = {
  users: 500,
  posts: 200,
  ownItems: 20,
  ownChats: 20,
  longest: 100,
  messages: 1_000,
  comments: 30,
}
const many = {
  users: 100_000,
  posts: 200_000,
  ownItems: 2_000,
  ownChats: 500,
  longest: 20_000,
  messages: 1_000_000,
  comments: 2_000,
}
const some = {
  users: 3_000,
  posts: 5_000,
  ownItems: 300,
  ownChats: 60,
  longest: 1_000,
  messages: 20_000,
  comments: 200,
}
const asks = { full: 400, small: 20 }
const warmUp = { full: 30, small: 8 }
const crowd = { full: 200, small: 20 }
const share = { full: 0.95, small: 0.5 }
/** The small drill shares its machine with other tests: there single answers wait for others. */
const mostRatio = { full: 3, small: 12 }
/** Below that, the clock and the network decide, not the list; and beside other tests, who had the processor. */
const floorMs = { full: 0.5, small: 2 }
const mostBytes = 200_000

/** A list that shows nothing measures nothing, but where its name says so. */
const isEmpty = (name: string) => name.includes('nobody')

export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const size = small ? 'small' : 'full'
  const large = small ? some : many
  const lists = await runLargeLists({
    entry: program,
    small: few,
    large,
    asks: asks[size],
    warmUp: warmUp[size],
    crowd: crowd[size],
    share: share[size],
  })
  const judged = lists.map((list) => {
    const ratio = list.largeMs / Math.max(floorMs[size], list.smallMs)
    return {
      ...list,
      ratio,
      ok: ratio <= mostRatio[size] && list.bytes <= mostBytes && list.rows > 0 !== isEmpty(list.name),
    }
  })
  return {
    ok: judged.length > 0 && judged.every(({ ok }) => ok),
    lines: [
      `${large.users} users, ${large.posts} posts, ${large.messages} messages; quantile ${share[size]} of ${asks[size]} answers beside ${few.users} users, ${few.posts} posts, ${few.messages} messages (goal <= ${mostRatio[size]}x, <= ${mostBytes / 1000} kB, rows)`,
      ...judged.map(
        ({ name, smallMs, largeMs, bytes, rows, ratio, ok }) =>
          `${ok ? '    ' : 'OVER'} ${name.padEnd(34)} ${smallMs.toFixed(1).padStart(6)} ms ${largeMs.toFixed(1).padStart(7)} ms ${ratio.toFixed(2).padStart(6)}x ${(bytes / 1000).toFixed(1).padStart(6)} kB ${String(rows).padStart(3)} rows`,
      ),
    ],
  }
}

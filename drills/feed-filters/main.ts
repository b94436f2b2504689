// The list of posts with each of its filters, beside the list without one, among 200,000 posts.
import { runFeedFilters } from './drill.ts'

const size = { full: { posts: 200_000, rounds: 300 }, small: { posts: 4_000, rounds: 20 } }
/** The small drill shares its machine with other tests, where a single median may wait for others. */
const mostRatio = { full: 1.3, small: 4 }

export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const which = small ? 'small' : 'full'
  const { posts, rounds } = size[which]
  const { filters, scans } = await runFeedFilters({ posts, rounds })
  const most = mostRatio[which]
  return {
    ok: scans === 0 && filters.every(({ ratio, items }) => ratio <= most && items > 0),
    lines: [
      `${posts} posts; medians of ${rounds} pages each, in turn (goal <= ${most}x of the list without a filter)`,
      ...filters.map(
        ({ name, medianMs, ratio, items }) =>
          `${ratio <= most ? '    ' : 'OVER'} ${name.padEnd(36)} ${medianMs.toFixed(2).padStart(7)} ms ${ratio.toFixed(2).padStart(6)}x ${items} posts`,
      ),
      `times that all posts were read from first to last: ${scans} (goal 0)`,
    ],
  }
}

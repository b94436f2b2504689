// Random pantries before the ranking: what is due first leads an idea, and a week of asking brings ever new ones.
import { runSoonestItems, runWeeks } from './drill.ts'

const drillSeed = 21
const goals = { inSome: 0.95, inFirst: 0.7, distinct: 24, ofIdeas: 28 }

export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const size = small ? { pantries: 200, weeks: 20 } : { pantries: 1_000, weeks: 40 }
  const { pantries, cookable, inSomeIdea, inTheFirst, passedOver } = runSoonestItems(size.pantries, drillSeed)
  const weeks = runWeeks(size.weeks, drillSeed)
  const [fewest = 0] = weeks
  // Where one dish alone can use what is due first, it comes again.
  const tenth = weeks[Math.floor(weeks.length / 10)] ?? 0
  const share = (count: number): string => `${((count / cookable) * 100).toFixed(1)} %`
  return {
    ok:
      inSomeIdea >= cookable * goals.inSome &&
      inTheFirst >= cookable * goals.inFirst &&
      tenth >= goals.distinct,
    lines: [
      `${pantries} pantries of 3, 6, 12 and 24 items, ${cookable} with a recipe for the item that is due first`,
      `in some idea: ${share(inSomeIdea)} (goal ${goals.inSome * 100} %), in the first: ${share(inTheFirst)} (goal ${goals.inFirst * 100} %)`,
      `different ideas of a week of daily asking: at least ${fewest}, nine in ten weeks ${tenth}, median ${weeks[weeks.length >> 1]} of ${goals.ofIdeas} (goal ${goals.distinct})`,
      ...passedOver.slice(0, 20).map((name) => `PASSED OVER ${name}`),
    ],
  }
}

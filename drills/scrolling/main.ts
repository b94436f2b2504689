// A thumb drags through 1,000 items on a slow phone and through 5,000 messages: how many of the screen's 60 frames a second come in
// time, and how long the presses of the long list wait for their picture.
import { loadavg } from 'node:os'
import { program } from '../product/product.ts'
import { runScrolling, type ScrollingFigures } from './drill.ts'

const full = { items: 1_000, messages: 5_000, distance: 12_000, rounds: 5 }
const small = { items: 300, messages: 500, distance: 3_000, rounds: 1 }
/** The small drill shares its machine with other tests: it looks for a list that got much slower. */
const goals = {
  full: { framesPerSecond: 58, onTime: 0.98, pressMs: 200 },
  small: { framesPerSecond: 15, onTime: 0.3, pressMs: 2_000 },
}

export async function run(options: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const amount = options.small ? small : full
  const goal = goals[options.small ? 'small' : 'full']
  const figures = await runScrolling({ entry: program, ...amount })
  return { ok: meets(figures, goal), lines: told(figures, goal) }
}

type Goal = (typeof goals)['full']

const meets = ({ lists, presses }: ScrollingFigures, goal: Goal) =>
  [...lists.values()].every(
    ({ framesPerSecond, onTime }) => framesPerSecond >= goal.framesPerSecond && onTime >= goal.onTime,
  ) && [...presses.values()].every((ms) => ms <= goal.pressMs)

function told({ lists, presses }: ScrollingFigures, goal: Goal): string[] {
  return [
    `goals: >= ${goal.framesPerSecond} frames a second, >= ${goal.onTime * 100} % in time, presses <= ${goal.pressMs} ms; ${loadavg()[0]?.toFixed(1)} processes wait for this machine`,
    ...[...lists].map(
      ([name, { framesPerSecond, onTime, longestMs }]) =>
        `${name}: ${framesPerSecond.toFixed(1)} frames a second, ${(onTime * 100).toFixed(1)} % in time, the longest ${longestMs.toFixed(1)} ms`,
    ),
    ...[...presses].map(([name, ms]) => `${name}: ${ms} ms`),
  ]
}

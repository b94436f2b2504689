// The first visit on a weak phone and weak Wi-Fi: when the landing page and a pantry of 200 items stand there. And the second,
// with how long its presses take.
import { program } from '../product/product.ts'
import { type Paint, runFirstPaint } from './drill.ts'

const names = { landing: 'landing', pantry: 'pantry', again: 'pantry, second visit' }
const items = 200
const visits = { full: 7, small: 1 }
/** The small drill shares its machine with other tests: it looks for a page that got much slower. */
const slack = { full: 1, small: 3 }
const goals = {
  landing: { largestMs: 1_000, shift: 0.01 },
  pantry: { largestMs: 2_000, shift: 0.01 },
  again: { largestMs: 1_000, shift: 0.01 },
} as const satisfies Record<string, Omit<Paint, 'bytes'>>
const pressGoalMs = { full: 100, small: 1_000 }

export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const size = small ? 'small' : 'full'
  const figures = await runFirstPaint({ entry: program, visits: visits[size], items })
  const pages = ['landing', 'pantry', 'again'] as const
  const meets = (page: (typeof pages)[number]) =>
    figures[page].largestMs <= goals[page].largestMs * slack[size] && figures[page].shift <= goals[page].shift
  return {
    ok: pages.every(meets) && figures.pressMs <= pressGoalMs[size],
    lines: [
      ...pages.map((page) => {
        const { largestMs, shift, bytes } = figures[page]
        return (
          `${names[page]}: largest paint ${largestMs.toFixed(0)} ms (goal ${goals[page].largestMs * slack[size]}), layout shift ` +
          `${shift.toFixed(4)} (goal ${goals[page].shift}), ${(bytes / 1000).toFixed(1)} kB over the wire, what is read ahead included`
        )
      }),
      `the slowest press of a visit: ${figures.pressMs} ms (goal ${pressGoalMs[size]})`,
    ],
  }
}

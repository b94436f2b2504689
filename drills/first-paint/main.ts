// The first visit on a weak phone and weak Wi-Fi: when each of the first screens stands there. And the second one to a pantry of
// 200 items, with how long its presses take.
import { program } from '../product/product.ts'
import { type Paint, runFirstPaint } from './drill.ts'

const items = 200
const visits = { full: 7, small: 1 }
/** The small drill shares its machine with other tests: it looks for a page that got much slower. */
const slack = { full: 1, small: 3 }
const largestGoalsMs = new Map([
  ['/', 1_000],
  ['/login', 1_200],
  ['/signup', 1_200],
  ['/pantry', 1_200],
  ['/home', 1_200],
  ['/exchange', 1_200],
  ['/chat', 1_200],
])
const noGoalMs = Number.POSITIVE_INFINITY
/** Of these it is judged that nothing jumps; how soon they are there is told. */
const stillScreens = [
  '/recipes',
  '/progress',
  '/profile',
  '/notifications',
  '/viewprofile/$userId',
  '/exchange/posts/$postId',
  '/steward',
]
/** The others take as long to measure, and share their parts with these; what each fetches, the check of sizes knows. */
const fewScreens = ['/', '/pantry']
const againGoalMs = 1_000
const shiftGoal = 0.01
const pressGoalMs = { full: 100, small: 1_000 }

export async function run({ small }: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const size = small ? 'small' : 'full'
  const screens = small ? fewScreens : [...largestGoalsMs.keys(), ...stillScreens]
  const firstVisits: Judgement[] = []
  const { again, pressMs } = await runFirstPaint({
    ...{ entry: program, visits: visits[size], items, warmsEach: !small },
    screens,
    onMeasured: (screen, paint) => {
      const judgement = judged(screen, (largestGoalsMs.get(screen) ?? noGoalMs) * slack[size], paint)
      // Told at once: at full size all of them take ten minutes, and one that fails must not lose the others.
      console.log(`  ${judgement.line}`)
      firstVisits.push(judgement)
    },
  })
  const second = judged('/pantry, second visit', againGoalMs * slack[size], again)
  return {
    ok: [...firstVisits, second].every(({ ok }) => ok) && pressMs <= pressGoalMs[size],
    lines: [second.line, `the slowest press of a visit: ${pressMs} ms (goal ${pressGoalMs[size]})`],
  }
}

interface Judgement {
  ok: boolean
  line: string
}

function judged(name: string, goalMs: number, paint: Paint): Judgement {
  const { largestMs, shift, bytes, requests } = paint
  return {
    ok: largestMs <= goalMs && shift <= shiftGoal,
    line:
      `${name}: largest paint ${largestMs.toFixed(0)} ms ${goalMs < noGoalMs ? `(goal ${goalMs})` : '(no goal)'}, layout shift ${shift.toFixed(4)} (goal ${shiftGoal}), ` +
      `${(bytes / 1000).toFixed(1)} kB in ${requests} requests, what is read ahead included`,
  }
}

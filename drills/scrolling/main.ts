// A thumb drags through 1,000 items and through 5,000 messages: how many of the screen's 60 frames a second come in time.
import { program } from '../product/product.ts'
import { runScrolling, type Scrolled } from './drill.ts'

const full = { items: 1_000, messages: 5_000, distance: 12_000 }
const small = { items: 300, messages: 500, distance: 3_000 }
/** The small drill shares its machine with other tests: it looks for a list that got much slower. */
const goals = { full: { framesPerSecond: 58, onTime: 0.98 }, small: { framesPerSecond: 15, onTime: 0.3 } }

export async function run(options: { small: boolean }): Promise<{ ok: boolean; lines: string[] }> {
  const amount = options.small ? small : full
  const goal = goals[options.small ? 'small' : 'full']
  const { pantry, chat } = await runScrolling({ entry: program, ...amount })
  const meets = ({ framesPerSecond, onTime }: Scrolled) =>
    framesPerSecond >= goal.framesPerSecond && onTime >= goal.onTime
  const line = (name: string, { framesPerSecond, onTime, longestMs }: Scrolled) =>
    `${name}: ${framesPerSecond.toFixed(1)} frames a second (goal >= ${goal.framesPerSecond}), ` +
    `${(onTime * 100).toFixed(1)} % in time (goal >= ${goal.onTime * 100} %), the longest ${longestMs.toFixed(1)} ms`
  return {
    ok: meets(pantry) && meets(chat),
    lines: [
      line(`${amount.items} pantry items`, pantry),
      line(`${amount.messages} messages of one conversation`, chat),
    ],
  }
}

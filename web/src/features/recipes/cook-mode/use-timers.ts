import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { useEffect } from 'react'
import { currentSession } from '#lib/api/session.ts'
import { createStore } from '#lib/store.ts'
import { notifyOffer } from '#ui/layers/toasts.ts'
import * as words from './cook-mode-words.ts'
import { restSound, ring, wakeSound } from './ring.ts'
import type { StepTimer } from './step-timers.ts'

type Dish = Pick<SuggestedRecipe, 'id' | 'title'>

interface RunningTimer extends StepTimer {
  id: number
  /** Who started it. */
  userId: string | undefined
  dish: Dish
  /** The step that it was started in, from 1. */
  step: number
  /** When it is over, in ms since 1970. */
  endsAt: number
}

export interface Timers {
  running: readonly (RunningTimer & { left: number })[]
  /** What was said last, for who listens. */
  said: string
  start: (timer: StepTimer, step: number) => void
  stop: (id: number) => void
}

interface Kept {
  timers: readonly RunningTimer[]
  now: number
  said: string
}

const tickMs = 250
let lastId = 0
let ticking: ReturnType<typeof setInterval> | undefined
/** The dish whose steps are on the screen: its timers are announced there, all others by a toast. */
let shownId: string | undefined
/** Outside React: what is in the oven goes on when its steps are closed. */
const kept = createStore<Kept>({ timers: [], now: 0, said: '' })
// A name of its own: the compiler takes `kept.use()` for no hook.
const useKept = kept.use

function change(changed: Partial<Kept>): void {
  const next = { ...kept.get(), now: Date.now(), ...changed }
  kept.set(next)
  if (next.timers.length > 0) {
    ticking ??= setInterval(tick, tickMs)
    return
  }
  clearInterval(ticking)
  ticking = undefined
  restSound()
}

/** Whoever started it may be back; another account hears nothing of it. */
function mayRing({ userId }: RunningTimer): boolean {
  const user = currentSession()
  return !user || user.id === userId
}

function tick(): void {
  const { timers: started, said } = kept.get()
  const timers = started.filter(mayRing)
  const now = Date.now()
  const over = timers.filter(({ endsAt }) => endsAt <= now)
  if (over.length === 0) return change({ now, timers })
  const here = over.filter(({ dish }) => dish.id === shownId)
  change({
    now,
    timers: timers.filter(({ endsAt }) => endsAt > now),
    said: here.length === 0 ? said : here.map((each) => words.timeIsUpStep(each.words, each.step)).join(' '),
  })
  for (const { words: time, step, dish, userId } of over.filter((each) => !here.includes(each)))
    notifyOffer(words.timeIsUpOf(time, step, dish.title), { label: words.done, run: () => undefined }, userId)
  ring()
}

/** The timers of a dish. They go on whatever is shown, as long as the page lives; each rings and is announced when it is over. */
export function useTimers({ id: dishId, title }: Dish): Timers {
  const { timers, now, said } = useKept()
  useEffect(() => {
    shownId = dishId
    return () => {
      shownId = undefined
      change({ said: '' })
    }
  }, [dishId])
  return {
    said,
    running: timers
      .filter(({ dish }) => dish.id === dishId)
      .map((timer) => ({
        ...timer,
        left: Math.min(timer.seconds, Math.max(0, Math.ceil((timer.endsAt - now) / 1000))),
      })),
    start: (timer, step) => {
      wakeSound()
      lastId += 1
      const endsAt = Date.now() + timer.seconds * 1000
      const userId = currentSession()?.id
      const started = { ...timer, step, id: lastId, userId, dish: { id: dishId, title }, endsAt }
      change({ timers: [...kept.get().timers, started], said: words.timerStarted(timer.words) })
    },
    stop: (id) =>
      change({ timers: kept.get().timers.filter((timer) => timer.id !== id), said: words.timerStopped }),
  }
}

import { useEffect, useState } from 'react'
import * as words from './cook-mode-words.ts'
import { ring } from './ring.ts'
import type { StepTimer } from './step-timers.ts'

export interface RunningTimer extends StepTimer {
  id: number
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

const tickMs = 250
let lastId = 0

/** Timers that go on whatever step is shown; each rings and is announced when it is over. */
export function useTimers(): Timers {
  const [timers, setTimers] = useState<readonly RunningTimer[]>([])
  const [now, setNow] = useState(() => Date.now())
  const [said, say] = useState('')
  useEffect(() => {
    if (timers.length === 0) return
    const tick = setInterval(() => {
      const moment = Date.now()
      setNow(moment)
      const over = timers.filter(({ endsAt }) => endsAt <= moment)
      if (over.length === 0) return
      setTimers(timers.filter(({ endsAt }) => endsAt > moment))
      say(over.map(({ words: time, step }) => words.timeIsUpStep(time, step)).join(' '))
      ring()
    }, tickMs)
    return () => clearInterval(tick)
  }, [timers])
  return {
    said,
    running: timers.map((timer) => ({
      ...timer,
      left: Math.min(timer.seconds, Math.max(0, Math.ceil((timer.endsAt - now) / 1000))),
    })),
    start: (timer, step) => {
      lastId += 1
      const moment = Date.now()
      setNow(moment)
      setTimers([...timers, { ...timer, step, id: lastId, endsAt: moment + timer.seconds * 1000 }])
      say(words.timerStarted(timer.words))
    },
    stop: (id) => {
      setTimers(timers.filter((timer) => timer.id !== id))
      say(words.timerStopped)
    },
  }
}

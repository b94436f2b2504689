import type { Log } from '#platform/log/log.ts'

/** Later work that repeats: safe to run twice and in several processes at once. */
export interface Job {
  name: string
  everyMs: number
  /** The processes that run it have this role; `worker` unless told. */
  role?: 'web' | 'worker'
  /** What takes long looks at `stopping` between its steps: what is left then waits for the next run, here or elsewhere. */
  run(stopping?: AbortSignal): Promise<void>
}

/** The jobs of a process with these roles. */
export const jobsFor = (jobs: readonly Job[], roles: readonly string[]): Job[] =>
  jobs.filter(({ role = 'worker' }) => roles.includes(role))

/** The first requests of a process come first: who looks whether it is there again, and who has waited for it. */
const firstRunMs = 300

/** Runs each job soon and then at its interval, never over itself; a failed run is logged and tried again at the next. Returns the stop. */
export function startJobs(jobs: Job[], log: Log): () => Promise<void> {
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  const timers = jobs.flatMap((job) => {
    let busy = false
    const start = () => {
      if (busy) return
      busy = true
      const run = job
        .run(stopping.signal)
        .catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job failed'))
        .finally(() => {
          busy = false
          running.delete(run)
        })
      running.add(run)
    }
    // What was left undone when the last process ended need not wait for the first interval.
    return [setTimeout(start, firstRunMs), setInterval(start, job.everyMs)]
  })
  return async () => {
    // A timer of either kind.
    timers.forEach(clearTimeout)
    stopping.abort()
    await Promise.all(running)
  }
}

import type { Clock } from '#platform/clock/clock.ts'

/** Until when what was taken is its taker's alone; ISO 8601. */
export interface Lease {
  now: string
  leaseUntil: string
}

interface Queue<Due> {
  clock: Clock
  leaseMs: number
  /** Takes what is due, at most one. */
  take(lease: Lease): Promise<readonly Due[]>
  handle(due: Due): Promise<void>
}

/** Takes and handles one after the other, until nothing is due or the process is `stopping`. */
export async function drain<Due>(queue: Queue<Due>, stopping?: AbortSignal): Promise<void> {
  for (;;) {
    if (stopping?.aborted) return
    const now = queue.clock.now()
    const leaseUntil = new Date(now.getTime() + queue.leaseMs).toISOString()
    const [due] = await queue.take({ now: now.toISOString(), leaseUntil })
    if (!due) return
    await queue.handle(due)
  }
}

/**
 * The same by up to `count` side by side: where one found something another looks as well, so that at rest there is one look. Ends with
 * the last of them: a job that failed while a part of it went on would run over itself, and a stop would not wait for it. Throws the
 * first failure.
 */
export async function drainInParallel<Due>(
  queue: Queue<Due>,
  count: number,
  stopping?: AbortSignal,
): Promise<void> {
  const [drains, failures]: [Promise<unknown>[], unknown[]] = [[], []]
  const begin = () => {
    const handle = async (due: Due) => {
      if (drains.length < count) begin()
      await queue.handle(due)
    }
    drains.push(drain({ ...queue, handle }, stopping).catch((failure: unknown) => failures.push(failure)))
  }
  begin()
  // Also those that begin meanwhile: the list grows while it is walked through.
  for (const each of drains) await each
  if (failures.length > 0) throw failures[0]
}

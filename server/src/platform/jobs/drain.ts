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

import type { Job } from '#platform/jobs/jobs.ts'
import type { RequestEnding } from './ending/ending.service.ts'

const everyMs = 15_000

/** Ends promises that were not kept and requests whose food has gone, and lets the next ones in line have what is free. */
export const endRequests = (ending: RequestEnding): Job => ({
  name: 'requests.end',
  everyMs,
  run: (stopping) => ending.tick(stopping),
})

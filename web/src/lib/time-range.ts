import { formatDay, localDate, timeOf } from './dates.ts'

/** `Sat, 21 Nov 2026, 18:00–20:00`, in the viewer's zone. */
export function formatTimeRange(from: string, until: string): string {
  const [begin, end] = [new Date(from), new Date(until)]
  const [first, last] = [localDate(begin), localDate(end)]
  const ending = first === last ? timeOf(end) : `${formatDay(last)}, ${timeOf(end)}`
  return `${formatDay(first)}, ${timeOf(begin)}–${ending}`
}

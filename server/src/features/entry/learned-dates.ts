import type { LearnedDate } from './entry.repository.ts'

/** A date that somebody told of a food. */
export interface ToldDate {
  food: string
  place: string
  days: number
}

/** How many of the last dates count. */
const countedDates = 5

/** The middle of some numbers; of two in the middle what lies between, on the careful side. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : Math.floor(((sorted[half - 1] ?? 0) + upper) / 2)
}

/** What tells foods in their places apart. */
export const keyOf = ({ food, place }: { food: string; place: string }) => `${place}\n${food}`

/** What is known of foods after some dates more, oldest first: those alone that changed. */
export function learn(known: readonly LearnedDate[], told: readonly ToldDate[]): LearnedDate[] {
  const before = new Map(known.map((each) => [keyOf(each), each.days]))
  return [...Map.groupBy(told, keyOf)].flatMap(([key, dates]) => {
    const [first] = dates
    if (!first) return []
    const days = [...(before.get(key) ?? []), ...dates.map((date) => date.days)].slice(-countedDates)
    return { food: first.food, place: first.place, days, median: medianOf(days) }
  })
}

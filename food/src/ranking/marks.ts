/** What a student said of a recipe before, and what that does to its place. */

export interface Mark {
  kept: boolean
  /** One to five. */
  rating: number | null
  notForMe: boolean
  /** Days since it was cooked; null: never, as far as we know. */
  cookedDaysAgo: number | null
}

const keptWeight = 2
const ratingWeight = 2
const middle = 3
const cookedWeight = 1.5
/** Nobody wants the same again tomorrow. */
const tiredDays = 3
const tiredCost = 6
const goodRating = 4

/** What a recipe gains or loses by what was said of it. */
export function likingOf(mark: Mark | undefined): number {
  if (!mark) return 0
  const { kept, rating, cookedDaysAgo } = mark
  const cooked = cookedDaysAgo === null ? 0 : cookedDaysAgo < tiredDays ? -tiredCost : cookedWeight
  return (kept ? keptWeight : 0) + (rating === null ? 0 : (rating - middle) * ratingWeight) + cooked
}

/** Why a recipe stands further up than it would: 'you gave it 5 of 5'; undefined where nothing lifts it. */
export function markedReason(mark: Mark | undefined): string | undefined {
  if (!mark || likingOf(mark) <= 0) return undefined
  if (mark.rating !== null && mark.rating >= goodRating) return `you gave it ${mark.rating} of 5`
  if (mark.kept) return 'you kept it'
  return mark.cookedDaysAgo === null ? undefined : 'you cooked it before'
}

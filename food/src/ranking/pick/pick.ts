/** The choice among candidates: the best one again and again, each time minding what was already taken. */
import type { Candidate } from '../candidate.ts'
import type { ShelfItem } from '../shelf.ts'
import { isSensible, likeness, worth } from './score.ts'

/** Keeps every sensible idea before every other one. */
const senselessCost = 100
/** Brings the item that expires first into the first sensible idea that can use it. */
const leadBonus = 14
/** Brings it into the last idea at any price, where none before has used it. */
const lastCall = 1_000

/** A candidate with what its score is made of: reckoned once, and mended as others are chosen. */
interface Runner {
  readonly candidate: Candidate
  readonly usesExpiringFirst: boolean
  /** How much of a repeat it is of what was chosen. */
  repeats: number
  score: number
}

/** What becomes of a candidate that was tried: served, or out, with what gets a turn in its place. */
export type Tried<Served> = { readonly served: Served } | { readonly instead: readonly Candidate[] }

/** Up to `count` candidates as `attempt` serves them, the best first. */
export function pickBest<Served>(
  candidates: readonly Candidate[],
  count: number,
  attempt: (candidate: Candidate) => Tried<Served>,
): Served[] {
  const expiring = expiringFirst(candidates)
  const chosen: Candidate[] = []
  const served: Served[] = []
  const runnerOf = (candidate: Candidate): Runner => ({
    candidate,
    usesExpiringFirst: usesAny(candidate, expiring),
    repeats: chosen.reduce((sum, other) => sum + likeness(candidate.dish, other.dish), 0),
    score: 0,
  })
  let left = new Set(candidates.map(runnerOf))
  while (served.length < count && left.size > 0) {
    const lead = chosen.some((candidate) => usesAny(candidate, expiring))
      ? 0
      : served.length === count - 1
        ? lastCall
        : leadBonus
    scoreAll(left, chosen, lead)
    const instead: Candidate[] = []
    for (let best = highest(left); best; best = highest(left)) {
      left.delete(best)
      const tried = attempt(best.candidate)
      if ('served' in tried) {
        served.push(tried.served)
        chosen.push(best.candidate)
        for (const other of left) other.repeats += likeness(other.candidate.dish, best.candidate.dish)
        break
      }
      instead.push(...tried.instead)
    }
    left = new Set([...left, ...instead.map(runnerOf)])
  }
  return served
}

function scoreAll(left: ReadonlySet<Runner>, chosen: readonly Candidate[], lead: number): void {
  const worn = new Set(chosen.flatMap(({ fit }) => fit.filled.flatMap(({ item }) => (item ? [item.id] : []))))
  for (const runner of left) {
    const { candidate, usesExpiringFirst, repeats } = runner
    const { dish, fit, liking } = candidate
    const isWorn = worn.size > 0 && fit.filled.some(({ item }) => item && worn.has(item.id))
    runner.score =
      (isWorn ? worth(dish, fit, worn) : candidate.worth) +
      liking -
      repeats -
      (isSensible(fit) ? 0 : senselessCost) +
      (usesExpiringFirst ? lead : 0)
  }
}

/** The first of those with the highest score. */
function highest(runners: ReadonlySet<Runner>): Runner | undefined {
  let best: Runner | undefined
  for (const runner of runners) if (!best || runner.score > best.score) best = runner
  return best
}

/** The items with the fewest days left of those that any dish can use. */
function expiringFirst(candidates: readonly Candidate[]): ReadonlySet<ShelfItem> {
  let soonest = new Set<ShelfItem>()
  let least = Number.POSITIVE_INFINITY
  for (const { fit } of candidates)
    for (const { part, item } of fit.filled) {
      if (!item || part.staple || item.daysLeft > least) continue
      if (item.daysLeft < least) soonest = new Set()
      least = item.daysLeft
      soonest.add(item)
    }
  return soonest
}

const usesAny = ({ fit }: Candidate, items: ReadonlySet<ShelfItem>): boolean =>
  fit.filled.some(({ part, item }) => item !== undefined && !part.staple && items.has(item))

export interface Result {
  answers: number
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Answers of another status or too short, and messages that did not arrive exactly once. */
  wrong: number
}

/** Sums up how long each right answer took within a time, in ms. */
export function resultOf(tookMs: number[], wrong: number, allMs: number): Result {
  const sorted = tookMs.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  const answers = sorted.length
  return { answers, perSecond: (answers * 1_000) / allMs, p50Ms: at(0.5), p99Ms: at(0.99), wrong }
}

/** The guard that everyone uses: compiled once per process. */
import { madeInSteps } from '../../made-in-steps.ts'
import { compileMatcher, compilingMatcher, type Matcher } from '../text/matcher.ts'
import { buildRepair } from '../text/spelling.ts'
import type { Guard } from '../text/text-forms.ts'

/** Compiles the guard: 0.3 s and 40 MB once per process. */
export function buildGuard(matcher: Matcher = compileMatcher()): Guard {
  return { matcher, repair: buildRepair(matcher.targets, matcher.knownWords) }
}

const guard = madeInSteps(function* () {
  const matcher = yield* compilingMatcher()
  yield
  return buildGuard(matcher)
})

/** Builds the guard that everyone uses in steps: who has others to serve lets them in between. */
export const compileGuard = guard.steps

/** The guard that everyone uses, built on first use. */
export const theGuard = guard.get

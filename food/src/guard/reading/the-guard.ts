/** The guard that everyone uses: compiled once per process. */
import { compileMatcher, compilingMatcher, type Matcher } from '../text/matcher.ts'
import { buildRepair } from '../text/spelling.ts'
import type { Guard } from '../text/text-forms.ts'

/** Compiles the guard: 0.3 s and 40 MB once per process. */
export function buildGuard(matcher: Matcher = compileMatcher()): Guard {
  return { matcher, repair: buildRepair(matcher.targets, matcher.knownWords) }
}

let built: Guard | undefined
/** Builds the guard that everyone uses in steps: who has others to serve lets them in between. */
export function* compileGuard(): Generator<void> {
  if (built) return
  const matcher = yield* compilingMatcher()
  yield
  built ??= buildGuard(matcher)
}

/** The guard that everyone uses, built on first use. */
export function theGuard(): Guard {
  built ??= buildGuard()
  return built
}

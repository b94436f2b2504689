import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { judgement } from './looks.ts'

/** Counts what axe has judged, over all tests of a run. */
// Playwright asks for the default.
// oxlint-disable-next-line import/no-default-export
export default class Judged implements Reporter {
  /** How many violations each combination of a state, a theme and a width has. */
  readonly #violations = new Map<string, number>()

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations) {
      if (type !== judgement) continue
      const cut = description.lastIndexOf(' | ')
      this.#violations.set(description.slice(0, cut), Number(description.slice(cut + ' | '.length)))
    }
  }

  onEnd(): void {
    const combinations = [...this.#violations.keys()]
    const states = new Set(combinations.map((combination) => combination.split(' | ')[0])).size
    const violations = [...this.#violations.values()].reduce((sum, count) => sum + count, 0)
    console.log(
      `axe: ${violations} violations in ${combinations.length} combinations (${states} screens and states, light and dark, 360 and 1280 px).`,
    )
  }

  printsToStdio(): boolean {
    return false
  }
}

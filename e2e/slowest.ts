import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Tells at the end which tests took longest. */
// Playwright asks for the default.
// oxlint-disable-next-line import/no-default-export
export default class Slowest implements Reporter {
  readonly #tests: { ms: number; name: string }[] = []

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.#tests.push({ ms: duration, name: test.titlePath().filter(Boolean).join(' > ') })
  }

  onEnd(): void {
    const slowest = this.#tests.toSorted((a, b) => b.ms - a.ms).slice(0, Number(process.env['SLOWEST']))
    for (const { ms, name } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
  }

  printsToStdio(): boolean {
    return false
  }
}

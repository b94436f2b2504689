/** Asks a run of the unit tests to end before its time. */
export const cancelSignal = 'SIGUSR2'

/** Names the tests that needed a second try, and why: they count as passed, and are bugs. */
export default class FlakyReporter {
  /** At an interrupt the runner leaves its workers and its database behind; a run that is cancelled takes them along. */
  onInit(vitest) {
    process.once(cancelSignal, () => vitest.cancelCurrentRun('keyboard-input'))
  }

  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    for (const test of tests.filter((each) => each.diagnostic()?.flaky))
      console.log(
        `flaky: ${test.module.relativeModuleId ?? test.module.moduleId} > ${test.fullName}\n  ${whyFirst(test)}`,
      )
  }
}

/** What its first try failed with, in a line. */
const whyFirst = (test) => test.result().errors?.[0]?.message?.split('\n', 1)[0] ?? 'no error is known'

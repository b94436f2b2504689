/** Names the tests that needed a second try: they count as passed, and are bugs. */
export default class FlakyReporter {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    for (const test of tests.filter((each) => each.diagnostic()?.flaky))
      console.log(`flaky: ${test.module.relativeModuleId ?? test.module.moduleId} > ${test.fullName}`)
  }
}

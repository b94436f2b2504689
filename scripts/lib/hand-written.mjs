/** Generated, told elsewhere, or there only to hold the rest: none of it is the price of a field. */
const notCounted =
  /^(?:server\/migrations|docs|e2e|drills|bench|demo|scripts)\/|\.(?:test|factory)\.tsx?$|\.md$|^package-lock\.json$/

/** Those of a change's files that somebody had to write by hand for the product itself. */
export const handWritten = (paths) => paths.filter((path) => path !== '' && !notCounted.test(path))

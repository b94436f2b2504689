// Everything that guards the project. What waits for nothing runs side by side; the first red step ends the run.
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runNode } from './lib/child.mjs'
import { cancelSignal } from './lib/flaky-reporter.mjs'
import { quickTemp } from './lib/quick-temp.mjs'
import { root, workspaces } from './lib/root.mjs'

const program = (file) => path.join(root, 'node_modules', file)

/** Its test makes a PostgreSQL and two servers to look at a program that no student runs: `npx vitest run --project bench`. */
const notTheBench = ['--project', '!bench']

/** A list of tests would name a failure once more than the report at the end. */
const eachFailureOnce = ['--reporter', 'dot', '--reporter', './scripts/lib/flaky-reporter.mjs']

/**
 * These measure what only a calm machine can tell, repeat a test of ours, drive Debian's programs, which not every machine has,
 * or need the project's history, which not every clone has.
 * Of scrolling, what a press in a long list costs is timed by first-paint here, and that not all of it is drawn is seen in the browser.
 */
const fullSizeAlone = [
  'alerts',
  'install-kills',
  'naughty',
  'one-client',
  'overload',
  'pgbouncer',
  'proxies',
  'recovery',
  'screen-holes',
  'scrolling',
  'soak',
  'students',
  'two-versions',
]

/** What Playwright makes of each test's file, by its content. By itself it keeps that with temporary files, whose folder goes with each run. */
const compiledTests = program('.cache/playwright')

const steps = {
  format: () => run([program('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.']),
  // It says what the compiler says of types, too.
  lint: () => run([program('oxlint/bin/oxlint')]),
  imports: checkImports,
  unused: () => run([program('knip/bin/knip.js')]),
  packages: checkPackages,
  // Before the unit tests: drills' own tests run what was built, as it starts in half the time.
  build: () => run(['scripts/build.mjs']),
  sizes: () => run(['scripts/check-sizes.mjs']),
  // Once: two steps that unpack it at the same time would each meet half of it.
  chromium: () => run(['drills/product/unpack-chromium.ts']),
  unit: () =>
    run([program('vitest/vitest.mjs'), 'run', ...notTheBench, ...eachFailureOnce], {
      stopWith: cancelSignal,
    }),
  browser: () =>
    run([program('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts'], {
      env: { PLAYWRIGHT_TRANSFORM_CACHE_DIR: compiledTests },
    }),
  drills: () => run(['drills/main.ts', '--small', ...drillsWithoutTests().filter((name) => !isTimed(name))]),
  timings: () => run(['drills/main.ts', '--small', ...drillsWithoutTests().filter(isTimed)]),
}

/** Lanes of steps run beside each other. Alone the browser's tests leave a third of two cores idle. */
const lanes = [
  ['format', 'lint', 'imports', 'unused', 'packages', 'unit'],
  ['build', 'sizes', 'chromium', 'browser'],
]
/** Then the lane that ends first takes the next of these. */
const afterwards = ['drills', 'timings']

/** What a step of another lane waits for; what is timed comes when nothing else is left. */
const needs = { unit: ['build', 'chromium'], timings: ['unit', 'browser', 'drills'] }

/** What these say is worth reading when all went well, too: flaky tests, figures. */
const telling = new Set(['unit', 'browser', 'drills', 'timings'])

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const wanted = values.only?.split(',') ?? Object.keys(steps)
const unknown = wanted.filter((name) => !(name in steps))
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(', ')}. The steps are: ${Object.keys(steps).join(', ')}.`)
  process.exit(2)
}

const begun = Date.now()
// Whoever names a folder keeps theirs.
const temp = process.env.TMPDIR ?? quickTemp()
if (temp !== undefined) process.env.TMPDIR = temp
/** Tells the steps beside a red one to stop. */
const red = new AbortController()
/** Resolved when a step has ended, however it did. */
const ended = new Map(wanted.map((name) => [name, Promise.withResolvers()]))
await Promise.all(lanes.map(runLane))
if (red.signal.aborted) process.exit(1)
console.log(`All ${wanted.length} steps passed in ${seconds(begun)}.`)

async function runLane(lane) {
  for (let name = nextOf(lane); name !== undefined; name = nextOf(lane)) {
    await Promise.all((needs[name] ?? []).map((other) => ended.get(other)?.promise))
    if (red.signal.aborted) return
    const since = Date.now()
    if (telling.has(name)) console.log(`begun   ${name}`)
    const { code, output } = await steps[name]()
    ended.get(name).resolve()
    // What stops because another step is red has nothing to say.
    if (red.signal.aborted) return
    if (output && (code !== 0 || telling.has(name))) console.log(output)
    console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name.padEnd(8)} ${seconds(since)}`)
    if (code !== 0) {
      console.log(`\nThe step "${name}" failed. Run it alone: npm test -- --only ${name}`)
      red.abort()
      // Nobody waits for a step that will not be run.
      for (const { resolve } of ended.values()) resolve()
    }
  }
}

/** Takes a step that is wanted. */
function nextOf(lane) {
  const name = lane.shift() ?? afterwards.shift()
  return name === undefined || wanted.includes(name) ? name : nextOf(lane)
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}

/** Runs a program to its end; its output comes in one piece, however many run beside it. */
function run(args, options = {}) {
  return runNode(args, { quiet: true, until: red.signal, ...options })
}

/** These ask how long something takes, if with much room. */
function isTimed(drill) {
  return ['first-paint', 'suggestions', 'timing'].includes(drill)
}

async function checkPackages() {
  const lockfile = await run(['scripts/lockfile.mjs'])
  return lockfile.code === 0 ? run(['scripts/check-dependencies.mjs']) : lockfile
}

/** With a compiler it does not know the tool reports no module and no violation: that must not pass. */
async function checkImports() {
  const sources = [...workspaces(), 'e2e', 'bench', 'drills', 'demo'].filter((folder) =>
    existsSync(path.join(root, folder)),
  )
  const cruiser = program('dependency-cruiser/bin/dependency-cruiser.mjs')
  const { code, output } = await run([cruiser, '--config', '.dependency-cruiser.cjs', ...sources])
  const cruised = Number(/\((\d+) modules/.exec(output)?.[1] ?? 0)
  return code === 0 && cruised < 1
    ? { code: 1, output: `${output}\nNo module was checked.` }
    : { code, output }
}

/** The unit step has run the others: a drill's own test is its small size, and proves besides that it can fail. */
function drillsWithoutTests() {
  const drills = path.join(root, 'drills')
  return readdirSync(drills).filter((name) => {
    if (fullSizeAlone.includes(name)) return false
    const files = statSync(path.join(drills, name)).isDirectory() ? readdirSync(path.join(drills, name)) : []
    return files.includes('main.ts') && !files.some((file) => file.endsWith('.test.ts'))
  })
}

// Everything that guards the project, quickest first; the first red step ends the run.
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildAll } from './build.mjs'
import { runNode } from './lib/child.mjs'
import { root, workspaces } from './lib/root.mjs'

const program = (file) => path.join(root, 'node_modules', file)

/** A list of tests would name a failure once more than the report at the end. */
const eachFailureOnce = ['--reporter', 'dot', '--reporter', './scripts/lib/flaky-reporter.mjs']

/** These measure what only a calm machine can tell, repeat a test of ours, or drive Debian's programs, which not every machine has. */
const fullSizeAlone = [
  'alerts',
  'install-kills',
  'naughty',
  'one-client',
  'pgbouncer',
  'proxies',
  'recovery',
  'soak',
  'students',
]

const steps = {
  format: () => quietly([program('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.']),
  lint: () => quietly([program('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']),
  types: checkTypes,
  imports: checkImports,
  unused: () => quietly([program('knip/bin/knip.js')]),
  packages: checkPackages,
  // Before the unit tests: drills' own tests run what was built, as it starts in half the time.
  build,
  unit: () => aloud([program('vitest/vitest.mjs'), 'run', ...eachFailureOnce]),
  sizes: () => quietly(['scripts/check-sizes.mjs']),
  browser: () => aloud([program('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts']),
  drills: () => aloud(['drills/main.ts', '--small', ...drillsWithoutTests()]),
}

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const wanted = values.only?.split(',') ?? Object.keys(steps)
const unknown = wanted.filter((name) => !(name in steps))
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(', ')}. The steps are: ${Object.keys(steps).join(', ')}.`)
  process.exit(2)
}

const begun = Date.now()
for (const name of Object.keys(steps).filter((step) => wanted.includes(step))) {
  const since = Date.now()
  const { code, output } = await steps[name]()
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name.padEnd(8)} ${seconds(since)}`)
  if (code !== 0) {
    if (output) console.log(output)
    console.log(`\nThe step "${name}" failed. Run it alone: npm test -- --only ${name}`)
    process.exit(1)
  }
}
console.log(`All ${wanted.length} steps passed in ${seconds(begun)}.`)

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}

function quietly(args) {
  return runNode(args, { quiet: true })
}

async function aloud(args) {
  const { code } = await runNode(args)
  return { code, output: '' }
}

/** Each workspace and the rest of the repository have their own settings. */
async function checkTypes() {
  // A service worker has other globals than a page.
  const projects = [...workspaces(), 'web/src/service-worker', '.'].filter((folder) =>
    existsSync(path.join(root, folder, 'tsconfig.json')),
  )
  for (const project of projects) {
    const result = await quietly([program('@typescript/native/bin/tsc'), '-p', project])
    if (result.code !== 0) return result
  }
  return { code: 0, output: '' }
}

async function checkPackages() {
  const lockfile = await quietly(['scripts/lockfile.mjs'])
  return lockfile.code === 0 ? quietly(['scripts/check-dependencies.mjs']) : lockfile
}

/** With a compiler it does not know the tool reports no module and no violation: that must not pass. */
async function checkImports() {
  const sources = [...workspaces(), 'e2e', 'bench', 'drills', 'demo'].filter((folder) =>
    existsSync(path.join(root, folder)),
  )
  const cruiser = program('dependency-cruiser/bin/dependency-cruiser.mjs')
  const { code, output } = await quietly([cruiser, '--config', '.dependency-cruiser.cjs', ...sources])
  const cruised = Number(/\((\d+) modules/.exec(output)?.[1] ?? 0)
  return code === 0 && cruised < 1
    ? { code: 1, output: `${output}\nNo module was checked.` }
    : { code, output }
}

async function build() {
  try {
    await buildAll()
    return { code: 0, output: '' }
  } catch (error) {
    return { code: 1, output: String(error instanceof Error ? error.message : error) }
  }
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

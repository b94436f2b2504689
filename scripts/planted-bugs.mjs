// Whether the unit and API tests notice what a mischievous stranger would break: plants each bug of the list in a copy of its
// own, and runs the tests that concern its file. `-- --slice 2/4` takes a part, `-- --only press` those whose file has that in it.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runNode } from './lib/child.mjs'
import { root, workspaces } from './lib/root.mjs'
import { ignoreRepeatedSignals } from './lib/signals.mjs'

const goal = 38 / 40
const { values } = parseArgs({
  options: { slice: { type: 'string', default: '1/1' }, only: { type: 'string' } },
})
const [part, parts] = values.slice.split('/').map(Number)
const list = JSON.parse(await readFile(path.join(root, 'scripts/planted-bugs.json'), 'utf8'))
const bugs = list.filter(({ file }, n) =>
  values.only === undefined ? n % parts === part - 1 : file.includes(values.only),
)

const copy = await mkdtemp(path.join(os.tmpdir(), 'shelfmate-planted-'))
// Whatever ends us, Ctrl-C as well.
process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
ignoreRepeatedSignals()
/** Sets of tests that passed in the copy as it is. */
const sound = new Set()
const survived = []
await copyRepository()
for (const bug of bugs) {
  await requireSound(bug)
  const caughtBy = await testWith(bug)
  if (caughtBy === undefined) survived.push(bug)
  console.log(`${caughtBy === undefined ? 'SURVIVED' : 'caught  '}  ${bug.file}: ${bug.harm}`)
  if (caughtBy !== undefined) console.log(`          by ${caughtBy}`)
}
console.log(`${bugs.length - survived.length} of ${bugs.length} planted bugs were caught.`)
if (bugs.length === 0 || bugs.length - survived.length < Math.floor(bugs.length * goal)) process.exitCode = 1

/** The files as they are, and node_modules whose links to our packages lead to the copy. */
async function copyRepository() {
  const names = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root }).toString()
  for (const name of names.split('\0').filter(Boolean)) {
    await mkdir(path.dirname(path.join(copy, name)), { recursive: true })
    await copyFile(path.join(root, name), path.join(copy, name))
  }
  for (const folder of ['.', ...workspaces()]) await linkPackages(path.join(folder, 'node_modules'))
}

async function linkPackages(folder) {
  const found = await readdir(path.join(root, folder)).catch(() => [])
  for (const name of found) {
    const isOurs = name === '@shelfmate'
    // What tests write there is the copy's own.
    if (name === '.vite' || name === '.cache') continue
    await mkdir(path.join(copy, folder, isOurs ? name : ''), { recursive: true })
    if (!isOurs) await symlink(path.join(root, folder, name), path.join(copy, folder, name))
    else
      for (const workspace of workspaces())
        await symlink(path.join(copy, workspace), path.join(copy, folder, name, workspace))
  }
}

/** What caught a bug; undefined when every test passed with it. */
async function testWith({ file, find, replace, tests }) {
  const asItIs = await readFile(path.join(copy, file), 'utf8')
  await writeFile(
    path.join(copy, file),
    asItIs.replace(find, () => replace),
  )
  try {
    const { code, output } = await runTests(testsOf(file, tests))
    if (code === 0) return undefined
    const failed = /FAIL\s+(.*)/.exec(output)?.[1]
    if (!failed) throw new Error(`The tests of ${file} did not run:\n${output}`)
    return failed.replace(/^\|?\w+\|?\s+/, '')
  } finally {
    await writeFile(path.join(copy, file), asItIs)
  }
}

/** Tests that fail without a bug as well would catch any. */
async function requireSound({ file, tests }) {
  const asked = testsOf(file, tests)
  const key = asked.join(' ')
  if (sound.has(key)) return
  const { code, output } = await runTests(asked)
  if (code !== 0) throw new Error(`The tests of ${file} fail without a bug:\n${output}`)
  sound.add(key)
}

function runTests(asked) {
  return runNode(['node_modules/vitest/vitest.mjs', ...asked, '--bail', '1', '--reporter', 'dot'], {
    cwd: copy,
    quiet: true,
  })
}

/** Every test of the server starts all of it, so that all would be related to each file: there the tests of its folder are run. */
function testsOf(file, tests) {
  if (tests) return ['run', ...tests]
  return file.startsWith('server/')
    ? ['run', path.dirname(file)]
    : ['related', '--run', file, '--project', 'rules', '--project', 'web', '--project', 'parts']
}

import { accessSync, constants, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { runNode } from './lib/child.mjs'
import { alone } from './lib/lock.mjs'
import { isMain, root, workspaces } from './lib/root.mjs'
import { hashInputs, readStamp, writeStamp } from './lib/stamp.mjs'

const sides = ['web', 'server']
const common = [
  ...workspaces().filter((folder) => !sides.includes(folder)),
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'scripts/lib',
]

const targets = [
  { name: 'web', inputs: ['web', ...common], output: 'web/dist', build: buildWeb },
  { name: 'server', inputs: ['server', ...common], output: 'server/dist', build: buildServer },
]

/** What has to be built because a source changed since the last build. */
export function staleTargets() {
  return targets
    .map((target) => ({ ...target, hash: hashInputs(target.inputs) }))
    .filter(({ output, hash }) => readStamp(output) !== hash)
}

/** Builds what is stale; several runs at once share the work. */
export async function buildAll() {
  if (staleTargets().length === 0) return
  await alone(root, 'build', 'Another run is building; waiting for it.', async () => {
    for (const { name, output, hash, build } of staleTargets()) {
      const since = Date.now()
      console.log(`Building ${name} ...`)
      await build()
      writeStamp(output, hash)
      console.log(`Built ${name} in ${((Date.now() - since) / 1000).toFixed(1)} s.`)
    }
  })
}

async function buildWeb() {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  // Whoever tries the product for the first time reads this: what its tools find noteworthy is told where the build fails.
  const { code, output } = await runNode([vite, 'build', '--logLevel', 'warn'], {
    cwd: path.join(root, 'web'),
    env: { NODE_ENV: 'production' },
    quiet: true,
  })
  if (code !== 0) throw new Error(`Building the web pages failed.\n${output}`)
}

async function buildServer() {
  const { bundleServer } = await import('./lib/bundle-server.mjs')
  await bundleServer()
}

/** Where a build makes and removes files: beside its output, and in all that is there of it. */
export function writtenFolders(output) {
  const isFolder = statSync(output, { throwIfNoEntry: false })?.isDirectory()
  return [path.dirname(output), ...(isFolder ? foldersIn(output) : [])]
}

const foldersIn = (folder) => [
  folder,
  ...readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? foldersIn(path.join(folder, entry.name)) : [],
  ),
]

/** Ends with a sentence where this user may not write what is built, as in a checkout of root's: each of the tools would say it in its own way. */
function needWritableFolders() {
  for (const folder of staleTargets().flatMap(({ output }) => writtenFolders(path.join(root, output)))) {
    try {
      accessSync(folder, constants.W_OK)
    } catch {
      console.error(
        `This user may not write in ${folder}, where Shelfmate is built. Give the checkout to whoever starts it: chown -R USER ${root}`,
      )
      process.exit(1)
    }
  }
}

if (isMain(import.meta.url)) {
  needWritableFolders()
  await buildAll()
}

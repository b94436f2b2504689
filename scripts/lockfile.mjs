// A registry that holds only some platforms leaves the others' packages out of package-lock.json, and then `npm ci`
// refuses to run anywhere. This names what is missing; with --fix it writes the entries, which need no download
// because npm skips packages of other platforms. Run it after every `npm install` that changes the lockfile.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './lib/root.mjs'

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'aix',
]
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]

const { values } = parseArgs({ options: { fix: { type: 'boolean' } } })
const file = path.join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const missing = Object.entries(lock.packages).flatMap(([place, entry]) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => !isLocked(place, name))
    .map(([name, version]) => ({ name, version, dev: entry.dev, license: entry.license })),
)

if (missing.length > 0 && values.fix) {
  for (const each of missing) lock.packages[`node_modules/${each.name}`] = entryFor(each)
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
  console.log(`Added ${missing.length} packages of other platforms.`)
} else if (missing.length > 0) {
  console.error(
    `package-lock.json lacks ${missing.length} packages of other platforms, so "npm ci" would refuse:`,
  )
  console.error(missing.map(({ name, version }) => `  ${name} ${version}`).join('\n'))
  console.error('Run: node scripts/lockfile.mjs --fix')
  process.exitCode = 1
}

/** Node looks in the package's own node_modules first, then in those of the folders above it. */
function isLocked(place, name) {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (lock.packages[path.posix.join(at, 'node_modules', name)]) return true
    if (at === '') return false
  }
}

/** Such packages carry their platform in their name, and the licence of the package that wants them. */
function entryFor({ name, version, dev, license }) {
  const words = name.split(/[-/]/)
  const os = systems.find((word) => words.includes(word))
  const cpu = processors.find((word) => words.includes(word))
  if (!os || !cpu) throw new Error(`${name} does not say its platform; add it by hand.`)
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc'
  return {
    version: version.replace(/^[\^~]/, ''),
    cpu: [cpu],
    ...(dev ? { dev } : {}),
    ...(license ? { license } : {}),
    ...(os === 'linux' && /gnu|musl/.test(name) ? { libc: [libc] } : {}),
    optional: true,
    os: [os],
  }
}

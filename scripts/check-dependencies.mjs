// Every installed package has a licence that we may ship with, and none is older than an advisory allows.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib/root.mjs'

const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Zlib',
  'OFL-1.1',
  'Unlicense',
  'CC0-1.0',
  'CC-BY-4.0',
  'Python-2.0',
  'PSF-2.0',
  'PostgreSQL',
  'MPL-2.0',
  'WTFPL',
  'LGPL-3.0-or-later',
])

/** Packages that state their licence in a file instead of their manifest; each was read. */
const statedElsewhere = { 'xmlhttprequest-ssl': 'MIT' }

const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))
const lock = read('package-lock.json').packages
const { packages: minimum } = read('scripts/lib/minimum-versions.json')
const problems = []

for (const [place, entry] of Object.entries(lock)) {
  const name = place.split('node_modules/').at(-1)
  if (!place.includes('node_modules/') || entry.link || !name) continue
  const licence = entry.license ?? statedElsewhere[name]
  if (!isAllowed(licence)) problems.push(`${name} ${entry.version}: licence ${licence ?? 'not stated'}`)
  const least = minimum[name]
  if (least && isOlder(entry.version, least))
    problems.push(`${name} ${entry.version}: advisories ask for ${least} or newer`)
}

/** SPDX: one of `A OR B` is enough, `A AND B` needs both. */
function isAllowed(expression) {
  if (typeof expression !== 'string') return false
  const plain = expression.replaceAll(/[()]/g, '')
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence.trim())))
}

function isOlder(version, least) {
  const parts = (text) => text.split('-')[0].split('.').map(Number)
  const [have, want] = [parts(version), parts(least)]
  const at = want.findIndex((part, n) => part !== have[n])
  return at >= 0 && have[at] < want[at]
}

if (problems.length > 0) {
  console.log(problems.join('\n'))
  process.exit(1)
}
console.log(`${Object.keys(lock).length} packages: licences and minimum versions hold`)

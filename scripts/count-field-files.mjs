// `node scripts/count-field-files.mjs <commit or a..b>`: which files somebody wrote by hand to add a field.
import { execFileSync } from 'node:child_process'
import { handWritten } from './lib/hand-written.mjs'

const [range = 'HEAD'] = process.argv.slice(2)
const revisions = range.includes('..') ? [range] : [`${range}^`, range]
const paths = execFileSync('git', ['diff', '--name-only', ...revisions], { encoding: 'utf8' }).split('\n')
const counted = handWritten(paths)
for (const path of counted) console.log(path)
console.log(`${counted.length} by hand`)

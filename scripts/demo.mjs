// `npm run demo`: the product on a throw-away data folder, in a dorm that looks lived in.
import { mkdtempSync, rmSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { settings } from '../server/src/platform/config/settings.ts'
import { staleTargets } from './build.mjs'
import { runNode } from './lib/child.mjs'
import { needServerPort } from './lib/free-port.mjs'
import { root } from './lib/root.mjs'
import { readSettings } from './lib/settings.mjs'
import { ignoreRepeatedSignals } from './lib/signals.mjs'

const retryMs = 200
const forTheDemo = [
  'PORT',
  'HOST',
  'REQUESTS_PER_MINUTE',
  'LOG_LEVEL',
  'CAMPUS_NAME',
  'CAMPUS_TIME_ZONE',
  'DORMS',
]
/** Addresses that this machine reaches as localhost. */
const asLocalhost = ['127.0.0.1', '0.0.0.0', '::1', '::']

// The demo touches nothing that is real: no database, store, mail server or paid model of the environment. It is open here,
// to whoever sees it.
for (const name of Object.keys(settings.shape).filter((each) => !forTheDemo.includes(each))) {
  delete process.env[name]
  delete process.env[`${name}_FILE`]
}
if (!process.env.LOG_LEVEL_FILE) process.env.LOG_LEVEL ||= 'warn'
// The demo's people live where this machine is: elsewhere their last days of food would end within the hours of its pick-up.
if (!process.env.CAMPUS_TIME_ZONE_FILE)
  process.env.CAMPUS_TIME_ZONE ||= new Intl.DateTimeFormat().resolvedOptions().timeZone
const config = readSettings()
const { HOST, PORT } = config
// Somebody else who answers there would be taken for the demo.
await needServerPort(config)
if (staleTargets().length > 0) {
  const { code } = await runNode([path.join(root, 'scripts/build.mjs')])
  if (code !== 0) process.exit(code)
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'shelfmate-demo-'))
process.env.DATA_DIR = dataDir
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))

console.log('Living through the last weeks of a dorm ...')
// In a process of its own, so that its memory does not stay with the server.
const { code } = await runNode([path.join(root, 'demo/main.ts')])
if (code !== 0) process.exit(code)

ignoreRepeatedSignals()
await import('../server/dist/main.js')
await ready()
const { emailOf, password, people, steward } = await import('../demo/people.ts')
console.log(`
The demo is open on ${origin()}, and gone when you stop it with Ctrl-C.
Everyone's password is: ${password}

${people.map((person) => `  ${`${person.firstName} ${person.lastName}`.padEnd(14)} ${emailOf(person)}${person === steward ? ' (a steward: see /steward)' : ''}`).join('\n')}

Open a private window (or another browser) as somebody else to see live updates.`)

function origin() {
  const host = isIPv6(HOST) ? `[${HOST}]` : HOST
  return `http://${asLocalhost.includes(HOST) ? 'localhost' : host}:${PORT}`
}

async function ready() {
  for (;;) {
    const answer = await fetch(`${origin()}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, retryMs))
  }
}

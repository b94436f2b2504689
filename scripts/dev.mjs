// The server, bundled anew and restarted at each save, and Vite in front of it with hot reload. PostgreSQL is kept by this
// process, so that a restart finds it running.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '../server/src/platform/database/embedded/index.ts'
import { watchServer } from './lib/bundle-server.mjs'
import { needServerPort } from './lib/free-port.mjs'
import { readableLog } from './lib/readable-log.mjs'
import { root } from './lib/root.mjs'
import { readSettings } from './lib/settings.mjs'
import { ignoreRepeatedSignals } from './lib/signals.mjs'

const settings = readSettings()
const { DATABASE_URL, DATA_DIR, PORT } = settings
const quiet = { info: () => undefined, warn: console.warn, error: console.error }

await needServerPort(settings)
ignoreRepeatedSignals()
const asked = askedToStop()
const embedded = DATABASE_URL ? undefined : await startEmbedded({ dataDir: DATA_DIR, log: quiet })
const vite = start([path.join(root, 'node_modules/vite/bin/vite.js')], {
  cwd: path.join(root, 'web'),
  env: { API_ORIGIN: `http://127.0.0.1:${PORT}` },
})
let server
let restarted = Promise.resolve()
const bundle = await watchServer((main) => {
  restarted = restarted.then(() => restart(main))
})
const signal = await Promise.race([asked, vite.ended.then(() => undefined)])
await bundle.dispose()
await restarted
await Promise.all([end(server), end(vite)])
await embedded?.stop()
process.exit(signal ? 128 + constants.signals[signal] : 1)

/** A server that ends by itself has said why; the next save tries again. */
async function restart(main) {
  await end(server)
  server = start(['--enable-source-maps', main], { cwd: root, readable: process.stdout.isTTY })
}

function start(args, { cwd, env = {}, readable = false }) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', readable ? 'pipe' : 'inherit', 'inherit'],
  })
  if (readable) child.stdout.pipe(readableLog()).pipe(process.stdout, { end: false })
  return { child, ended: new Promise((resolve) => child.once('close', resolve)) }
}

function end(running) {
  running?.child.kill()
  return running?.ended
}

function askedToStop() {
  return new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => resolve(name))
  })
}

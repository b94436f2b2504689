import path from 'node:path'
import { staleTargets } from './build.mjs'
import { runNode } from './lib/child.mjs'
import { needServerPort } from './lib/free-port.mjs'
import { root } from './lib/root.mjs'
import { ignoreRepeatedSignals } from './lib/signals.mjs'

await needServerPort()
if (staleTargets().length > 0) {
  // A wrong setting is told now rather than after the minutes of a build.
  const { readSettings } = await import('./lib/settings.mjs')
  readSettings()
  // In a process of its own, so that the compilers' memory does not stay with the server.
  const { code } = await runNode([path.join(root, 'scripts/build.mjs')])
  if (code !== 0) process.exit(code)
}
ignoreRepeatedSignals()
await import('../server/dist/main.js')

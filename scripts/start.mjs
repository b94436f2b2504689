import path from 'node:path'
import { staleTargets } from './build.mjs'
import { runNode } from './lib/child.mjs'
import { needServerPort } from './lib/free-port.mjs'
import { root } from './lib/root.mjs'
import { ignoreRepeatedSignals } from './lib/signals.mjs'

await needServerPort()
// In a process of its own, so that the compilers' memory does not stay with the server.
if (staleTargets().length > 0) {
  const { code } = await runNode([path.join(root, 'scripts/build.mjs')])
  if (code !== 0) process.exit(code)
}
ignoreRepeatedSignals()
await import('../server/dist/main.js')

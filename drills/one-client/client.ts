import { attacks } from './attacks.ts'

/** A program of its own: what it takes of the processor must not show in the others' clocks more than it does anyway. */
const [name = '', url = ''] = process.argv.slice(2)
const stopping = new AbortController()
process.once('SIGTERM', () => stopping.abort())
// Whoever started it has gone.
process.once('disconnect', () => process.exit())
let hasBegun = false
const begun = () => {
  if (!hasBegun) process.send?.('begun')
  hasBegun = true
}
await attacks[name]?.(url, { stopping: stopping.signal, begun })
process.exit(0)

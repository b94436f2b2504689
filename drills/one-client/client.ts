import { attacks } from './attacks.ts'

/** A program of its own: what it takes of the processor must not show in the others' clocks more than it does anyway. */
const [name = '', url = ''] = process.argv.slice(2)
const stopping = new AbortController()
process.once('SIGTERM', () => stopping.abort())
await attacks[name]?.(url, stopping.signal)
process.exit(0)

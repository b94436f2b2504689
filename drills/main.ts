// `npm run drills [-- NAME...] [--small] [--redis] [--minutes N]`: every folder with a main.ts is a drill.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Product } from './product/product.ts'

interface Drill {
  run(options: {
    small: boolean
    redis: boolean
    minutes: number | undefined
  }): Promise<{ ok: boolean; lines: string[] }>
}

const { values, positionals } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    /** Events between processes by Redis, where a drill is about them. */
    redis: { type: 'boolean', default: false },
    /** How long, where a drill goes on for a time. */
    minutes: { type: 'string' },
  },
  allowPositionals: true,
})
const mainOf = (name: string) => join(import.meta.dirname, name, 'main.ts')
const known = readdirSync(import.meta.dirname).filter((name) => existsSync(mainOf(name)))
const unknown = positionals.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown drill: ${unknown.join(', ')}. The drills are: ${known.join(', ')}.`)
  process.exit(2)
}

async function runDrill(name: string): ReturnType<Drill['run']> {
  // A folder listing cannot be typed: this is what every drill's main.ts exports.
  const drill = (await import(mainOf(name))) as Drill
  return drill.run({ ...values, minutes: values.minutes ? Number(values.minutes) : undefined })
}

/** The drills behind one that throws run as well. */
const whatFailed = (error: unknown) => ({
  ok: false,
  lines: (error instanceof Error ? (error.stack ?? String(error)) : String(error)).split('\n'),
})

Product.stopAllOnSignal()
const failed: string[] = []
for (const name of positionals.length > 0 ? positionals : known) {
  const since = performance.now()
  console.log(`${name} (${values.small ? 'small' : 'full'})`)
  const { ok, lines } = await runDrill(name).catch(whatFailed)
  // Those that a failed drill left behind must not burden the next one.
  await Product.stopAll()
  for (const line of lines) console.log(`  ${line}`)
  console.log(`${ok ? 'passed' : 'FAILED'}  ${name} ${((performance.now() - since) / 1000).toFixed(1)} s\n`)
  if (!ok) failed.push(name)
}
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}.`)
// Sockets that a failed drill left open must not keep the run alive.
process.exit(failed.length > 0 ? 1 : 0)

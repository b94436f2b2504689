import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { seeded } from '../allergen-guard/random.ts'
import { Crowd, type CrowdSize } from './crowd.ts'
import { Ground } from './ground.ts'
import { MemoryWatch, slopeOf } from './memory.ts'
import { atRest, leaks, textOfRest } from './rest.ts'
import { type Store, Storm, type StormFigures } from './storm.ts'
import { type During, isHarmless, Tries } from './tries.ts'

interface SoakOptions {
  /** The server's program: the bundle, or its sources. */
  entry: string
  seconds: number
  /** How often each process is replaced by each of the two signals. */
  replacements: number
  stops: Record<Store, number>
  /** Whether Redis carries events between processes, or PostgreSQL. */
  hasRedis: boolean
  crowd: CrowdSize
  /** Hears now and then how far the soak is. */
  say: (line: string) => void
}

export interface SoakFigures extends StormFigures {
  faults: string[]
  acknowledged: number
  messages: number
  arrived: number
  tries: number
  failed: Record<During, number>
  /** MB an hour: what is in use, and what the system counts. */
  slopes: { name: string; samples: number; usedMb: number; residentMb: number }[]
  rest: string
  seconds: number
}

/** The rest of the time everything stays up, so that it shows what grows. */
const stormShare = 0.6
/** The part of the stops after which processes live on. */
const laterShare = 0.4
const warmUpShare = 0.25
const samples = 40
const fewestSampleMs = 1_000
const sayFailures = 10

/** Students do everything for a long time while every process and store goes away again and again. */
export async function runSoak(options: SoakOptions): Promise<SoakFigures> {
  const { entry, seconds, crowd: size, say } = options
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-soak-'))
  const ground = await Ground.start(folder, entry, options.hasRedis)
  const tries = new Tries(ground.url)
  const crowd = await Crowd.gather(ground.url, ground.pool, size)
  const storm = new Storm({ ground, crowd, tries, random: seeded(size.seed), say })
  const faults: string[] = []
  const onRejection = (error: unknown) => faults.push(`nobody caught ${String(error)}`)
  process.on('unhandledRejection', onRejection)
  const since = performance.now()
  try {
    crowd.start()
    const { postgres, redis } = options.stops
    const later = { postgres: Math.floor(postgres * laterShare), redis: Math.floor(redis * laterShare) }
    const sooner = { postgres: postgres - later.postgres, redis: redis - later.redis }
    await storm.rage(options.replacements, sooner, seconds * stormShare * 1_000)
    say(`the storm is over: ${JSON.stringify(storm.figures)}, ${crowd.talk.said} messages`)
    const steadyMs = Math.max(0, since + seconds * 1_000 - performance.now())
    const { slopes, rest } = await steady({ ground, crowd, storm, later, ms: steadyMs, say })
    faults.push(...rest.leaks, ...(await crowd.end(ground.pool)), ...storm.faults, ...ground.ended)
    faults.push(...failuresAmiss(tries))
    for (const fault of faults) say(fault)
    const took = (performance.now() - since) / 1_000
    return {
      faults,
      slopes,
      rest: rest.text,
      seconds: took,
      ...storm.figures,
      acknowledged: crowd.acknowledged,
      messages: crowd.talk.said,
      arrived: crowd.talk.arrived,
      tries: tries.count,
      failed: countsOf(tries),
    }
  } finally {
    crowd.close()
    tries.end()
    await ground.stop()
    process.off('unhandledRejection', onRejection)
    if (faults.length === 0) rmSync(folder, { recursive: true, force: true })
    else faults.push(`the data and the logs are kept in ${folder}`)
  }
}

interface Steady {
  ground: Ground
  crowd: Crowd
  storm: Storm
  later: Record<Store, number>
  ms: number
  say: SoakOptions['say']
}

/** Nothing is replaced any more: what grows from now on grows for ever. */
async function steady({ ground, crowd, storm, later, ms, say }: Steady) {
  const since = performance.now()
  const watches: MemoryWatch[] = []
  // Before the first rest: watching takes descriptors of its own.
  for (const { name, pid, inspector } of ground.products)
    watches.push(await MemoryWatch.open(name, pid, inspector))
  const before = await atRest(ground, crowd)
  for (const store of ['postgres', 'redis'] as const)
    for (let n = 0; n < later[store]; n++) await storm.stop(store, n)
  await sleep(Math.max(0, since + ms * warmUpShare - performance.now()))
  const everyMs = Math.max(fewestSampleMs, (since + ms - performance.now()) / samples)
  for (let n = 0; n < samples; n++) {
    await sleep(everyMs)
    for (const watch of watches) await watch.take()
  }
  const slopes = watches.map((watch) => ({
    name: watch.name,
    samples: watch.samples.length,
    usedMb: slopeOf(watch.samples, 'usedMb'),
    residentMb: slopeOf(watch.samples, 'residentMb'),
  }))
  const after = await atRest(ground, crowd)
  for (const watch of watches) {
    const text = watch.samples.map((each) => `${each.usedMb.toFixed(1)}/${each.residentMb.toFixed(0)}`)
    say(`memory of ${watch.name}: ${text.join(' ')}`)
    watch.close()
  }
  return { slopes, rest: { leaks: leaks(before, after), text: textOfRest(after) } }
}

/** While processes are told to stop, and while nothing is done to any, nothing may fail. */
function failuresAmiss({ failed }: Tries): string[] {
  return failed
    .filter(({ during }) => isHarmless(during))
    .slice(0, sayFailures)
    .map(({ during, what, at }) => `failed during ${during} at ${at.toISOString()}: ${what}`)
}

function countsOf({ failed }: Tries): Record<During, number> {
  const counts: Record<During, number> = { calm: 0, SIGTERM: 0, SIGKILL: 0, postgres: 0, redis: 0 }
  for (const { during } of failed) counts[during]++
  return counts
}

// `npm run bench [names]`: each bench beside a bare server with the same SQL on the same database: node:http and pg, and ws
// where messages are delivered.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { arch, availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { median } from '../drills/median.ts'
import { freePort, Product, pinned, program } from '../drills/product/product.ts'
import { startEmbedded } from '../server/src/platform/database/embedded/index.ts'
import { migrateDatabase } from '../server/src/platform/database/migrate.ts'
import type { BareConfig } from './bare-server.ts'
import { benchChatDelivery, type DeliveryBenchResult, deliveryTable } from './chat-delivery/bench.ts'
import type { LoadOptions } from './load.ts'
import { type BenchResult, type Goals, summarise, table } from './report.ts'
import { interleave, type Side } from './rounds.ts'
import { seed, seedCollectors } from './seed.ts'
import { measureStart, type StartUp } from './start-up.ts'
import { traceCalls } from './statements.ts'

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, seconds: { type: 'string', default: '4' } },
  allowPositionals: true,
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const connections = 32
const startsMeasured = 3
/** Where there are two cores the generator has one to itself; PostgreSQL may use both. */
const [generatorCpu, serverCpu] = [0, 1]

const collectors = 1_000_000
const pantryGoals: Goals = { throughputRatio: 0.85, cpuRatio: 1.2 }
const benches = {
  'pantry-list': { kind: 'list', leastBytes: 5_000, goals: pantryGoals },
  'pantry-add': { kind: 'add', leastBytes: 100, goals: pantryGoals },
  leaderboard: { kind: 'leaderboard', leastBytes: 400, goals: { throughputRatio: 0.67, cpuRatio: 1.5 } },
} as const satisfies Record<string, Pick<LoadOptions, 'kind' | 'leastBytes'> & { goals: Goals }>
type Name = keyof typeof benches
const names = Object.keys(benches) as Name[]
const chatDelivery = 'chat-delivery'
const known: string[] = [...names, chatDelivery]
const unknown = positionals.filter((name) => !known.includes(name))
if (unknown.length > 0) throw new Error(`There is no such bench. The names are: ${known.join(', ')}.`)
const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name)
const wanted = names.filter(isWanted)

Product.stopAllOnSignal()
const folder = mkdtempSync(join(tmpdir(), 'shelfmate-bench-'))
const dataDir = join(folder, 'data')
const logFile = join(folder, 'product.log')
// npm run bench builds first; without a build the sources are measured, and the table says so.
const log = { info: () => undefined, warn: console.warn, error: console.error }

/** PostgreSQL belongs to this process, so that it inherits nobody's core. */
const embedded = await startEmbedded({ dataDir, log })
const results: (BenchResult | DeliveryBenchResult)[] = []
const starts: StartUp[] = []
let product: Product | undefined
let bare: ChildProcess | undefined
try {
  await migrateDatabase(embedded.connection)
  if (wanted.length > 0) await benchRequests()
  if (isWanted(chatDelivery)) {
    const options = {
      entry: program,
      target: embedded.connection,
      folder,
      rounds,
      seconds,
      generatorCpu,
      serverCpu,
    }
    const result = await benchChatDelivery(options)
    results.push(result)
    console.log(`${deliveryTable(result)}\n`)
  }
} finally {
  bare?.kill()
  await product?.stop()
  await embedded.stop()
}

for (let n = 0; n < startsMeasured; n++) starts.push(await measureStart(program, dataDir, logFile))
rmSync(folder, { recursive: true })
const readyMs = median(starts.map((start) => start.readyMs))
const idleMib = median(starts.map((start) => start.residentMib))
console.log(
  `Start to ready, embedded PostgreSQL included: ${readyMs.toFixed(0)} ms (median of ${starts.length})`,
)
console.log(`Resident memory of the server when ready: ${idleMib.toFixed(0)} MiB`)
save()

async function benchRequests(): Promise<void> {
  const traces = await traceCalls(embedded.connection, dataDir)
  const tokens = await seed(embedded.connection)
  if (wanted.includes('leaderboard')) await seedCollectors(embedded.connection, collectors)
  const env = { DATA_DIR: dataDir }
  product = await Product.start({
    entry: program,
    port: await freePort(),
    env,
    logFile,
    cpu: serverCpu,
  }).ready()
  const ours: Side = { name: 'product', url: product.url, pid: product.pid }
  const started = await startBare({ port: await freePort(), target: embedded.connection, ...traces })
  bare = started.child
  for (const name of wanted) {
    const { goals, ...request } = benches[name]
    const load = { ...request, tokens, connections, seconds }
    const options = { product: ours, bare: started.side, load, rounds, folder, generatorCpu }
    const result = summarise(name, connections, goals, await interleave(options))
    results.push(result)
    console.log(`${table(result)}\n`)
  }
  // Their connections are wanted by others now.
  bare.kill()
  await product.stop()
}

interface Started {
  side: Side
  child: ChildProcess
}

async function startBare(config: BareConfig): Promise<Started> {
  const file = join(folder, 'bare.json')
  writeFileSync(file, JSON.stringify(config))
  const script = join(import.meta.dirname, 'bare-server.ts')
  const [command = '', ...args] = pinned([process.execPath, script, file], serverCpu)
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    child.once('exit', () => reject(new Error('the bare server did not start')))
  })
  return { side: { name: 'bare', url: `http://127.0.0.1:${config.port}`, pid: child.pid ?? 0 }, child }
}

/** For whoever compares runs: the whole of this one. */
function save(): void {
  const file = join(import.meta.dirname, 'results/latest.json')
  mkdirSync(join(file, '..'), { recursive: true })
  const machine = {
    cores: availableParallelism(),
    model: cpus()[0]?.model,
    arch: arch(),
    node: process.version,
  }
  const what = program.endsWith('.js') ? 'bundle' : 'sources'
  const whole = { at: new Date().toISOString(), machine, what, rounds, seconds, results, starts }
  writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`)
}

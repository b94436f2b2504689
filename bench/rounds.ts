import { idOf } from '../drills/students/campus.ts'
import type { Ground, Side } from './ground.ts'
import { isTimed, type JobName, jobs } from './jobs.ts'
import type { Load } from './load/process.ts'
import type { Supplies } from './load/requests.ts'
import type { Result } from './load/result.ts'
import { cpuMs, residentMib } from './usage.ts'
import { compareShapes, type Shape } from './verify.ts'

/** A server and what its load needs to know of its campus. */
export interface Party extends Side {
  supplies: Supplies
  /** How a post of so many units is stored: its id, its owner's and the units. */
  insertPost: string
}

export interface Round extends Result {
  /** Of the server and PostgreSQL together. */
  cpuMsPerAnswer: number
  residentMib: number
}

/** One measured round of each side, taken one after the other. */
export type Pair = [Round, Round]

export interface Amounts {
  rounds: number
  seconds: number
  warmUpSeconds: number
  connections: number
  /** Live clients, half as many chats. */
  clients: number
  posts: number
}

const messagesPerSecond = 50
const claimed = { units: 50, claimers: 64, owner: 2 }

/** Interleaved rounds of a job: who starts alternates, so that neither meets a better machine. */
export async function interleave(
  ground: Ground,
  parties: [Party, Party],
  name: JobName,
  amounts: Amounts,
): Promise<Pair[]> {
  const shapes = isTimed(name)
    ? [undefined, undefined]
    : await compareShapes(parties, name, [parties[0].supplies, parties[1].supplies])
  const run = async (n: 0 | 1, seconds: number) => {
    const setGoing = halted(parties[n === 0 ? 1 : 0])
    try {
      return await measure(ground, parties[n], name, { ...amounts, seconds }, shapes[n])
    } finally {
      setGoing()
    }
  }
  for (const n of [0, 1] as const) await run(n, amounts.warmUpSeconds)
  const pairs: Pair[] = []
  for (let round = 0; round < amounts.rounds; round++) {
    const pair: Round[] = []
    for (const n of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
      pair[n] = await run(n, amounts.seconds)
    const [one, other] = pair
    if (one && other) pairs.push([one, other])
  }
  return pairs
}

/** Halts the side that waits for its round: what its jobs ask of PostgreSQL would count as the other's. Returns what sets it going again. */
function halted({ product }: Party): () => void {
  // Windows halts no process.
  if (process.platform === 'win32') return () => undefined
  product.child.kill('SIGSTOP')
  return () => void product.child.kill('SIGCONT')
}

async function measure(
  ground: Ground,
  party: Party,
  name: JobName,
  amounts: Amounts,
  shape: Shape | undefined,
): Promise<Round> {
  const load = await loadOf(ground, party, name, amounts, shape)
  const used = () => cpuMs(party.product.pid) + cpuMs(ground.postmasterPid)
  let before = Number.NaN
  const result = await ground.load.run(load, () => {
    before = used()
  })
  if (result.wrong > 0)
    throw new Error(`${party.name}: ${result.wrong} answers of ${name} were wrong or missing`)
  const cpuMsPerAnswer = (used() - before) / result.answers
  return { ...result, cpuMsPerAnswer, residentMib: residentMib(party.product.pid) }
}

async function loadOf(
  ground: Ground,
  { product, database, supplies, insertPost }: Party,
  name: JobName,
  { seconds, connections, clients, posts }: Amounts,
  shape: Shape | undefined,
): Promise<Load> {
  const port = Number(new URL(product.url).port)
  if (name === 'messages')
    return { kind: name, port, clients, perSecond: messagesPerSecond, seconds: 2 * seconds }
  if (name === 'claims') {
    const postIds = Array.from({ length: posts }, () => crypto.randomUUID())
    for (const id of postIds)
      await ground.query(database, insertPost, [id, idOf(claimed.owner), claimed.units])
    return { kind: name, port, postIds, ...claimed }
  }
  const { status, most = connections } = jobs[name]
  return {
    kind: 'closed loop',
    port,
    name,
    connections: Math.min(most, connections),
    seconds,
    status,
    leastBytes: shape?.leastBytes ?? 0,
    ...supplies,
  }
}

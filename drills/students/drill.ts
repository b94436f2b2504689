import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { connectionOf } from '../product/postgres.ts'
import { Product } from '../product/product.ts'
import { cpuSeconds, residentMb } from '../product/usage.ts'
import { quantile } from '../quantiles.ts'
import { fillCampus } from './campus.ts'
import { type Asked, visit } from './visit.ts'

interface StudentsOptions {
  /** The server's program: the bundle, or its sources. */
  entry: string
  students: number
  /** All of them come within this time. */
  seconds: number
}

interface StudentsFigures {
  answers: number
  /** Answers of 400 and above. */
  failed: number
  /** 95 of 100 answers took no longer, in milliseconds: of all, and of each kind. */
  p95Ms: number
  kinds: { name: string; answers: number; p95Ms: number }[]
  /** How much of one core the server took, without PostgreSQL, and the memory it held at the end. */
  cores: number
  residentMb: number
}

const warmUps = 20
const share = 0.95

/** Lets every student of a campus visit once within a time, at moments that chance picks, and watches the answers. */
export async function runStudents({ entry, students, seconds }: StudentsOptions): Promise<StudentsFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-students-'))
  const dataDir = join(folder, 'data')
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const product = Product.start({ entry, port: await freePort(), env, logFile: join(folder, 'server.log') })
  try {
    await product.ready()
    await fill(dataDir, students)
    await Promise.all(Array.from({ length: warmUps }, (_, n) => visit(product.url, n + 1, Math.random)))
    const before = cpuSeconds(product.pid)
    const since = performance.now()
    const visits = await Promise.all(
      Array.from({ length: students }, async (_, n) => {
        await sleep(Math.random() * seconds * 1_000)
        return visit(product.url, n + 1, Math.random)
      }),
    )
    const taken = (performance.now() - since) / 1_000
    const cores = (cpuSeconds(product.pid) - before) / taken
    return { ...figuresOf(visits.flat()), cores, residentMb: residentMb(product.pid) }
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fill(dataDir: string, students: number): Promise<void> {
  const client = new pg.Client(connectionOf(dataDir))
  await client.connect()
  try {
    await fillCampus(client, students)
  } finally {
    await client.end()
  }
}

function figuresOf(asked: Asked[]): Pick<StudentsFigures, 'answers' | 'failed' | 'p95Ms' | 'kinds'> {
  const byName = Map.groupBy(asked, ({ name }) => name)
  return {
    answers: asked.length,
    failed: asked.filter(({ status }) => status >= 400).length,
    p95Ms: p95Of(asked),
    kinds: [...byName].map(([name, of]) => ({ name, answers: of.length, p95Ms: p95Of(of) })),
  }
}

const p95Of = (asked: Asked[]) =>
  quantile(
    asked.map(({ ms }) => ms),
    share,
  )

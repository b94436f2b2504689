import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { connectionOf } from '../product/postgres.ts'
import { preparedData } from '../product/prepared-data.ts'
import { Product } from '../product/product.ts'
import { MailServer } from '../reminders/mail-server.ts'
import { Asker, type Question } from './ask.ts'
import { type People, password, storePeople } from './people.ts'
import { cropped, mostT, type Welch, welch } from './welch.ts'

interface TimingFigures {
  name: string
  /** Over all answers; `quick`: over those that nothing held up. */
  whole: Welch
  quick: Welch
  /** What was said to either kind of address. */
  words: string[]
  ok: boolean
}

/** A person's choice between two addresses, at which nothing may show which of them has an account. */
type Ask = (address: string, cookie: string) => Question

const questions: Record<string, Ask> = {
  login: (email) => ({
    method: 'POST',
    path: '/auth/login',
    status: 401,
    body: { email, password: 'a wrong one, this' },
  }),
  forgot: (email) => ({ method: 'POST', path: '/auth/forgot', status: 202, body: { email } }),
  'change of address': (email, cookie) => ({
    method: 'PUT',
    path: '/auth/email',
    status: 202,
    body: { email, password },
    cookie,
  }),
}

const quickShare = 0.9
const warmUps = 20
/** What the answer before still leaves to do is not to meet the next one. */
const pauseMs = 8

/** Asks about addresses with and without an account, in no order, and compares what came of it. */
export async function runTiming(entry: string, each: number): Promise<TimingFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-timing-'))
  const mails = await MailServer.start(() => undefined)
  const dataDir = await preparedData(join(folder, 'data'))
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUST_PROXY: '1', SMTP_URL: mails.url }
  const product = await Product.start({
    entry,
    env,
    port: await freePort(),
    logFile: join(folder, 'server.log'),
  }).ready()
  try {
    const client = new pg.Client(connectionOf(dataDir))
    await client.connect()
    const people = await storePeople(client, product.url, each + warmUps)
    await client.end()
    const figures: TimingFigures[] = []
    for (const [name, ask] of Object.entries(questions))
      figures.push(await compare(name, ask, people, product.url))
    return figures
  } finally {
    await product.stop()
    await mails.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function compare(name: string, ask: Ask, people: People, url: string): Promise<TimingFigures> {
  const { known, unknown, cookies } = people
  const asker = new Asker(url)
  const times = { known: [] as number[], unknown: [] as number[] }
  const words = new Set<string>()
  const all = known.flatMap((address, n) => [
    { kind: 'known' as const, address, cookie: cookies[n] ?? '' },
    { kind: 'unknown' as const, address: unknown[n] ?? '', cookie: cookies[known.length + n] ?? '' },
  ])
  for (const [n, { kind, address, cookie }] of shuffled(all).entries()) {
    const question = ask(address, cookie)
    const heard = await asker.ask(question)
    if (heard.status !== question.status) throw new Error(`${name}: it said ${heard.words}`)
    words.add(heard.words)
    if (n >= 2 * warmUps) times[kind].push(heard.ms)
    await sleep(pauseMs)
  }
  asker.close()
  const whole = welch(times.known, times.unknown)
  const quick = welch(...cropped(times.known, times.unknown, quickShare))
  const isSteady = Math.abs(whole.t) < mostT && Math.abs(quick.t) < mostT
  return { name, whole, quick, words: [...words], ok: isSteady && words.size === 1 }
}

function shuffled<T>(values: T[]): T[] {
  const rest = [...values]
  return values.flatMap(() => rest.splice(randomInt(rest.length), 1))
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { msPerDay } from '@shelfmate/contract/api/durations'
import type { RecipesAnswer, RecipesBody } from '@shelfmate/contract/recipes/recipes'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { type Behaviour, ModelServer } from '../../server/src/testing/model/model-server.ts'
import { type Account, send, signUp } from '../product/api.ts'
import { preparedData } from '../product/prepared-data.ts'
import { Product } from '../product/product.ts'

/** What the drills allow an answer to take. */
const patienceMs = 35_000

export interface Kitchen {
  product: Product
  model: ModelServer
}

/** Runs `work` against one server process on a new data folder, with these settings, that asks a stand-in for its model. */
export async function withProduct<T>(
  entry: string,
  behave: Behaviour,
  work: (kitchen: Kitchen) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-model-'))
  const model = await ModelServer.start(behave)
  const product = Product.start({
    entry,
    port: await freePort(),
    env: {
      DATA_DIR: await preparedData(join(folder, 'data')),
      AI_DAILY_CEILING: '1000000',
      LOG_LEVEL: 'warn',
      ...model.env,
      ...settings,
    },
    logFile: join(folder, 'log'),
  })
  try {
    await product.ready()
    return await work({ product, model })
  } finally {
    await product.stop()
    await model.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A date so many days from today. */
const inDays = (days: number) => new Date(Date.now() + days * msPerDay).toISOString().slice(0, 10)

interface Student {
  allergies?: string
  preferences?: string
  /** Names of foods, with remarks, that keep for another week. */
  foods: readonly { name: string; remark?: string }[]
}

/** A new account with a profile and a pantry. */
export async function student(
  { url }: Product,
  { allergies = '', preferences = '', foods }: Student,
): Promise<Account> {
  const account = await signUp(url)
  const { cookie } = account
  const profile = { displayName: 'Mei Tan', age: null, dorm: '', preferences, allergies, photoId: null }
  await mustSend(url, { method: 'PUT', path: '/profile', cookie, body: profile })
  for (const { name, remark = '' } of foods) {
    const body = { name, remark, quantity: 1, expiryDates: [inDays(7)] }
    await mustSend(url, { method: 'POST', path: '/pantry/items', cookie, body })
  }
  return account
}

async function mustSend(url: string, request: Parameters<typeof send>[1]): Promise<void> {
  const { status, body } = await send(url, request)
  if (status >= 300) throw new Error(`${request.path} answered ${status}: ${JSON.stringify(body)}`)
}

export interface Asked {
  status: number
  /** Of a refused request it holds an error instead. */
  answer: RecipesAnswer
  ms: number
}

/** Asks for recipes as a student; throws when no answer comes in time. */
export async function askForRecipes(
  { url }: Product,
  { cookie }: Account,
  body: RecipesBody = {},
): Promise<Asked> {
  const since = performance.now()
  const response = await fetch(`${url}/api/recipes/generate`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  })
  // The product's own tests hold this answer to its schema.
  const answer = (await response.json()) as RecipesAnswer
  return { status: response.status, answer, ms: performance.now() - since }
}

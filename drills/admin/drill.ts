import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { livePath } from '@shelfmate/contract/api/live'
import { exchangeChangedEvent } from '@shelfmate/contract/exchange/exchange'
import { io } from 'socket.io-client'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { type Account, send, signUp } from '../product/api.ts'
import { OwnPostgres } from '../product/own-postgres.ts'
import { preparedData } from '../product/prepared-data.ts'
import { Product, root } from '../product/product.ts'

const run = promisify(execFile)
const patienceMs = 5_000
/** In which somebody suspended is out of every process. */
const outWithinMs = 1_000
const pollMs = 10
const reason = ['--reason', 'A drill.']

/** Runs the administrator's commands beside a server that goes on; returns what was not as it should be. */
export async function adminBesideServer(kind: 'embedded' | 'own', entry: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-admin-'))
  const own = kind === 'own' ? await OwnPostgres.create(join(folder, 'own')) : undefined
  await own?.start()
  const env = {
    DATA_DIR: own ? join(folder, 'data') : await preparedData(join(folder, 'data')),
    LOG_LEVEL: 'error',
    ...(own && { DATABASE_URL: own.url }),
  }
  const logFile = join(folder, 'server.log')
  const product = await Product.start({ entry, env, logFile, port: await freePort() }).ready()
  try {
    return await tryAll(product, (args) => admin(args, env))
  } finally {
    await product.stop()
    await own?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function admin(args: string[], env: Record<string, string>): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/admin.mjs', ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
  })
  return stdout
}

async function tryAll({ url }: Product, command: (args: string[]) => Promise<string>): Promise<string[]> {
  const faults: string[] = []
  const [mei, neighbour] = [await signUp(url), await signUp(url)]
  const screens = [screenOf(url, mei), screenOf(url, neighbour)]
  await until(() => screens.every(({ socket }) => socket.connected))
  const postId = await publish(url, mei)
  if (!(await command(['list'])).includes(mei.userId)) faults.push('list does not name an account')
  await command(['remove-post', postId, ...reason])
  const isGone = (events: unknown[]) =>
    events.some((event) => JSON.stringify(event).includes(`"postId":"${postId}"`) && isRemoval(event))
  if (!(await until(() => screens.every(({ events }) => isGone(events)))))
    faults.push('a removed post stays on open screens')
  await command(['suspend', mei.userId, ...reason])
  if (!(await until(() => screens[0]?.socket.connected === false, outWithinMs)))
    faults.push(`the screen of a suspended account stays open for more than ${outWithinMs} ms`)
  if (screens[1]?.socket.connected !== true) faults.push('somebody else is cut off')
  const { status } = await send(url, { method: 'GET', path: '/pantry/items', cookie: mei.cookie })
  if (status !== 401) faults.push(`a suspended account is answered ${status}`)
  const other = await send(url, { method: 'GET', path: '/pantry/items', cookie: neighbour.cookie })
  if (other.status !== 200) faults.push(`somebody else is answered ${other.status}`)
  for (const { socket } of screens) socket.disconnect()
  return faults
}

const isRemoval = (event: unknown) => (event as { post: unknown }).post === null

function screenOf(url: string, { cookie }: Account) {
  const socket = io(url, {
    path: livePath,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { origin: url, cookie },
  })
  const events: unknown[] = []
  socket.on(exchangeChangedEvent, (event: unknown) => void events.push(event))
  return { socket, events }
}

async function publish(url: string, { cookie }: Account): Promise<string> {
  const id = randomUUID()
  const fields = { foodName: 'Tofu', description: '', quantity: 3, expiryDate: '2030-01-01', location: 'PGP' }
  const body = { ...fields, id, photoId: null, pantryItemId: null }
  const { status } = await send(url, { method: 'POST', path: '/exchange/posts', cookie, body })
  if (status !== 201) throw new Error(`publishing answered ${status}`)
  return id
}

async function until(isSo: () => boolean, withinMs = patienceMs): Promise<boolean> {
  const deadline = Date.now() + withinMs
  while (!isSo() && Date.now() < deadline) await sleep(pollMs)
  return isSo()
}

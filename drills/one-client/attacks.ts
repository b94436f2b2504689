import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { livePath } from '@shelfmate/contract/api/live'
import { WebSocket } from 'ws'
import { type Account, type Answer, send, signUp } from '../product/api.ts'

/** What one client may do on and on. Resolves when told to stop. */
export type Attack = (url: string, stopping: AbortSignal) => Promise<void>

const atOnce = 4
const items = 2_000
const itemsEach = 20
const recipesAtOnce = 60
const screens = 300
const screensEach = 15
const frameBytes = 60_000
const pauseMs = 20
const refused = 429
const refusedMs = 1_000

/** Repeats some work side by side until told to stop, a little slower where it is refused. */
async function onAndOn(
  count: number,
  stopping: AbortSignal,
  work: () => Promise<Answer | undefined>,
): Promise<void> {
  const one = async () => {
    while (!stopping.aborted) {
      const answer = await work().catch(() => undefined)
      await sleep(answer?.status === refused ? refusedMs : pauseMs)
    }
  }
  await Promise.all(Array.from({ length: count }, one))
}

/** Of students' networks: one address may neither open so many screens nor, after the passwords, make an account. */
const network = (n: number, host = 1) => `10.0.${n}.${host}`

const live = (url: string, { cookie }: Pick<Account, 'cookie'>, from: Record<string, string> = {}) =>
  new WebSocket(`${url.replace('http', 'ws')}${livePath}/?EIO=4&transport=websocket`, {
    headers: { ...from, origin: url, cookie },
  })

/** Passwords of 127 characters that are the hardest to rate, and too weak to be hashed. */
const passwords: Attack = async (url, stopping) => {
  const password = `${'1'.repeat(126)}!`
  await onAndOn(atOnce, stopping, () => {
    const body = { firstName: 'Mei', lastName: 'Tan', email: `${randomUUID()}@campus.test`, password }
    return send(url, { method: 'POST', path: '/auth/sign-up', body })
  })
}

/** Sixty requests at once for recipes from two thousand items. */
const recipes: Attack = async (url, stopping) => {
  const { cookie } = await signUp(url, network(100))
  for (let n = 0; n < items / itemsEach; n++) {
    const expiryDates = Array.from(
      { length: itemsEach },
      (_, day) => `2030-01-${String(1 + day).padStart(2, '0')}`,
    )
    const body = { name: `Rice with egg and food ${n}`, quantity: 1, expiryDates }
    await send(url, { method: 'POST', path: '/pantry/items', cookie, body })
  }
  await onAndOn(recipesAtOnce, stopping, () =>
    send(url, { method: 'POST', path: '/recipes/generate', cookie, body: {} }),
  )
}

/** Frames of nested arrays on live connections, and a new connection where one is cut. */
const frames: Attack = async (url, stopping) => {
  const account = await signUp(url, network(101))
  const frame = `42${'['.repeat(frameBytes / 2)}${']'.repeat(frameBytes / 2)}`
  await onAndOn(atOnce, stopping, async () => {
    const socket = live(url, account)
    socket.on('error', () => undefined)
    const { promise: closed, resolve: close } = Promise.withResolvers<void>()
    socket.on('close', close)
    socket.on('open', () => socket.send('40'))
    const flood = setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send(frame)
    }, 1)
    stopping.addEventListener('abort', () => close(), { once: true })
    await closed
    clearInterval(flood)
    socket.terminate()
    return undefined
  })
}

/** Edits of one post, on and on, while three hundred screens are open. */
const edits: Attack = async (url, stopping) => {
  const owner = await signUp(url, network(102))
  const open: WebSocket[] = []
  for (let user = 0; user < screens / screensEach; user++) {
    const account = await signUp(url, network(user))
    for (let n = 0; n < screensEach; n++) {
      const screen = live(url, account, { 'x-forwarded-for': network(user, n) })
      screen.on('open', () => screen.send('40'))
      screen.on('message', (data: Buffer) => {
        if (data.length === 1 && data.toString() === '2') screen.send('3')
      })
      open.push(screen)
    }
  }
  const fields = { foodName: 'Tofu', description: '', quantity: 3, expiryDate: '2030-01-01', photoId: null }
  const id = randomUUID()
  const { cookie } = owner
  const body = { ...fields, location: 'PGP' }
  await send(url, {
    method: 'POST',
    path: '/exchange/posts',
    cookie,
    body: { ...body, id, pantryItemId: null },
  })
  await onAndOn(atOnce, stopping, () =>
    send(url, {
      method: 'PUT',
      path: `/exchange/posts/${id}`,
      cookie,
      body: { ...body, description: randomUUID() },
    }),
  )
  for (const screen of open) screen.terminate()
}

export const attacks: Record<string, Attack> = { passwords, recipes, frames, edits }

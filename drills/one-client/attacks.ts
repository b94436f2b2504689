import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { livePath } from '@shelfmate/contract/api/live'
import { WebSocket } from 'ws'
import { type Account, send, signUp } from '../product/api.ts'

interface Course {
  stopping: AbortSignal
  /** Called once it was done for the first time: before that nobody is attacked. */
  begun: () => void
}

/** What one client may do on and on. Resolves when told to stop; throws where it did not happen as meant. */
type Attack = (url: string, course: Course) => Promise<void>

const atOnce = 4
const items = 2_000
const itemsEach = 20
const recipesAtOnce = 60
const screens = 300
const screensEach = 15
const frameBytes = 60_000
const pauseMs = 20
const [switched, done, created, tooWeak] = [101, 200, 201, 422]
/** Too many of one client, or more than fits now; and how the library of live connections says either. */
const usualRefusals = [429, 503]
const liveRefusals = [400]
const refusedMs = 1_000

interface Work {
  /** The status of what is done. */
  meant: number
  refusals?: number[]
  work: () => Promise<{ status: number }>
}

/**
 * Repeats some work side by side until told to stop, a little slower where it is refused. Throws at a status that is neither
 * what is meant nor a refusal.
 */
async function onAndOn(
  count: number,
  { stopping, begun }: Course,
  { meant, refusals = usualRefusals, work }: Work,
): Promise<void> {
  const one = async () => {
    while (!stopping.aborted) {
      const { status } = await work()
      if (status === meant) begun()
      // What is cut off by the end of all proves nothing.
      else if (!refusals.includes(status) && !stopping.aborted)
        throw new Error(`answered ${status}, not ${meant}`)
      await sleep(usualRefusals.includes(status) ? refusedMs : pauseMs)
    }
  }
  const all = Promise.all(Array.from({ length: count }, one))
  // What is asked last may take long, and nobody waits for it.
  await Promise.race([all, once(stopping, 'abort')])
}

/** Throws where what an attack stands on is not there. */
async function prepare(url: string, request: Parameters<typeof send>[1]): Promise<void> {
  const { status } = await send(url, request)
  if (status !== created) throw new Error(`${request.path} answered ${status}`)
}

/** Of students' networks: one address may neither open so many screens nor, after the passwords, make an account. */
const network = (n: number, host = 1) => `10.0.${n}.${host}`

const live = (url: string, { cookie }: Pick<Account, 'cookie'>, from: Record<string, string> = {}) =>
  new WebSocket(`${url.replace('http', 'ws')}${livePath}/?EIO=4&transport=websocket`, {
    headers: { ...from, origin: url, cookie },
  })

/** Passwords of 127 characters that are the hardest to rate, and too weak to be hashed. */
const passwords: Attack = async (url, course) => {
  const password = `${'1'.repeat(126)}!`
  const work = () => {
    const body = { firstName: 'Mei', lastName: 'Tan', email: `${randomUUID()}@campus.test`, password }
    return send(url, { method: 'POST', path: '/auth/sign-up', body })
  }
  await onAndOn(atOnce, course, { meant: tooWeak, work })
}

/** Sixty requests at once for recipes from two thousand items. */
const recipes: Attack = async (url, course) => {
  const { cookie } = await signUp(url, network(100))
  for (let n = 0; n < items / itemsEach; n++) {
    const expiryDates = Array.from(
      { length: itemsEach },
      (_, day) => `2030-01-${String(1 + day).padStart(2, '0')}`,
    )
    const body = { name: `Rice with egg and food ${n}`, quantity: 1, expiryDates }
    await prepare(url, { method: 'POST', path: '/pantry/items', cookie, body })
  }
  const work = () => send(url, { method: 'POST', path: '/recipes/generate', cookie, body: {} })
  await onAndOn(recipesAtOnce, course, { meant: done, work })
}

/** Frames of nested arrays on live connections, and a new connection where one is cut. */
const frames: Attack = async (url, course) => {
  const account = await signUp(url, network(101))
  const frame = `42${'['.repeat(frameBytes / 2)}${']'.repeat(frameBytes / 2)}`
  const work = async () => {
    const socket = live(url, account)
    let status = 0
    // An upgrade that is refused is answered as any request is.
    socket.on('unexpected-response', (_, answer) => {
      status = answer.statusCode ?? 0
      socket.terminate()
    })
    socket.on('error', () => undefined)
    const { promise: closed, resolve: close } = Promise.withResolvers<void>()
    socket.on('close', close)
    socket.on('open', () => {
      status = switched
      socket.send('40')
    })
    const flood = setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send(frame)
    }, 1)
    course.stopping.addEventListener('abort', () => close(), { once: true })
    await closed
    clearInterval(flood)
    socket.terminate()
    return { status }
  }
  await onAndOn(atOnce, course, { meant: switched, refusals: liveRefusals, work })
}

/** Edits of one post, on and on, while three hundred screens are open. */
const edits: Attack = async (url, course) => {
  const owner = await signUp(url, network(102))
  const open: WebSocket[] = []
  const opening: Promise<void>[] = []
  for (let user = 0; user < screens / screensEach; user++) {
    const account = await signUp(url, network(user))
    for (let n = 0; n < screensEach; n++) {
      const screen = live(url, account, { 'x-forwarded-for': network(user, n) })
      opening.push(once(screen, 'open').then(() => screen.send('40')))
      screen.on('message', (data: Buffer) => {
        if (data.length === 1 && data.toString() === '2') screen.send('3')
      })
      open.push(screen)
    }
  }
  await Promise.all(opening)
  const fields = { foodName: 'Tofu', description: '', quantity: 3, expiryDate: '2030-01-01', photoId: null }
  const id = randomUUID()
  const { cookie } = owner
  const body = { ...fields, location: 'PGP' }
  const path = '/exchange/posts'
  await prepare(url, { method: 'POST', path, cookie, body: { ...body, id, pantryItemId: null } })
  const work = () =>
    send(url, { method: 'PUT', path: `${path}/${id}`, cookie, body: { ...body, description: randomUUID() } })
  await onAndOn(atOnce, course, { meant: done, work })
  for (const screen of open) screen.terminate()
}

export const attacks: Record<string, Attack> = { passwords, recipes, frames, edits }

// The load of chat-delivery, in a process of its own: connects everybody, says so, and on a word from outside has messages
// sent at a steady pace and times each until it is on its receiver's socket.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'

export interface DeliveryLoad {
  /** How a socket is spoken to: Socket.IO's way or plainly. */
  protocol: 'socket.io' | 'plain'
  /** Two processes: of each pair one user is connected to the first and the other to the second. */
  urls: string[]
  users: { id: string; token: string }[]
  perSecond: number
  seconds: number
}

export interface DeliveryResult {
  deliveries: number
  p50Ms: number
  p99Ms: number
  /** Messages that were refused, not delivered or delivered twice. */
  wrong: number
}

const load: DeliveryLoad = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const { protocol, urls, users, perSecond, seconds } = load
const connectAtOnce = 50
const tickMs = 5
const arrivePatienceMs = 5_000
const eventStart = '42["chat.changed",'

const agent = new Agent({ keepAlive: true })
const sentAt = new Map<string, number>()
const tookMs: number[] = []
let wrong = 0

const urlOf = (n: number) => urls[n % urls.length] ?? ''

/** What a message on a socket means: a change as JSON, or nothing. */
function changeIn(text: string): string | undefined {
  if (protocol === 'plain') return text
  return text.startsWith(eventStart) ? text.slice(eventStart.length, -1) : undefined
}

function arrived(userId: string, change: string): void {
  const now = performance.now()
  const [message] = JSON.parse(change).messages
  if (message.senderId === userId) return
  const since = sentAt.get(message.id)
  if (since === undefined) wrong++
  else tookMs.push(now - since)
  sentAt.delete(message.id)
}

async function connect(n: number): Promise<WebSocket> {
  const url = urlOf(n)
  const user = users[n]
  const headers = { cookie: `sid=${user?.token}`, origin: url }
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live/?EIO=4&transport=websocket`, {
    headers,
    perMessageDeflate: false,
  })
  const ready = Promise.withResolvers<void>()
  socket.once('error', ready.reject)
  if (protocol === 'plain') socket.once('open', () => ready.resolve())
  socket.on('message', (data: Buffer) => {
    const text = data.toString()
    const change = changeIn(text)
    if (change !== undefined) return arrived(user?.id ?? '', change)
    // Socket.IO's opening, its welcome, and its ping.
    if (text.startsWith('0')) socket.send('40')
    else if (text.startsWith('40')) ready.resolve()
    else if (text === '2') socket.send('3')
  })
  await ready.promise
  return socket
}

/** The n-th message: round the pairs, to and fro. */
function send(n: number): void {
  const pairs = users.length / 2
  const first = 2 * (n % pairs)
  const sender = first + (Math.floor(n / pairs) % 2)
  const [from, to] = [users[sender], users[first + ((sender + 1) % 2)]]
  if (!from || !to) return
  const id = randomUUID()
  const body = JSON.stringify({ id, text: 'Is the rice still there? I am at the lobby.', imageId: null })
  const chatId = [from.id, to.id].toSorted().join('_')
  sentAt.set(id, performance.now())
  const post = request(`${urlOf(sender)}/api/chats/${chatId}/messages`, {
    agent,
    method: 'POST',
    headers: {
      cookie: `sid=${from.token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  })
  post.on('response', (response) => {
    if (response.statusCode !== 201) wrong++
    response.resume()
  })
  post.on('error', () => wrong++)
  post.end(body)
}

const sockets: WebSocket[] = []
for (let n = 0; n < users.length; n += connectAtOnce)
  sockets.push(...(await Promise.all(users.slice(n, n + connectAtOnce).map((_, m) => connect(n + m)))))
process.stdout.write('connected\n')
await once(process.stdin, 'data')

const total = perSecond * seconds
const begun = performance.now()
let sent = 0
while (sent < total) {
  const due = Math.min(total, ((performance.now() - begun) * perSecond) / 1000)
  while (sent < due) send(sent++)
  await sleep(tickMs)
}
const deadline = performance.now() + arrivePatienceMs
while (sentAt.size > 0 && performance.now() < deadline) await sleep(tickMs)

tookMs.sort((a, b) => a - b)
const at = (share: number) => tookMs[Math.floor(tookMs.length * share)] ?? NaN
const result: DeliveryResult = {
  deliveries: tookMs.length,
  p50Ms: at(0.5),
  p99Ms: at(0.99),
  wrong: wrong + sentAt.size,
}
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit())

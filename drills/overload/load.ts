// Requests at a pace of their own, whether or not the ones before have been answered. A program of its own, which tells its
// parent each second what came of them.

import { randomUUID } from 'node:crypto'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { msPerSecond } from '@shelfmate/contract/api/durations'
import { cookieOf } from '../students/campus.ts'
import { type Answer, AnswerReader } from './answer-reader.ts'

export interface LoadOptions {
  port: number
  students: number
  /** Requests in a second; 0: as many as are answered over this many connections. */
  perSecond: number
  connections: number
  seconds: number
}

export interface Second {
  served: number
  /** 429 or 503 that say when to come again. */
  toldLater: number
  /** Any other answer, by its status; 0: none, as the connection broke or could not be made. */
  wrong: Record<string, number>
  /** Were to be sent and found every connection busy, most of them with a request that the server does not read yet. */
  unsent: number
  /** How long those served took, in ms. */
  servedMs: number[]
}

/** What is told in the end: first that nothing more is sent, then, after a time of grace, what came of the rest. */
export interface Rest {
  /** Requests without an answer, whose connection still stands. */
  unanswered: number
  wrong: Second['wrong']
}

export type FromLoad = Second | 'all sent' | Rest

const tickMs = 5
/** Who was told to come again and asks on is read after two seconds; the rest is a slow machine's. */
const graceMs = 10_000
/** More would be lost in the kernel, which keeps no more than some thousand that nobody has taken yet. */
const mostOpenedATick = 5
/** A student's visit: mostly looks, some changes. */
const looks = [
  '/auth/session',
  '/pantry/items',
  '/exchange/posts',
  '/pantry/items',
  '/chats',
  '/exchange/posts',
]
const changeEvery = 8
const laterStatuses = new Set([429, 503])

const options = JSON.parse(process.argv[2] ?? '') as LoadOptions
const idle: Connection[] = []
const waiting = new Set<Connection>()
let opened = 0
let openedThisTick = 0
let asked = 0
let second = emptySecond()

function emptySecond(): Second {
  return { served: 0, toldLater: 0, wrong: {}, unsent: 0, servedMs: [] }
}

class Connection {
  readonly #socket: net.Socket
  readonly #reader = new AnswerReader()
  #sentAt = 0

  constructor() {
    opened++
    openedThisTick++
    this.#socket = net.connect(options.port, '127.0.0.1').setNoDelay()
    this.#socket.on('data', (data: Buffer) => {
      const answer = this.#reader.read(data)
      if (!answer) return
      waiting.delete(this)
      count(answer, performance.now() - this.#sentAt)
      if (answer.isLast) this.#socket.end()
      else idle.push(this)
    })
    this.#socket.on('error', () => undefined)
    this.#socket.on('close', () => {
      opened--
      if (waiting.delete(this)) wrong(0)
      const at = idle.indexOf(this)
      if (at >= 0) idle.splice(at, 1)
    })
  }

  send(): void {
    waiting.add(this)
    this.#sentAt = performance.now()
    this.#socket.write(requestOf(asked++))
  }
}

function requestOf(n: number): string {
  const cookie = cookieOf(1 + (n % options.students))
  const head = (method: string, path: string) =>
    `${method} /api${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n`
  if (n % changeEvery > 0) return `${head('GET', looks[n % looks.length] ?? '')}\r\n`
  const item = { id: randomUUID(), name: 'Milk', quantity: 1, expiryDates: ['2099-01-01'] }
  const body = JSON.stringify(item)
  return `${head('POST', '/pantry/items')}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
}

function count({ status, comesAgain }: Answer, ms: number): void {
  if (status < 300) {
    second.served++
    second.servedMs.push(Math.round(ms))
  } else if (laterStatuses.has(status) && comesAgain) second.toldLater++
  else wrong(status)
}

function wrong(status: number): void {
  second.wrong[status] = (second.wrong[status] ?? 0) + 1
}

const mayOpen = () => opened < options.connections && openedThisTick < mostOpenedATick

/** Sends on a connection that nobody uses, or a new one while there may be more. */
function sendOne(): void {
  const connection = idle.pop() ?? (mayOpen() ? new Connection() : undefined)
  if (connection) connection.send()
  else second.unsent++
}

const tell = (message: FromLoad) => process.send?.(message)

const since = performance.now()
const telling = setInterval(() => {
  tell(second)
  second = emptySecond()
}, msPerSecond)
let due = 0
while (performance.now() - since < options.seconds * msPerSecond) {
  await sleep(tickMs)
  openedThisTick = 0
  const shouldBe = ((performance.now() - since) / msPerSecond) * options.perSecond
  if (options.perSecond === 0) while (idle.length > 0 || mayOpen()) sendOne()
  else for (; due < shouldBe; due++) sendOne()
}
clearInterval(telling)
tell('all sent')
const until = performance.now() + graceMs
while (waiting.size > 0 && performance.now() < until) await sleep(tickMs)
tell({ unanswered: waiting.size, wrong: second.wrong })
// A message is on its way until the parent has heard it; connections would keep this process alive.
process.once('disconnect', () => process.exit(0))

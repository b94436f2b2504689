// The load generator, in a process of its own: `load.ts FILE` runs the load that the JSON file describes.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

export interface LoadOptions {
  url: string
  kind: keyof typeof requests
  tokens: string[]
  connections: number
  seconds: number
  /** Bytes of the shortest right answer: what is shorter counts as wrong. */
  leastBytes: number
}

export interface LoadResult {
  answers: number
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Answers that were no 2xx or too short, and requests without an answer. */
  wrong: number
}

const items = '/api/pantry/items'
const requests = {
  list: { method: 'GET', path: items, status: 200 },
  add: { method: 'POST', path: items, status: 201 },
  leaderboard: { method: 'GET', path: '/api/achievements/leaderboard', status: 200 },
} as const
const options: LoadOptions = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const { url, kind, tokens, connections, seconds, leastBytes } = options

const { method, path, status: rightStatus } = requests[kind]
let next = Math.floor(Math.random() * tokens.length)
/** Requests go round the users, so that writes of one pantry hardly ever wait for each other. */
const cookie = () => `sid=${tokens[next++ % tokens.length]}`

let wrong = 0
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  requests: [
    {
      method,
      path,
      setupRequest: (request) => ({
        ...request,
        headers: { cookie: cookie(), 'content-type': 'application/json' },
        ...(kind === 'add' && { body: JSON.stringify(newFood()) }),
      }),
      onResponse: (status, body) => {
        if (status !== rightStatus || body.length < leastBytes) wrong++
      },
    },
  ],
})

function newFood() {
  return { id: randomUUID(), name: 'Bench rice', quantity: 3, remark: 'shelf 2', expiryDates: ['2031-02-03'] }
}

const answer: LoadResult = {
  answers: result['2xx'],
  perSecond: result['2xx'] / result.duration,
  p50Ms: result.latency.p50,
  p99Ms: result.latency.p99,
  wrong: wrong + result.errors + result.timeouts,
}
process.stdout.write(JSON.stringify(answer))

import { randomUUID } from 'node:crypto'
import { msPerDay } from '@shelfmate/contract/api/durations'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { cookieOf, idOf } from '../../drills/students/campus.ts'

export interface Request {
  method: 'GET' | 'POST'
  /** Below /api. */
  path: string
  /** Number of the student who asks. */
  student: number
  body?: Buffer
  type?: string
}

/** What a load is told of a job beside its name. */
export interface Supplies {
  students: number
  /** For uploads: bodies of forms with a picture each, and their type. */
  forms: { bodies: string[]; type: string }
}

/** The same students are asked for again and again: what is kept of them is found. */
const readers = 1_000

/** The n-th reader, an odd number, spread over all of them. */
const readerOf = (n: number, { students }: Supplies) =>
  1 + (n % Math.min(readers, students / 2)) * 2 * Math.max(1, Math.floor(students / 2 / readers))
/** Their neighbours write, so that pages that are read stay as they are. */
const writerOf = (n: number, supplies: Supplies) => readerOf(n, supplies) + 1

const get = (path: string, student: number): Request => ({ method: 'GET', path, student })
const post = (path: string, student: number, body: object): Request => ({
  method: 'POST',
  path,
  student,
  type: 'application/json',
  body: Buffer.from(JSON.stringify(body)),
})

/** Each dorm of the data with a part of a food that is offered there. */
const searches = [
  ...['PGP', 'Tembusu', 'RC4', 'Kent Ridge Hall'].map((dorm) => ({ dorm, search: 'mil' })),
  ...['UTown', 'CAPT', 'RVRC', 'Eusoff Hall'].map((dorm) => ({ dorm, search: 'rea' })),
]

/** The n-th request of each job. */
export const requests = {
  session: (n, supplies) => get('/auth/session', readerOf(n, supplies)),
  pantry: (n, supplies) => get('/pantry/items', readerOf(n, supplies)),
  'pantry, all students': (n, { students }) => get('/pantry/items', 1 + ((2 * n) % students)),
  exchange: (n, supplies) => get('/exchange/posts', readerOf(n, supplies)),
  feed: (n, supplies) =>
    get(`/exchange/posts?${new URLSearchParams(searches[n % searches.length])}`, readerOf(n, supplies)),
  leaderboard: (n, supplies) => get('/achievements/leaderboard', readerOf(n, supplies)),
  chats: (n, supplies) => get('/chats', readerOf(n, supplies)),
  recipes: (n, supplies) => post('/recipes/generate', readerOf(n, supplies), {}),
  add: (n, supplies) =>
    post('/pantry/items', writerOf(n, supplies), {
      id: randomUUID(),
      name: 'Rice',
      quantity: 3,
      remark: 'shelf 2',
      expiryDates: [new Date(Date.now() + 30 * msPerDay).toISOString().slice(0, 10)],
    }),
  upload: (n, { forms, ...supplies }) => ({
    method: 'POST',
    path: '/images',
    student: writerOf(n, { forms, ...supplies }),
    type: forms.type,
    body: Buffer.from(forms.bodies[n % forms.bodies.length] ?? '', 'base64'),
  }),
} as const satisfies Record<string, (n: number, supplies: Supplies) => Request>

/** To the other member of the n-th pair, to and fro. */
export function messageOf(n: number, pairs: number): Request & { id: string; to: number } {
  const first = 1 + 2 * (n % pairs)
  const [student, to] = Math.floor(n / pairs) % 2 === 0 ? [first, first + 1] : [first + 1, first]
  const id = randomUUID()
  const body = { id, text: 'Is the rice still there? I am at the lobby.', imageId: null }
  return { ...post(`/chats/${chatIdOf(idOf(student), idOf(to))}/messages`, student, body), id, to }
}

/** A unit of a post of that student's own. */
export const claimOf = (postId: string, student: number): Request =>
  post(`/exchange/posts/${postId}/claims`, student, { id: randomUUID() })

/** A request as it goes through a connection. */
export function bytesOf({ method, path, student, body, type }: Request): Buffer {
  const head = `${method} /api${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookieOf(student)}\r\n`
  if (!body) return Buffer.from(`${head}\r\n`)
  return Buffer.concat([
    Buffer.from(`${head}content-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n`),
    body,
  ])
}

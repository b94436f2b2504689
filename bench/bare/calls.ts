import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { hashOf, type Row, run } from './run.ts'
import { tell } from './screens.ts'
import { addImage, addItem, claim, reads, sendMessage } from './statements.ts'

const pictures = join(process.env['DATA_DIR'] ?? '', 'bare-pictures')
mkdirSync(pictures, { recursive: true })

export interface Answer {
  status: number
  body: object
}
type Handler = (
  request: IncomingMessage,
  hash: Buffer,
  path: string[],
  query: URLSearchParams,
) => Promise<Answer>

const signedOut: Answer = { status: 401, body: {} }

/** A call that reads; `shape` makes the answer of its rows. */
function reading(
  name: keyof typeof reads,
  shape: (rows: Row[]) => object,
  parameters: (query: URLSearchParams) => (string | null)[] = () => [],
): Handler {
  return async (_request, hash, _path, query) => {
    const rows = await run(name, reads[name], [hash, ...parameters(query)])
    return rows.length === 0 ? signedOut : { status: 200, body: shape(rows[0]?.['id'] === null ? [] : rows) }
  }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const jsonOf = async (request: IncomingMessage) => JSON.parse((await bytesOf(request)).toString())

const add: Handler = async (request, hash) => {
  const { id, name, quantity, remark, expiryDates } = await jsonOf(request)
  const rows = await run('add', addItem, [hash, id, name, quantity, expiryDates[0], remark])
  return rows.length === 0 ? signedOut : { status: 201, body: { upserted: rows } }
}

const give: Handler = async (request, hash, [, , , post]) => {
  const { id } = await jsonOf(request)
  const rows = await run('claim', claim, [hash, post, id])
  return { status: rows.length > 0 ? 201 : 404, body: { rows } }
}

const say: Handler = async (request, hash, [, , chat = '']) => {
  const { id, text } = await jsonOf(request)
  const rows = await run('message', sendMessage, [hash, ...chat.split('_'), id, text])
  tell(String(rows[0]?.['partner']), JSON.stringify(rows))
  return rows.length === 0 ? signedOut : { status: 201, body: { messages: rows } }
}

/** The bytes between the last part's head and the closing boundary, on disk before the row is. */
const upload: Handler = async (request, hash) => {
  const bytes = await bytesOf(request)
  const from = bytes.indexOf('\r\n\r\n', bytes.indexOf('filename=')) + 4
  const id = randomUUID()
  await writeFile(join(pictures, id), bytes.subarray(from, bytes.lastIndexOf('\r\n--')), { flush: true })
  const rows = await run('picture', addImage, [hash, id, id])
  return rows.length === 0 ? signedOut : { status: 201, body: rows[0] ?? {} }
}

const items = (rows: Row[]) => ({ items: rows })
const page = reading('feed', items, (query) => [query.get('dorm'), query.get('search')])
const wholePage = reading('exchange', items)

/** By method and the part of the path that names no row. */
const handlers: Record<string, Handler> = {
  'GET pantry/items': reading('pantry', items),
  'POST pantry/items': add,
  'GET exchange/posts': (request, hash, path, query) =>
    (query.size > 0 ? page : wholePage)(request, hash, path, query),
  'POST exchange/posts': give,
  'GET achievements/leaderboard': reading('leaderboard', items),
  'GET chats': reading('chats', items),
  'POST chats': say,
  'POST recipes/generate': reading('recipes', (rows) => ({ considered: { items: rows.length }, rows })),
  'GET auth/session': reading('session', ([user]) => ({ user })),
  'POST images': upload,
}

/** Does what a request asks for. */
export async function answer(request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bare')
  const path = pathname.slice(1).split('/')
  if (path[0] === 'readyz') return { status: 200, body: {} }
  const name = path[1] === 'chats' || path[1] === 'images' ? path[1] : `${path[1]}/${path[2]}`
  const handler = handlers[`${request.method} ${name}`]
  return handler ? handler(request, hashOf(request), path, searchParams) : { status: 404, body: {} }
}

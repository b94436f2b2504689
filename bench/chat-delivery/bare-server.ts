// The least that delivers a chat message between two processes: node:http, ws and pg with LISTEN and NOTIFY, the product's
// statements, and nothing else.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import pg, { type PoolConfig } from 'pg'
import { type WebSocket, WebSocketServer } from 'ws'
import { openPool } from '../../server/src/platform/database/pool.ts'
import { makeLog } from '../../server/src/platform/log/log.ts'
import { Notifier } from '../../server/src/platform/realtime/notifier.ts'
import { readJson, sendJson } from '../json.ts'
import type { ChatStatements, NamedStatement } from './statements.ts'

export interface BareChatConfig {
  port: number
  target: PoolConfig
  statements: ChatStatements
}

interface Body {
  id: string
  text: string
}

interface Stored {
  seq: number
  change: number
  sentAt: string
  unreadCount: number
  lastReadSeq: number
  partnerUnreadCount: number
  partnerLastReadSeq: number
}

const channel = 'bare_chat'
const config: BareChatConfig = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const { statements } = config
// Fewer connections than the product's ten: all four processes must fit the embedded database's, and at this pace one or two
// are busy.
const pool = openPool({ ...config.target, max: 7 }, makeLog('silent'))
// Sent as the product sends them: what comes while a notification is on its way goes with the next.
const notifier = new Notifier(pool)
const sockets = new Map<string, Set<WebSocket>>()

const prepared = ({ name, text, parameters }: NamedStatement, values: Record<string, unknown>) => ({
  name,
  text,
  values: parameters.map((parameter) => values[parameter] ?? null),
})

async function viewerOf({ headers }: IncomingMessage): Promise<string | undefined> {
  const token = /(?:^|;\s*)sid=([^;\s]*)/.exec(headers.cookie ?? '')?.[1]
  if (!token) return undefined
  const tokenHash = createHash('sha256').update(token).digest()
  const { rows } = await pool.query(
    prepared(statements.findSession, { tokenHashes: [tokenHash], now: new Date().toISOString() }),
  )
  return rows[0]?.userId
}

async function sendMessage(userId: string, chatId: string, { id, text }: Body): Promise<string> {
  const [userA = '', userB = ''] = chatId.split('_')
  const partnerId = userId === userA ? userB : userA
  const values = { userA, userB, userId, id, text, now: new Date().toISOString() }
  const { rows } = await pool.query(prepared(statements.insertMessage, values))
  const { seq, change, sentAt, ...standings }: Stored = rows[0]
  const { unreadCount, lastReadSeq, partnerUnreadCount, partnerLastReadSeq } = standings
  const changeTo = (partner: string, unread: number, mine: number, theirs: number) => ({
    ...{ chatId, partnerId: partner, since: change - 1, change, unreadCount: unread },
    lastMessage: { seq, senderId: userId, text, hasImage: false, sentAt },
    lastRead: { mine, partner: theirs },
    messages: [{ id, seq, senderId: userId, text, image: null, sentAt, editedAt: null, deleted: false }],
  })
  const own = changeTo(partnerId, unreadCount, lastReadSeq, partnerLastReadSeq)
  const theirs = changeTo(userId, partnerUnreadCount, partnerLastReadSeq, lastReadSeq)
  void notifier.send(channel, JSON.stringify({ [userId]: own, [partnerId]: theirs }))
  return JSON.stringify(own)
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const userId = await viewerOf(request)
  if (!userId) return sendJson(response, 401, '{}')
  const chatId = request.url?.split('/')[3] ?? ''
  return sendJson(response, 201, await sendMessage(userId, chatId, await readJson<Body>(request)))
}

const http = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error)
    sendJson(response, 500, '{}')
  })
})
const websockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
http.on('upgrade', (request, socket, head) => {
  void viewerOf(request).then((userId) => {
    if (!userId) return socket.destroy()
    return websockets.handleUpgrade(request, socket, head, (opened) => {
      const own = sockets.get(userId) ?? new Set()
      sockets.set(userId, own.add(opened))
      opened.on('close', () => own.delete(opened))
    })
  })
})
const listener = new pg.Client(config.target)
await listener.connect()
listener.on('notification', ({ payload = '{}' }) => {
  for (const [userId, change] of Object.entries(JSON.parse(payload))) {
    const open = sockets.get(userId)
    if (!open) continue
    const text = JSON.stringify(change)
    for (const socket of open) socket.send(text)
  }
})
await listener.query(`listen ${channel}`)
http.listen(config.port, '127.0.0.1', () => console.log('ready'))
process.once('SIGTERM', () => process.exit())

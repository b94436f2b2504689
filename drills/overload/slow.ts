import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { cookieOf } from '../students/campus.ts'

/** A byte so often keeps a connection from looking dead. */
const byteEveryMs = 2_000
const bodyBytes = 60_000
const openAtOnce = 100
/** How many answers a slow reader leaves unread, in the kernel or in the server. */
const answersUnread = 5
const beginOfFile = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'
/** More than a process works on at once. */
const forms = 450
const ways = ['head', 'body', 'reader'] as const

/** Connections that send a head, a body or a form byte by byte, or ask for much and read nothing. Returns what ends them. */
export async function openSlowly(port: number, count: number): Promise<() => number> {
  const sockets: net.Socket[] = []
  let cut = 0
  for (let n = 0; n < count; n++) {
    const socket = net.connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.on('close', () => cut++)
    sockets.push(socket)
    const connected = once(socket, 'connect')
    if (n % openAtOnce === 0) await connected
    else connected.catch(() => undefined)
    // Nobody may send many forms at once.
    begin(socket, wayOf(n), cookieOf(n))
  }
  const dripping = setInterval(() => {
    for (const [n, socket] of sockets.entries())
      if (wayOf(n) !== 'reader' && socket.writable) socket.write('x')
  }, byteEveryMs)
  await sleep(byteEveryMs)
  return () => {
    clearInterval(dripping)
    const cutByServer = cut
    for (const socket of sockets) socket.destroy()
    return cutByServer
  }
}

const wayOf = (n: number) => (n < forms ? 'form' : (ways[n % ways.length] ?? 'head'))

function begin(socket: net.Socket, way: ReturnType<typeof wayOf>, cookie: string): void {
  const head = (method: string, path: string) =>
    `${method} /api${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n`
  const post = (path: string, type: string, firstBytes: string) =>
    `${head('POST', path)}content-type: ${type}\r\ncontent-length: ${bodyBytes}\r\n\r\n${firstBytes}`
  if (way === 'head') socket.write(`${head('GET', '/pantry/items')}x-slow: `)
  else if (way === 'body') socket.write(post('/pantry/items', 'application/json', '{'))
  else if (way === 'form') socket.write(post('/images', 'multipart/form-data; boundary=b', beginOfFile))
  else {
    socket.pause()
    socket.write(`${head('GET', '/exchange/posts')}\r\n`.repeat(answersUnread))
  }
}

import type { IncomingMessage } from 'node:http'

/** A packet below Socket.IO: its pings and pongs, and what it sends itself. */
interface Packet {
  type: string
  data?: unknown
}

/** What is used of Engine.IO's connection. */
interface Connection {
  request: IncomingMessage
  on(event: 'packet' | 'packetCreate', heard: (packet: Packet) => void): unknown
}

/** A screen asks to be connected and says good-bye; answers to pings are packets of their own. */
const needed = new Set<unknown>(['0', '1'])

/** More bytes than any frame that a screen needs to send: what is longer ends the connection before it is read. */
export const longestFrameBytes = 256

/**
 * Cuts a connection that sends anything but what a screen needs to: everything else is only work for this process. At once
 * and without a good-bye: what it has sent on meanwhile would be read as well.
 */
export function cutAtNeedlessFrames(connection: Connection): void {
  let unansweredPings = 0
  connection.on('packetCreate', ({ type }) => {
    if (type === 'ping') unansweredPings += 1
  })
  connection.on('packet', ({ type, data }) => {
    if (type === 'message' && needed.has(data)) return
    if (type === 'pong' && unansweredPings > 0) {
      unansweredPings -= 1
      return
    }
    connection.request.socket.destroy()
  })
}

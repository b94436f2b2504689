import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorAnswer, type ErrorCode, errorCatalogue } from '@shelfmate/contract/api/errors'
import type { ConnectionError } from 'fastify'

/** What Node's parser refuses before there is a request; whatever it does not name is BAD_REQUEST. */
const codeOfError: Record<string, ErrorCode> = { HPE_HEADER_OVERFLOW: 'PAYLOAD_TOO_LARGE' }

/** Answers what is no HTTP in the one error shape and hangs up. */
export function answerClientError(
  error: ConnectionError,
  socket: Socket,
  requestId: string,
  headers: Record<string, string>,
): void {
  // Nobody listens any more: the client went away, or an answer was on its way already.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy()
    return
  }
  const code = codeOfError[error.code] ?? 'BAD_REQUEST'
  const { status, message } = errorCatalogue[code]
  const answer: ErrorAnswer = { error: { code, message, requestId } }
  const body = JSON.stringify(answer)
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}

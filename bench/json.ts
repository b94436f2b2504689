import type { IncomingMessage, ServerResponse } from 'node:http'

/** What a request brings, taken for what the load sends. */
export function readJson<Body>(request: IncomingMessage): Promise<Body> {
  return new Promise((resolve, reject) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => resolve(JSON.parse(text)))
    request.on('error', reject)
  })
}

/** Answers with JSON that is text already. */
export function sendJson(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

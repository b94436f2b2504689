// What Node and PostgreSQL can do at least: node:http, pg and ws, tables and statements of its own, and nothing else. It answers
// the product's paths, so that both are sent the same requests.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { WebSocketServer } from 'ws'
import { answer } from './calls.ts'
import { openScreen } from './screens.ts'

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body } = await answer(request)
  const text = JSON.stringify(body)
  const length = Buffer.byteLength(text)
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': length }).end(text)
}

const http = createServer((request, response) => {
  serve(request, response).catch((error: unknown) => {
    console.error(error)
    response.writeHead(500, { 'content-length': 0 }).end()
  })
})
new WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', (screen, request) => {
  openScreen(screen, request).catch((error: unknown) => {
    console.error(error)
    screen.terminate()
  })
})
http.listen(Number(process.env['PORT']), '127.0.0.1')
process.once('SIGTERM', () => process.exit())

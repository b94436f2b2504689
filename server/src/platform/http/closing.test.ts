import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { makeLog } from '#platform/log/log.ts'
import { Metrics } from '#platform/metrics/metrics.ts'
import { makeHttpServer } from './server.ts'

it('answers what was on its way when the stop began, and closes the connection behind it', async () => {
  const app = makeHttpServer({
    log: makeLog('silent'),
    metrics: new Metrics(),
    trustProxy: false,
    publicUrl: undefined,
  })
  app.get('/hello', () => ({ ok: true }))
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const accepted = once(app.server, 'connection')
  const socket = connect(Number(port), '127.0.0.1')
  await accepted
  const closed = app.close()
  socket.write('GET /hello HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer.toLowerCase()).toContain('connection: close')
  await closed
})

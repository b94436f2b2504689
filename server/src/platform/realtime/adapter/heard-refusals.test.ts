import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server as NetServer, type Socket } from 'node:net'
import { Server } from 'socket.io'
import { expect, it, vi } from 'vitest'
import { makeLog } from '#platform/log/log.ts'
import { patienceMs } from '../../../testing/patience.ts'
import { redisAdapter } from './adapter.ts'

const log = makeLog('silent')
const command = /\*\d+\r\n\$\d+\r\n([A-Za-z]+)\r\n/g

/** Knows of one other process. */
const answers: Record<string, string> = {
  HELLO: '%0\r\n',
  CLIENT: '+OK\r\n',
  // To the two channels of a process.
  subscribe: '>3\r\n$9\r\nsubscribe\r\n$1\r\nc\r\n:1\r\n'.repeat(2),
  PUBSUB: '*2\r\n$1\r\nc\r\n:2\r\n',
  XADD: '$3\r\n1-0\r\n',
  PING: '+PONG\r\n',
}

interface FakeRedis {
  server: NetServer
  sockets: Set<Socket>
}

/** Ends the connection over which a command comes that `cuts` names, instead of answering. */
async function startRedis(cuts: (command: string) => boolean): Promise<FakeRedis> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    socket.on('data', (sent) => {
      for (const [, name = ''] of sent.toString('latin1').matchAll(command))
        if (cuts(name)) socket.destroy()
        else socket.write(answers[name] ?? '')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { server, sockets }
}

const addressOf = ({ server }: FakeRedis) => `redis://127.0.0.1:${(server.address() as AddressInfo).port}`

it('a Redis that is down refuses a question to the other processes, which ends nobody', async () => {
  const adapter = await redisAdapter('redis://127.0.0.1:1', log)
  const server = new Server(createHttpServer(), { adapter: adapter.create })
  await expect(server.serverSideEmitWithAck('hasScreens', 'mei')).rejects.toThrow('offline')
  await server.close()
  await adapter.close()
})

/** Fails the test where nobody handles a refusal while `during` runs. */
async function expectHandled(during: () => Promise<void>): Promise<void> {
  const unheard = vi.fn<(error: unknown) => void>()
  process.on('unhandledRejection', unheard)
  await during()
  process.off('unhandledRejection', unheard)
  expect(unheard).not.toHaveBeenCalled()
}

async function close(server: Server, adapter: { close(): Promise<void> }, redis: FakeRedis): Promise<void> {
  await server.close()
  await adapter.close()
  for (const socket of redis.sockets) socket.destroy()
  redis.server.close()
}

it('a Redis that goes down while a question is on its way ends nobody', async () => {
  const redis = await startRedis((name) => name === 'PUBLISH')
  const adapter = await redisAdapter(addressOf(redis), log)
  const server = new Server(createHttpServer(), { adapter: adapter.create })
  // One that says and asks, one that reads events and one that reads questions.
  await expect.poll(() => redis.sockets.size).toBe(3)
  await vi.waitFor(async () => adapter.part.look?.(), patienceMs)
  await expectHandled(async () => {
    const before = redis.sockets.size
    server.serverSideEmit('hasScreens', 'mei', () => undefined)
    await expect.poll(() => redis.sockets.size).toBeGreaterThan(before)
  })
  await close(server, adapter, redis)
})

it('a Redis that goes down before it answers a subscription ends nobody, and is subscribed to once it is back', async () => {
  let subscriptions = 0
  const redis = await startRedis((name) => {
    if (name === 'subscribe') subscriptions += 1
    return name === 'subscribe' && subscriptions === 1
  })
  await expectHandled(async () => {
    const adapter = await redisAdapter(addressOf(redis), log)
    const server = new Server(createHttpServer(), { adapter: adapter.create })
    await expect.poll(() => subscriptions).toBe(2)
    await close(server, adapter, redis)
  })
})

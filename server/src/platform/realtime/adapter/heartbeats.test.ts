import { createServer } from 'node:http'
import { type Namespace, Server } from 'socket.io'
import { ClusterAdapter, type ClusterMessage } from 'socket.io-adapter'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withHeartbeats } from './heartbeats.ts'
import { ownScreensFirst } from './own-screens-first.ts'
import { Peers } from './peers.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Carries messages between adapters as Redis does, and as silently. */
function wire() {
  const ends: ClusterAdapter[] = []
  return class End extends ClusterAdapter {
    constructor(namespace: Namespace) {
      super(namespace)
      ends.push(this)
    }
    override async doPublish(message: ClusterMessage): Promise<string> {
      for (const end of ends) end['onMessage'](message)
      return ''
    }
    override async doPublishResponse(): Promise<void> {}
  }
}

it('keeps two processes that have nothing to tell known to each other, until one leaves', async () => {
  const End = wire()
  const missed = [vi.fn<() => void>(), vi.fn<() => void>()]
  const [one, other] = missed.map((onMissed) => {
    const peers = new Peers(onMissed)
    const create = withHeartbeats((namespace) => new End(namespace))
    const others = { peers, isAlone: () => false, onUntold: () => undefined }
    return { peers, server: new Server(createServer(), { adapter: ownScreensFirst(create, others) }) }
  })
  await vi.advanceTimersByTimeAsync(60_000)
  // Of their first words alone.
  for (const each of missed) expect(each).toHaveBeenCalledTimes(1)
  expect([one?.peers.isAlone(), other?.peers.isAlone()]).toEqual([false, false])

  other?.peers.close()
  await other?.server.close()
  await vi.advanceTimersByTimeAsync(13_000)
  expect(one?.peers.isAlone()).toBe(true)
  // It had told all that it had to tell.
  expect(missed[0]).toHaveBeenCalledTimes(1)
  one?.peers.close()
  await one?.server.close()
})

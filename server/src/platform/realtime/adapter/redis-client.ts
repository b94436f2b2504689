import type { createClient } from 'redis'

interface Hearing {
  onError(error: unknown): void
  /** A reader has found its way back, maybe later than the client that sends. */
  onBack(): void
}

const longestReconnectMs = 1_000
const firstReconnectMs = 50

const reconnectStrategy = (retries: number) => Math.min(firstReconnectMs * 2 ** retries, longestReconnectMs)

/** A client of Redis for the adapter, not yet connected: it tries again for ever, and all that it refuses is heard. */
export function redisClient(create: typeof createClient, url: string, { onError, onBack }: Hearing) {
  // An event that cannot be sent now is not sent at all: screens ask the database later.
  const client = create({ url, disableOfflineQueue: true, socket: { reconnectStrategy } })
  client.on('error', onError)
  // The adapter's readers must wait instead. It reads again at once when reading has failed, and a refusal at once would
  // let nothing else in this process happen until Redis is back.
  const duplicate = client.duplicate.bind(client)
  client.duplicate = (overrides) => {
    const reader = duplicate({ ...overrides, disableOfflineQueue: false })
    reader.on('ready', onBack)
    // The library does not await a subscription, and one that is cut off before its answer is none that the client takes up again.
    const subscribe = reader.subscribe.bind(reader)
    const subscribeAtLast = (...args: Parameters<typeof subscribe>): Promise<void> =>
      subscribe(...args).catch((error: unknown) => {
        onError(error)
        reader.once('ready', () => void subscribeAtLast(...args))
      })
    Object.assign(reader, { subscribe: subscribeAtLast })
    return reader
  }
  // It awaits no question either; and a refusal that nobody hears ends the process.
  const publish = client.publish.bind(client)
  Object.assign(client, {
    publish: (...args: Parameters<typeof publish>) => publish(...args).catch(onError),
  })
  return client
}

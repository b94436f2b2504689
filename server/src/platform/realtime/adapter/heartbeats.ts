import type { Namespace } from 'socket.io'
import { type Adapter, MessageType } from 'socket.io-adapter'

/** As the PostgreSQL adapter does by itself: far less than the silence after which a process is taken to be gone. */
const beatMs = 5_000

interface BetweenProcesses {
  publish(message: { type: MessageType }): void
}

/**
 * Has an adapter say that it is there every five seconds, and that it leaves. The library's one for Redis says nothing while it
 * has nothing to tell, as in a process that serves open screens alone: others would take it to be gone.
 */
export function withHeartbeats(create: (namespace: Namespace) => Adapter) {
  return (namespace: Namespace): Adapter => {
    const adapter = create(namespace)
    const between = adapter as Adapter & BetweenProcesses
    const timer = setInterval(() => between.publish({ type: MessageType.HEARTBEAT }), beatMs).unref()
    const { close } = adapter
    adapter.close = () => {
      clearInterval(timer)
      between.publish({ type: MessageType.ADAPTER_CLOSE })
      return close.call(adapter)
    }
    return adapter
  }
}

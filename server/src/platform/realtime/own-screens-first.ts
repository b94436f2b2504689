import type { Namespace } from 'socket.io'
import { Adapter, MessageType } from 'socket.io-adapter'
import type { Peers } from './peers.ts'

/** What the adapters between processes keep to their own kind. */
interface BetweenProcesses {
  readonly uid: string
  onMessage(message: { uid: string; type: MessageType }, offset?: string): void
  publish(message: { type: MessageType; data: unknown }): void
}

/**
 * An adapter between processes that tells an event to the screens of its own process at once, where the library has them
 * wait until it was sent to the others, and sends it to nobody while there are no others, as `isAlone` says. What it makes is
 * for Socket.IO to call with `new`.
 */
export function ownScreensFirst(
  create: (namespace: Namespace) => Adapter,
  peers: Peers,
  isAlone: () => boolean,
) {
  return function createAdapter(namespace: Namespace): Adapter {
    const adapter = create(namespace)
    const between = adapter as Adapter & BetweenProcesses
    const { onMessage } = between
    between.onMessage = (message, offset) => {
      const { uid, type } = message
      if (type === MessageType.ADAPTER_CLOSE) peers.left(uid)
      else if (uid !== between.uid) peers.heard(uid)
      onMessage.call(between, message, offset)
    }
    adapter.broadcast = (packet, options) => {
      Adapter.prototype.broadcast.call(adapter, packet, options)
      if (options.flags?.local === true || isAlone()) return
      const { rooms, except, flags } = options
      const opts = { rooms: [...rooms], except: [...(except ?? [])], flags }
      between.publish({ type: MessageType.BROADCAST, data: { packet, opts } })
    }
    return adapter
  }
}

import type { Namespace } from 'socket.io'
import { Adapter, type BroadcastOptions, MessageType } from 'socket.io-adapter'
import type { Peers } from './peers.ts'

/** What the adapters between processes keep to their own kind. */
interface BetweenProcesses {
  readonly uid: string
  onMessage(message: { uid: string; type: MessageType }, offset?: string): void
  publish(message: { type: MessageType; data: unknown }): void
  doPublish(message: { type: MessageType }): Promise<string>
}

interface Others {
  peers: Peers
  /** Whether there are none. */
  isAlone(): boolean
  /** Hears why something of a type could not be sent to them. */
  onUntold(error: unknown, type: MessageType): void
}

/**
 * An adapter between processes that tells an event to the screens of its own process at once, where the library has them
 * wait until it was sent to the others, and sends it to nobody while there are no others. What it makes is for Socket.IO to
 * call with `new`.
 */
export function ownScreensFirst(
  create: (namespace: Namespace) => Adapter,
  { peers, isAlone, onUntold }: Others,
) {
  return function createAdapter(namespace: Namespace): Adapter {
    const adapter = create(namespace)
    const between = adapter as Adapter & BetweenProcesses
    const { onMessage, doPublish } = between
    between.onMessage = (message, offset) => {
      const { uid, type } = message
      if (type === MessageType.ADAPTER_CLOSE) peers.left(uid)
      else if (uid !== between.uid) peers.heard(uid)
      onMessage.call(between, message, offset)
    }
    between.doPublish = (message) =>
      doPublish.call(between, message).catch((error: unknown) => {
        onUntold(error, message.type)
        throw error
      })
    adapter.broadcast = (packet, options) => {
      // The library writes an event down before it looks who hears it: a twentieth of what an added item costs this process.
      if (hasHearers(adapter, options)) Adapter.prototype.broadcast.call(adapter, packet, options)
      if (options.flags?.local === true || isAlone()) return
      const { rooms, except, flags } = options
      const opts = { rooms: [...rooms], except: [...(except ?? [])], flags }
      between.publish({ type: MessageType.BROADCAST, data: { packet, opts } })
    }
    return adapter
  }
}

/** Whether a screen of this process is in one of the rooms that an event is for. */
const hasHearers = ({ rooms: filled }: Adapter, { rooms }: BroadcastOptions) =>
  rooms.size === 0 || [...rooms].some((room) => filled.has(room))

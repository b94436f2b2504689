import type { Namespace } from 'socket.io'
import type { Adapter } from 'socket.io-adapter'

/** What a question to the other processes ends with. */
type Answer = (error: Error | null, answers: unknown[]) => void

interface Asking {
  serverSideEmit(packet: unknown[]): Promise<void>
}

/**
 * Has an adapter that cannot ask the other processes tell so to who asked: Socket.IO awaits nothing of it, and a refusal that nobody
 * hears ends the process.
 */
export function withHeardRefusals(create: (namespace: Namespace) => Adapter) {
  return (namespace: Namespace): Adapter => {
    const adapter = create(namespace)
    // The type of the adapters' base class has it return nothing.
    const asking = adapter as unknown as Asking
    const { serverSideEmit } = asking
    asking.serverSideEmit = async (packet) => {
      // The only questions are those with an answer, which stands last.
      const answer = packet.at(-1) as Answer
      try {
        await serverSideEmit.call(asking, packet)
      } catch (error) {
        answer(error instanceof Error ? error : new Error(String(error)), [])
      }
    }
    return adapter
  }
}

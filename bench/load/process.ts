// The load, in a process of its own: told of a load it gets ready, and begins at the next word.
import { once } from 'node:events'
import { type Claims, claims } from './claims.ts'
import { type ClosedLoop, closedLoop } from './closed-loop.ts'
import { type Messages, openChats } from './messages.ts'

export type Load = ClosedLoop | Claims | Messages

for (;;) {
  // Only run-load.ts speaks to it, and in exactly these turns.
  const [load] = (await once(process, 'message')) as [Load]
  const begin =
    load.kind === 'messages'
      ? await openChats(load)
      : () => (load.kind === 'claims' ? claims(load) : closedLoop(load))
  process.send?.('ready')
  await once(process, 'message')
  process.send?.(await begin())
}

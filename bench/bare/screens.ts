import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import { hashOf, run } from './run.ts'
import { reads } from './statements.ts'

/** Open screens by their owner. */
const screens = new Map<string, Set<WebSocket>>()

/** Sends a text to all screens that a user has open. */
export function tell(userId: string, text: string): void {
  for (const screen of screens.get(userId) ?? []) screen.send(text)
}

/** Keeps a screen for messages to whoever opens it, and welcomes it as a Socket.IO server does: both sides are spoken to in one way. */
export async function openScreen(screen: WebSocket, request: IncomingMessage): Promise<void> {
  const [user] = await run('session', reads.session, [hashOf(request)])
  if (!user) return screen.terminate()
  const owner = String(user['id'])
  const own = screens.get(owner) ?? new Set()
  screens.set(owner, own.add(screen))
  screen.on('close', () => own.delete(screen))
  screen.send('40')
}

import type { Message } from '@shelfmate/contract/chat'
import type { ApiError } from '#lib/api-error.ts'
import { describeError } from '#lib/errors.ts'
import { newId } from '#lib/new-id.ts'
import { discardAlone, press } from '#lib/outbox/outbox.ts'
import { errorOf, type OutboxEntry } from '#lib/outbox/outbox-entry.ts'
import { useOutbox } from '#lib/outbox/outbox-state.ts'
import { useTroubleOf } from '#lib/outbox/outbox-troubles.ts'
import { useConnectionState } from '#lib/realtime.ts'
import type { WrittenMessage } from './chat.outbox.ts'

const kind = 'chat'
const laneOf = (chatId: string) => `chat ${chatId}`

/** A message that was written here and is not known to be on the server. */
export interface UnsentMessage extends WrittenMessage {
  entryId: string
  /** `held`: goes out by itself when the connection is back. `failed`: is tried again. `refused`: would fail again. */
  state: 'waiting' | 'held' | 'failed' | 'refused'
  /** Why it was refused. */
  reason?: string
}

/** What was written in a chat and is not known to be on the server, in the order of writing. */
export function useUnsent(chatId: string): readonly UnsentMessage[] {
  const entries = useOutbox()
  const trouble = useTroubleOf()(laneOf(chatId))
  const isConnected = useConnectionState() === 'connected'
  const pending = pendingState(trouble?.answer, trouble !== undefined, isConnected)
  return entries
    .filter((entry) => entry.kind === kind && entry.lane === laneOf(chatId))
    .map((entry) => unsentOf(entry, pending))
}

type Pending = Pick<UnsentMessage, 'state' | 'reason'>

function pendingState(answer: ApiError | undefined, isHeldUp: boolean, isConnected: boolean): Pending {
  if (!isHeldUp) return { state: 'waiting' }
  if (!isConnected) return { state: 'held' }
  // What never got through needs no words; what the server said does.
  return { state: 'failed', ...(answer && { reason: describeError(answer).message }) }
}

function unsentOf({ id, payload, refusal }: OutboxEntry, pending: Pending): UnsentMessage {
  // `sendMessage` below is what stores entries of this kind.
  const message = { ...(payload as WrittenMessage), entryId: id }
  if (!refusal) return { ...message, ...pending }
  return { ...message, state: 'refused', reason: describeError(errorOf(refusal)).message }
}

/** Writes a message into a chat: it is shown at once, kept until the server has it, and sent after those before it. */
export function sendMessage(chatId: string, { text, image }: Pick<Message, 'text' | 'image'>): void {
  const message: WrittenMessage = {
    id: newId(),
    chatId,
    text,
    image,
    writtenAt: new Date().toISOString(),
  }
  // Its bubble tells what becomes of it, and so does the queue.
  press({ kind, payload: message, lane: laneOf(chatId) }).done.catch(() => undefined)
}

/** Comes after the screen; a message that needs it has been through it. */
const sender = () => import('#lib/outbox/outbox-sender.ts')

/** Tries again, those before it first. */
export async function retrySend({ entryId, state }: UnsentMessage): Promise<void> {
  const { offerAgain, sendNow } = await sender()
  if (state === 'refused') await offerAgain(entryId)
  else sendNow()
}

/** Forgets a message that was not sent. */
export const discardSend = ({ entryId }: UnsentMessage): Promise<void> => discardAlone(entryId)

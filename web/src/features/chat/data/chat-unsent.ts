import type { Message } from '@shelfmate/contract/chat/chat'
import { deletedText } from '@shelfmate/contract/chat/chat-id'
import { describeError } from '#lib/api/errors.ts'
import { newId } from '#lib/new-id.ts'
import { discardAlone, press } from '#lib/press/press.ts'
import type { Press, Trouble } from '#lib/press/press-machine.ts'
import { errorOf } from '#lib/press/press-refusal.ts'
import { keepRefused, presses, usePresses, useTroubleOf } from '#lib/press/press-store.ts'
import { useConnectionState } from '#lib/realtime.ts'
import type { AlteredMessage, WrittenMessage } from './chat.press.ts'
import * as words from './chat-data-words.ts'

const laneOf = (chatId: string) => `chat ${chatId}`

/** How far something is that was done in a chat and is not known to be on the server. */
export interface Progress {
  pressId: string
  /** `held`: goes out by itself when the connection is back. `failed`: is tried again. `refused`: would fail again. */
  state: 'waiting' | 'held' | 'failed' | 'refused'
  /** What the server said. */
  reason?: string
}

export type UnsentMessage = WrittenMessage & Progress
export type Alteration = AlteredMessage & Progress

/** What was written in a chat and is not known to be on the server, in the order of writing. */
export const useUnsent = (chatId: string): readonly UnsentMessage[] =>
  // `sendMessage` below is what makes presses of this kind.
  usePressesOf(chatId, 'chat').map(({ press: { payload }, ...way }) => ({
    ...(payload as WrittenMessage),
    ...way,
  }))

/** What was done here to messages of a chat and is not confirmed; of each message the last. */
export const useAlterations = (chatId: string): readonly Alteration[] =>
  // `alter` below is what makes presses of this kind.
  usePressesOf(chatId, 'message')
    .map(({ press: { payload }, ...way }) => ({ ...(payload as AlteredMessage), ...way }))
    .filter(({ id }, at, all) => all.findLastIndex((other) => other.id === id) === at)

function usePressesOf(chatId: string, kind: string): (Progress & { press: Press })[] {
  const lane = laneOf(chatId)
  const trouble = useTroubleOf()(lane)
  const isConnected = useConnectionState() === 'connected'
  return usePresses()
    .filter((one) => one.kind === kind && one.lane === lane)
    .map((one) => ({ press: one, pressId: one.id, ...progressOf(one, trouble, isConnected) }))
}

function progressOf(
  { refusal }: Press,
  trouble: Trouble | undefined,
  isConnected: boolean,
): Omit<Progress, 'pressId'> {
  if (refusal) return { state: 'refused', reason: describeError(errorOf(refusal)).message }
  if (!trouble) return { state: 'waiting' }
  if (!isConnected) return { state: 'held' }
  // Nothing was tried since the connection came back, or since Retry.
  if (trouble.failures === 0 && !trouble.answer) return { state: 'waiting' }
  // What never got through needs no words; what the server said does.
  return { state: 'failed', ...(trouble.answer && { reason: describeError(trouble.answer).message }) }
}

/** Writes a message into a chat: it is shown at once, kept until the server has it, and sent after those before it. */
export function sendMessage(chatId: string, { text, image }: Pick<Message, 'text' | 'image'>): void {
  const id = newId()
  const message: WrittenMessage = { id, chatId, text, image, writtenAt: new Date().toISOString() }
  perform('chat', message, { creates: [id] })
}

/** Changes an own text message: shown at once, kept with Retry when it does not work. */
export const editMessage = ({ id, text: before }: Message, chatId: string, text: string) =>
  alter({
    id,
    chatId,
    text,
    before,
    call: { name: 'edit', input: { params: { chatId, id }, body: { text } } },
  })

/** Deletes an own message, its image too: '[deleted]' stands in its place at once. */
export const removeMessage = ({ id, text }: Message, chatId: string) =>
  alter({
    id,
    chatId,
    text: deletedText,
    before: text || words.picture,
    call: { name: 'remove', input: { params: { chatId, id } } },
  })

function alter(alteration: AlteredMessage): void {
  // What the server refused to do to the message before has nobody's interest any more.
  for (const { id, kind, refusal, payload } of presses())
    if (kind === 'message' && refusal && (payload as AlteredMessage).id === alteration.id)
      void discardAlone(id)
  perform('message', alteration, { needs: [alteration.id] })
}

function perform(
  kind: string,
  payload: { chatId: string },
  known: { creates?: readonly string[]; needs?: readonly string[] },
): void {
  const { id, done } = press({ kind, payload, lane: laneOf(payload.chatId), ...known })
  // Its bubble tells what becomes of it, and so does the list of what waits.
  keepRefused(id)
  done.catch(() => undefined)
}

/** Comes after the screen; what needs it has been through it. */
const sender = () => import('#lib/press/press-sender.ts')

/** Tries again, those before it first. */
export async function retry({ pressId, state }: Progress): Promise<void> {
  const { offerAgain, sendNow } = await sender()
  if (state === 'refused') await offerAgain(pressId)
  else sendNow()
}

/** Forgets what was not sent. */
export const giveUp = ({ pressId }: Progress): Promise<void> => discardAlone(pressId)

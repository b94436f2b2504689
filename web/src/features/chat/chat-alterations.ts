import type { ChatChange, chatCalls, Message } from '@shelfmate/contract/chat'
import { deletedText } from '@shelfmate/contract/chat-id'
import { sendTo } from '#lib/api-client.ts'
import { isApiError } from '#lib/api-error.ts'
import { describeError } from '#lib/errors.ts'
import { inTurn } from '#lib/in-turn.ts'
import { setSession } from '#lib/session.ts'
import { createStore } from '#lib/store.ts'
import { addresses } from './chat.addresses.ts'
import { receiveChange } from './chat-live.ts'

/** What was done to an own message here and is not confirmed yet. */
export interface Alteration {
  chatId: string
  id: string
  kind: 'edit' | 'remove'
  /** The text as it will be. */
  text: string
  /** Why it did not work; undefined while it is under way. */
  failure?: string
}

type Alterations = Readonly<Record<string, Alteration>>

const alterations = createStore<Alterations>({})
/** By the id of the message; the last thing done to each. */
export const useAlterations = alterations.use

/** Changes an own text message: shown at once, kept with Retry when it does not work. */
export const editMessage = ({ id }: Message, chatId: string, text: string) =>
  alter({ chatId, id, kind: 'edit', text })

/** Deletes an own text message: '[deleted]' stands in its place at once. */
export const removeMessage = ({ id }: Message, chatId: string) =>
  alter({ chatId, id, kind: 'remove', text: deletedText })

/** Tries an edit or a deletion that failed once more. */
export function retryAlteration({ failure: _failure, ...alteration }: Alteration): void {
  alter(alteration)
}

/** The message stays as the server has it. */
export function discardAlteration({ id }: Alteration): void {
  const { [id]: _discarded, ...rest } = alterations.get()
  alterations.set(rest)
}

function alter(alteration: Alteration): void {
  alterations.set({ ...alterations.get(), [alteration.id]: alteration })
  // What is done to one message goes out in the order of the presses.
  void inTurn([alteration.id], () => carryOut(alteration))
}

async function carryOut(alteration: Alteration): Promise<void> {
  const isLast = () => alterations.get()[alteration.id] === alteration
  try {
    await receiveChange(await call(alteration))
    if (isLast()) discardAlteration(alteration)
  } catch (error) {
    if (isApiError(error, 'UNAUTHENTICATED')) setSession(null)
    const failure = describeError(error).message
    if (isLast()) alterations.set({ ...alterations.get(), [alteration.id]: { ...alteration, failure } })
  }
}

function call({ chatId, id, kind, text }: Alteration): Promise<ChatChange> {
  const params = { chatId, id }
  return kind === 'edit'
    ? sendTo<typeof chatCalls.edit>(addresses.edit, { params, body: { text } })
    : sendTo<typeof chatCalls.remove>(addresses.remove, { params })
}

import type { ChatChange, chatCalls, Message } from '@shelfmate/contract/chat/chat'
import { sendTo } from '#lib/api/api-client.ts'
import { asKind, type CallOf, callKind } from '#lib/press/press-kinds.ts'
import { addresses } from './chat.addresses.ts'
import { conversations } from './chat.queries.ts'
import * as words from './chat-data-words.ts'
import { receiveChange } from './chat-live.ts'

type Calls = typeof chatCalls

/** A message as it waits on the device. */
export interface WrittenMessage {
  /** Made here, so that sending it again never doubles it (D21). */
  id: string
  chatId: string
  text: string
  image: Message['image']
  writtenAt: string
}

/** What was done to an own message, as it waits on the device. */
export interface AlteredMessage {
  call: CallOf<Calls, 'edit' | 'remove'>
  id: string
  chatId: string
  /** The text as it will be. */
  text: string
  /** The text as it was. */
  before: string
}

const glimpseLength = 40

export const chatKind = asKind<WrittenMessage, ChatChange>({
  send: ({ chatId, id, text, image }) =>
    sendTo<Calls['send']>(
      addresses.send,
      { params: { chatId }, body: { id, text, imageId: image?.id ?? null } },
      { outlivesPage: false },
    ),
  receive: receiveChange,
  words: ({ text, image }) => {
    const said = text === '' ? words.aPicture : `“${glimpse(text)}”`
    return {
      what: words.send(said),
      failure: words.messageNotSent(said),
      typed: [text, image ? words.withAPicture : ''].filter((line) => line !== ''),
    }
  },
})

export const alterationKind = callKind<AlteredMessage, ChatChange>({
  addresses,
  takingAway: ['remove'],
  receive: receiveChange,
  refresh: () => conversations.refresh(),
  words: ({ call, text, before }) => {
    const [what, outcome] =
      call.name === 'edit' ? [words.change, words.outcomeChanged] : [words.deleteIt, words.outcomeDeleted]
    return {
      what: `${what} “${glimpse(before)}”`,
      failure: words.messageNotChanged(glimpse(before), outcome),
      typed: call.name === 'edit' ? [text] : [],
    }
  },
})

function glimpse(text: string): string {
  const letters = [...text]
  return letters.length > glimpseLength ? `${letters.slice(0, glimpseLength).join('')}…` : text
}

import type { ChatChange, chatCalls, Message } from '@shelfmate/contract/chat'
import { sendTo } from '#lib/api-client.ts'
import { asKind, type OutboxKind } from '#lib/outbox/outbox-kinds.ts'
import { addresses } from './chat.addresses.ts'
import { receiveChange } from './chat-live.ts'

/** A message as it waits on the device. */
export interface WrittenMessage {
  /** Made here, so that sending it again never doubles it (D21). */
  id: string
  chatId: string
  text: string
  image: Message['image']
  writtenAt: string
}

const glimpseLength = 40

/** How the outbox sends messages. */
const chatOutbox: OutboxKind<WrittenMessage, ChatChange> = {
  send: ({ chatId, id, text, image }) =>
    sendTo<typeof chatCalls.send>(
      addresses.send,
      { params: { chatId }, body: { id, text, imageId: image?.id ?? null } },
      { outlivesPage: false },
    ),
  receive: receiveChange,
  words: ({ text, image }) => {
    const said = text === '' ? 'a picture' : `“${glimpse(text)}”`
    return {
      what: `Send ${said}`,
      failure: `Your message ${said} could not be sent.`,
      typed: [text, image ? 'With a picture' : ''].filter((line) => line !== ''),
    }
  },
}

export const chatKind = asKind(chatOutbox)

function glimpse(text: string): string {
  const letters = [...text]
  return letters.length > glimpseLength ? `${letters.slice(0, glimpseLength).join('')}…` : text
}

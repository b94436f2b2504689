import type { Message } from '@shelfmate/contract/chat/chat'
import { saysOwnWords } from '@shelfmate/contract/chat/own-words'
import type { Alteration } from './chat-unsent.ts'

/** So many messages are drawn, skipped by the browser and compared together. */
const blockLength = 25

export interface MessageBlock {
  key: number
  messages: readonly Message[]
  /** The message before the first one; undefined at the beginning of what is there. */
  previous: Message | undefined
}

/** Cuts a conversation into blocks that stay the same ones when messages come at either end. */
export function blocksOf(messages: readonly Message[]): MessageBlock[] {
  const blocks: { key: number; messages: Message[]; previous: Message | undefined }[] = []
  let previous: Message | undefined
  for (const message of messages) {
    const key = Math.floor(message.seq / blockLength)
    const last = blocks.at(-1)
    if (last?.key === key) last.messages.push(message)
    else blocks.push({ key, messages: [message], previous })
    previous = message
  }
  return blocks
}

/** The partner's first message that was not read when only `readUpTo` was; undefined when there is none. */
export const firstUnread = (messages: readonly Message[], partnerId: string, readUpTo: number) =>
  messages.find(({ seq, senderId, deleted }) => seq > readUpTo && senderId === partnerId && !deleted)

/** Place of the partner's newest message, 0 when they have written none. */
export const newestOf = (messages: readonly Message[], partnerId: string): number =>
  messages.findLast(({ senderId }) => senderId === partnerId)?.seq ?? 0

/** A message as it is shown: what was done to it here and is not confirmed is done. */
export function asShown(message: Message, alterations: readonly Alteration[]): Message {
  const alteration = alterations.find(({ id }) => id === message.id)
  if (!alteration) return message
  const deleted = alteration.call.name === 'remove'
  return { ...message, text: alteration.text, deleted, image: deleted ? null : message.image }
}

/** The last message of mine that can be edited, as it is shown: arrow-up opens it. */
export function lastEditable(
  messages: readonly Message[],
  userId: string,
  alterations: readonly Alteration[],
): Message | undefined {
  const isOpen = (message: Message) => isDeletable(message, userId) && isEditable(message)
  const last = messages.findLast((message) => isOpen(asShown(message, alterations)))
  return last && asShown(last, alterations)
}

/** Only the sender's own messages can be deleted; a card tells what has happened. */
export const isDeletable = ({ senderId, deleted, card }: Message, userId: string): boolean =>
  senderId === userId && !deleted && !card

/** What somebody else wrote, on a card as well, as long as it is there. */
export const isReportable = ({ senderId, deleted, card }: Message, userId: string): boolean =>
  senderId !== userId && !deleted && (!card || saysOwnWords(card))

/** Whether a message that can be deleted can be edited as well: one with an image stays as it was sent. */
export const isEditable = ({ image }: Message): boolean => image === null

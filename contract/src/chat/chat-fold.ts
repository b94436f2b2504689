import { compare } from '../text/compare.ts'
import type { CaughtUp, ChatChange, ChatSummary, Conversation, Message, Person } from './chat.ts'

/**
 * A conversation after a change, or 'gap' when a change in between was missed: then ask for what came after
 * `conversation.change`. An older change leaves it as it is, but for the partner, whose name has no number; messages that
 * the change does not name stay the same objects.
 */
export function foldConversation(held: Conversation, change: CaughtUp): Conversation | 'gap' {
  const conversation = withPartner(held, change.partner)
  if (change.change <= conversation.change) return conversation
  if (change.since > conversation.change) return 'gap'
  const { unreadCount, lastMessage, lastRead } = change
  const { shared } = conversation
  return {
    ...conversation,
    ...(shared !== undefined && { shared: shared + newHandOvers(conversation, change) }),
    change: change.change,
    unreadCount,
    lastMessage,
    lastRead,
    messages: foldMessages(conversation.messages, change.messages, conversation.before),
  }
}

/** The same conversation where the partner is called the same, and looks the same. */
function withPartner(held: Conversation, partner: Person | undefined): Conversation {
  const { displayName, photoId } = held.partner
  const isAsHeld = !partner || (partner.displayName === displayName && partner.photoId === photoId)
  return isAsHeld ? held : { ...held, partner }
}

/** Each hand-over is told by one card (D50), which stays as it is unless a steward takes it away. */
function newHandOvers({ messages }: Conversation, change: ChatChange): number {
  const heldUpTo = messages.at(-1)?.seq ?? 0
  return change.messages.filter(
    ({ seq, card }) => seq > heldUpTo && card?.state === 'handedOver' && card.event === null,
  ).length
}

/** Messages older than what has been read are left out: their page will bring them as they are then. */
function foldMessages(
  held: readonly Message[],
  changed: readonly Message[],
  before: number | null,
): Message[] {
  const bySeq = new Map(held.map((message) => [message.seq, message]))
  for (const message of changed) if (before === null || message.seq >= before) bySeq.set(message.seq, message)
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

/**
 * The list of chats after a change, latest message first; 'unknown' when it needs a chat that the list does not hold yet,
 * whose partner's name only the server knows. Every change carries its chat's whole state, so gaps do not matter here.
 */
export function foldChats(
  chats: readonly ChatSummary[],
  change: ChatChange,
): readonly ChatSummary[] | 'unknown' {
  const held = chats.find(({ chatId }) => chatId === change.chatId)
  if (!held) return change.lastMessage ? 'unknown' : chats
  if (change.change <= held.change) return chats
  const { unreadCount, lastMessage } = change
  const folded = { ...held, change: change.change, unreadCount, lastMessage }
  return chats.map((chat) => (chat === held ? folded : chat)).sort(latestFirst)
}

const latestFirst = (a: ChatSummary, b: ChatSummary) =>
  compare(b.lastMessage?.sentAt ?? '', a.lastMessage?.sentAt ?? '') || compare(b.chatId, a.chatId)

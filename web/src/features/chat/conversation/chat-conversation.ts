import type { ChatChange, Conversation, Message } from '@shelfmate/contract/chat/chat'

interface OlderMessages {
  messages: readonly Message[]
  before: number | null
}

/** The conversation with the messages before it. What changed while they were read is in `changes`. */
export function withOlder(
  conversation: Conversation,
  older: OlderMessages,
  changes: readonly ChatChange[],
): Conversation {
  const first = conversation.messages[0]?.seq ?? Number.POSITIVE_INFINITY
  const changed = new Map(
    changes
      .toSorted((a, b) => a.change - b.change)
      .flatMap(({ messages }) => messages)
      .map((message) => [message.seq, message]),
  )
  const messages = older.messages
    .filter(({ seq }) => seq < first)
    .map((message) => changed.get(message.seq) ?? message)
  return { ...conversation, messages: [...messages, ...conversation.messages], before: older.before }
}

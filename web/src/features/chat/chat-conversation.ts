import type { ChatChange, Conversation, Message } from '@shelfmate/contract/chat'
import { foldConversation } from '@shelfmate/contract/chat-fold'

/** Folds what is known of later changes into a conversation, as far as they follow each other without a gap. */
export function foldRecent(conversation: Conversation, changes: readonly ChatChange[]): Conversation {
  let folded = conversation
  for (const change of changes.toSorted((a, b) => a.change - b.change)) {
    const next = foldConversation(folded, change)
    if (next === 'gap') break
    folded = next
  }
  return folded
}

interface OlderMessages {
  messages: readonly Message[]
  before: number | null
}

/**
 * The conversation with the messages before it. `asked` is the place they were asked for: should the conversation have been
 * opened anew meanwhile, they do not fit any more. What changed while they were read is in `changes`.
 */
export function withOlder(
  conversation: Conversation,
  older: OlderMessages,
  asked: number,
  changes: readonly ChatChange[],
): Conversation {
  if (conversation.before !== asked) return conversation
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

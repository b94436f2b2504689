import type { Message, RequestCard } from '@shelfmate/contract/chat/chat'
import { useQuery } from '@tanstack/react-query'
import { conversationQuery } from '#features/chat/data/chat.queries.ts'
import { ChatRequest } from '#features/requests/chat-request.tsx'

interface ChatCardProps {
  chatId: string
  id: string
  card: RequestCard
  text: string
}

/** A message that tells of a request: of several that tell the same, for it came back, the newest is the one to answer. */
export function ChatCard({ chatId, id, card, text }: ChatCardProps) {
  const isLatest = useIsLast({ chatId, id }, (message) => tellsSame(message, card))
  const isNewest = useIsLast({ chatId, id }, (message) => Boolean(message.card))
  return <ChatRequest card={card} text={text} isLatest={isLatest} isNewest={isNewest} />
}

/** Whether a message is the last of its kind. */
function useIsLast(
  { chatId, id }: Pick<ChatCardProps, 'chatId' | 'id'>,
  isSuch: (message: Message) => boolean,
) {
  const { data = false } = useQuery({
    ...conversationQuery(chatId),
    // The chat around it asks for what it missed.
    refetchOnMount: false,
    select: ({ messages }) => messages.findLast(isSuch)?.id === id,
  })
  return data
}

const tellsSame = ({ card }: Message, { requestId, state, event }: RequestCard) =>
  card?.requestId === requestId && card.state === state && card.event === event

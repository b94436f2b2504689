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
  const { data: [isLatest, isNewest] = [false, false] } = useQuery({
    ...conversationQuery(chatId),
    // The chat around it asks for what it missed.
    refetchOnMount: false,
    select: ({ messages }) =>
      [
        messages.findLast((each) => tellsSame(each, card))?.id === id,
        messages.findLast((each) => each.card)?.id === id,
      ] as const,
  })
  return <ChatRequest card={card} text={text} isLatest={isLatest} isNewest={isNewest} />
}

const tellsSame = ({ card }: Message, { requestId, state, event }: RequestCard) =>
  card?.requestId === requestId && card.state === state && card.event === event

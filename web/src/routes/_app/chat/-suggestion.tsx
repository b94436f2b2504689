import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepDraft, readSuggested, takenBack } from '#features/chat/composer/chat-drafts.ts'
import { conversationQuery } from '#features/chat/data/chat.queries.ts'
import { isPast } from '#features/requests/first-line/first-line.ts'
import { requestsQuery } from '#features/requests/requests.queries.ts'

/** Takes a first line that nobody has touched out of a chat's field once it is past. Draws nothing. */
export function Suggestion({ userId, chatId }: { userId: string; chatId: string }) {
  const { data: requests } = useQuery(requestsQuery)
  // The chat around it asks for what it missed.
  const { data: chat } = useQuery({ ...conversationQuery(chatId), refetchOnMount: false })
  const answeredAt = chat?.messages.findLast(({ senderId }) => senderId !== userId)?.sentAt
  useEffect(() => {
    const about = readSuggested(userId, chatId)
    if (about === undefined || !requests || !isPast(about, requests.items, answeredAt)) return
    keepDraft(userId, chatId, '')
    takenBack.set(takenBack.get() + 1)
  }, [userId, chatId, requests, answeredAt])
  return null
}

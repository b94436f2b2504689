import type { Message } from '@shelfmate/contract/chat/chat'
import { partnerIn } from '@shelfmate/contract/chat/chat-id'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { readSuggested } from '#features/chat/composer/chat-drafts.ts'
import { ChatDashboard } from '#features/chat/list/chat-dashboard.tsx'
import { MessageCards } from '#features/chat/messages/message-cards.ts'
import { useRequestsLive } from '#features/requests/requests.queries.ts'
import { useSession } from '#lib/api/session.ts'
import { lazyOnRender } from '#lib/lazy/lazy-part.ts'
import { BlockAndReport, PersonPopup } from '../-person-popup.tsx'
import * as words from '../-screen-words.ts'
import { ChatCard } from './-chat-card.tsx'

const Suggestion = lazyOnRender(async () => (await import('./-suggestion.tsx')).Suggestion)

export const Route = createFileRoute('/_app/chat/$chatId')({
  staticData: { title: words.chats },
  component: ChatRoute,
})

function ChatRoute() {
  const { chatId } = Route.useParams()
  const { user } = Route.useRouteContext()
  // Not the route's own copy of the name: this one follows a new one.
  const displayName = useSession()?.displayName ?? user.displayName
  useRequestsLive()
  const [person, setPerson] = useState<string>()
  const partnerId = partnerIn(chatId, user.id)
  return (
    <MessageCards value={cardsOf(chatId)}>
      <ChatDashboard
        chatId={chatId}
        me={{ id: user.id, displayName }}
        onPerson={setPerson}
        aboutPartner={partnerId !== undefined && <BlockAndReport userId={partnerId} isUnnamed />}
      />
      {readSuggested(user.id, chatId) !== undefined && <Suggestion userId={user.id} chatId={chatId} />}
      <PersonPopup userId={person} viewerId={user.id} isInChat onClose={() => setPerson(undefined)} />
    </MessageCards>
  )
}

const cardsOf =
  (chatId: string) =>
  ({ id, card, text }: Message) =>
    card && <ChatCard chatId={chatId} id={id} card={card} text={text} />

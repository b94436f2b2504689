import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { ChatDashboard } from '#features/chat/chat-dashboard.tsx'
import { ProfilePopup } from '#features/profile/profile-popup.tsx'
import { useSession } from '#lib/session.ts'

export const Route = createFileRoute('/_app/chat/$chatId')({
  staticData: { title: 'Chats' },
  component: ChatRoute,
})

function ChatRoute() {
  const { chatId } = Route.useParams()
  const { user } = Route.useRouteContext()
  // Not the route's own copy of the name: this one follows a new one.
  const displayName = useSession()?.displayName ?? user.displayName
  const [person, setPerson] = useState<string>()
  return (
    <>
      <ChatDashboard chatId={chatId} me={{ id: user.id, displayName }} onPerson={setPerson} />
      <ProfilePopup userId={person} onClose={() => setPerson(undefined)} />
    </>
  )
}

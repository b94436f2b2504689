import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { AchievementsScreen } from '#features/achievements/achievements-screen.tsx'
import { KeepAway } from '#features/blocks/keep-away.tsx'
import { ProfilePopup } from '#features/profile/profile-popup.tsx'
import { ChatLink } from './-chat-link.tsx'

export const Route = createFileRoute('/_app/progress')({
  staticData: { title: 'Achievements & Progress' },
  component: ProgressRoute,
})

function ProgressRoute() {
  const { user } = Route.useRouteContext()
  const [person, setPerson] = useState<string>()
  return (
    <>
      <AchievementsScreen onPerson={setPerson} />
      <ProfilePopup
        userId={person}
        onClose={() => setPerson(undefined)}
        actions={
          person !== undefined &&
          person !== user.id && (
            <>
              <ChatLink userId={person} />
              <KeepAway userId={person} onDone={() => setPerson(undefined)} />
            </>
          )
        }
      />
    </>
  )
}

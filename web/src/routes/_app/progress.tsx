import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { AchievementsScreen } from '#features/achievements/achievements-screen.tsx'
import { ProfilePopup } from '#features/profile/profile-popup.tsx'
import { partOnSight } from '#lib/lazy/lazy-part.ts'
import { ChatLink } from './-chat-link.tsx'
import * as words from './-screen-words.ts'

const KeepAway = partOnSight(async () => (await import('#features/blocks/keep-away.tsx')).KeepAway)

export const Route = createFileRoute('/_app/progress')({
  validateSearch: ({ badge }): { badge?: string } => (typeof badge === 'string' ? { badge } : {}),
  staticData: { title: words.achievementsAndProgress },
  component: ProgressRoute,
})

function ProgressRoute() {
  const { user } = Route.useRouteContext()
  const { badge } = Route.useSearch()
  const navigate = Route.useNavigate()
  const showBadge = (name: string | undefined) =>
    void navigate({
      search: name === undefined ? {} : { badge: name },
      ...{ replace: true, resetScroll: false },
    })
  const [person, setPerson] = useState<string>()
  return (
    <>
      <AchievementsScreen onPerson={setPerson} badge={badge} onBadge={showBadge} />
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

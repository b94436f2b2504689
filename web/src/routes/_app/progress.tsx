import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { AchievementsScreen } from '#features/achievements/achievements-screen.tsx'
import { ProfilePopup } from '#features/profile/profile-popup.tsx'
import { lazyOnRender } from '#lib/lazy/lazy-part.ts'
import { ChatLink } from './-chat-link.tsx'
import * as words from './-screen-words.ts'

const BlockAndReport = lazyOnRender(
  async () => (await import('#features/blocks/block-and-report.tsx')).BlockAndReport,
)

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
              <BlockAndReport userId={person} onDone={() => setPerson(undefined)} />
            </>
          )
        }
      />
    </>
  )
}

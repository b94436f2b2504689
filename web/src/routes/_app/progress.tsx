import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { AchievementsScreen } from '#features/achievements/achievements-screen.tsx'
import { PersonPopup } from './-person-popup.tsx'
import * as words from './-screen-words.ts'

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
    void navigate({ search: name === undefined ? {} : { badge: name }, replace: true, resetScroll: false })
  const [person, setPerson] = useState<string>()
  return (
    <>
      <AchievementsScreen onPerson={setPerson} badge={badge} onBadge={showBadge} />
      <PersonPopup userId={person} viewerId={user.id} onClose={() => setPerson(undefined)} />
    </>
  )
}

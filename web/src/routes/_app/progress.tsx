import { createFileRoute } from '@tanstack/react-router'
import { AchievementsScreen } from '#features/achievements/achievements-screen.tsx'

export const Route = createFileRoute('/_app/progress')({
  staticData: { title: 'Achievements & Progress' },
  component: ProgressRoute,
})

function ProgressRoute() {
  const navigate = Route.useNavigate()
  return (
    <AchievementsScreen
      onPerson={(userId) => void navigate({ to: '/viewprofile/$userId', params: { userId } })}
    />
  )
}

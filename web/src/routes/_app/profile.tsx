import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '#features/profile/profile-screen.tsx'
import { partOnSight } from '#lib/lazy-part.ts'
import { notifySuccess } from '#ui/toasts.ts'

const BlockedPeople = partOnSight(
  async () => (await import('#features/blocks/blocked-people.tsx')).BlockedPeople,
)

export const Route = createFileRoute('/_app/profile')({
  staticData: { title: 'Edit Profile' },
  component: ProfileRoute,
})

function ProfileRoute() {
  const navigate = Route.useNavigate()
  const goHome = () => void navigate({ to: '/home' })
  const saved = () => {
    notifySuccess('Profile updated!')
    goHome()
  }
  return (
    <>
      <ProfileScreen onSaved={saved} onCancel={goHome} />
      <BlockedPeople />
    </>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { BlockedPeople } from '#features/blocks/blocked-people.tsx'
import { ProfileScreen } from '#features/profile/profile-screen.tsx'
import { notifySuccess } from '#ui/toasts.ts'

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

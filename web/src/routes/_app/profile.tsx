import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '#features/profile/profile-screen.tsx'
import { lazyOnRender } from '#lib/lazy/lazy-part.ts'
import * as words from './-screen-words.ts'

const BelowProfile = lazyOnRender(async () => (await import('./-below-profile.tsx')).BelowProfile)

export const Route = createFileRoute('/_app/profile')({
  staticData: { title: words.editProfile },
  component: ProfileRoute,
})

function ProfileRoute() {
  const navigate = Route.useNavigate()
  const goHome = () => void navigate({ to: '/home' })
  return (
    <>
      <ProfileScreen onSaved={goHome} onCancel={goHome} />
      <BelowProfile />
    </>
  )
}

import { createFileRoute, useRouter } from '@tanstack/react-router'
import { ChangePasswordForm } from '#features/auth/change-password-form.tsx'
import { Card } from '#ui/cards/card.tsx'
import { NarrowScreen } from '#ui/frame/narrow-screen.tsx'
import { ScreenHeader } from '#ui/frame/screen-header.tsx'
import { notifySuccess } from '#ui/layers/toasts.ts'

export const Route = createFileRoute('/_app/changepassword')({
  staticData: { title: 'Change Password' },
  component: ChangePasswordScreen,
})

function ChangePasswordScreen() {
  const router = useRouter()
  const { user } = Route.useRouteContext()
  const goHome = () => void router.navigate({ to: '/home' })
  const done = () => {
    notifySuccess('Password updated successfully!')
    goHome()
  }
  return (
    <NarrowScreen>
      <ScreenHeader title="Change Password" subtitle="This logs you out everywhere else." />
      <Card>
        <ChangePasswordForm email={user.email} onChanged={done} onCancel={goHome} />
      </Card>
    </NarrowScreen>
  )
}

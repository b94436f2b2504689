import { createFileRoute, useRouter } from '@tanstack/react-router'
import { ChangePasswordForm } from '#features/auth/change-password-form.tsx'
import { keepNotices } from '#features/notifications/use-device.ts'
import { Card } from '#ui/cards/card.tsx'
import { NarrowScreen } from '#ui/frame/narrow-screen.tsx'
import { ScreenHeader } from '#ui/frame/screen-header.tsx'
import { notifySuccess } from '#ui/layers/toasts.ts'
import * as words from './-screen-words.ts'

export const Route = createFileRoute('/_app/changepassword')({
  staticData: { title: words.changePassword },
  component: ChangePasswordScreen,
})

function ChangePasswordScreen() {
  const router = useRouter()
  const { user } = Route.useRouteContext()
  const goHome = () => void router.navigate({ to: '/home' })
  const tellChanged = () => {
    keepNotices()
    notifySuccess(words.passwordUpdatedSuccessfully)
  }
  return (
    <NarrowScreen>
      <ScreenHeader title={words.changePassword} subtitle={words.changePasswordSubtitle} />
      <Card>
        <ChangePasswordForm email={user.email} onChanged={tellChanged} onDone={goHome} onCancel={goHome} />
      </Card>
    </NarrowScreen>
  )
}

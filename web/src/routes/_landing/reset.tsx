import { createFileRoute, useRouter } from '@tanstack/react-router'
import { ResetPasswordForm } from '#features/auth/reset-password-form.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import { notifySuccess } from '#ui/layers/toasts.ts'
import * as words from './-landing-words.ts'
import { tokenSearch } from './-token-search.ts'

export const Route = createFileRoute('/_landing/reset')({
  validateSearch: tokenSearch,
  staticData: { title: words.resetPassword },
  component: ResetScreen,
})

function ResetScreen() {
  const router = useRouter()
  const { token } = Route.useSearch()
  const done = () => {
    notifySuccess(words.newPasswordSet)
    void router.navigate({ to: '/login', replace: true })
  }
  return (
    <Popup title={words.resetPassword} opened onClose={() => void router.navigate({ to: '/' })}>
      <ResetPasswordForm key={token} token={token} onReset={done} />
    </Popup>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordForm } from '#features/auth/reset-password-form.tsx'
import { LandingPopup } from './-landing-popup.tsx'
import * as words from './-landing-words.ts'
import { tokenSearch } from './-token-search.ts'
import { useGoingOn } from './-use-going-on.ts'

export const Route = createFileRoute('/_landing/reset')({
  validateSearch: tokenSearch,
  staticData: { title: words.resetPassword },
  component: ResetScreen,
})

function ResetScreen() {
  const goOn = useGoingOn()
  const { token } = Route.useSearch()
  return (
    <LandingPopup title={words.resetPassword}>
      <ResetPasswordForm key={token} token={token} onReset={() => goOn(words.newPasswordSet, '/login')} />
    </LandingPopup>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordForm } from '#features/auth/reset-password-form.tsx'
import { readSession } from '#lib/api/session.ts'
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
  const done = async () => {
    // A new password ends its owner's sessions: one that is open here is somebody else's, to whom the login leads.
    const other = await readSession().catch(() => null)
    goOn(other ? words.newPasswordSetBeside(other.displayName) : words.newPasswordSet, '/login')
  }
  return (
    <LandingPopup title={words.resetPassword}>
      <ResetPasswordForm key={token} token={token} onReset={() => void done()} />
    </LandingPopup>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { VerifyLink } from '#features/auth/email/verify-link.tsx'
import { LandingPopup } from './-landing-popup.tsx'
import * as words from './-landing-words.ts'
import { tokenSearch } from './-token-search.ts'
import { useGoingOn } from './-use-going-on.ts'

export const Route = createFileRoute('/_landing/verify')({
  validateSearch: tokenSearch,
  staticData: { title: words.confirmYourEmail },
  component: VerifyScreen,
})

function VerifyScreen() {
  const goOn = useGoingOn()
  const { token } = Route.useSearch()
  return (
    <LandingPopup title={words.confirmYourEmail}>
      {/* Where nobody is signed in, the way home leads through the login. */}
      <VerifyLink token={token} onVerified={() => goOn(words.emailConfirmed, '/home')} />
    </LandingPopup>
  )
}

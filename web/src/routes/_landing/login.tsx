import { createFileRoute } from '@tanstack/react-router'
import { LoginForm } from '#features/auth/login-form.tsx'
import { nextAddress } from '#lib/api/next-address.ts'
import { redirectSignedIn } from '#lib/api/session.ts'
import { LandingPopup } from './-landing-popup.tsx'
import * as words from './-landing-words.ts'
import { nextSearch } from './-next-search.ts'
import { useGoingOn } from './-use-going-on.ts'

export const Route = createFileRoute('/_landing/login')({
  validateSearch: nextSearch,
  staticData: { title: words.logIn },
  beforeLoad: redirectSignedIn,
  component: LoginScreen,
})

function LoginScreen() {
  const goOn = useGoingOn()
  const { next } = Route.useSearch()
  return (
    <LandingPopup title={words.logIn}>
      <LoginForm onLoggedIn={() => goOn(words.loggedIn, nextAddress(next))} />
    </LandingPopup>
  )
}

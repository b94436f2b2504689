import { createFileRoute, useRouter } from '@tanstack/react-router'
import { SignUpForm } from '#features/auth/sign-up-form.tsx'
import { redirectSignedIn } from '#lib/api/session.ts'
import { LandingPopup } from './-landing-popup.tsx'
import * as words from './-landing-words.ts'
import { nextSearch } from './-next-search.ts'

export const Route = createFileRoute('/_landing/signup')({
  validateSearch: nextSearch,
  staticData: { title: words.signUp },
  beforeLoad: redirectSignedIn,
  component: SignUpScreen,
})

function SignUpScreen() {
  const router = useRouter()
  const goHome = () => void router.navigate({ to: '/home', replace: true })
  return (
    <LandingPopup title={words.signUp}>
      <SignUpForm onSignedUp={goHome} />
    </LandingPopup>
  )
}

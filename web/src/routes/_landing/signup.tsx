import { createFileRoute, useRouter } from '@tanstack/react-router'
import { SignUpForm } from '#features/auth/sign-up-form.tsx'
import { redirectSignedIn } from '#lib/api/session.ts'
import { Popup } from '#ui/layers/popup.tsx'
import * as words from './-landing-words.ts'

export const Route = createFileRoute('/_landing/signup')({
  staticData: { title: words.signUp },
  beforeLoad: redirectSignedIn,
  component: SignUpScreen,
})

function SignUpScreen() {
  const router = useRouter()
  const close = () => void router.navigate({ to: '/' })
  const goHome = () => void router.navigate({ to: '/home', replace: true })
  return (
    <Popup title={words.signUp} opened onClose={close}>
      <SignUpForm onSignedUp={goHome} />
    </Popup>
  )
}

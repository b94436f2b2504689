import { createFileRoute, useRouter } from '@tanstack/react-router'
import { LoginForm } from '#features/auth/login-form.tsx'
import { nextAddress } from '#lib/api/next-address.ts'
import { redirectSignedIn } from '#lib/api/session.ts'
import { Popup } from '#ui/layers/popup.tsx'
import { notifySuccess } from '#ui/layers/toasts.ts'
import * as words from './-landing-words.ts'

export const Route = createFileRoute('/_landing/login')({
  validateSearch: (search): { next?: string } =>
    typeof search['next'] === 'string' ? { next: search['next'] } : {},
  staticData: { title: words.logIn },
  beforeLoad: redirectSignedIn,
  component: LoginScreen,
})

function LoginScreen() {
  const router = useRouter()
  const { next } = Route.useSearch()
  const close = () => void router.navigate({ to: '/' })
  const goOn = () => {
    notifySuccess(words.loggedIn)
    router.history.replace(nextAddress(next))
  }
  return (
    <Popup title={words.logIn} opened onClose={close}>
      <LoginForm onLoggedIn={goOn} />
    </Popup>
  )
}

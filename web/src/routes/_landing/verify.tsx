import { createFileRoute, useRouter } from '@tanstack/react-router'
import { VerifyLink } from '#features/auth/verify-link.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import { notifySuccess } from '#ui/layers/toasts.ts'
import * as words from './-landing-words.ts'
import { tokenSearch } from './-token-search.ts'

export const Route = createFileRoute('/_landing/verify')({
  validateSearch: tokenSearch,
  staticData: { title: words.confirmYourEmail },
  component: VerifyScreen,
})

function VerifyScreen() {
  const router = useRouter()
  const { token } = Route.useSearch()
  const done = () => {
    notifySuccess(words.emailConfirmed)
    // Where nobody is signed in, the way home leads through the login.
    void router.navigate({ to: '/home', replace: true })
  }
  return (
    <Popup title={words.confirmYourEmail} opened onClose={() => void router.navigate({ to: '/' })}>
      <VerifyLink token={token} onVerified={done} />
    </Popup>
  )
}

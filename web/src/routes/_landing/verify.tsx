import { createFileRoute, useRouter } from '@tanstack/react-router'
import { VerifyLink } from '#features/auth/verify-link.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import { notifySuccess } from '#ui/layers/toasts.ts'

export const Route = createFileRoute('/_landing/verify')({
  validateSearch: (search): { token: string } => ({
    token: typeof search['token'] === 'string' ? search['token'] : '',
  }),
  staticData: { title: 'Confirm your email' },
  component: VerifyScreen,
})

function VerifyScreen() {
  const router = useRouter()
  const { token } = Route.useSearch()
  const done = () => {
    notifySuccess('Thanks! Your email address is confirmed.')
    // Where nobody is signed in, the way home leads through the login.
    void router.navigate({ to: '/home', replace: true })
  }
  return (
    <Popup title="Confirm your email" opened onClose={() => void router.navigate({ to: '/' })}>
      <VerifyLink token={token} onVerified={done} />
    </Popup>
  )
}

import { createFileRoute, useRouter } from '@tanstack/react-router'
import { ForgotPasswordForm } from '#features/auth/forgot-password-form.tsx'
import { Popup } from '#ui/layers/popup.tsx'

export const Route = createFileRoute('/_landing/forgot')({
  staticData: { title: 'Forgot password' },
  component: ForgotScreen,
})

function ForgotScreen() {
  const router = useRouter()
  return (
    <Popup title="Forgot password?" opened onClose={() => void router.navigate({ to: '/' })}>
      <ForgotPasswordForm />
    </Popup>
  )
}

import { createFileRoute, useRouter } from '@tanstack/react-router'
import { ForgotPasswordForm } from '#features/auth/forgot-password-form.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import * as words from './-landing-words.ts'

export const Route = createFileRoute('/_landing/forgot')({
  staticData: { title: words.forgotPassword },
  component: ForgotScreen,
})

function ForgotScreen() {
  const router = useRouter()
  return (
    <Popup title={words.forgotPasswordAlone} opened onClose={() => void router.navigate({ to: '/' })}>
      <ForgotPasswordForm />
    </Popup>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordForm } from '#features/auth/forgot-password-form.tsx'
import { LandingPopup } from './-landing-popup.tsx'
import * as words from './-landing-words.ts'
import { nextSearch } from './-next-search.ts'

export const Route = createFileRoute('/_landing/forgot')({
  validateSearch: nextSearch,
  staticData: { title: words.forgotPassword },
  component: ForgotScreen,
})

function ForgotScreen() {
  return (
    <LandingPopup title={words.forgotPasswordAlone}>
      <ForgotPasswordForm />
    </LandingPopup>
  )
}

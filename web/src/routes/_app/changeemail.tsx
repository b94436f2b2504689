import { createFileRoute, useRouter } from '@tanstack/react-router'
import { EmailChange } from '#features/auth/email/email-change.tsx'
import { NarrowScreen } from '#ui/frame/narrow-screen.tsx'
import { ScreenHeader } from '#ui/frame/screen-header.tsx'
import { notifySuccess } from '#ui/layers/toasts.ts'
import * as words from './-screen-words.ts'

export const Route = createFileRoute('/_app/changeemail')({
  staticData: { title: words.changeEmail },
  component: ChangeEmailScreen,
})

function ChangeEmailScreen() {
  const router = useRouter()
  // Whoever is elsewhere by the time of the answer is not called away from there.
  const goHome = () => {
    if (router.latestLocation.pathname === '/changeemail') void router.navigate({ to: '/home' })
  }
  const changed = () => {
    notifySuccess(words.emailChanged)
    goHome()
  }
  return (
    <NarrowScreen>
      <ScreenHeader title={words.changeEmail} subtitle={words.changeEmailSubtitle} />
      <EmailChange onChanged={changed} onLeave={goHome} />
    </NarrowScreen>
  )
}

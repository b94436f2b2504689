import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ChangeEmailForm } from '#features/auth/change-email-form.tsx'
import { VerifyCard } from '#features/auth/verify-card.tsx'
import { useSession } from '#lib/api/session.ts'
import { Card } from '#ui/cards/card.tsx'
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
  const user = useSession()
  const [pending, setPending] = useState<string>()
  const goHome = () => void router.navigate({ to: '/home' })
  const changed = (waiting: string | null) => {
    if (waiting !== null) return setPending(waiting)
    notifySuccess(words.emailChanged)
    goHome()
  }
  return (
    <NarrowScreen>
      <ScreenHeader title={words.changeEmail} subtitle={words.changeEmailSubtitle} />
      {pending === undefined ? (
        <Card>
          <ChangeEmailForm email={user?.email ?? ''} onChanged={changed} onCancel={goHome} />
        </Card>
      ) : (
        <VerifyCard email={pending} onConfirmed={goHome} />
      )}
    </NarrowScreen>
  )
}

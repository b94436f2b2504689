import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadError } from '#lib/states/load-error.tsx'
import { Card } from '#ui/cards/card.tsx'
import { notifySuccess } from '#ui/layers/toasts.ts'
import { SkeletonCards } from '#ui/states/skeletons.tsx'
import { emailQuery } from '../account.queries.ts'
import * as words from '../auth-words.ts'
import { ChangeEmailForm } from './change-email-form.tsx'
import { VerifyCard } from './verify-card.tsx'

interface EmailChangeProps {
  /** The new address counts at once, without a code. */
  onChanged: () => void
  /** By the code, by Cancel, or because the address stays. */
  onLeave: () => void
}

/** Asks for a new address, or for the code of one that waits for it: also of whoever comes back with the code from their mail. */
export function EmailChange({ onChanged, onLeave }: EmailChangeProps) {
  const query = useQuery(emailQuery)
  const [isAnother, setAnother] = useState(false)
  if (query.data === undefined)
    return query.error ? (
      <Card>
        <LoadError title={words.emailNotLoaded} query={query} />
      </Card>
    ) : (
      <SkeletonCards label={words.loadingYourEmail} count={1} height={340} />
    )
  const { email, pending, sendsMail } = query.data
  if (pending !== null && !isAnother)
    return <VerifyCard email={pending} onAnother={() => setAnother(true)} onConfirmed={onLeave} />
  return (
    <Card>
      <ChangeEmailForm
        email={email}
        countsAtOnce={sendsMail === false}
        isInstead={pending !== null}
        onSent={() => setAnother(false)}
        onChanged={onChanged}
        onKept={() => {
          notifySuccess(words.emailStays(email))
          onLeave()
        }}
        onCancel={pending === null ? onLeave : () => setAnother(false)}
      />
    </Card>
  )
}

import { Button } from '@mantine/core'
import { verifyEmailBody } from '@shelfmate/contract/account/auth'
import { Link } from '@tanstack/react-router'
import { describeError } from '#lib/api/errors.ts'
import { fieldErrors } from '#lib/forms/forms.ts'
import { FormAlert } from '#ui/fields/form-alert.tsx'
import { useVerifyEmail } from './account.mutations.ts'
import classes from './auth-form.module.css'
import * as words from './auth-words.ts'

interface VerifyLinkProps {
  /** From the link in the mail. */
  token: string
  onVerified: () => void
}

/** Confirms the address of a mailed link by a press: programs that look through mail open links, too. */
export function VerifyLink({ token, onVerified }: VerifyLinkProps) {
  const verify = useVerifyEmail()
  const linkIsBroken = Object.keys(fieldErrors(verifyEmailBody, { token })).length > 0
  if (linkIsBroken) return <Failed message={words.verifyLinkIncomplete} />
  const failure = verify.error && describeError(verify.error)
  return (
    <div className={classes.form}>
      {failure ? (
        <Failed message={failure.message} requestId={failure.requestId} />
      ) : (
        <p className={classes.hint}>{words.pressToConfirm}</p>
      )}
      <Button
        data-autofocus
        loading={verify.isPending}
        onClick={() => verify.mutate({ token }, { onSuccess: onVerified })}
      >
        {words.confirmMyAddress}
      </Button>
    </div>
  )
}

function Failed({ message, requestId }: { message: string; requestId?: string | undefined }) {
  return (
    <FormAlert message={message} requestId={requestId}>
      <Link to="/home">{words.goToHomeScreen}</Link>
    </FormAlert>
  )
}

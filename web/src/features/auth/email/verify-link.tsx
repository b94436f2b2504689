import { verifyEmailBody } from '@shelfmate/contract/account/auth'
import { Link } from '@tanstack/react-router'
import { fieldErrors } from '#lib/forms/forms.ts'
import { FailureAlert } from '#lib/states/failure-alert.tsx'
import { FormAlert } from '#ui/fields/form-alert.tsx'
import { SteadyButton } from '#ui/steady-button.tsx'
import { useVerifyEmail } from '../account.mutations.ts'
import classes from '../auth-form.module.css'
import * as words from '../auth-words.ts'

interface VerifyLinkProps {
  /** From the link in the mail. */
  token: string
  onVerified: () => void
}

/** Confirms the address of a mailed link by a press: programs that look through mail open links, too. */
export function VerifyLink({ token, onVerified }: VerifyLinkProps) {
  const verify = useVerifyEmail()
  const linkIsBroken = Object.keys(fieldErrors(verifyEmailBody, { token })).length > 0
  const goHome = <Link to="/home">{words.goToHomeScreen}</Link>
  if (linkIsBroken) return <FormAlert message={words.verifyLinkIncomplete}>{goHome}</FormAlert>
  return (
    <div className={classes.form}>
      <FailureAlert error={verify.error}>{goHome}</FailureAlert>
      {!verify.error && <p className={classes.hint}>{words.pressToConfirm}</p>}
      <SteadyButton
        data-autofocus
        loading={verify.isPending}
        onClick={() => verify.mutate({ token }, { onSuccess: onVerified })}
      >
        {words.confirmMyAddress}
      </SteadyButton>
    </div>
  )
}

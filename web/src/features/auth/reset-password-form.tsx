import { resetBody } from '@shelfmate/contract/account/auth'
import { Link } from '@tanstack/react-router'
import { isApiError } from '#lib/api/api-error.ts'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { fieldErrors } from '#lib/forms/forms.ts'
import { refusedFields } from '#lib/forms/refused-fields.ts'
import { FailureAlert } from '#lib/states/failure-alert.tsx'
import { FormAlert } from '#ui/fields/form-alert.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { SteadyButton } from '#ui/steady-button.tsx'
import { useResetPassword } from './auth.mutations.ts'
import classes from './auth-form.module.css'
import * as words from './auth-words.ts'

interface ResetPasswordFormProps {
  /** From the link in the mail. */
  token: string
  onReset: () => void
}

/** Sets a new password with the link of a reset mail (D4). */
export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const reset = useResetPassword()
  const { field, submit, refuse } = useCheckedForm({ token, password: '' }, resetBody, (values) =>
    reset.mutate(values, { onSuccess: onReset, onError: leadToWrong }),
  )
  function leadToWrong(error: unknown) {
    refuse(refusedFields(error))
  }
  const isBesideField = 'password' in refusedFields(reset.error)
  const linkIsOver = isApiError(reset.error, 'RESET_LINK_INVALID')
  const linkIsBroken = fieldErrors(resetBody.shape.token, token)[''] !== undefined
  const askAgain = <Link to="/forgot">{words.askForNewLink}</Link>
  if (linkIsBroken) return <FormAlert message={words.resetLinkIncomplete}>{askAgain}</FormAlert>
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <FailureAlert error={!isBesideField && reset.error}>{linkIsOver && askAgain}</FailureAlert>
      <PasswordField
        label={words.newPassword}
        autoComplete="new-password"
        description={words.passwordRule}
        data-autofocus
        {...field('password')}
      />
      <SteadyButton type="submit" loading={reset.isPending}>
        {words.setPassword}
      </SteadyButton>
    </form>
  )
}

import { changeEmailBody } from '@shelfmate/contract/account/auth'
import { isApiError } from '#lib/api/api-error.ts'
import { describeError } from '#lib/api/errors.ts'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { FailureAlert } from '#lib/states/failure-alert.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { takeLostFocus } from '#ui/layers/use-focus-return.ts'
import { useChangeEmail } from '../account.mutations.ts'
import classes from '../auth-form.module.css'
import * as words from '../auth-words.ts'
import { EmailField, FormButtons } from '../form-parts.tsx'

interface ChangeEmailFormProps {
  /** The address as it is. */
  email: string
  /** No mail asks for it to be confirmed. */
  countsAtOnce?: boolean
  /** It stands where the card of another change stood. */
  isInstead?: boolean
  onSent: () => void
  onChanged: () => void
  onKept: () => void
  onCancel: () => void
}

/** The new address and the password; the new one counts once its mail was answered, or at once. */
export function ChangeEmailForm({
  email,
  countsAtOnce = false,
  isInstead = false,
  onSent,
  onChanged,
  onKept,
  onCancel,
}: ChangeEmailFormProps) {
  const change = useChangeEmail({ email, onSent, onChanged, onKept })
  const { form, field, submit, refuse } = useCheckedForm(
    { email: '', password: '' },
    changeEmailBody,
    (values) => change.mutate(values, { onError: leadToWrong }),
  )
  const isWrong = isApiError(change.error, 'WRONG_PASSWORD')
  const aboutEmail = isApiError(change.error, 'EMAIL_TAKEN') || isApiError(change.error, 'EMAIL_NOT_ALLOWED')
  function leadToWrong(error: unknown) {
    if (isApiError(error, 'WRONG_PASSWORD')) refuse({ password: describeError(error).message })
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <p className={classes.hint}>
        {words.yourEmailIs} <b className={classes.address}>{email}</b>
        {countsAtOnce ? words.newEmailAtOnce : words.codeToNewEmail}
      </p>
      <FailureAlert error={!aboutEmail && !isWrong && change.error} />
      <EmailField
        label={words.newEmail}
        ref={isInstead ? takeLostFocus : undefined}
        autoComplete="email"
        {...field('email')}
        error={form.errors['email'] ?? (aboutEmail && describeError(change.error).message)}
      />
      <PasswordField label={words.password} autoComplete="current-password" {...field('password')} />
      <FormButtons send={words.changeEmail} isBusy={change.isPending} onCancel={onCancel} />
    </form>
  )
}

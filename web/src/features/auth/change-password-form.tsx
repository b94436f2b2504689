import { changePasswordBody } from '@shelfmate/contract/account/auth'
import { isApiError } from '#lib/api/api-error.ts'
import { describeError } from '#lib/api/errors.ts'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { refusedFields } from '#lib/forms/refused-fields.ts'
import { FailureAlert } from '#lib/states/failure-alert.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { useChangePassword } from './auth.mutations.ts'
import classes from './auth-form.module.css'
import * as words from './auth-words.ts'
import { FormButtons } from './form-parts.tsx'

interface ChangePasswordFormProps {
  /** For password managers: the account whose password this is. */
  email: string
  /** Told even where the form has gone meanwhile. */
  onChanged: () => void
  /** Leads on from the form. */
  onDone: () => void
  onCancel: () => void
}

/** Current and new password; the server checks the current one first. */
export function ChangePasswordForm({ email, onChanged, onDone, onCancel }: ChangePasswordFormProps) {
  const change = useChangePassword(onChanged)
  const { field, submit, refuse } = useCheckedForm(
    { currentPassword: '', newPassword: '' },
    changePasswordBody,
    (values) => change.mutate(values, { onSuccess: onDone, onError: leadToWrong }),
  )
  function leadToWrong(error: unknown) {
    refuse(wrongFields(error))
  }
  const isBesideField = Object.keys(wrongFields(change.error)).length > 0
  const isSignedOut = isApiError(change.error, 'UNAUTHENTICATED')
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <FailureAlert
        error={!isBesideField && change.error}
        said={(reason) => (isSignedOut ? reason : words.notChanged(reason))}
      />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={words.currentPassword}
        autoComplete="current-password"
        {...field('currentPassword')}
      />
      <PasswordField label={words.newPassword} autoComplete="new-password" {...field('newPassword')} />
      <FormButtons send={words.updatePassword} isBusy={change.isPending} onCancel={onCancel} />
    </form>
  )
}

/** What is wrong with the passwords, as the texts that stand beside their fields. */
function wrongFields(error: unknown): Record<string, string> {
  const fields = isApiError(error, 'WRONG_PASSWORD')
    ? { currentPassword: describeError(error).message }
    : refusedFields(error)
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, words.notChanged(text)]))
}

import { changePasswordBody } from '@shelfmate/contract/account/auth'
import { isApiError } from '#lib/api/api-error.ts'
import { describeError } from '#lib/api/errors.ts'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { fieldErrors } from '#lib/forms/forms.ts'
import { FormAlert } from '#ui/fields/form-alert.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { useChangePassword } from './auth.mutations.ts'
import classes from './auth-form.module.css'
import * as words from './auth-words.ts'
import { FormButtons } from './form-parts.tsx'

interface ChangePasswordFormProps {
  /** For password managers: the account whose password this is. */
  email: string
  onChanged: () => void
  onCancel: () => void
}

/** Current and new password; the server checks the current one first. */
export function ChangePasswordForm({ email, onChanged, onCancel }: ChangePasswordFormProps) {
  const change = useChangePassword()
  const { form, submit } = useCheckedForm(
    { currentPassword: '', newPassword: '' },
    (values) => fieldErrors(changePasswordBody, values),
    (values) => change.mutate(values, { onSuccess: onChanged }),
  )
  const failure = change.error && describeError(change.error)
  const prefix = isApiError(change.error, 'UNAUTHENTICATED') ? '' : 'Error: '
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {failure && <FormAlert message={prefix + failure.message} requestId={failure.requestId} />}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={words.currentPassword}
        name="currentPassword"
        autoComplete="current-password"
        {...form.getInputProps('currentPassword')}
      />
      <PasswordField
        label={words.newPassword}
        name="newPassword"
        autoComplete="new-password"
        {...form.getInputProps('newPassword')}
      />
      <FormButtons send={words.updatePassword} isBusy={change.isPending} onCancel={onCancel} />
    </form>
  )
}
